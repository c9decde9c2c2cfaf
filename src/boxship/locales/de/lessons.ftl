reason-lesson_later = Das kommt in Lektion { $lesson }.
reason-lesson_now = Für diesen Schritt nicht nötig.
