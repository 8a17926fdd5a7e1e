"""Dar es Salaam from the water at the last of the day: the port, the ferry before the church, the beach with its boats."""
from land import *


def church():
    """The church at the front: a white nave with a tiled roof, and its tower."""
    box(0.2, 0.6, 0, 3.4, 2.4, 1.7, WHITE, 0.03)
    at(0.2, 0.6).put(roof, 3.7, 2.8, 1.7, 1.5, BRICK)
    for x in (-1.1, -0.45, 0.2, 0.85, 1.5):
        at(x, -0.6, 0.5).put(window, 0.2, 0.7)
    with at(-1.9, -0.2):
        box(0, 0, 0, 1.0, 1.0, 3.6, WHITE, 0.03)
        box(0, 0, 2.5, 1.1, 1.1, 0.1, STONE, 0.01)
        box(0, 0, 3.55, 1.16, 1.16, 0.12, BRICK, 0.01)
        cyl(0, 0, 3.66, 0.8, 1.5, BRICK, 0.02, sides=4, rot=45, bevel=0)
        tube([(0, 0, 5.1), (0, 0, 5.5)], 0.03, SUN)
        for turn in (0, 90):
            for z in (1.4, 2.75):
                with at(rot=turn):
                    at(0, -0.5, z).put(window, 0.24, 0.5)
        at(0, -0.5).put(door, SEA, 0.36, 0.7)


def ferry():
    """The ferry over the harbour along +x, 9 long: people at the rail, a bajaji, the bridge above them."""
    hull = [(-4.3, -1.0), (4.3, -1.0), (4.9, -0.7), (4.9, 0.7), (4.3, 1.0), (-4.3, 1.0), (-4.9, 0.7), (-4.9, -0.7)]
    slab([(x * 0.97, y * 0.95) for x, y in hull], -0.1, 0.3, ACTION, 0.04)
    slab(hull, 0.15, 0.5, SEA, 0.06)
    slab([(x * 1.005, y * 1.01) for x, y in hull], 0.56, 0.09, WHITE, 0.02)
    slab([(x * 0.97, y * 0.93) for x, y in hull], 0.6, 0.04, '#8FA3A8', 0)
    for side in (-1, 1):  # the ramps, drawn up
        box(side * 5.0, 0, 0.62, 0.1, 1.4, 1.1, STEEL, 0.02, tilt=(0, side * 24))
    for y in (-0.9, 0.9):
        for z in (0.84, 1.04):
            tube([(-4.4, y, z), (4.4, y, z)], 0.018, WHITE)
        for k in range(12):
            tube([(-4.4 + 0.8 * k, y, 0.62), (-4.4 + 0.8 * k, y, 1.04)], 0.02, WHITE)
    for x in (-1.5, 1.5):  # the bridge on its legs
        for y in (-0.85, 0.85):
            box(x, y, 0.62, 0.16, 0.14, 1.6, WHITE, 0.02)
    box(0, 0, 2.2, 3.5, 1.9, 0.12, WHITE, 0.03)
    box(0, 0, 2.3, 1.7, 1.2, 0.8, WHITE, 0.05)
    box(0, 0, 2.62, 1.74, 1.24, 0.3, '#1C3B42', 0.01)
    box(0, 0, 3.08, 2.0, 1.5, 0.09, SUN, 0.03)
    tube([(0, 0, 3.1), (0, 0, 4.0)], 0.03, WHITE)
    tube([(-0.35, 0, 3.7), (0.35, 0, 3.7)], 0.02, WHITE)
    for side in (-1, 1):
        cyl(side * 1.35, 0, 2.3, 0.16, 0.55, NECTARINE)
        for k in range(3):
            cyl(side * (1.0 + 0.24 * k), -0.94, 2.1, 0.1, 0.05, ACTION, axis='y')
    at(2.55, 0.1, 0.64, s=1.25).put(bajaji)
    rail, wave, down = ((-0.2, -0.28, 0.45), (0.2, -0.28, 0.45)), ((-0.22, -0.08, 0.42), (0.24, -0.1, 1.1)), ((-0.22, -0.08, 0.42), (0.22, -0.08, 0.42))
    for k in range(17):
        x = -4.1 + 0.52 * k
        if not 1.5 < x < 3.6:
            at(x + rng.uniform(-0.1, 0.1), rng.choice((-0.6, -0.5, 0.15)), 0.64, (55, -50, 10, -20, 65, -60, 0)[k % 7]).put(
                passer, k, hands=rail if k % 3 else wave if k == 9 else down)


