"""Prohibited items: a crate under a crossed sign, and what stays outside the rope."""
from props import *

begin('corner')
ground(4.4, 3.2, '#C6BBA2')
for i in range(12):  # the painted line
    box(-1.98 + i * 0.36, -0.55, 0, 0.3, 0.12, 0.012, SUN if i % 2 else INK, 0)
with at(0.5, 0.55, 0, -6):  # the crate with the sign
    crate(1.7, 1.2, 1.0, 4)
    box(0, 0, 1.0, 1.82, 1.32, 0.08, paint(WOOD, 0.14, 0.2), 0.015)
    for x in (-0.55, 0.55):
        box(x, 0, 1.06, 0.14, 1.34, 0.05, '#8B5632', 0.01)
with at(0.4, 0.5, 1.11, -8):
    cyl(0, 0.05, 0, 0.1, 0.2, INK)
    cyl(0, 0, 0.82, 0.66, 0.12, ACTION, axis='y')
    cyl(0, -0.05, 0.82, 0.52, 0.06, '#F5EDDD', axis='y', bevel=0)
    flame = [(0, -0.34), (0.2, -0.26), (0.27, -0.05), (0.18, 0.12), (0.13, 0.02), (0.08, 0.2), (-0.02, 0.42), (-0.06, 0.16), (-0.16, 0.04), (-0.25, -0.12), (-0.18, -0.28)]
    for size, z, colour in ((1.05, 0.82, NECTARINE), (0.55, 0.75, SUN)):
        profile([(x * size, z + y * size) for x, y in curve(flame, 4)], -0.12 - 0.01 / size, 0.03, colour, 0)
    box(0, -0.13, 0.76, 1.1, 0.05, 0.13, ACTION, 0.01, tilt=(0, 45))
with at(-1.3, 0.75):  # gas
    for x, y, c, h in ((0, 0.15, SEA, 0.85), (-0.38, -0.2, NECTARINE, 0.6)):
        lathe(x, y, 0, ((0.2, 0), (0.24, 0.06), (0.24, h - 0.2), (0.16, h - 0.06), (0.07, h), (0.07, h + 0.08), (0.01, h + 0.08)), paint(c, rough=0.35))
        for a in range(3):
            tube([(x + 0.15 * math.cos(a * 2.1), y + 0.15 * math.sin(a * 2.1), h - 0.08), (x + 0.15 * math.cos(a * 2.1), y + 0.15 * math.sin(a * 2.1), h + 0.12)], 0.02, STEEL)
        tube([(x + a, y + b, h + 0.13) for a, b in ring(0.15, 16) + ring(0.15, 1)], 0.02, STEEL)
with at(-1.15, -1.0, 0, 10):  # fireworks in their tub
    lathe(0, 0, 0, ((0.28, 0), (0.34, 0.4), (0.3, 0.4), (0.01, 0.36)), MIST)
    for i, (a, c) in enumerate(((0, ACTION), (1.3, SUN), (2.5, SEA), (3.7, NECTARINE), (5, LEAF))):
        x, y = 0.14 * math.cos(a), 0.14 * math.sin(a)
        tube([(x, y, 0.3), (x * 1.7, y * 1.7, 0.55)], 0.018, WOOD)
        tube([(x * 1.7, y * 1.7, 0.55), (x * 2.5, y * 2.5, 0.92)], 0.07, c)
        ball(x * 2.62, y * 2.62, 0.98, 0.075, WHITE)
with at(0.35, -1.05, 0, -6):  # a tin that burns, a battery that swells
    cyl(0, 0, 0, 0.24, 0.44, SUN)
    cyl(0, 0, 0.44, 0.2, 0.04, STEEL)
    profile([(-0.1, 0.12), (0.1, 0.12), (0, 0.3)], -0.26, 0.03, ACTION, 0)
    ball(0.62, 0.05, 0.16, 0.3, INK, (1, 0.62, 0.5))
    box(0.62, -0.02, 0.28, 0.22, 0.2, 0.03, NECTARINE, 0.02)
for x in (1.2, 2.05):  # the rope
    lathe(x, -0.9, 0, ((0.16, 0), (0.14, 0.04), (0.03, 0.08), (0.03, 0.72), (0.06, 0.78), (0.01, 0.84)), paint('#C98A3A', rough=0.3))
tube([(1.2 + 0.85 * t, -0.9, 0.7 - 0.9 * t * (1 - t)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)], 0.035, ACTION)
at(1.85, 0.95, 0, 8).put(cartons, (0, 0, 0, 0.6, 0), (0.02, 0, 0.43, 0.44, 14))
