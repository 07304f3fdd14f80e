"""The terminal: a match in plain lines, which a screen reader can follow and a script can play."""
