"""Tracking: somebody flies the plane that circles the globe like a kite, with a flag on its line for each station."""
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
cyl(-0.7, 0.1, -0.4, 1.72, 0.4, paint('#D9B87F', 0.1, 1.2), sides=72, bevel=0.1)
with at(-1.1, 0.4):
    lathe(0, 0, 0, ((0.8, 0), (0.78, 0.08), (0.24, 0.14), (0.12, 0.2), (0.12, 0.4), (0.01, 0.4)), DARKWOOD)
    ball(*MIDDLE, R, paint('#1E7C8B', rough=0.35))
    for lat in range(-36, 72, 5):
        step = 5 / max(0.3, math.cos(math.radians(lat)))
        for k in range(int(180 / step)):
            lon = -62 + k * step
            if any(inside(lon, lat, outline) for outline in LAND):
                ball(*spot(lon, lat), 0.043, '#EBD39B')
    with at(0, 0, MIDDLE[2], 30):  # the ring that holds it
        tube([(x, 0, z) for x, z in ring(R + 0.1, 48)[12:37]], 0.05, paint('#D9A441', rough=0.3))
        for z in (R + 0.06, -R - 0.06):
            ball(0, 0, z, 0.09, paint('#D9A441', rough=0.3))
    ball(*spot(39, -7), 0.12, paint(ACTION, rough=0.3))
# The line: from the hand of who flies it up to the plane, with a flag for each of the five stations.
HAND, PLANE = Vector((0.75, -0.62, 1.12)), Vector((2.15, 0.4, 2.75))
line = lambda t: HAND.lerp(PLANE, t) + Vector((0.12, 0, -0.42)) * math.sin(math.pi * t)
tube([tuple(line(t / 24)) for t in range(25)], 0.018, INK)
for i, colour in enumerate((LEAF, LEAF, NECTARINE, MIST, MIST)):
    p, q = line(0.9 - i * 0.17), line(0.79 - i * 0.17)
    surface([tuple(p), tuple(q), tuple((p + q) / 2 + Vector((0.06, -0.04, -0.46)))], [(0, 1, 2)], colour, 0.03)
at(PLANE.x + 0.2, PLANE.y, PLANE.z + 0.1, 8, 0.72, (8, -24)).put(plane)
with at(0.6, -0.5, 0, 112, 1.45):
    person(SUN, skirt=ACTION, skin='#5F3822', hair=ACTION, hands=((-0.16, -0.2, 0.76), (0.2, -0.3, 0.6)))