def ngalawa(colour=WOOD):
    """A fishing boat with its outriggers along +x, 3 long."""
    hull = [(-1.5, 0), (-1.0, -0.2), (0.6, -0.22), (1.6, 0), (0.6, 0.22), (-1.0, 0.2)]
    slab([(x * 0.9, y * 0.8) for x, y in hull], 0, 0.25, DARKWOOD, 0.06)
    slab(hull, 0.2, 0.2, colour, 0.04)
    slab([(x * 0.86, y * 0.7) for x, y in hull], 0.38, 0.03, DARKWOOD, 0)
    for y in (-0.75, 0.75):
        box(0, y, 0.08, 1.7, 0.12, 0.08, colour, 0.03)
    for x in (-0.45, 0.45):
        tube([(x, -0.78, 0.14), (x, 0, 0.5), (x, 0.78, 0.14)], 0.03, DARKWOOD)


LIT = '#FFC469'
begin('view')
sea()
hills(75, [(1150, 0), (1330, 1.8), (1500, 2.6), (1700, 2.2), (1850, 3.0), (2100, 2.4)], '#5E8F63', 12)
hills(95, [(-200, 3.2), (120, 2.2), (330, 3.4), (560, 2), (800, 0)], '#6F9A74', 12)

# The quay, its cranes, and the ship.
land([(-300, 9), (585, 9), (560, 22), (-300, 22)], '#BDB39E', 0.7, 0.06)
for column in (50, 275):
    at(across(column, 13), 13, 0.7, 180 if column < 100 else 0, 2.0).put(crane, SUN if column < 100 else NECTARINE)
for k, (column, z) in enumerate(((430, 0), (500, 0), (430, 1), (560, 0), (500, 1), (180, 0), (180, 1), (380, 0))):
    at(across(column, 11), 11, 0.7 + z, s=2).put(container, CONTAINERS[k * 5 % 6])
at(across(170, 5), 5, 0, 0, 2.35).put(ship, INK, 3)

# The front: a wall, a road with trees, the church, and the towers behind.
land([(575, 11), (1330, 11), (1400, 24), (560, 34)], '#D8C49A', 0.5)
land([(560, 14), (1340, 14), (1370, 19), (560, 19)], '#8DA869', 0.54, 0.2)
for column, y, w, h, colour, glass, fins in ((655, 30, 3.0, 6.2, '#F2C27E', LIT, 0), (748, 32, 2.8, 8.2, '#2F8291', '#9FD0CF', 4), (838, 34, 2.6, 6.6, '#C9503C', LIT, 0),
                                             (1105, 32, 3.0, 7.6, '#F6E2B8', '#2F8291', 5), (1198, 30, 2.6, 5.8, SEA, LIT, 0), (1285, 33, 2.8, 4.6, '#E8A35A', '#2F8291', 0), (925, 36, 3.2, 4.8, '#8E4A55', LIT, 0)):
    at(across(column, y), y, 0.5).put(tower, w, w * 0.9, h, colour, glass, fins=fins)
at(across(985, 16), 16, 0.54, s=1.25).put(church)
for column, w, floors, colour, top in ((640, 2.0, 2, SUN, BRICK), (740, 1.8, 3, WHITE, 'flat'), (830, 1.8, 2, ROSE, ACTION), (1165, 2.0, 2, PLASTER, BRICK), (1260, 1.7, 3, NECTARINE, 'flat')):
    at(across(column, 19), 19, 0.54, s=1.3).put(house, w, 1.4, floors, colour, WHITE, SEA if floors == 2 else None, top=top)
for column, y, h in ((600, 15, 2.4), (690, 14, 1.9), (790, 15, 2.2), (875, 14, 1.8), (1120, 14, 2.0), (1215, 15, 2.4), (1310, 14, 2.0)):
    at(across(column, y), y, 0.54, s=1 if column % 20 else 1.4).put(tree if column % 20 else palm, h)

