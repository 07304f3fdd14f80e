"""One folder is one game; no game imports another."""
