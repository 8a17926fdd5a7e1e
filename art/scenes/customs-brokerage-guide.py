"""A guide to customs: an open book, out of whose pages the barrier and its house stand up."""
from props import *

begin('corner')
ground(4.3, 3.1, WOOD, h=0.3, grain=0.08)
with at(0, 0.05, 0, 3):  # the book
    box(0, 0, 0, 3.5, 2.35, 0.06, ACTION, 0.03)
    for side in (-1, 1):
        for i in range(5):
            box(side * (0.84 - i * 0.005), 0, 0.06 + i * 0.035, 1.66 - i * 0.02, 2.2 - i * 0.02, 0.034, '#F3EADA' if i % 2 else '#E4D8C2', 0.01)
        for row in range(8):
            w = 1.2 if row % 4 else 0.8
            if side == -1 or row < 3:
                box(side * 0.86 - (1.2 - w) / 2, (0.85 if side < 0 else -0.45) - row * (0.22 if side < 0 else 0.16), 0.235, w, 0.05, 0.005, INK if row == 0 else STEEL, 0)
    surface([(0.5, -1.1, 0.24), (0.7, -1.1, 0.24), (0.68, -1.5, 0.12), (0.6, -1.42, 0.13), (0.52, -1.5, 0.12)], [(0, 1, 2, 3, 4)], NECTARINE, 0.015)
    with at(0.75, 0.5, 0.24):  # what stands up
        box(0, 0.1, 0, 1.35, 0.75, 0.01, paint(ASPHALT, 0.08), 0)
        with at(0.45, 0.3):
            box(0, 0, 0, 0.6, 0.5, 0.62, WHITE, 0.02)
            box(0, 0, 0, 0.62, 0.52, 0.2, SEA, 0.01)
            box(0, -0.05, 0.62, 0.78, 0.68, 0.07, NECTARINE, 0.02)
            at(0.05, -0.25, 0.26).put(window, 0.24, 0.2, SAND)
        at(-0.32, 0.15, 0, 180, 0.46).put(lorry, SUN, LEAF)
        box(-0.02, -0.18, 0, 0.1, 0.1, 0.36, INK, 0.015)
        for i in range(7):
            box(-0.1 - i * 0.1, -0.18, 0.27 + i * 0.035, 0.11, 0.045, 0.05, ACTION if i % 2 == 0 else WHITE, 0.005, tilt=(0, 20))
    at(-0.95, 0.75, 0.24, -4, 0.4).put(palm, 1.5, 0.2)
with at(-1.55, -1.15, 0.0, 30):  # the glass
    tube([(a, b, 0.12) for a, b in ring(0.36, 24) + ring(0.36, 1)], 0.05, paint('#D9A23F', rough=0.35))
    cyl(0, 0, 0.1, 0.34, 0.03, paint('#CFE4E2', rough=0.1), bevel=0)
    tube([(0.38, 0, 0.11), (1.0, 0, 0.08)], 0.06, DARKWOOD)
at(1.75, -0.85, 0, s=2.1).put(stamp)
at(0.9, -1.3, 0, 14).put(sheet, 0.7, 0.5, ACTION, 3)
with at(-1.7, 1.05, 0):
    for i, c in enumerate((LEAF, SEA, SUN)):
        box(0, 0, i * 0.14, 0.85, 0.6, 0.13, c, 0.02, rot=-8 + i * 9)
    at(0, 0, 0.42, 30, 1.3).put(cat, INK)