# The beach.
land([(1290, 12), (1380, 8), (1480, 5), (1640, 3), (1800, 1.5), (2300, 0), (2300, 26), (1290, 26)], '#CFE0D2', 0.03)
land([(1310, 13), (1400, 9), (1500, 6), (1650, 4), (1800, 2.6), (2300, 1), (2300, 26), (1310, 26)], BEACH, 0.16)
hills(24, [(1300, 0.2), (1420, 1.2), (1600, 1.5), (1760, 1.2), (2100, 1.8)], '#7BA35E', 6, base=0.1)
for column, y, h, lean in ((1425, 15, 3.2, -0.7), (1500, 12, 4.6, 0.8), (1565, 16, 3.4, -0.6), (1640, 13, 4.0, 0.7), (1722, 9, 5.2, 1.0), (1800, 14, 3.6, -0.5), (1900, 6.5, 5.4, -1.1)):
    at(across(column, y), y, 0.16, 25 * math.sin(column), h / 1.9).put(palm, 1.9, lean * 0.4)
for column, y, w, colour, top in ((1590, 20, 1.6, SUN, ACTION), (1850, 18, 1.8, SEA, BRICK)):
    at(across(column, y), y, 0.3, s=1.5).put(house, w, 1.2, 1, colour, WHITE, None, ACTION, top)
for column, y, rot, colour in ((1500, 8.0, 14, SEA), (1680, 5.6, -10, ACTION), (1875, 4.4, 8, '#D98A3E')):
    at(across(column, y), y, 0.16, rot).put(ngalawa, colour)
with at(across(1785, 4.6), 4.6, 0.16):  # the catch: who buys, who sells
    box(0, 0, 0.4, 1.5, 0.7, 0.06, WOOD, 0.01)
    for x in (-0.6, 0.6):
        box(x, 0, 0, 0.08, 0.6, 0.4, DARKWOOD, 0.01)
    for k in range(8):
        ball(-0.55 + 0.16 * k, -0.1 + 0.2 * (k % 2), 0.5, 0.06, STEEL if k % 3 else ROSE, (2.2, 1, 0.7), rot=70)
    at(-0.2, 0.65, rot=-10).put(passer, 3, hands=((-0.2, -0.35, 0.55), (0.25, -0.4, 0.6)))
    at(1.15, -0.1, rot=-70).put(passer, 6, hands=((-0.2, -0.3, 0.6), (0.2, -0.1, 0.45)))
    at(-1.2, -0.1, rot=50).put(passer, 5, hands=((-0.22, -0.1, 0.45), (0.2, -0.3, 0.6)))
with at(across(1588, 5.2), 5.2, 0.16):  # she carries the catch home
    at(rot=70, s=1.05).put(passer, 7, hands=((-0.2, -0.1, 0.45), (0.2, -0.02, 1.18)))
    at(0, 0, 1.2).put(basket, 0.24, STEEL)

# On the water.
at(across(955, -1), -1, 0).put(ferry)
foam([(-5.2, -1.02), (4.6, -1.12), (5.4, -0.6), (5.4, 0.6), (-5.2, 1.1)], -1, across(955, -1))
for k in range(16):  # its wake, which breaks up
    foam([(a * (0.9 - 0.045 * k), b * 0.09) for a, b in ring(1, 12)], -1 + (0.25 + 0.1 * k) * (1 if k % 2 else -1), across(955, -1) - 5.4 - 0.42 * k)
foam([(-4, -1.45), (5.2, -1.5), (6.7, -0.1), (5, 1.4)], 5, across(170, 5))
at(across(1288, 6), 6, 0, 168, 1.35).put(dhow)
at(across(1490, -3), -3, 0, 8, 1.7).put(dhow, 1, '#7A4524', SAND)
swell(260, (-10, 12), free=lambda c, y: not (700 < c < 1210 and -2.6 < y < 0.6) and (c < 1350 or y < 12 - (c - 1290) * 0.022))
clouds((390, 8.6, 60, 8), (1640, 8.4, 60, 12), (1450, 7.0, 70, 5))
birds((560, 6.6, 6, 0.4), (612, 7.0, 6, 0.3), (1290, 6.8, 4, 0.42), (1345, 7.2, 4, 0.34), (1392, 6.7, 4, 0.3))
