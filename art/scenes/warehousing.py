"""A warehouse with its front open: racks of goods, and a forklift with a pallet."""
from props import *


def forklift():
    """A forklift that drives to +x, its fork raised."""
    profile([(-0.5, 0.12), (0.3, 0.12), (0.3, 0.36), (0.0, 0.4), (-0.1, 0.55), (-0.5, 0.55), (-0.55, 0.3)], -0.26, 0.52, paint(SUN, rough=0.35), 0.04)
    box(-0.15, 0, 0.4, 0.26, 0.34, 0.1, INK, 0.03)
    box(-0.3, 0, 0.46, 0.08, 0.34, 0.24, INK, 0.03)
    at(-0.18, 0, 0.2, 90, 0.78).put(person, NECTARINE, SEA, hands=((-0.12, -0.36, 0.6), (0.12, -0.36, 0.6)), cap=ACTION, sits=True)
    for x in (-0.42, 0.2):
        for y in (-0.22, 0.22):
            tube([(x, y, 0.4), (x * 0.8, y, 1.08)], 0.02, INK)
    box(-0.09, 0, 1.06, 0.6, 0.52, 0.04, INK, 0.01)
    tube([(0.24, 0, 0.4), (0.12, 0, 0.6)], 0.02, INK)
    for y in (-0.16, 0.16):
        box(0.4, y, 0.06, 0.06, 0.06, 1.35, STEEL, 0.01)
        box(0.78, y, 0.36, 0.7, 0.09, 0.03, INK, 0.005)
    box(0.42, 0, 0.36, 0.04, 0.44, 0.3, INK, 0.01)
    wheels((-0.36, 0.2), 0.24, 0.13)
    with at(0.86, 0, 0.39, 90, 0.8):
        pallet()
        for x, y, z, colour in ((-0.24, 0, 0.12, SUN), (0.26, 0, 0.12, NECTARINE), (0, 0, 0.5, SUN)):
            at(x, y, z).put(carton, 0.48, 0.44, 0.38, colour)


begin('corner')
at(0, 0.16).put(ground, 4.6, 2.98, '#A9B3AC', grain=0.05)
shine(0, 0.2, 1.7, 16, 0.5, (1, 0.86, 0.64))
box(0, 1.5, 0, 4.3, 0.12, 2.08, '#C9D3CD', 0.02)
box(-2.15, 0.5, 0, 0.12, 2.1, 2.08, '#B9C6C1', 0.02)
for i in range(17):
    box(-2.05 + i * 0.25, 1.43, 0, 0.04, 0.03, 2.04, '#DDE4DE', 0)
profile([(-2.3, 0), (2.25, 0), (2.25, 0.12), (0, 0.3), (-2.3, 0.12)], 0.95, 0.68, SEA, 0.02, z=2.06)
for x in (-1.35, 0.05, 1.45):  # the racks
    for z in (0.72, 1.42):
        box(x, 1.05, z, 1.3, 0.62, 0.05, WOOD, 0.01)
        box(x, 0.73, z - 0.06, 1.34, 0.05, 0.1, NECTARINE, 0.01)
    for dx in (-0.68, 0.68):
        for y in (0.74, 1.36):
            box(x + dx, y, 0, 0.07, 0.07, 2.0, SEA, 0.01)
    for level, z in enumerate((0.0, 0.77, 1.47)):
        kind = (level + int(x + 2)) % 3
        if kind == 0:
            for dx in (-0.3, 0.3):
                at(x + dx, 1.05, z, s=0.62).put(barrel, rng.choice([SEA, ACTION, LEAF]))
        else:
            if (x, level) == (0.05, 2):  # rolled carpets
                for k in range(5):
                    cyl(x - 0.35 + 0.36 * (k % 3) + 0.18 * (k // 3), 1.0, z + 0.17 + 0.3 * (k // 3), 0.17, 0.6, (ACTION, SEA, SUN, LEAF, NECTARINE)[k], axis='y')
                continue
            if (x, level) == (1.45, 1):  # tyres
                for k in range(3):
                    at(x - 0.1, 1.0, z + 0.16 * k).put(lathe, 0, 0, 0, ((0.16, 0), (0.28, 0.01), (0.31, 0.08), (0.28, 0.15), (0.16, 0.15), (0.15, 0.1)), INK)
                continue
            for dx in (-0.4, 0.02, 0.42):
                with at(x + dx, 1.02, z, rng.uniform(-6, 6)):
                    carton(0.38, 0.4, rng.uniform(0.28, 0.48), rng.choice([CARTON, CARTON, '#DBA96F', NECTARINE, SUN]))
at(-0.75, -0.62, 0, 4, 1.3).put(forklift)
for y in (-0.05, -1.2):
    box(0, y, 0, 4.4, 0.07, 0.006, SUN, 0)
with at(1.62, -0.75, 0, -62, 1.36):  # who guides the forklift
    person(LEAF, INK, cap=ACTION, hands=((-0.42, -0.16, 1.06), (0.42, -0.16, 1.06)))
