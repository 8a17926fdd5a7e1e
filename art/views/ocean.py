"""Open sea between continents: a container ship in the swell, a plane with its trail, a dhow, dolphins, and the light on the coast of Africa."""
from land import *


def water_at(x, y):
    """How high the sea is: swell that runs to the right and towards the camera, less far off."""
    along, coast = max(0, abs(x) - 7), max(0, across(1400, y) - x, 6 - y)  # flat around the ship and at the coast
    near = min(1, 0.12 + (math.hypot(along, max(0, abs(y - 3.5) - 1)) / 5) ** 2) * min(1, 0.12 + (coast / 6) ** 2)
    calm = near / (1 + max(0, y) / 30)
    return calm * (0.30 * math.sin(0.42 * x + 0.5 * y) + 0.2 * math.sin(0.23 * x - 0.62 * y + 1.3) + 0.1 * math.sin(1.1 * x + 0.9 * y + 2))


def swelling(near=-14, far=120, columns=150):
    """The sea with its swell, in a mesh that is finer where it is near."""
    rows, y = [], near
    while y < far:
        rows.append(y)
        y += 0.3 + max(0, y + 10) * 0.025
    verts = [(across(-250 + 2420 * c / columns, y), y, water_at(across(-250 + 2420 * c / columns, y), y)) for y in rows for c in range(columns + 1)]
    n = columns + 1
    surface(verts, [(r * n + c, r * n + c + 1, r * n + n + c + 1, r * n + n + c) for r in range(len(rows) - 1) for c in range(columns)],
            paint(WATER, 0.22, (6, 1.4), rough=0.3), smooth=True)


def crests(count, free):
    """Light on the tops of the swell."""
    while count:
        y, column = -10 + 60 * rng.random() ** 2, rng.uniform(0, 1920)
        x, length = across(column, y), rng.uniform(0.5, 2)
        if water_at(x, y) > 0.12 / (1 + max(0, y) / 30) and free(column, y):
            count -= 1
            line = [(x + length * (k / 8 - 0.5), y + 0.12 * math.sin(k)) for k in range(9)]
            surface([(a, b + side * (0.05 + 0.01 * max(0, y)) * math.sin(math.pi * k / 8), water_at(a, b) + 0.03) for k, (a, b) in enumerate(line) for side in (-1, 1)],
                    [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(8)], rng.choice(('#3F98A2', '#69B7B6', '#F6BE93')))


def hull(low, high, colour, out=1.0):
    """A band of the freighter's skin between two heights, 0 its keel and 1 its deck."""
    def point(s, v, side):
        bow = max(0, (s - 0.66) / 0.34)
        half = 1.75 * (0.84 + 0.16 * min(1, s / 0.12)) * (1 - bow ** (1.5 + 1.6 * v))
        return -8 + s * (16.1 + 1.5 * v), side * out * half, -0.6 + v * (2.7 + 0.8 * max(0, (s - 0.72) / 0.28) ** 2)
    rows, columns = 5, 34
    for side in (-1, 1):
        surface([point(c / columns, low + (high - low) * r / rows, side) for r in range(rows + 1) for c in range(columns + 1)],
                [(r * (columns + 1) + c, r * (columns + 1) + c + 1, r * (columns + 1) + c + columns + 2, r * (columns + 1) + c + columns + 1) for r in range(rows) for c in range(columns)], colour, smooth=True)
    surface([point(0, v, side) for v in (low, high) for side in (-1, 1)], [(0, 1, 3, 2)], colour)
    deck = [point(c / columns, high, side) for side in (-1, 1) for c in range(columns + 1)]
    surface(deck, [(c, c + 1, columns + 2 + c, columns + 1 + c) for c in range(columns)], colour)


