reason-lesson_later = Eso llega en la lección { $lesson }.
reason-lesson_now = No hace falta en este paso.
