### Yourself and other players: names, devices, ratings, games

me-title = You
