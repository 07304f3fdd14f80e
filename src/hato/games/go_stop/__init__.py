"""Go-Stop, also called Godori, and Matgo for two (reference: GS-1 to GS-17)."""

from hato.games.go_stop.game import GoStop

GAME = GoStop()
