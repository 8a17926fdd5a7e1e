"""Clearance: our agent turns a key as large as herself in the lock of a container, an officer stamps, the owner waits."""
from props import *

GOLD = paint('#E5AE45', rough=0.3)
begin('corner')
at(0, 0).put(ground, 4.9, 3.0, '#D9B87F')
with at(0.3, 0.72):  # the container, its doors to the front
    box(0, 0, 0.06, 3.0, 1.3, 2.2, paint(SEA, rough=0.5), 0.03)
    for i in range(7):
        box(1.5, -0.48 + i * 0.17, 0.22, 0.07, 0.08, 1.9, SEA, 0.015)
    for i in range(12):
        box(-1.3 + i * 0.236, 0, 2.26, 0.12, 1.16, 0.05, SEA, 0.012)
    for x in (-1.45, 0, 1.45):
        box(x, -0.66, 0.06, 0.12, 0.06, 2.2, '#0C4450', 0.01)
    for side in (-1, 1):
        for x in (0.34, 1.1):
            tube([(side * x, -0.7, 0.14), (side * x, -0.7, 2.2)], 0.035, WHITE)
            for z in (0.4, 1.9):
                box(side * x, -0.7, z, 0.16, 0.06, 0.07, WHITE, 0.01)
    with at(0, -0.86, 0.95):  # the padlock
        with at(0.33, 0, 0.92, 12):  # its bow has sprung open
            tube([(0, 0, -0.6)] + [(0.33 * math.cos(a) - 0.33, 0, 0.42 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))] + [(-0.66, 0, -0.1)], 0.075, STEEL)
        box(0, 0, -0.46, 1.06, 0.34, 0.92, GOLD, 0.1)
        cyl(0, -0.18, 0.06, 0.13, 0.04, INK, axis='y')
        profile([(-0.05, 0.02), (0.05, 0.02), (0.09, -0.26), (-0.09, -0.26)], -0.2, 0.04, INK, 0)
with at(0.3, -0.28, 1.01):  # the key, in the lock
    tube([(0, 0.16, 0), (0, -0.72, 0)], 0.06, ACTION)
    with at(0, -0.9, 0, -40):
        tube([(0, 0.26 * a, 0.26 * b) for a, b in ring(1, 24) + ring(1, 1)], 0.06, ACTION)
for i, (w, h) in enumerate(((1.0, 0.18), (0.66, 0.34))):  # what she stands on
    box(-0.46 + 0.06 * i, -1.0 + 0.04 * i, 0, w, 0.7 - 0.2 * i, h, WOOD, 0.02)
with at(-0.34, -0.98, 0.34, 98, 1.4):
    person(NECTARINE, INK, skin='#5F3822', hair=SUN, hands=((-0.14, -0.3, 0.36), (0.16, -0.26, 0.62)))
with at(-1.78, -0.75):  # the officer, who stamps at his desk
    at(0, 0.3, 0, 10, 1.5).put(person, MIST, INK, cap=INK, hands=((-0.06, -0.38, 0.82), (0.24, -0.34, 0.58)), nod=10)
    box(0, -0.3, 0, 1.1, 0.5, 0.72, ACTION, 0.03)
    box(0, -0.3, 0.72, 1.2, 0.6, 0.06, '#E8D3AE', 0.02)
    text(0, -0.56, 0.26, 'FORODHA', 0.19, WHITE)
    at(-0.1, -0.32, 0.78, 6, 0.66).put(sheet, 0.6, 0.6, ACTION)
    at(0.02, -0.29, 0.91, 8, 0.85).put(stamp)
with at(2.0, -0.45, 0, -62, 1.45):  # the owner, with a hand cart
    person(SUN, skirt=LEAF, hair=ACTION, hands=((-0.13, -0.276, 0.55), (0.13, -0.276, 0.55)))
with at(1.15, -0.9, 0, 28):
    box(0, 0, 0.16, 0.8, 0.56, 0.06, WOOD, 0.01)
    for x, y in ((-0.28, -0.26), (0.28, -0.26), (-0.28, 0.26), (0.28, 0.26)):
        cyl(x, y, 0.09, 0.09, 0.06, INK, axis='y')
    cartons((-0.06, 0, 0.22, 0.62, 4), (-0.02, 0, 0.67, 0.44, -10))
    tube([(0.4, -0.22, 0.2), (0.56, -0.22, 0.78), (0.56, 0.22, 0.78), (0.4, 0.22, 0.2)], 0.03, STEEL)
at(2.14, 0.5, 0, s=0.9).put(barrel, NECTARINE)
