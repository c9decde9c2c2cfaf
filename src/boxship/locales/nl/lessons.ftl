reason-lesson_later = Dat komt in les { $lesson }.
reason-lesson_now = Voor deze stap niet nodig.
