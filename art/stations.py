"""The five stations of a parcel: scenes of their own, and together the strip."""
from props import *


def shop():
    ground(4.2, 3.2, '#D9C49C')
    with at(-0.15, 0.55):
        box(0, 0, 0, 3.2, 1.5, 2.1, paint('#E9A98A', 0.05), 0.03)
        box(0, 0, 2.1, 3.34, 1.64, 0.16, ACTION, 0.03)
        box(0, -0.76, 1.72, 2.9, 0.08, 0.26, INK, 0.02)
        for i in range(9):
            ball(-1.2 + i * 0.3, -0.82, 1.85, 0.05, paint(SUN, glow=0.8))
        box(-0.45, -0.74, 0.35, 1.9, 0.06, 0.95, WHITE, 0.02)
        box(-0.45, -0.76, 0.4, 1.78, 0.05, 0.85, paint('#2B5560', rough=0.1), 0.01)
        at(1.05, -0.76).put(door, SEA, 0.56, 1.26)
        at(0, -1.0).put(awning, 3.1, 0.6, 1.58)
        box(-0.45, -0.85, 0.32, 1.94, 0.24, 0.06, WOOD, 0.01)
        box(-1.05, -0.85, 0.38, 0.26, 0.04, 0.46, INK, 0.03, tilt=(-10, 0))
        box(-1.05, -0.88, 0.42, 0.21, 0.02, 0.38, paint(GLASS, glow=0.4), 0.01, tilt=(-10, 0))
        lathe(-0.55, -0.86, 0.38, ((0.11, 0), (0.13, 0.2), (0.05, 0.28), (0.05, 0.34), (0.01, 0.35)), paint(NECTARINE, rough=0.2))
        profile([(-0.2, 0.38), (0.2, 0.38), (0.2, 0.46), (0.02, 0.52), (-0.06, 0.62), (-0.2, 0.62)], -0.95, 0.16, WHITE, 0.03)
        at(0.35, -0.85, 0.38).put(carton, 0.26, 0.18, 0.24, SUN)
        at(1.62, 0, 0.5, 90).put(window, 0.5, 0.7, bars=2)
    cartons((-1.5, -1.1, 0, 0.6, 15), (-0.9, -1.2, 0, 0.42, -18), (-1.48, -1.1, 0.43, 0.42, -5))
    for x, y in ((0.55, -0.5), (1.55, -0.5)):
        at(x, y, s=1.7).put(pot)
    at(1.1, -1.15, rot=12, s=1.25).put(bicycle, SEA)


def office():
    ground(4.2, 3.2, '#8FB0AE', grain=0.05)
    box(0, 1.5, 0, 4.0, 0.14, 2.2, '#E2CFB2', 0.03)
    box(-1.98, 0.3, 0, 0.14, 2.5, 2.2, '#D2BC9C', 0.03)
    for z in (0.08, 0.72, 1.36):
        box(-0.3, 1.2, z, 2.8, 0.5, 0.06, WOOD, 0.01)
        for i in range(5):
            if (i, z) not in ((3, 0.72), (1, 1.36)):
                with at(-1.4 + i * 0.55, 1.16, z + 0.06, rng.uniform(-9, 9)):
                    size = rng.uniform(0.32, 0.48)
                    carton(size, 0.36, size * 0.85, rng.choice([CARTON, '#C98D52', '#DBA96F', NECTARINE]))
    for x in (-1.72, 1.12):
        box(x, 1.2, 0, 0.07, 0.5, 2.05, DARKWOOD, 0.01)
    with at(0.35, -0.35):  # the counter with the scale
        box(0, 0, 0, 2.0, 0.8, 0.8, SEA, 0.03)
        for i in range(6):
            box(-0.82 + i * 0.33, -0.4, 0.08, 0.05, 0.04, 0.64, '#17707F', 0.01)
        box(0, 0, 0.8, 2.14, 0.94, 0.08, '#E8D3AE', 0.02)
        box(-0.45, 0, 0.88, 0.8, 0.66, 0.1, STEEL, 0.03)
        at(-0.45, 0, 0.98, 12, 1.25).put(carton)
        box(0.2, 0.2, 0.88, 0.06, 0.06, 0.5, INK, 0.01)
        box(0.2, 0.16, 1.34, 0.44, 0.07, 0.26, INK, 0.03)
        box(0.2, 0.12, 1.38, 0.36, 0.02, 0.18, paint(SUN, glow=0.5), 0)
        for i in range(3):
            box(0.7, -0.1, 0.88 + i * 0.014, 0.3, 0.4, 0.012, WHITE, 0, rot=8 * i - 6)
    with at(-1.3, -0.7):
        pallet()
        cartons((-0.22, 0, 0.12, 0.55, 4), (0.28, 0.1, 0.12, 0.42, -8), (-0.2, 0, 0.52, 0.44, 12))
    cyl(1.45, 1.42, 1.75, 0.26, 0.06, WHITE, axis='y')
    tube([(1.45, 1.37, 1.92), (1.45, 1.37, 1.75), (1.55, 1.37, 1.7)], 0.014, INK)


