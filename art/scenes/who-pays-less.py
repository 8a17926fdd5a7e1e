"""Who pays less: a suitcase that comes home, a school bench, and a tractor."""
from props import *


def tractor():
    """A tractor along +x."""
    box(0.3, 0, 0.36, 0.85, 0.36, 0.34, ACTION, 0.06)
    box(0.74, 0, 0.4, 0.05, 0.3, 0.26, INK, 0.02)
    box(-0.35, 0, 0.32, 0.5, 0.5, 0.34, ACTION, 0.05)
    for y in (-0.26, 0.26):
        cyl(-0.4, y * 1.55, 0.44, 0.44, 0.24, BLACK, axis='y', bevel=0.05)
        cyl(-0.4, y * 1.62, 0.44, 0.22, 0.24, SUN, axis='y')
        cyl(0.55, y * 1.3, 0.24, 0.24, 0.16, BLACK, axis='y', bevel=0.04)
        cyl(0.55, y * 1.36, 0.24, 0.12, 0.16, SUN, axis='y')
        for k in range(14):
            a = k * math.tau / 14
            box(-0.4 + 0.44 * math.cos(a), y * 1.55, 0.41 + 0.44 * math.sin(a), 0.07, 0.25, 0.06, BLACK, 0, tilt=(0, -math.degrees(a)))
        for x in (-0.62, -0.12):
            tube([(x, y * 0.85, 0.6), (x, y * 0.85, 1.28)], 0.025, INK)
    box(-0.37, 0, 1.26, 0.75, 0.62, 0.06, ACTION, 0.03)
    box(-0.42, 0, 0.66, 0.3, 0.36, 0.1, INK, 0.03)
    tube([(0.0, 0, 0.66), (-0.12, 0, 0.86)], 0.02, INK)
    tube([(0.45, 0.1, 0.7), (0.45, 0.1, 1.12)], 0.03, INK)


begin('corner')
ground(4.5, 3.3, '#C79C66', grain=0.12)
slab(curve([(-0.2, 1.6), (2.2, 1.6), (2.2, -0.1), (0.9, -0.25), (0.2, 0.5)]), 0, 0.05, paint('#8A5A36', 0.16, 0.3), 0.02)
for i in range(14):  # a field
    at(0.35 + i % 7 * 0.27, 1.2 + i // 7 * 0.24, 0.05).put(bush, 0.12, LEAF if i % 3 else '#3F9160')
at(1.2, 0.45, 0.05, -14, 1.15).put(tractor)
with at(-1.0, 0.7, 0, 6):  # the school bench, books on it
    for x in (-0.62, 0.62):
        box(x, 0, 0, 0.1, 0.5, 0.6, DARKWOOD, 0.015)
        box(x, -0.5, 0, 0.1, 0.3, 0.34, DARKWOOD, 0.015)
    box(0, 0, 0.6, 1.6, 0.6, 0.08, WOOD, 0.02)
    box(0, -0.52, 0.34, 1.6, 0.34, 0.07, WOOD, 0.02)
    for i, c in enumerate((SEA, SUN, NECTARINE)):
        box(-0.42, 0, 0.68 + i * 0.08, 0.42, 0.32, 0.075, c, 0.015, rot=8 * i - 6)
    at(0.2, 0.0, 0.68, -6).put(sheet, 0.4, 0.5)
    cyl(0.6, 0.1, 0.68, 0.09, 0.18, ACTION)
    for k, c in enumerate((SUN, LEAF, WHITE)):
        tube([(0.57 + k * 0.03, 0.1, 0.7), (0.54 + k * 0.06, 0.12, 1.02)], 0.018, c)
with at(-1.15, 1.42):  # the board
    box(0, 0, 0.55, 1.9, 0.08, 1.15, DARKWOOD, 0.02)
    box(0, -0.03, 0.62, 1.76, 0.06, 1.0, '#1F4A44', 0.01)
    for z, x, w in ((1.36, -0.3, 0.9), (1.16, -0.2, 1.1), (0.96, -0.42, 0.66)):
        box(x, -0.065, z, w, 0.01, 0.05, WHITE, 0)
    for x in (-0.75, 0.75):
        box(x, 0.02, 0, 0.1, 0.1, 0.6, DARKWOOD, 0.01)
with at(-0.75, -0.85, 0, 12, 1.1):  # the suitcase
    box(0, 0, 0.06, 1.1, 0.42, 0.8, SEA, 0.09)
    for x in (-0.32, 0.32):
        box(x, 0, 0.05, 0.1, 0.44, 0.82, NECTARINE, 0.03)
    tube([(-0.16, 0, 0.86), (-0.16, 0, 0.98), (0.16, 0, 0.98), (0.16, 0, 0.86)], 0.03, DARKWOOD)
    for x in (-0.45, 0.45):
        cyl(x, 0, 0.05, 0.06, 0.3, BLACK, axis='y')
    box(0, -0.22, 0.3, 0.24, 0.02, 0.18, SUN, 0.01)
at(-1.75, -0.9, 0, 8).put(carton, 0.55, 0.45, 0.42)
at(-1.78, -0.92, 0.42, -14).put(carton, 0.36, 0.3, 0.26, '#DBA96F')
at(1.35, -1.0).put(cartons, (0, 0, 0, 0.5, 14))
for i, c in enumerate((CARTON, '#DBA96F', CARTON)):
    ball(1.85 - 0.12 * i, -0.75 - 0.28 * i, 0.16, 0.2, '#D9BE93', (1, 1.2, 0.8))
