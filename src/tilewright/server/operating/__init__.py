"""What operators do: bans, announcements, what players report, and a log of all that was done."""
