"""What is sent and answered about complaints and announcements."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tilewright.tables.commands import SeatNumber

Grievance: TypeAlias = Literal["name", "phrases", "unfair", "other"]


class NewComplaint(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the operator about somebody at your table."""

    seat: SeatNumber  # whom it is about
    why: Grievance  # a name that hurts, phrases again and again, unfair play, or something else


class ComplaintMade(Struct, frozen=True):
    """The operator will see it."""

    complaint: str


class Announcement(Struct, frozen=True):
    """What the operator tells everybody."""

    id: str
    text: str
    until: int  # milliseconds since 1970


class AnnouncementList(Struct, frozen=True):
    """What the operator tells everybody now, the newest first."""

    announcements: list[Announcement]