def freighter():
    """A container ship along +x, 17 long: its hull with a raked bow, its bridge astern, two at the bow who wave."""
    hull(0, 0.34, ACTION)
    hull(0.34, 0.94, INK)
    hull(0.94, 1.0, WHITE, 1.01)
    hull(1.0, 1.01, '#B7694A', 0.97)
    for column in range(5):
        for row, y in enumerate((0.55, -0.55)):
            for level in range((4, 4, 3, 4, 2)[column] - (row and column in (1, 3))):
                at(-4.35 + 2.28 * column, y, 2.15 + 0.9 * level, s=1.8).put(container, CONTAINERS[(column * 2 + row * 5 + level * 5 + 1) % 6], 1.22)
    with at(-6.75, 0, 2.1):
        box(0, 0, 0, 1.7, 3.2, 4.0, WHITE, 0.06)
        for z in (0.6, 1.5, 2.4, 3.2):
            for x in (-0.5, 0, 0.5):
                box(x, -1.6, z, 0.26, 0.06, 0.32, '#1C3B42', 0.01)
            for y in (-1.1, -0.4, 0.4, 1.1):
                box(0.85, y, z, 0.06, 0.34, 0.32, '#1C3B42', 0.01)
        box(0, 0, 4.0, 1.9, 3.9, 0.75, WHITE, 0.06)
        box(0, 0, 4.2, 1.94, 3.94, 0.36, '#1C3B42', 0.01)
        box(0, 0, 4.72, 2.1, 4.1, 0.1, ACTION, 0.03)
        cyl(-0.35, 0.5, 4.7, 0.42, 1.2, SEA)
        cyl(-0.35, 0.5, 5.3, 0.43, 0.3, SUN)
        tube([(0.5, 0, 4.7), (0.5, 0, 6.3)], 0.05, WHITE)
        tube([(0.5, -0.6, 5.8), (0.5, 0.6, 5.8)], 0.03, WHITE)
    for k in range(9):
        tube([(6.2 + 0.36 * k, -1.36 + 0.016 * k * k, 2.3 + 0.075 * k), (6.2 + 0.36 * k, -1.36 + 0.016 * k * k, 2.75 + 0.075 * k)], 0.03, WHITE)
    tube([(6.2 + 0.36 * k, -1.36 + 0.016 * k * k, 2.75 + 0.075 * k) for k in range(9)], 0.03, WHITE)
    at(7.1, -0.7, 2.3, -10, 1.2).put(passer, 7, hands=((-0.22, -0.1, 0.42), (0.3, -0.14, 1.14)))
    at(7.9, -0.45, 2.4, 30, 1.2).put(passer, 4)
    tube([(8.4, 0, 2.5), (8.6, 0, 4.0)], 0.05, WHITE)


SHIP = at(across(938, 3.5), 3.5, -0.1, -8, 0.84)


def strip(line):
    """Foam on the swell along a line, (x, y, half its width), from the middle of the ship."""
    fine = [Vector(a).lerp(Vector(b), k / 6) for a, b in zip(line, line[1:]) for k in range(6)]
    verts = []
    for k, p in enumerate(fine):
        for side in (-1, 1):
            spot = SHIP.move @ Vector((p.x, p.y + side * p.z * (1 + 0.35 * math.sin(2.1 * k + side)), 0))
            verts.append((spot.x, spot.y, water_at(spot.x, spot.y) + 0.05))
    surface(verts, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(fine) - 1)], '#D9EAE2')


def dolphin(turn, tone='#8FB0BA'):
    """A dolphin that leaps along +x, turned to the front of its leap by `turn`."""
    with at(tilt=(0, turn)):
        spine = [(-0.95, -0.22, 0.04), (-0.7, -0.06, 0.09), (-0.35, 0.08, 0.19), (0, 0.14, 0.24), (0.35, 0.1, 0.21), (0.62, 0.0, 0.14), (0.78, -0.06, 0.06), (0.92, -0.1, 0.035)]
        rings = [(x, [(r * math.cos(a), z + r * 1.05 * math.sin(a)) for a in (math.tau * k / 14 for k in range(14))]) for x, z, r in spine]
        surface([(x, y, z) for x, loop in rings for y, z in loop],
                [(i * 14 + k, i * 14 + (k + 1) % 14, i * 14 + 14 + (k + 1) % 14, i * 14 + 14 + k) for i in range(len(rings) - 1) for k in range(14)], paint(tone, rough=0.3), smooth=True)
        ball(0.1, 0, 0.0, 0.2, MIST, (2.4, 0.7, 0.75))
        profile([(-0.1, 0.32), (-0.28, 0.62), (-0.36, 0.3)], -0.03, 0.06, tone, 0.02)
        slab([(-0.9, 0), (-1.2, 0.34), (-1.06, 0), (-1.2, -0.34)], -0.25, 0.05, tone, 0.01)
        at(0.28, -0.16, -0.02, tilt=(-40, 0)).put(slab, [(0, 0), (-0.26, -0.3), (-0.14, 0)], 0, 0.05, tone, 0.01)
        ball(0.66, -0.11, 0.02, 0.025, INK)


def lighthouse(h=5.2):
    for i in range(5):
        r, r2 = 0.62 - 0.07 * i, 0.55 - 0.07 * i
        cyl(0, 0, i * h / 5, r, h / 5, ACTION if i % 2 else WHITE, r2, bevel=0, sides=40)
    cyl(0, 0, h, 0.5, 0.12, INK)
    cyl(0, 0, h + 0.12, 0.24, 0.5, paint('#FFE3A0', glow=1.8), sides=24)
    cyl(0, 0, h + 0.62, 0.38, 0.36, ACTION, 0.02, bevel=0)
    ball(0, 0, h + 1.0, 0.07, SUN)
    at(0, -0.56, s=1.4).put(door, SEA, 0.26, 0.5)


