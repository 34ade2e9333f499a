"""Players of this server: their devices, passkeys and phrases, results and ratings."""
