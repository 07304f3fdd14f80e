"""The server: tables over HTTP and WebSocket, their log on disk, computer players in processes."""
