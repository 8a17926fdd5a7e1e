"""All routes: the way into the harbour of Dar es Salaam from the sea, past the light, with the town behind."""
from props import *


def lighthouse(h=3.0):
    for i in range(5):
        r, r2 = 0.42 - 0.05 * i, 0.37 - 0.05 * i
        cyl(0, 0, i * h / 5, r, h / 5, ACTION if i % 2 else WHITE, r2, bevel=0, sides=40)
    cyl(0, 0, h, 0.34, 0.09, INK, sides=40)
    cyl(0, 0, h + 0.09, 0.17, 0.34, paint(SUN, glow=1.6), sides=24)
    for k in range(8):
        a = k * math.tau / 8
        tube([(0.3 * math.cos(a), 0.3 * math.sin(a), h + 0.09), (0.3 * math.cos(a), 0.3 * math.sin(a), h + 0.24)], 0.015, WHITE)
    cyl(0, 0, h + 0.43, 0.26, 0.24, ACTION, 0.02, sides=40, bevel=0)
    ball(0, 0, h + 0.7, 0.05, SUN)
    at(0, -0.38).put(door, SEA, 0.24, 0.5)


begin('wide')
box(0, 0, -0.5, 9.6, 7.4, 0.5, paint(WATER, 0.16, 2.2, rough=0.5), 0.12)
COAST = [(-4.75, 0.9), (-3.6, 1.3), (-2.4, 1.9), (-1.0, 2.1), (0.6, 2.3), (2.4, 2.0), (4.0, 2.2), (4.75, 1.9)]
for grow, z, h, colour in ((0.35, 0, 0.012, paint(SHALLOW, rough=0.5)), (0.15, 0, 0.08, '#CFE0D2'), (0, 0, 0.2, paint(BEACH, 0.1))):
    slab([(x, y - grow) for x, y in COAST] + [(4.75, 3.66), (-4.75, 3.66)], z, h, colour, 0.02)
for i, (x, y, w, floors, colour, trim, top) in enumerate((
        (-4.1, 2.7, 1.0, 2, SUN, WHITE, ACTION), (-2.9, 3.0, 0.9, 4, MIST, SEA, 'flat'), (-1.75, 2.95, 1.0, 3, ROSE, WHITE, 'flat'),
        (-0.5, 3.05, 0.85, 6, '#D9E2DC', SEA, 'flat'), (0.6, 3.0, 0.9, 5, PLASTER, ACTION, 'flat'), (1.75, 3.0, 1.1, 2, NECTARINE, WHITE, BRICK), (2.95, 2.9, 0.95, 3, WHITE, SEA, 'flat'), (4.05, 2.95, 0.9, 2, SUN, WHITE, ACTION))):
    at(x, y, 0.2).put(house, w, 0.85, floors, colour, trim, None, None, top, 0.6, 0.42)
for x, y, h, lean in ((-3.4, 2.0, 1.2, 0.3), (-2.3, 2.4, 1.0, -0.2), (0.1, 2.55, 1.0, 0.2), (2.3, 2.35, 1.1, 0.3), (3.5, 2.4, 1.3, -0.3), (-4.5, 1.5, 1.1, 0.2)):
    at(x, y, 0.2, 20 * x).put(palm, h, lean)
with at(-2.6, -1.5):  # the light on its rock
    for grow, z, h, colour in ((1.35, 0, 0.012, paint(SHALLOW, rough=0.5)), (1.15, 0, 0.2, '#CFE0D2')):
        slab(ring(grow, 24), z, h, colour, 0.03)
    slab(curve([(-1.0, -0.4), (-0.2, -0.95), (0.8, -0.7), (1.0, 0.2), (0.4, 0.9), (-0.7, 0.75)]), 0, 0.42, paint('#B9A27C', 0.2, 0.3), 0.08)
    slab(curve([(-0.7, -0.2), (0, -0.6), (0.6, -0.3), (0.65, 0.3), (0, 0.6), (-0.6, 0.5)]), 0.4, 0.2, paint('#C9B48C', 0.2, 0.3), 0.06)
    at(0, 0, 0.58).put(lighthouse, 3.2)
at(1.7, -0.5, 0, 158, 1.05).put(ship)
for x, y, rot, s in ((-3.3, -3.05, 8, 0.95), (-0.7, -3.1, -16, 0.72)):
    at(x, y, 0, rot).put(dhow, s)
ROUTE = [(3.9, -3.3), (2.6, -2.75), (1.0, -2.3), (-0.4, -1.75), (-1.15, -1.05), (-1.4, -0.3), (-1.6, 0.5), (-2.1, 1.3)]
for a, b in zip(ROUTE, ROUTE[1:]):
    count = round(math.dist(a, b) / 0.4)
    for k in range(count):
        cyl(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count, 0, 0.095, 0.03, '#F0562B', bevel=0.01, sides=20)
for x, y, z in ((4.2, -3.28, 0), (-2.2, 1.72, 0.2)):  # where it begins and where it ends
    with at(x, y, z):
        lathe(0, 0, 0, ((0.01, 0), (0.1, 0.22), (0.24, 0.52), (0.29, 0.7), (0.26, 0.86), (0.16, 0.98), (0.01, 1.02)), '#F0562B')
        ball(0.07, -0.2, 0.72, 0.12, WHITE)
waves(30, (-4.4, 4.4), (-3.5, 1.2), lambda x, y: abs(y + 0.2 + 0.4 * (x - 1.5)) > 1 and abs(x + 2.6) > 1.4)
for x, y, z, s in ((-3.6, 3.0, 3.8, 0.7),):
    at(x, y, z).put(cloud, s)
