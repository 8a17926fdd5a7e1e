"""How it began: one full suitcase, and beside it what did not fit."""
from props import *

begin('corner')
ground(4.2, 3.2, '#B7794F')
for i in range(9):
    box(0, -1.42 + i * 0.355, 0.0, 4.1, 0.33, 0.01, paint('#C08A5E' if i % 2 else '#B57D52', 0.1, 0.4), 0)
slab(curve([(-1.9, -1.2), (-0.2, -1.35), (1.2, -1.2), (1.4, 0.3), (0.2, 1.0), (-1.6, 0.8)]), 0.01, 0.02, paint('#D9A95B', 0.1, 0.3), 0)
with at(-0.55, -0.2, 0.03, 10):  # the suitcase
    box(0, 0, 0, 1.7, 1.1, 0.42, paint(ACTION, rough=0.4), 0.1)
    box(0, 0, 0.3, 1.56, 0.96, 0.125, '#7A2A18', 0.05)
    for x in (-0.5, 0.5):
        box(x, -0.56, 0.12, 0.12, 0.04, 0.2, SUN, 0.02)
    tube([(-0.18, -0.56, 0.2), (-0.18, -0.66, 0.2), (0.18, -0.66, 0.2), (0.18, -0.56, 0.2)], 0.03, DARKWOOD)
    with at(0, 0.55, 0.4, 0, 1, (64, 0)):
        box(0, 0.52, -0.08, 1.7, 1.1, 0.24, paint(ACTION, rough=0.4), 0.1)
        box(0, 0.52, 0.13, 1.5, 0.9, 0.04, '#E9C79A', 0.03)
        for k in range(5):
            box(-0.6 + k * 0.3, 0.52, 0.15, 0.1, 0.88, 0.03, NECTARINE, 0.01)
    for i, (c, c2) in enumerate(((SEA, SUN), (NECTARINE, WHITE), (LEAF, SUN))):  # folded cloth
        x = -0.5 + i * 0.5
        for k in range(2 + i % 2):
            box(x, -0.05, 0.4 + k * 0.13, 0.44, 0.62, 0.12, c if k % 2 == 0 else c2, 0.05)
            box(x, -0.05, 0.425 + k * 0.13, 0.45, 0.63, 0.03, c2 if k % 2 == 0 else c, 0.01)
    at(-0.5, 0.0, 0.68, 30).put(shoe)
    lathe(0.5, -0.1, 0.79, ((0.1, 0), (0.12, 0.15), (0.04, 0.22), (0.05, 0.3), (0.01, 0.3)), paint(SUN, rough=0.2))
    surface([(0.72, -0.4, 0.46), (0.95, -0.4, 0.4), (1.0, -0.45, 0.05), (0.72, -0.55, 0.08)], [(0, 1, 2, 3)], NECTARINE, 0.03)
# What did not fit: a television, a drum, a guitar, a bicycle, a barrel.
with at(0.15, 1.05, 0.01, -4):
    box(0, 0, 0, 0.7, 0.3, 0.05, INK, 0.02)
    box(0, 0, 0.05, 0.12, 0.08, 0.2, INK, 0.01)
    box(0, 0, 0.2, 1.75, 0.1, 1.02, BLACK, 0.03)
    box(0, -0.05, 0.24, 1.66, 0.02, 0.94, paint('#1D5A68', rough=0.15), 0)
at(1.5, 0.75, 0.01, s=1.05).put(barrel, SEA)
at(1.5, 0.75, 0.9).put(cartons, (0, 0, 0, 0.5, 15), (0.02, 0, 0.36, 0.36, -10))
at(1.05, -0.75, 0.03, 18, 1.5).put(bicycle, NECTARINE)
with at(-1.72, -0.35, 0.01, 14):  # the fan
    cyl(0, 0, 0, 0.26, 0.06, WHITE)
    cyl(0, 0, 0.06, 0.03, 1.15, WHITE)
    for r in (0.42, 0.28, 0.14):
        tube([(a, -0.1, 1.3 + b) for a, b in ring(r, 24) + ring(r, 1)], 0.014, STEEL)
    for k in range(3):
        ball(0.17 * math.cos(k * 2.09), -0.06, 1.3 + 0.17 * math.sin(k * 2.09), 0.17, SEA, (1, 0.12, 0.55), tilt=(0, -k * 120))
    ball(0, -0.05, 1.3, 0.09, NECTARINE)
