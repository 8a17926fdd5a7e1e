"""Tracking: a plane circles the globe on its way to Dar es Salaam, and a phone shows the five stations."""
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


def way(t):
    """A point of the way from Guangzhou to Dar es Salaam, which rises over the globe."""
    return spot(113 - 74 * t, 23 - 30 * t, R + 0.05 + 0.8 * math.sin(math.pi * t))


begin('corner')
ground(5.3, 2.7, '#D9B87F')
with at(-1.1, 0.1):
    lathe(0, 0, 0, ((0.8, 0), (0.78, 0.08), (0.24, 0.14), (0.12, 0.2), (0.12, 0.4), (0.01, 0.4)), DARKWOOD)
    ball(*MIDDLE, R, paint('#1E7C8B', rough=0.35))
    for lat in range(-36, 72, 5):
        step = 5 / max(0.3, math.cos(math.radians(lat)))
        for k in range(int(180 / step)):
            lon = -62 + k * step
            if any(inside(lon, lat, outline) for outline in LAND):
                ball(*spot(lon, lat), 0.043, '#EBD39B')
    with at(0, 0, MIDDLE[2], 30):  # the ring that holds it
        tube([(x, 0, z) for x, z in ring(R + 0.1, 48)[16:33]], 0.05, paint('#D9A441', rough=0.3))
    for i in range(23):
        ball(*way(i / 22), 0.045, ACTION)
    tube([spot(39, -7), spot(39, -7, R + 0.42)], 0.03, WHITE)
    ball(*spot(39, -7, R + 0.46), 0.16, paint(ACTION, rough=0.3))
    at(*way(0.5), 206, 0.55, (-12, 4)).put(plane)
with at(1.95, -0.3, 0, 12):  # the phone: three of five are done
    box(0, 0.14, 0, 0.7, 0.5, 0.06, SEA, 0.03)
    with at(0, 0, 0.03, tilt=(-10, 0)):
        box(0, 0, 0, 1.16, 0.12, 2.1, INK, 0.09)
        box(0, -0.05, 0.08, 1.02, 0.04, 1.94, paint('#F7E8CC', glow=0.25), 0.04)
        box(0, -0.07, 1.66, 1.02, 0.03, 0.36, SEA, 0.03)
        text(0, -0.09, 1.78, 'NL 2048 TZ', 0.16, WHITE)
        box(-0.32, -0.065, 0.26, 0.04, 0.02, 1.2, STEEL, 0)
        for i in range(5):
            z, done = 1.44 - i * 0.29, i < 3
            cyl(-0.32, -0.08, z, 0.1 if i != 2 else 0.13, 0.04, (LEAF, LEAF, paint(NECTARINE, glow=0.4), STEEL, STEEL)[i], axis='y')
            box(0.12, -0.075, z - 0.05, (0.5, 0.42, 0.54, 0.4, 0.46)[i], 0.02, 0.1, INK if done else '#BFB49C', 0.01)
with at(0.1, -0.95, 0, 10):  # the parcel on its scale
    box(0, 0, 0, 0.8, 0.66, 0.12, STEEL, 0.03)
    at(0, 0, 0.12).put(carton, 0.6, 0.5, 0.44)
