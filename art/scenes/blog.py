"""Guides: a writer at his typewriter, under a map of the world."""
from props import *

LANDS = (  # (longitude, latitude)
    ((-17, 15), (-10, 30), (-6, 35), (10, 37), (11, 33), (20, 31), (32, 31), (35, 27), (43, 12), (51, 12), (42, 0), (39, -8), (40, -15), (35, -24),
     (28, -33), (18, -34), (12, -17), (9, -1), (9, 4), (-8, 4)),
    ((-9, 37), (-9, 43), (-2, 44), (-4, 48), (5, 52), (8, 57), (6, 62), (20, 70), (40, 67), (70, 72), (110, 74), (150, 70), (160, 60), (140, 54),
     (135, 44), (128, 38), (122, 40), (121, 30), (110, 20), (107, 10), (103, 2), (98, 15), (90, 22), (80, 8), (73, 20), (66, 25), (57, 26), (58, 20),
     (45, 13), (36, 28), (36, 36), (27, 37), (24, 38), (19, 41), (13, 45), (18, 40), (10, 43), (3, 43), (0, 38)),
    ((44, -16), (50, -15), (47, -25), (44, -24)),
    ((114, -22), (122, -18), (131, -12), (136, -15), (142, -11), (146, -19), (153, -28), (148, -38), (138, -35), (130, -32), (115, -34)),
    ((-5, 50), (1, 51), (-2, 56), (-5, 58)), ((131, 33), (140, 36), (141, 43), (136, 36)))


def on_map(longitude, latitude):
    return (longitude - 70) * 0.0132, (latitude + 48) * 0.0094


def globe():
    """A globe on its foot, with Africa to the front."""
    cyl(0, 0, 0, 0.22, 0.05, DARKWOOD)
    tube([(0, 0, 0.05), (0, 0, 0.16)], 0.03, DARKWOOD)
    ball(0, 0, 0.5, 0.34, paint('#3F8C9A', rough=0.3))
    for land in LANDS[:2]:
        turn = lambda lon, lat, r: (r * math.cos(math.radians(lat)) * math.sin(math.radians(lon - 5)), -r * math.cos(math.radians(lat)) * math.cos(math.radians(lon - 5)), 0.5 + r * math.sin(math.radians(lat)))
        x, y = (sum(c) / len(land) for c in zip(*land))
        rings = [[turn(x + (a - x) * k / 5, y + (b - y) * k / 5, 0.35) for a, b in land] for k in range(1, 6)]
        n = len(land)
        surface([p for r in rings for p in r], [tuple(range(n))] + [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(4) for i in range(n)], '#8DB06A')


begin('corner')
at(0, 0.26).put(room, '#8FB0AE', '#E3C79B', '#CFAE7C', w=4.0, d=2.4, h=2.15)
box(-0.05, -0.22, 0, 3.3, 1.16, 0.02, paint('#A8432C', 0.08, 0.3), 0.01)  # the rug
box(-0.05, -0.22, 0.005, 3.0, 0.92, 0.02, paint('#D9774C', 0.08, 0.3), 0.01)
at(1.68, 1.0, 0, 20, 2.3).put(pot, ACTION)
with at(1.62, -0.62):  # the basket, and the drafts that missed it
    lathe(0, 0, 0, ((0.17, 0), (0.21, 0.36), (0.23, 0.36), (0.23, 0.4), (0.19, 0.4), (0.16, 0.3), (0.01, 0.3)), SUN)
    for k in range(10):
        a = k * math.tau / 10
        tube([(0.18 * math.cos(a), 0.18 * math.sin(a), 0.02), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.38)], 0.014, '#C98D52')
    for x, y, z, r in ((0.02, 0.0, 0.38, 0.11), (-0.08, 0.06, 0.4, 0.09), (-0.38, -0.1, 0.08, 0.09), (-0.66, 0.04, 0.09, 0.08), (-0.52, -0.2, 0.07, 0.07)):
        cyl(x, y, z - r, r * 0.9, 1.7 * r, '#F5EDDD', r * 0.7, bevel=0.03, sides=5, rot=200 * x, tilt=(20, 30 * y))
with at(0.2, 1.2, 0.92):  # the map over the desk
    box(0, 0, 0, 2.6, 0.05, 1.14, DARKWOOD, 0.02)
    box(0, -0.02, 0.05, 2.48, 0.05, 1.04, '#8FC3C4', 0)
    for land in LANDS:
        profile([on_map(*p) for p in land], -0.06, 0.03, '#F1DCA6', 0)
    stops = [on_map(*p) for p in ((0, 51), (39, -7), (114, 24))]
    for x, z in stops:
        ball(x, -0.07, z, 0.05, ACTION)
    tube([(stops[0][0], -0.07, stops[0][1]), (stops[1][0], -0.07, stops[1][1])], 0.016, ACTION)
    tube([(stops[1][0], -0.07, stops[1][1]), (stops[2][0], -0.07, stops[2][1])], 0.016, ACTION)
with at(-1.78, 0.3, 0.95, 90):  # books on the left wall
    for z in (0, 0.56):
        box(0, -0.16, z, 1.3, 0.32, 0.05, WOOD, 0.01)
        for k in range(9):
            if k != (6 if z else 2):
                box(-0.54 + 0.135 * k, -0.16, z + 0.05, 0.11, 0.24, 0.3 + 0.06 * (k * 5 % 3), (SEA, NECTARINE, SUN, LEAF, MIST, ACTION)[(k + 4 * (z > 0)) % 6], 0.012)
with at(-0.1, -0.15):
    table(2.5, 1.2, 0.78)
    at(-0.95, 0.1, 0.78).put(globe)
    with at(0.3, 0.05, 0.78, 78, 1.2):  # the typewriter
        profile([(-0.36, 0), (0.36, 0), (0.36, 0.1), (0.3, 0.18), (-0.3, 0.18), (-0.36, 0.1)], -0.42, 0.5, NECTARINE, 0.04)
        box(0, 0.16, 0, 0.76, 0.36, 0.34, NECTARINE, 0.06)
        cyl(0, 0.2, 0.4, 0.09, 0.95, INK, axis='x')
        for x in (-0.52, 0.52):
            cyl(x, 0.2, 0.4, 0.07, 0.08, SUN, axis='x')
        with at(0, 0.24, 0.38, tilt=(-12, 0)):
            box(0, 0, 0, 0.56, 0.02, 0.7, '#F5EDDD', 0.004)
            for i in range(5):
                box(-0.05 if i % 3 == 2 else 0, -0.015, 0.56 - i * 0.09, 0.3 if i % 3 == 2 else 0.42, 0.01, 0.03, ACTION if i == 0 else STEEL, 0)
        for row in range(4):
            for i in range(8):
                cyl(-0.28 + i * 0.075 + row * 0.012, -0.37 + row * 0.085, 0.17 + row * 0.012, 0.028, 0.05, INK if (i + row) % 7 else SUN, sides=12)
    at(-0.6, -0.3, 0.78, 14, 0.8).put(sheet, 0.5, 0.64, SEA, 5)
    at(-0.05, -0.48, 0.78).put(cup, SEA)
with at(1.35, -0.1, 0, -80):  # the writer
    at(s=1.1).put(chair, SEA)
    at(0, -0.02, 0.04, s=1.5).put(person, SUN, INK, hands=((-0.16, -0.42, 0.68), (0.16, -0.42, 0.68)), sits=True)
