"""Clearance: a customs hall where cartons wait on a bench, and one is stamped at the counter."""
from props import *

begin('corner')
room('#C9B58F', '#E4D2AE', SEA, h=2.3)
for i in range(8):  # tiles
    box(-1.9 + i * 0.54, -0.35, 0, 0.012, 2.4, 0.004, '#B39D74', 0)
with at(0.35, 0.75):  # the counter with its three windows
    box(0, 0, 0, 3.3, 0.7, 0.85, SEA, 0.03)
    for i in range(11):
        box(-1.5 + i * 0.3, -0.35, 0.08, 0.05, 0.04, 0.68, '#17707F', 0.01)
    box(0, -0.05, 0.85, 3.4, 0.86, 0.08, WOOD, 0.02)
    for x in (-1.62, -0.54, 0.54, 1.62):
        box(x, 0.1, 0.93, 0.09, 0.2, 1.05, WHITE, 0.015)
    box(0, 0.1, 1.9, 3.4, 0.26, 0.26, NECTARINE, 0.03)
    for i in range(3):
        box(-1.08 + i * 1.08, 0.14, 1.25, 0.98, 0.03, 0.62, paint('#A9CDD0', rough=0.15), 0)
        cyl(-1.08 + i * 1.08, -0.05, 2.03, 0.12, 0.05, '#F5EDDD', axis='y')
        for k in range(i + 1):
            ball(-1.08 + i * 1.08 + (k - i / 2) * 0.075, -0.08, 2.03, 0.03, ACTION)
    with at(-1.08, -0.1, 0.93):
        at(0, 0, 0, 6, 0.75).put(sheet, 0.6, 0.72, ACTION)
        tube([(0.1, -0.2, 0.04), (0.36, -0.05, 0.04)], 0.02, INK)
    with at(0, -0.12, 0.93, 8):  # the stamped one
        carton(0.62, 0.46, 0.4)
        at(-0.08, 0, 0.4, s=1.0).put(stamp)
        profile(ring(0.13, 20), -0.245, 0.01, ACTION, 0, x=-0.18, z=0.2)
        profile(ring(0.09, 20), -0.25, 0.01, CARTON, 0, x=-0.18, z=0.2)
        tube([(-0.23, -0.26, 0.2), (-0.19, -0.26, 0.16), (-0.12, -0.26, 0.24)], 0.016, ACTION)
    with at(1.08, -0.1, 0.93, -6):
        coins((-0.15, 0, 5), (0.15, -0.08, 3))
with at(-1.93, 0.15, 1.35, 90):  # whose turn it is
    box(0, -0.02, 0, 0.95, 0.1, 0.5, INK, 0.03)
    box(0, -0.07, 0.06, 0.83, 0.03, 0.38, paint('#2B1A10'), 0)
    for x, rows in ((-0.2, (1, 1, 1)), (0.15, (1, 0, 1))):
        for k, on in enumerate(rows):
            box(x, -0.09, 0.1 + k * 0.12, 0.18, 0.02, 0.045, paint(NECTARINE, glow=1.2), 0)
        box(x + 0.1, -0.09, 0.1, 0.04, 0.02, 0.29, paint(NECTARINE, glow=1.2), 0)
with at(-0.35, -0.95, 0, 4):  # the bench with those that wait
    for x in (-0.85, 0.85):
        box(x, 0, 0, 0.1, 0.5, 0.42, INK, 0.015)
    box(0, 0, 0.42, 2.1, 0.6, 0.07, WOOD, 0.02)
    for x, s, c in ((-0.72, 0.95, CARTON), (-0.1, 1.15, '#DBA96F'), (0.62, 0.85, '#C98D52')):
        with at(x, 0.02, 0.49, 4 - 8 * x, s):
            carton(0.5, 0.4, 0.36, c)
            at(0.0, -0.12, 0.36, 12).put(box, 0, 0, 0, 0.16, 0.12, 0.012, SUN, 0)
    at(0.95, -1.0, 0, 0, 1.3).put(cat, INK)
for x in (0.95, 1.75):  # the rope
    lathe(x, -0.35, 0, ((0.14, 0), (0.12, 0.04), (0.03, 0.08), (0.03, 0.66), (0.06, 0.72), (0.01, 0.78)), paint('#C98A3A', rough=0.3))
tube([(0.95 + 0.8 * t, -0.35, 0.64 - 0.8 * t * (1 - t)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)], 0.035, ACTION)
at(-1.75, 0.95, s=2.4).put(pot, ACTION)
