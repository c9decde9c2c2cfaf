reason-lesson_later = Questo arriva nella lezione { $lesson }.
reason-lesson_now = Per questo passo non serve.
