"""Careers: a place that is free at the packing table, with a vest on the hook and a key card."""
from props import *

begin('corner')
ground(4.2, 3.0, '#8FB0AE', grain=0.05)
box(0, 1.35, 0, 4.0, 0.14, 2.25, paint('#E6CFA8', 0.04), 0.03)
box(0, 1.27, 0.0, 4.0, 0.04, 0.75, '#CFAE7C', 0.01)
with at(-1.25, 1.26):  # the open door
    box(0, 0, 0, 1.1, 0.1, 1.95, WHITE, 0.02)
    box(0, -0.02, 0, 0.94, 0.1, 1.86, paint('#FFE3AC', glow=0.55), 0)
    with at(-0.47, -0.05, 0, -62):
        box(0.45, 0, 0, 0.9, 0.07, 1.84, ACTION, 0.02)
        ball(0.8, -0.07, 0.9, 0.06, SUN)
box(0.75, 1.24, 1.72, 1.5, 0.06, 0.1, DARKWOOD, 0.01)
for i in range(4):
    tube([(0.2 + i * 0.38, 1.2, 1.74), (0.2 + i * 0.38, 1.1, 1.78)], 0.022, STEEL)
with at(0.2, 1.12, 0.95):  # the vest, a cap, a bag
    profile([(-0.26, 0), (0.26, 0), (0.28, 0.55), (0.16, 0.78), (0.08, 0.68), (-0.08, 0.68), (-0.16, 0.78), (-0.28, 0.55)], 0, 0.1, paint(NECTARINE, glow=0.1), 0.03)
    for z in (0.16, 0.36):
        box(0, -0.01, z, 0.55, 0.1, 0.07, paint(SUN, glow=0.3), 0.01)
    box(0, -0.01, 0, 0.02, 0.1, 0.68, ACTION, 0)
with at(0.96, 1.0, 1.56):
    ball(0, 0, 0.08, 0.2, SEA, (1, 1, 0.75))
    ball(0, -0.17, 0.05, 0.16, SEA, (1, 0.9, 0.16))
with at(0.58, 1.08, 1.2):
    box(0, 0, 0, 0.2, 0.02, 0.28, WHITE, 0.01)
    box(0, -0.012, 0.14, 0.1, 0.01, 0.1, LEAF, 0.01)
    tube([(-0.08, 0, 0.28), (0, 0.03, 0.56), (0.08, 0, 0.28)], 0.012, ACTION)
with at(0.65, -0.1):  # the packing table
    for x in (-0.95, 0.95):
        for y in (-0.32, 0.32):
            box(x, y, 0, 0.09, 0.09, 0.8, DARKWOOD, 0.01)
    box(0, 0, 0.8, 2.15, 0.85, 0.08, WOOD, 0.02)
    box(0, 0, 0.2, 1.9, 0.7, 0.05, WOOD, 0.01)
    cartons((-0.6, 0, 0.25, 0.48, 4), (0.1, 0.05, 0.25, 0.5, -6), (0.65, 0, 0.25, 0.4, 8))
    with at(0.3, 0.02, 0.88, 8):
        box(0, 0, 0, 0.56, 0.44, 0.32, CARTON, 0.01)
        box(0, 0, 0.315, 0.5, 0.38, 0.008, DARKWOOD, 0)
        for y in (-1, 1):
            box(0, y * 0.3, 0.28, 0.56, 0.2, 0.015, '#DBA96F', 0, tilt=(y * 34, 0))
        box(-0.1, 0, 0.26, 0.18, 0.2, 0.16, SEA, 0.02)
        box(0.12, 0.03, 0.26, 0.16, 0.16, 0.22, NECTARINE, 0.02)
    with at(-0.45, -0.1, 0.88):  # tape
        cyl(0, 0.0, 0.16, 0.15, 0.1, TAPE, axis='y')
        cyl(0, 0.0, 0.16, 0.08, 0.11, DARKWOOD, axis='y')
    with at(-0.8, 0.1, 0.88, 20):
        sheet(0.34, 0.46)
    with at(0.85, 0.1, 0.88):
        lathe(0, 0, 0, ((0.09, 0), (0.11, 0.04), (0.11, 0.2), (0.09, 0.2), (0.09, 0.17), (0.01, 0.17)), ACTION)
with at(-0.35, -0.85):  # the stool
    cyl(0, 0, 0.5, 0.26, 0.1, SEA, bevel=0.04)
    for k in range(4):
        a = k * 1.57 + 0.78
        tube([(0.13 * math.cos(a), 0.13 * math.sin(a), 0.52), (0.26 * math.cos(a), 0.26 * math.sin(a), 0.02)], 0.03, DARKWOOD)
    tube([(x, y, 0.22) for x, y in ring(0.21) + ring(0.21, 1)], 0.015, STEEL)
with at(-0.35, -0.85, 0.6, s=1.3):
    cat()
with at(1.75, -1.0, s=2.8):
    pot(SUN)
with at(-1.5, -0.6, 0, 8):
    pallet()
    cartons((-0.2, 0, 0.12, 0.55, 4), (0.28, 0.05, 0.12, 0.4, -8), (-0.18, 0, 0.52, 0.42, -6))
