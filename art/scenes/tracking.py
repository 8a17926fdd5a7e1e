"""Tracking: a globe with a dotted way from pin to pin, a plane on it, and the parcel beside the phone."""
from props import *

R, MIDDLE = 1.18, (0, 0, 1.62)
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


begin('corner')
ground(4.4, 3.2, '#D9C49C')
cyl(-0.2, 0.35, 0, 1.6, 0.03, paint('#A8432C', 0.06, 0.3), bevel=0)
cyl(-0.2, 0.35, 0.01, 1.4, 0.03, paint('#C4563A', 0.06, 0.3), bevel=0)
with at(-0.2, 0.35):
    lathe(0, 0, 0.03, ((0.62, 0), (0.6, 0.08), (0.2, 0.14), (0.1, 0.2), (0.1, 0.42), (0.01, 0.42)), DARKWOOD)
    ball(*MIDDLE, R, paint('#1E7C8B', rough=0.35))
    tube([(1.33 * math.cos(k * 0.15 + 1.57) * 0.86, 1.33 * math.cos(k * 0.15 + 1.57) * 0.5, MIDDLE[2] + 1.33 * math.sin(k * 0.15 + 1.57)) for k in range(22)], 0.045, paint('#C98A3A', rough=0.3))
    for lat in range(-36, 72, 5):
        step = 5 / max(0.3, math.cos(math.radians(lat)))
        for k in range(int(130 / step)):
            lon = -18 + k * step
            if any(inside(lon, lat, outline) for outline in LAND):
                ball(*spot(lon, lat), 0.043, '#EBD39B')
    for i in range(24):  # the way from London to Dar es Salaam
        t = i / 23
        x = spot(39 * t, 51 - 58 * t, R + 0.06 + 0.42 * math.sin(math.pi * t))
        ball(*x, 0.034, NECTARINE if t < 0.6 else WHITE)
    for place, c in (((0, 51), SUN), ((39, -7), ACTION)):
        (x, y, z), (u, v, w) = spot(*place), spot(*place, R + 0.3)
        tube([(x, y, z), (u, v, w)], 0.025, WHITE)
        ball(u, v, w, 0.13, paint(c, rough=0.3))
    x, y, z = spot(23.4, 16.2, R + 0.55)
    at(x, y, z, -62, 0.2, (8, 30)).put(plane)
with at(1.35, -0.75, 0, 10):  # the parcel
    carton(0.8, 0.62, 0.56)
with at(0.45, -1.15, 0, -14):  # the phone: three of five are done
    box(0, 0.1, 0, 0.34, 0.24, 0.05, INK, 0.02)
    with at(0, 0, 0.02, tilt=(-18, 0)):
        box(0, 0, 0, 0.5, 0.07, 0.9, INK, 0.05)
        box(0, -0.03, 0.05, 0.42, 0.03, 0.8, paint('#F7E8CC', glow=0.3), 0.02)
        for i in range(5):
            cyl(-0.12, -0.05, 0.72 - i * 0.14, 0.045, 0.02, LEAF if i < 3 else STEEL, axis='y', bevel=0)
            box(0.05, -0.05, 0.7 - i * 0.14, 0.2, 0.02, 0.035, INK if i < 3 else STEEL, 0)
at(-1.7, -0.95, s=1.1).put(cartons, (0, 0, 0, 0.5, 8), (0.02, 0, 0.36, 0.36, -14))
