"""All routes: from the quay of Dar es Salaam they fan out past the light, to a ship, a dhow and a plane."""
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
for k in range(8):  # the rose of a compass
    point = lambda turn, r: (r * math.sin(turn * math.tau / 16), 0.3 + r * math.cos(turn * math.tau / 16))
    for side, colour in ((-1, '#D9521F'), (1, '#F5A93B')):
        slab([(0, 0.3), point(2 * k + side, 4.6), point(2 * k, 5.9 if k % 2 else 6.5)][::side], -0.62, 0.22, colour, 0.03)
slab(ring(5.1, 96, (0, 0.3)), -0.5, 0.5, paint(WATER, 0.16, 2.2, rough=0.5), 0.12)
COAST = [(-4.98, 1.1), (-3.6, 1.3), (-2.4, 1.9), (-1.0, 2.1), (0.6, 2.3), (2.4, 2.0), (4.0, 2.2), (4.72, 2.0)]
for grow, z, h, colour in ((0.35, 0, 0.012, paint(SHALLOW, rough=0.5)), (0.15, 0, 0.08, '#CFE0D2'), (0, 0, 0.2, paint(BEACH, 0.1))):
    slab([(x, y - grow) for x, y in COAST] + [(5.05 * math.cos(math.radians(a)), 0.3 + 5.05 * math.sin(math.radians(a))) for a in range(20, 170, 5)], z, h, colour, 0.02)
for x, y, w, floors, colour, trim, top in (
        (-4.1, 2.9, 1.0, 1, SUN, WHITE, ACTION), (-2.9, 3.0, 0.95, 3, MIST, SEA, 'flat'), (-0.45, 3.05, 1.0, 2, PLASTER, WHITE, BRICK),
        (0.75, 3.0, 0.9, 4, ROSE, WHITE, 'flat'), (1.9, 3.0, 1.05, 2, NECTARINE, WHITE, ACTION), (2.95, 3.0, 0.9, 3, WHITE, SEA, 'flat'), (3.95, 2.75, 0.9, 1, SUN, WHITE, ACTION)):
    at(x, y, 0.2).put(house, w, 0.85, floors, colour, trim, None, None, top, 0.6, 0.42)
with at(-1.6, 2.9, 0.2):  # the church at the water
    box(0, 0.2, 0, 0.9, 0.9, 1.0, WHITE, 0.02)
    at(0, 0.2, 0, 90).put(roof, 1.0, 1.05, 1.0, 0.5, ACTION)
    box(0, -0.35, 0, 0.56, 0.5, 2.1, WHITE, 0.02)
    cyl(0, -0.35, 2.1, 0.46, 0.95, ACTION, 0.01, sides=4, rot=45, bevel=0)
    at(0, -0.6).put(door, SEA, 0.22, 0.5)
    at(0, -0.6, 1.3).put(window, 0.16, 0.36, SEA)
for x, y, h, lean in ((-3.4, 2.0, 1.2, 0.3), (-2.3, 2.4, 1.0, -0.2), (0.1, 2.55, 1.0, 0.2), (2.3, 2.35, 1.1, 0.3), (3.5, 2.4, 1.3, -0.3), (-4.5, 1.5, 1.1, 0.2)):
    at(x, y, 0.2, 20 * x).put(palm, h, lean)
with at(-2.6, -1.5):  # the light on its rock
    for grow, z, h, colour in ((1.35, 0, 0.012, paint(SHALLOW, rough=0.5)), (1.15, 0, 0.2, '#CFE0D2')):
        slab(ring(grow, 24), z, h, colour, 0.03)
    slab(curve([(-1.0, -0.4), (-0.2, -0.95), (0.8, -0.7), (1.0, 0.2), (0.4, 0.9), (-0.7, 0.75)]), 0, 0.42, paint('#B9A27C', 0.2, 0.3), 0.08)
    slab(curve([(-0.7, -0.2), (0, -0.6), (0.6, -0.3), (0.65, 0.3), (0, 0.6), (-0.6, 0.5)]), 0.4, 0.2, paint('#C9B48C', 0.2, 0.3), 0.06)
    at(0, 0, 0.58).put(lighthouse, 3.2)
at(1.45, -0.75, 0, -20, 1.12).put(ship)
at(-0.75, -2.62, 0, 8, 1.2).put(dhow)
at(2.0, 2.4, 4.9, -20, 1.0, (8, -14)).put(plane)
for route in (((-0.9, 1.75), (-1.05, 1.1), (-1.1, 0.45), (-0.9, 0.1)), ((3.9, -1.9), (4.4, -2.1)),
              ((-2.2, 1.5), (-3.0, 1.0), (-4.0, 0.3), (-4.3, -0.8), (-4.1, -1.8), (-3.4, -2.6), (-2.6, -2.85), (-1.9, -2.8)), ((0.9, -2.6), (2.2, -2.6), (3.2, -3.1))):
    for a, b in zip(route, route[1:]):
        count = round(math.dist(a, b) / 0.36)
        for k in range(count):
            cyl(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count, 0, 0.11, 0.04, '#F0562B', bevel=0.01, sides=20)
waves(30, (-4.4, 4.4), (-3.0, 1.2), lambda x, y: abs(y + 0.75 + 0.36 * (x - 1.5)) > 1 and abs(x + 2.6) > 1.4 and y > -1.8 and math.hypot(x, y) < 4.4)