begin('view')
swelling()

# The coast of Africa: a point with its light, palms, and hills behind it.
hills(100, [(1240, 0), (1400, 1.6), (1560, 3.4), (1700, 2.8), (1820, 4.2), (1980, 3.4), (2200, 4)], '#6F9A74', 14)
hills(62, [(1390, 0), (1500, 1.2), (1640, 2.4), (1790, 2.0), (2000, 3.0), (2200, 2.6)], '#5E8F63', 10)
land([(1446, 17), (1530, 13.6), (1660, 11), (1800, 9.5), (2300, 7), (2300, 34), (1640, 34), (1520, 24)], '#CFE0D2', 0.06)
land([(1466, 18), (1550, 15), (1680, 12), (1820, 10.5), (2300, 8), (2300, 34), (1660, 34), (1536, 24)], BEACH, 0.46)
hills(22, [(1530, 0), (1600, 1.0), (1690, 1.9), (1800, 2.2), (1900, 1.9), (2200, 2.4)], '#7BA35E', 6.5, base=0.42)
at(across(1668, 18), 18, 1.5).put(lighthouse)
at(across(1760, 17.5), 17.5, 1.3, s=1.6).put(house, 1.6, 1.2, 1, WHITE, SEA, None, ACTION, BRICK)
for column, y, z, h, lean in ((1572, 16, 0.44, 3.4, -0.9), (1836, 14, 0.44, 4.6, 0.8), (1895, 16.5, 0.7, 3.6, -0.8), (1720, 13.5, 0.44, 3.0, 0.7)):
    at(across(column, y), y, z, 25 * math.sin(column), h / 1.9).put(palm, 1.9, lean * 0.4)

with SHIP:
    at(tilt=(0, -0.8)).put(freighter)
at_water = lambda s: -1.75 * (0.84 + 0.16 * min(1, s / 0.12)) * (1 - max(0, (s - 0.66) / 0.34) ** 1.85)
strip([(-8 + 16.4 * s, at_water(s) - 0.1, 0.1 + 0.3 * max(0, s - 0.7)) for s in (1 - k / 30 for k in range(31))])
strip([(8.3, -0.3, 0.1), (7.2, -1.5, 0.26), (5.6, -2.7, 0.22), (3.6, -3.6, 0.14), (1.2, -4.3, 0.04)])
strip([(-8, -1.5, 0.12), (-10, -1.6, 0.4), (-12.5, -1.5, 0.3), (-15.5, -1.4, 0.05)])
strip([(-8.2, -0.8, 0.1), (-10, -0.7, 0.3), (-13, -0.5, 0.2), (-16, -0.3, 0.03)])

at(across(320, 0), 0, 0.05, 8, 2.1, (0, -3)).put(dhow, 1, '#7A4524', SAND)
for x, rot, k in ((-1.25, 60, 2), (0.75, -20, 7)):  # the helm and the lookout
    at(across(320, 0) + x, 0.1, 0.72 - 0.05 * x, rot).put(passer, k, hands=((-0.2, -0.3, 0.6), (0.2, -0.3, 0.6)) if k == 2 else ((-0.22, -0.1, 0.42), (0.3, -0.2, 0.98)))
at(across(150, 26), 26, 0.0, 172, 1.8).put(dhow)
for column, y, z, turn, s in ((905, -7.0, 0.75, -14, 1.45), (1085, -5.0, 0.5, -24, 1.0), (1330, -6.6, 0.3, 34, 1.2)):
    x = across(column, y)
    at(x, y, water_at(x, y) + z, -8, s).put(dolphin, turn)
    for k in range(7):
        ball(x + (-0.95 if turn < 0 else 0.95) + 0.16 * math.cos(k * 2), y - 0.1, water_at(x, y) + 0.06 + 0.12 * (k % 3), 0.05, '#E3EFE6')
crests(170, lambda column, y: not (520 < column < 1400 and -1.5 < y < 8) and not (column > 1440 and y > 8))

# The plane and its trail.
at(across(1150, 12), 12, 7.2, 8, 1.15, (4, -9)).put(plane, WHITE, SEA)
for k in range(26):
    t = k / 25
    column, z = 1105 - 1180 * t, 6.85 - 1.6 * t * t - 0.2 * t
    ball(across(column, 12), 12, z, 0.09, WHITE, (1.5, 1, 1), tilt=(0, -8 - 10 * t))
clouds((520, 7.6, 60, 7), (1440, 8.6, 60, 8), (1800, 7.0, 70, 10), (120, 5.0, 80, 9))
birds((1585, 6.4, 16, 0.4), (1622, 6.9, 16, 0.32), (420, 4.4, 0, 0.3), (460, 4.8, 0, 0.24), (1300, 4.0, 2, 0.3))
