reason-lesson_later = Cela vient à la leçon { $lesson }.
reason-lesson_now = Inutile pour cette étape.
