"""Clearance: the form, stamped, under the container that it lets through."""
from props import *

begin('corner')
ground(4.4, 3.2, SEA, grain=0.05)
with at(-0.15, -0.05, 0, 4):
    box(0, 0, 0, 3.5, 2.5, 0.03, '#F3EBDB', 0.01)
    box(-0.9, 0.98, 0.03, 1.3, 0.14, 0.006, INK, 0)
    for i in range(6):
        box(-0.6, 0.7 - i * 0.3, 0.03, 1.9, 0.05, 0.006, STEEL, 0)
        box(-1.58, 0.7 - i * 0.3, 0.03, 0.14, 0.14, 0.006, NECTARINE if i < 4 else MIST, 0)
    for r, c in ((0.46, ACTION), (0.39, '#F3EBDB'), (0.34, ACTION), (0.3, '#F3EBDB')):
        cyl(0.95, -0.72, 0.032 + 0.001 * (0.46 - r) * 40, r, 0.004, c, bevel=0)
    tube([(0.78, -0.72, 0.05), (0.9, -0.84, 0.05), (1.14, -0.58, 0.05)], 0.035, ACTION)
with at(0.35, 0.72, 0.04, 6, 1.7):
    container(NECTARINE, 1.3)
    at(0.66, 0.1, 0.22, 90).put(box, 0, 0, 0, 0.1, 0.05, 0.1, paint(SUN, rough=0.3), 0.02)
at(-1.25, -0.35, 0.04, s=3.1).put(stamp)
with at(-0.25, -0.95, 0.04, -18, 1.5):  # the calculator
    box(0, 0, 0, 0.5, 0.64, 0.08, INK, 0.04)
    box(0, 0.2, 0.08, 0.4, 0.14, 0.01, '#A9C7A2', 0.01)
    for i in range(12):
        box(-0.15 + (i % 3) * 0.15, 0.04 - (i // 3) * 0.1, 0.08, 0.1, 0.07, 0.025, NECTARINE if i == 11 else MIST, 0.01)
coins((1.75, -0.2, 5), (1.95, -0.55, 3), (1.6, -0.6, 2))
tube([(0.35, -1.4, 0.08), (1.75, -1.15, 0.08)], 0.05, ACTION)
tube([(1.75, -1.15, 0.08), (1.95, -1.115, 0.08)], 0.03, STEEL)
for i, c in enumerate((LEAF, MIST, SUN)):
    box(-1.45, 0.95, i * 0.09, 0.95, 0.7, 0.085, c, 0.02, rot=-6 + 7 * i)
at(-1.4, 0.95, 0.27, 40, 1.3).put(cat, INK)
