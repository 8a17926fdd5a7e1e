"""A packing line: goods come off the shelf, into a carton, over the scale and away."""
from props import *

begin('corner')
room('#8FB0AE', '#E4D2AE', w=4.4, h=2.25)
for x in (-1.55, 0.0):  # the shelves
    for z in (0.1, 0.75, 1.4):
        box(x, 1.2, z, 1.45, 0.55, 0.06, NECTARINE, 0.01)
        for i in range(4):
            c = rng.choice([SEA, SUN, ACTION, MIST, LEAF, CARTON, CARTON])
            box(x - 0.5 + i * 0.34, 1.16, z + 0.06, 0.26, 0.36, rng.uniform(0.22, 0.46), c, 0.02, rot=rng.uniform(-5, 5))
    for dx in (-0.72, 0.72):
        for y in (0.94, 1.46):
            box(x + dx, y, 0, 0.06, 0.06, 2.05, SEA, 0.01)
with at(0.25, -0.35):  # the belt
    for x in (-1.9, -0.6, 0.6, 1.6):
        for y in (-0.3, 0.3):
            box(x, y, 0, 0.08, 0.08, 0.55, INK, 0.01)
    box(-0.1, 0, 0.52, 3.9, 0.78, 0.12, STEEL, 0.02)
    box(-0.1, 0, 0.63, 3.9, 0.64, 0.03, INK, 0)
    for y in (-0.37, 0.37):
        box(-0.1, y, 0.6, 3.9, 0.06, 0.1, ACTION, 0.02)
    for i, x in enumerate((-1.6, -0.9)):  # open cartons
        with at(x, 0, 0.66):
            open_carton(0.5, 0.42, 0.32)
            for k, c in enumerate((NECTARINE, SEA, SUN)):
                box(-0.13 + k * 0.13, 0, 0.22, 0.1, 0.2, 0.14 + 0.04 * k, [c, WHITE][i == k], 0.02)
    box(0.05, 0, 0.64, 0.06, 0.9, 0.7, SEA, 0.02)
    box(0.25, 0, 1.2, 0.46, 0.9, 0.16, SEA, 0.03)
    box(0.45, 0, 0.64, 0.06, 0.9, 0.7, SEA, 0.02)
    box(0.25, -0.46, 1.24, 0.2, 0.02, 0.08, paint(SUN, glow=0.6), 0.01)
    at(0.9, 0, 0.66).put(carton, 0.5, 0.42, 0.36)
    at(1.5, 0, 0.66, 6).put(carton, 0.44, 0.42, 0.42, '#DBA96F')
with at(1.55, 1.0):
    pallet()
    cartons((-0.22, 0.05, 0.12, 0.52, 4), (0.28, -0.05, 0.12, 0.44, -6), (-0.2, 0, 0.5, 0.46, -5), (0.26, 0.02, 0.44, 0.4, 8), (0, 0, 0.84, 0.5, 15))
for i, c in enumerate((SUN, WHITE, NECTARINE)):  # rolls
    cyl(-1.75 + i * 0.32, -1.15, 0, 0.14, 0.42 - i * 0.06, c)
    cyl(-1.75 + i * 0.32, -1.15, 0.42 - i * 0.06, 0.05, 0.005, DARKWOOD, bevel=0)
at(0.6, -1.25, s=1.25).put(cat)
