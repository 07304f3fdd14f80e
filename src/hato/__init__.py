"""Hato: the flower-card games of Korea, Japan and Sakhalin, and their relatives."""

__version__ = "0.1.0"
