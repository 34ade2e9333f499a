"""Outlines of shapes that are not straight, as points: arcs, curves, stars, crescents."""

from collections.abc import Sequence
from math import acos, atan2, ceil, cos, degrees, hypot, radians, sin

from tilewright.core.picture import Point

ARC_STEP = 7.5  # degrees between two points of an arc
CURVE_STEPS = 6  # points of one stretch of a curve


def arc(x: float, y: float, radius: float, begin: float, end: float) -> list[Point]:
    """Points of a circle around (x, y) from one angle to another.

    Angles are degrees, clockwise from the right, as y grows downwards.
    """
    steps = max(1, ceil(abs(end - begin) / ARC_STEP))
    angles = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    return [on_circle(x, y, radius, angle) for angle in angles]


def curve(start: Point, *stretches: tuple[Point, Point, Point]) -> list[Point]:
    """Points of Bézier curves, each with its two handles and its end."""
    points = [start]
    for first, second, end in stretches:
        begin = points[-1]
        for step in range(1, CURVE_STEPS + 1):
            t = step / CURVE_STEPS
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            corners = (begin, first, second, end)
            x = sum([share * corner[0] for share, corner in zip(shares, corners, strict=True)])
            y = sum([share * corner[1] for share, corner in zip(shares, corners, strict=True)])
            points.append((x, y))
    return points


def star(x: float, y: float, outer: float, inner: float, tips: int) -> list[Point]:
    """A star around (x, y) whose first tip points upwards."""
    return [
        on_circle(x, y, inner if corner % 2 else outer, corner * 180 / tips - 90)
        for corner in range(2 * tips)
    ]


def octagon(x: float, y: float, radius: float) -> list[Point]:
    """An eight-sided figure around (x, y) that stands on a side."""
    return [on_circle(x, y, radius, 22.5 + 45 * side) for side in range(8)]


def on_circle(x: float, y: float, radius: float, angle: float) -> Point:
    """The point of a circle at an angle."""
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def crescent(x: float, y: float, radius: float, bite: tuple[float, float, float]) -> list[Point]:
    """What is left of a disc where another, `bite` (its centre and radius), covers its rim."""
    bite_x, bite_y, bite_radius = bite
    distance = hypot(bite_x - x, bite_y - y)
    towards = degrees(atan2(bite_y - y, bite_x - x))
    own = degrees(acos((distance**2 + radius**2 - bite_radius**2) / (2 * distance * radius)))
    inner = (distance**2 + bite_radius**2 - radius**2) / (2 * distance * bite_radius)
    other = degrees(acos(inner))
    outside = arc(x, y, radius, towards + own, towards + 360 - own)
    inside = arc(bite_x, bite_y, bite_radius, towards + 180 + other, towards + 180 - other)
    return outside + inside


def turned(points: Sequence[Point], angle: float) -> list[Point]:
    """Points turned clockwise around the middle of a motif."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return [(50 + (x - 50) * c - (y - 50) * s, 50 + (x - 50) * s + (y - 50) * c) for x, y in points]
