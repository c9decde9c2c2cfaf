"""``python -m boxship``: the same as the command ``boxship``."""

from boxship.cli import main

if __name__ == "__main__":
    main()
