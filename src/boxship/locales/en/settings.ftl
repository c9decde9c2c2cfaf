### The settings sheet: groups with a title, a row of choices and a line that explains them.

settings = Settings
# Beside the title.
settings-kept = Changes take effect right away and are kept in this browser.
settings-close = Close
# The key that closes the sheet, as it is written on the keyboard.
settings-escape = Esc

settings-sound = Sound
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full
settings-sound-line = Steel, a horn at landing, wax and paper.

# How fast the moves of the other players are shown.
settings-pace = Pace of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
# One press for each move.
settings-pace-step = Step
settings-pace-line = Everything waits while you read a result.

settings-motion = Motion
# As the computer or phone is set.
settings-motion-system = Match my system
settings-motion-full = Full
settings-motion-none = None
settings-motion-line = Without motion, a ring marks each change for a second.

settings-confirm = Confirm
settings-confirm-everything = Every action
settings-confirm-lasting = Only what can’t be undone
settings-confirm-line = Prices, bids, landings and the end of a turn always wait for you.

settings-palette = Colours
# As on a printed chart.
settings-palette-chart = Chart
settings-palette-strong = Strong
# Said to screen readers; others see a row of containers.
settings-palette-line = The strong colours are easier to tell apart.

settings-theme = Light or dark
settings-theme-system = Match my system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-line = Paper by day, dark sea by night.

settings-coaching = Coaching
settings-coaching-on = On
settings-coaching-off = Off
settings-coaching-line = A note when something happens for the first time.

settings-language = Language
settings-language-line = You can switch mid-game, too.
