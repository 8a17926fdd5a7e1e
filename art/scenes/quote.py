"""A quote: a parcel on the scale, a tape along it, and the price on a board."""
from props import *

begin('corner')
ground(4.2, 3.1, '#9DB9B6', grain=0.05)
with at(-0.5, 0.1, 0, -6):  # the scale
    box(0, 0, 0, 2.1, 1.5, 0.14, INK, 0.05)
    box(0, 0, 0.14, 1.9, 1.3, 0.08, STEEL, 0.03)
    box(0.1, 0.95, 0, 0.14, 0.14, 1.9, INK, 0.02)
    box(0.1, 0.85, 1.6, 1.0, 0.16, 0.6, INK, 0.06)
    box(0.1, 0.76, 1.68, 0.84, 0.02, 0.42, paint('#F6D896', glow=0.5), 0.02)
    for i, x in enumerate((-0.22, -0.02, 0.2, 0.4)):  # the figures
        box(x, 0.745, 1.76, 0.1 if i != 1 else 0.04, 0.02, 0.26 if i != 1 else 0.05, INK, 0.01)
    at(0, -0.05, 0.22, 8, 2.1).put(carton)
with at(-0.45, -0.85, 0, -6):  # the tape along it
    box(0, 0, 0, 1.7, 0.2, 0.015, SUN, 0)
    for i in range(17):
        box(-0.8 + i * 0.1, 0.03, 0.015, 0.015, 0.12 if i % 5 else 0.18, 0.003, INK, 0)
    cyl(1.0, 0, 0, 0.26, 0.22, ACTION, bevel=0.05)
    cyl(1.0, 0, 0.22, 0.13, 0.01, WHITE)
with at(1.45, 0.55, 0, -12, 1, (-12, 0)):  # the board
    box(0, 0, 0, 1.0, 0.08, 1.5, WOOD, 0.03)
    box(0, -0.05, 0.08, 0.86, 0.03, 1.34, '#F5EDDD', 0.01)
    box(-0.14, -0.08, 1.18, 0.46, 0.02, 0.12, ACTION, 0.01)
    for i in range(4):
        box(-0.16, -0.08, 0.96 - i * 0.17, 0.4, 0.02, 0.05, INK, 0)
        box(0.28, -0.08, 0.96 - i * 0.17, 0.2, 0.02, 0.05, STEEL, 0)
    box(0, -0.08, 0.16, 0.74, 0.02, 0.2, LEAF, 0.02)
    box(0.14, -0.1, 0.22, 0.36, 0.02, 0.08, WHITE, 0.01)
cartons((1.35, -0.75, 0, 0.62, 14), (1.33, -0.73, 0.45, 0.42, -10))
coins((0.85, -1.2, 3), (1.15, -1.3, 1))
at(-1.75, -0.85, s=1.35).put(cat)
at(-1.75, 1.0, s=2.6).put(pot, SUN)
