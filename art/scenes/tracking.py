"""Tracking: a plane draws its way around the globe, and a woman shows us the same red dot on her phone."""
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
    """A point of the way from the UK to Dar es Salaam, in an arc over the globe to the right."""
    high = math.sin(math.pi * t)
    return Vector(spot(40 * t - 1 + 20 * high, 52 - 59 * t + 6 * high, R + 0.06 + 0.34 * high)) + Vector((-1.1, 0.4, 0))


begin('corner', evening=True)
cyl(-0.7, 0.1, -0.4, 1.72, 0.4, paint('#C9572E', 0.06, 1.2), sides=72, bevel=0.1)
with at(-1.1, 0.4):
    lathe(0, 0, 0, ((0.8, 0), (0.78, 0.08), (0.24, 0.14), (0.12, 0.2), (0.12, 0.4), (0.01, 0.4)), DARKWOOD)
    ball(*MIDDLE, R, paint('#1E7C8B', rough=0.35, glow=0.4))
    for lat in range(-36, 72, 5):
        step = 5 / max(0.3, math.cos(math.radians(lat)))
        for k in range(int(180 / step)):
            lon = -62 + k * step
            if any(inside(lon, lat, outline) for outline in LAND):
                ball(*spot(lon, lat), 0.043, paint('#FFD98A', glow=0.9))
    with at(0, 0, MIDDLE[2], 30):  # the ring that holds it
        tube([(x, 0, z) for x, z in ring(R + 0.1, 48)[12:37]], 0.05, paint('#D9A441', rough=0.3))
        for z in (R + 0.06, -R - 0.06):
            ball(0, 0, z, 0.09, paint('#D9A441', rough=0.3))
    ball(*spot(39, -7), 0.13, paint('#FF4A20', glow=1.2))
# What it has flown is a line; what it has yet to fly is dots.
AT, DOT = 0.5, paint('#FF6A3A', glow=0.9)
tube([tuple(way(AT * k / 30)) for k in range(31)], 0.035, DOT)
ball(*way(0), 0.08, DOT)
for k in range(5):
    ball(*way(0.66 + 0.07 * k), 0.042, DOT)
ahead, up = (way(AT + 0.02) - way(AT)).normalized(), (way(AT) - Vector(MIDDLE) - Vector((-1.1, 0.4, 0))).normalized() + Vector((0.1, -0.3, 0.3))
craft = at()
craft.move = Matrix.Translation(way(AT)) @ Matrix((ahead, up.cross(ahead).normalized(), ahead.cross(up.cross(ahead)).normalized())).transposed().to_4x4() @ Matrix.Scale(0.2, 4)
craft.put(plane, paint('#F7F2E8', glow=0.35))
shine(1.6, -1.3, 3.6, 110, 0.3, (1, 0.93, 0.82))
with at(0.5, -0.75, 0, 22, 1.75):  # who points at it; her phone, with the same dot, lights her face
    person(SUN, INK, bun=True, nod=12, look=14, hands=((-0.4, 0.06, 1.06), (0.3, -0.26, 0.5)))
    with at(0.2, -0.42, 0.42, 12, 1, (-24, 0)):
        box(0, 0, 0, 0.3, 0.04, 0.46, INK, 0.03)
        box(0, -0.018, 0.04, 0.25, 0.02, 0.38, paint('#6FD3DD', glow=0.9), 0)
        tube([(-0.07 + 0.12 * t / 6, -0.034, 0.36 - 0.026 * t + 0.004 * t * (6 - t)) for t in range(7)], 0.012, paint('#FFF4DC', glow=0.6))
        cyl(0.05, -0.03, 0.19, 0.045, 0.012, paint('#FF4A20', glow=1), axis='y', bevel=0)
    shine(0.1, -0.6, 0.98, 6, 0.1, (0.75, 0.95, 1))
shine(-0.6, -1.7, 1.3, 90, 0.3)
at(-1.75, -0.55, 0, 20, 1.7).put(sleeping_cat)
