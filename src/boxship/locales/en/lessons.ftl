reason-lesson_later = That comes in lesson { $lesson }.
reason-lesson_now = Not needed for this step.
