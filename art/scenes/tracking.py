"""Tracking: an orange plane draws its way over a globe, a parcel follows, and a phone shows the five stations."""
from props import *

R, MIDDLE = 1.2, (0, 0, 1.5)
LAND = (  # coarse outlines, longitude and latitude
    ((-17, 21), (-6, 36), (10, 37), (20, 32), (33, 31), (43, 12), (51, 12), (40, -4), (40, -16), (34, -26), (26, -34), (18, -34), (12, -17), (9, 4), (-8, 5), (-17, 14)),
    ((-10, 37), (-9, 44), (-1, 47), (5, 53), (9, 58), (12, 66), (25, 71), (45, 68), (60, 70), (60, 45), (48, 38), (36, 37), (27, 37), (22, 37), (15, 41), (3, 42)),
    ((-7, 50), (2, 51), (-2, 58), (-6, 58)),
    ((35, 30), (48, 30), (57, 24), (55, 17), (44, 12.5)),
    ((50, 38), (60, 70), (110, 72), (120, 40), (120, 23), (108, 18), (105, 9), (98, 16), (90, 22), (80, 13), (77, 8), (72, 20), (60, 25), (50, 30)),
    ((44, -16), (50, -15), (47, -25), (44, -24)),
)


def inside(x, y, outline):
    odd = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def spot(lon, lat, r=R):
    """A place on the globe, which leans back so that the camera sees 24° east and 8° north."""
    a, b, lean = math.radians(lon - 24), math.radians(lat), math.radians(22)
    across, near, up = math.cos(b) * math.sin(a), math.cos(b) * math.cos(a), math.sin(b)
    near, up = near * math.cos(lean) - up * math.sin(lean), up * math.cos(lean) + near * math.sin(lean)
    return (r * (0.857 * across + 0.514 * near), r * (0.514 * across - 0.857 * near), MIDDLE[2] + r * up)


def way(t, up=0.0):
    """A point of the way from London to Dar es Salaam, which rises over the globe."""
    return spot(39 * t, 51 - 58 * t, R + 0.04 + up + 0.5 * math.sin(math.pi * t))


def along(t, up, s):
    """Above the way, with x ahead and z out of the globe."""
    place, ahead = Vector(way(t, up)), (Vector(way(t + 0.02)) - Vector(way(t - 0.02))).normalized()
    out = (Vector(way(t, 1)) - Vector(way(t))).normalized()
    side = out.cross(ahead).normalized()
    x, y, z = (math.degrees(a) for a in Matrix((ahead, side, ahead.cross(side))).transposed().to_euler())
    return at(*place, z, s, (x, y))


begin('corner')
ground(4.9, 2.7, '#D9B87F')
with at(-1.0, 0.1):
    lathe(0, 0, 0, ((0.8, 0), (0.78, 0.08), (0.24, 0.14), (0.12, 0.2), (0.12, 0.4), (0.01, 0.4)), DARKWOOD)
    ball(*MIDDLE, R, paint('#1E7C8B', rough=0.35))
    for lat in range(-36, 72, 5):
        step = 5 / max(0.3, math.cos(math.radians(lat)))
        for k in range(int(130 / step)):
            lon = -18 + k * step
            if any(inside(lon, lat, outline) for outline in LAND):
                ball(*spot(lon, lat), 0.043, '#EBD39B')
    tube([way(i / 30) for i in range(31)], 0.055, ACTION)
    for t, c in ((0, SUN), (1, ACTION)):
        tube([way(t), way(t, 0.34)], 0.03, WHITE)
        ball(*way(t, 0.36), 0.15, paint(c, rough=0.3))
    along(0.66, 0.12, 0.27).put(plane, NECTARINE, ACTION)
    along(0.3, 0.05, 0.8).put(carton)
with at(1.35, -0.2, 0, 12, 1.1):  # the phone: three of five are done
    box(0, 0.14, 0, 0.7, 0.5, 0.06, SEA, 0.03)
    with at(0, 0, 0.03, tilt=(-10, 0)):
        box(0, 0, 0, 1.16, 0.12, 2.1, INK, 0.09)
        box(0, -0.05, 0.08, 1.02, 0.04, 1.94, paint('#F7E8CC', glow=0.25), 0.04)
        box(0, -0.07, 1.66, 1.02, 0.03, 0.36, SEA, 0.03)
        text(0, -0.09, 1.78, 'NL 2048 TZ', 0.16, WHITE)
        box(-0.32, -0.065, 0.26, 0.04, 0.02, 1.2, STEEL, 0)
        for i in range(5):
            z, done = 1.44 - i * 0.29, i < 3
            cyl(-0.32, -0.08, z, 0.1 if i != 2 else 0.13, 0.04, (LEAF, LEAF, NECTARINE, STEEL, STEEL)[i], axis='y')
            box(0.12, -0.075, z - 0.05, (0.5, 0.42, 0.54, 0.4, 0.46)[i], 0.02, 0.1, INK if done else '#BFB49C', 0.01)
at(0.35, -1.0, 0, 16, 1.1).put(carton, 0.6, 0.5, 0.44)
at(2.15, -0.95, 0, -12).put(cartons, (0, 0, 0, 0.46, 0))
