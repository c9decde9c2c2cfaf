# Words that stand on many screens.
boxship = Boxship
