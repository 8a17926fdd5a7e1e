"""How it began: two people try to close one suitcase, and around it is what did not fit."""
from props import *

begin('corner')
ground(4.2, 3.2, '#B7794F')
for i in range(8):
    box(0, -1.33 + i * 0.38, 0, 3.96, 0.36, 0.01, paint('#C08A5E' if i % 2 else '#B57D52', 0.1, 0.4), 0)
slab(curve([(-1.9, -1.2), (-0.2, -1.35), (1.2, -1.2), (1.4, 0.3), (0.2, 1.0), (-1.6, 0.8)]), 0.01, 0.02, paint('#D9A95B', 0.1, 0.3), 0)
RED = paint(ACTION, rough=0.4)
with at(-0.5, -0.15, 0.03, 8):  # the suitcase, and what looks out of it
    box(0, 0, 0, 1.7, 1.05, 0.36, RED, 0.08)
    for k, (x, w, colour) in enumerate(((-0.58, 0.44, SUN), (-0.15, 0.4, SEA), (0.3, 0.42, WHITE), (0.66, 0.26, LEAF))):
        box(x, -0.06, 0.35, w, 1.06, 0.1, colour, 0.04)
        box(x + 0.02, -0.1, 0.43, w * 0.9, 1.0, 0.1, (NECTARINE, SUN, SEA, SUN)[k], 0.04, tilt=(-5, 0))
    surface([(-0.36, -0.6, 0.42), (-0.02, -0.6, 0.42), (0.0, -0.66, 0.08), (-0.3, -0.68, 0.05)], [(0, 1, 2, 3)],
            NECTARINE, 0.03)
    with at(0, 0.52, 0.36, tilt=(-9, 0)):
        box(0, -0.52, 0.04, 1.7, 1.05, 0.26, RED, 0.08)
        for x in (-0.55, 0.55):
            box(x, -0.52, 0.03, 0.12, 1.08, 0.28, DARKWOOD, 0.01)
    for x in (-0.55, 0.55):
        box(x, -0.5, 0.02, 0.12, 0.08, 0.3, DARKWOOD, 0.01)
        box(x, -0.55, 0.14, 0.18, 0.03, 0.14, SUN, 0.02)
    with at(0.02, -0.06, 0.22, 0, 1.4):  # who sits on it
        person(SUN, SEA, hands=((-0.3, -0.06, 0.4), (0.3, -0.06, 0.4)), sits=True)
at(-1.68, -0.35, 0.03, 80, 1.4).put(person, MIST, skirt=LEAF, hair=NECTARINE,
                                    hands=((-0.18, -0.36, 0.56), (0.2, -0.36, 0.56)))
# What did not fit: a television, a barrel, a bicycle, a fan.
with at(0.2, 1.05, 0.01, -4):
    box(0, 0, 0, 0.7, 0.3, 0.05, INK, 0.02)
    box(0, 0, 0.05, 0.12, 0.08, 0.2, INK, 0.01)
    box(0, 0, 0.2, 1.6, 0.1, 0.94, BLACK, 0.03)
    box(0, -0.05, 0.24, 1.51, 0.02, 0.86, paint('#2F8FA3', rough=0.15), 0)
at(1.5, 0.85, 0.01, s=1.05).put(barrel, SEA)
at(1.5, 0.85, 0.9).put(cartons, (0, 0, 0, 0.5, 15), (0.02, 0, 0.36, 0.36, -10))
at(1.36, -0.85, 0.02, 20, 1.65).put(bicycle, SEA)
with at(-1.8, 1.0, 0.01, 10):  # the fan
    cyl(0, 0, 0, 0.26, 0.06, SEA)
    cyl(0, 0, 0.06, 0.03, 1.2, STEEL)
    for r in (0.42, 0.28, 0.14):
        tube([(a, -0.1, 1.36 + b) for a, b in ring(r, 32) + ring(r, 1)], 0.014, STEEL)
    for k in range(3):
        ball(0.19 * math.cos(k * 2.09), -0.05, 1.36 + 0.19 * math.sin(k * 2.09), 0.18, NECTARINE, (1, 0.12, 0.55),
             tilt=(0, -k * 120))
    ball(0, -0.08, 1.36, 0.08, SUN)