def flight():
    """The plane above a corner of coast, a dhow below it."""
    box(0, 0, -0.4, 4.2, 3.2, 0.4, paint(WATER, 0.16, 1.6, rough=0.5), 0.1)
    beach = [(-2.06, 1.56), (-2.06, -0.9)] + curve([(-1.5, -0.75), (-0.9, 0.1), (-1.0, 0.7), (-0.3, 1.1), (0, 1.56)])[:-6]
    for grow, z, h, colour in ((0.3, 0, 0.015, paint(SHALLOW, rough=0.5)), (0.1, 0, 0.06, '#CFE0D2'), (0, 0, 0.12, paint(BEACH, 0.1))):
        slab([(x + grow, y - grow) if i > 1 else (x, y - grow * i) for i, (x, y) in enumerate(beach)], z, h, colour, 0.02)
    at(-1.8, -0.5, 0.12).put(palm, 0.6, -0.1)
    at(0.65, -0.75, 0, 15, 0.75).put(dhow)
    waves(16, (-0.6, 1.9), (-1.4, 1.3), lambda x, y: abs(x - 0.7) > 0.7 or abs(y + 0.75) > 0.3)
    at(0.25, 0.2, 1.85, 28, 1.05, (-6, -9)).put(plane)
    at(1.7, 0.9, 1.0).put(cloud, 0.7)


def customs():
    ground(4.2, 3.2, '#D9C49C')
    box(0.4, -0.25, 0, 3.3, 1.3, 0.03, paint(ASPHALT, 0.08), 0.01)
    with at(-1.1, 0.8):
        box(0, 0, 0, 1.6, 1.3, 1.5, paint(WHITE, 0.04), 0.03)
        box(0, 0, 0, 1.64, 1.34, 0.5, SEA, 0.02)
        box(0, -0.1, 1.5, 1.95, 1.7, 0.14, NECTARINE, 0.03)
        at(-0.42, -0.66).put(door, WOOD, 0.46, 1.1)
        at(0.36, -0.66, 0.62).put(window, 0.6, 0.5, SAND, bars=2)
        at(0.81, 0, 0.62, 90).put(window, 0.6, 0.5, SAND, bars=2)
        tube([(-0.6, 0.4, 1.6), (-0.6, 0.4, 2.1)], 0.02, INK)
        at(0.3, 0.2, 1.64, s=1.3).put(tank)
    at(0.95, -0.2, 0.03, 180, 1.0).put(lorry, NECTARINE, LEAF)
    with at(-0.62, -0.95):  # the barrier
        box(0, 0, 0, 0.22, 0.22, 0.8, INK, 0.03)
        for i in range(9):
            box(0.24 * (i + 0.2) * 0.92, 0, 0.62 + i * 0.085, 0.24, 0.09, 0.1, ACTION if i % 2 == 0 else WHITE, 0.01, tilt=(0, -21))
    with at(-1.5, -0.9):  # the desk with the stamp
        box(0, 0, 0, 0.8, 0.56, 0.56, WOOD, 0.02)
        box(0, 0, 0.56, 0.9, 0.64, 0.05, DARKWOOD, 0.015)
        box(-0.1, 0, 0.61, 0.36, 0.44, 0.015, WHITE, 0, rot=10)
        box(-0.08, -0.02, 0.626, 0.16, 0.1, 0.004, ACTION, 0, rot=10)
        lathe(0.24, 0, 0.61, ((0.11, 0), (0.11, 0.06), (0.04, 0.1), (0.04, 0.2), (0.075, 0.26), (0.06, 0.33), (0.01, 0.35)), ACTION)
    at(0.3, 1.2).put(palm, 1.5, 0.3)
    at(1.3, 1.1, 0, 5, 1.3).put(container, SUN, 1.2)
    cartons((-0.35, 0.1, 0, 0.4, 10))


def home():
    ground(4.2, 3.2, '#E0C795')
    with at(0, 0.9):
        box(0, 0, 0, 3.6, 1.0, 2.0, paint(WHITE, 0.05), 0.03)
        box(0, 0, 0, 3.66, 1.06, 0.26, paint(STONE, 0.12, 0.3), 0.02)
        box(0, 0, 1.98, 3.76, 1.16, 0.12, NECTARINE, 0.03)
        for i in range(9):
            box(-1.7 + i * 0.425, -0.45, 2.08, 0.22, 0.12, 0.16, WHITE, 0.03)
        at(0, -0.5, 0.08).put(carved_door, 0.95)
        for x in (-1.2, 1.2):
            at(x, -0.52, 0.7).put(window, 0.42, 0.72, DARKWOOD, SEA, bars=2)
        box(0, -0.75, 0, 1.6, 0.5, 0.1, STONE, 0.02)
        for x in (-0.78, 0.78):
            box(x, -0.72, 0, 0.34, 0.5, 0.34, paint(WHITE, 0.05), 0.03)
    box(0, -0.75, 0, 1.1, 1.5, 0.02, paint('#CDB583', 0.15, 0.2), 0.01)
    cartons((-0.1, -0.2, 0.0, 0.62, 10), (0.5, -0.42, 0, 0.44, -22), (-0.12, -0.2, 0.45, 0.42, -12))
    at(-1.75, -0.35).put(palm, 1.75, 0.25)
    at(1.1, -0.85, 0, 165, 1.35).put(bodaboda)
    at(0.78, 0.2, 0.34, s=1.2).put(cat)
    for x, y in ((-0.95, -0.15), (1.72, 0.1)):
        at(x, y, s=2).put(pot, ACTION, '#3F9160')


