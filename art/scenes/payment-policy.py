"""Paying: a counter with a phone that pays, coins in piles, a till, and the parcel behind it."""
from props import *

begin('corner')
room('#B99A6B', '#8FB0AE', '#7FA3A1')
with at(0.15, 1.28):
    for z in (1.0, 1.55):
        box(0.3, 0, z, 2.6, 0.4, 0.06, WOOD, 0.01)
        for i in range(5):
            if (i, z) != (2, 1.0):
                with at(-0.75 + i * 0.52, -0.02, z + 0.06, rng.uniform(-9, 9)):
                    carton(rng.uniform(0.3, 0.42), 0.32, rng.uniform(0.24, 0.38), rng.choice([CARTON, '#DBA96F', NECTARINE]))
    at(0.32, 0, 1.06, s=1.5).put(pot, SUN)
with at(0.1, -0.05):  # the counter
    box(0, 0, 0, 3.3, 1.0, 0.85, paint('#A6452C', 0.05), 0.03)
    for i in range(11):
        box(-1.5 + i * 0.3, -0.5, 0.08, 0.05, 0.04, 0.68, '#8C3722', 0.01)
    box(0, -0.02, 0.85, 3.46, 1.16, 0.09, '#E8D3AE', 0.02)
    with at(-0.15, 0.0, 0.94, 10):  # the phone on its stand
        box(0, 0.16, 0, 0.42, 0.3, 0.05, DARKWOOD, 0.02)
        with at(0, 0.05, 0.03, tilt=(-14, 0)):
            box(0, 0, 0, 0.66, 0.09, 1.2, INK, 0.07)
            box(0, -0.04, 0.07, 0.56, 0.03, 1.06, paint('#F7E8CC', glow=0.3), 0.02)
            cyl(0, -0.06, 0.78, 0.17, 0.03, LEAF, axis='y', bevel=0)
            tube([(-0.08, -0.085, 0.78), (-0.02, -0.085, 0.71), (0.09, -0.085, 0.86)], 0.02, WHITE)
            for z, w in ((0.5, 0.36), (0.4, 0.26)):
                box(0, -0.065, z, w, 0.02, 0.05, INK, 0)
            box(0, -0.065, 0.16, 0.4, 0.02, 0.13, NECTARINE, 0.01)
    with at(0, 0, 0.94, s=1.0):
        coins((0.55, -0.25, 7), (0.9, -0.3, 5), (0.72, 0.05, 4), (1.22, -0.2, 2))
        cyl(0.35, -0.42, 0.0, 0.16, 0.055, paint(SUN, rough=0.3))
    with at(-1.05, 0.05, 0.94, 6):  # the till
        profile([(-0.36, 0), (0.36, 0), (0.36, 0.3), (-0.36, 0.3)], -0.32, 0.64, SEA, 0.03)
        box(0, 0.2, 0.3, 0.6, 0.1, 0.36, SEA, 0.03)
        box(0, 0.14, 0.38, 0.5, 0.02, 0.22, paint(SUN, glow=0.5), 0)
        for i in range(12):
            box(-0.22 + (i % 4) * 0.15, -0.22 + (i // 4) * 0.13, 0.29, 0.1, 0.09, 0.04, NECTARINE if i == 3 else WHITE, 0.01)
        at(0.1, 0.24, 0.6, 4).put(box, 0, 0, 0, 0.24, 0.02, 0.3, '#F5EDDD', 0.004)
    at(1.3, 0.2, 0.94, -12, 0.9).put(sheet, 0.46, 0.6, ACTION, 5)
at(1.55, -1.15, rot=-8, s=1.0).put(carton, 0.62, 0.5, 0.44)
at(-1.55, -1.05).put(cartons, (0, 0, 0, 0.5, 10), (0.02, 0, 0.36, 0.36, -14))
at(0.15, -1.15, rot=20, s=1.35).put(cat, INK)
