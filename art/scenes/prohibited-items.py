"""Prohibited items: an officer lifts a rocket out of a present, and who wanted to send it covers her ears."""
from props import *


def rocket(colour=ACTION):
    """A firework, its body from 0 to 0.5, its stick below."""
    cyl(0.09, 0, -0.5, 0.025, 0.9, WOOD, sides=8)
    cyl(0, 0, 0, 0.12, 0.5, colour, sides=24)
    for z in (0.08, 0.34):
        cyl(0, 0, z, 0.124, 0.08, SUN, bevel=0, sides=24)
    cyl(0, 0, 0.5, 0.17, 0.28, SEA, 0.01, bevel=0, sides=24)


begin('corner')
at(0, 0.1).put(ground, 4.3, 2.7, '#8FBAB6', grain=0.05)
slab(ring(1.25, 48, (-0.25, -0.25), 0.72), 0, 0.012, paint('#E0C795', 0.06, 0.4), 0)
with at(1.0, 0.85):  # the scanner, whose lamp is red
    box(0.0, 0, 0, 2.1, 0.66, 0.5, SEA, 0.03)
    box(0.0, 0, 0.5, 2.16, 0.56, 0.06, INK, 0.02)
    for y in (-0.46, 0.46):
        box(0.2, y, 0, 0.96, 0.2, 1.5, '#F5EDDD', 0.03)
    box(0.2, 0, 1.46, 0.98, 1.14, 0.36, NECTARINE, 0.04)
    for side in (-1, 1):  # its curtains
        for k in range(5):
            box(0.2 + side * 0.4, -0.32 + 0.16 * k, 0.6, 0.03, 0.13, 0.88, '#33474D', 0.01)
    box(0.2, -0.57, 0.62, 0.78, 0.04, 0.76, INK, 0.03)  # what it sees
    profile([(0.13, 0.7), (0.27, 0.7), (0.27, 1.06), (0.34, 1.06), (0.2, 1.3), (0.06, 1.06), (0.13, 1.06)], -0.6, 0.02, paint(SUN, glow=0.7), 0)
    tube([(0.2 + x, -0.61, 1.0 + z) for x, z in ring(0.33, 36) + ring(0.33, 1)], 0.045, paint('#FF4A28', glow=0.7))
    tube([(-0.02, -0.63, 1.22), (0.42, -0.63, 0.78)], 0.04, paint('#FF4A28', glow=0.7))
    for z, colour, glow in ((1.54, '#E8432C', 0.9), (1.54, '#3E9A5F', 0.1)):  # its lamps
        cyl(0.02 if glow > 0.5 else 0.38, -0.58, z + 0.1, 0.1, 0.06, paint(colour, glow=glow), axis='y')
    for k in range(6):
        box(-0.19 + 0.156 * k, -0.575, 0.36, 0.1, 0.02, 0.1, SUN if k % 2 else INK, 0)
    at(0.86, 0, 0.56, 6, 0.9).put(carton)
at(-0.1, -0.3).put(table, 1.3, 0.95, 0.62)
with at(-0.1, -0.34, 0.62, -6):  # the present, its lid off
    for y in (-0.31, 0.31):
        box(0, y, 0, 0.8, 0.05, 0.42, '#F0B94A', 0.015)
    for x in (-0.375, 0.375):
        box(x, 0, 0, 0.05, 0.62, 0.42, '#F0B94A', 0.015)
    box(0, 0, 0.02, 0.74, 0.6, 0.2, DARKWOOD, 0)
    box(0, -0.325, 0.002, 0.13, 0.05, 0.425, ACTION, 0.01)
    box(0.38, 0, 0.002, 0.05, 0.13, 0.425, ACTION, 0.01)
    for k in range(22):
        ball(rng.uniform(-0.31, 0.31), rng.uniform(-0.24, 0.24), 0.3, 0.09, MIST if k % 3 else '#F5EDDD', (1, 1, 0.8))
    at(0.2, 0.08, 0.5, 0, 0.8, (0, 22)).put(rocket, LEAF)
at(1.2, 0.72, 1.82, 30, 1.7).put(cat)
with at(0.94, -0.72, 0.24, 6, 0.9, (0, 32)):  # its lid, with the bow
    box(0, 0, 0, 0.9, 0.8, 0.16, '#F0B94A', 0.03)
    for w, d in ((0.13, 0.81), (0.91, 0.13)):
        box(0, 0, 0.001, w, d, 0.165, ACTION, 0.01)
    for side in (-1, 1):
        ball(0.15 * side, 0, 0.24, 0.14, ACTION, (1.2, 0.6, 0.6), tilt=(0, -20 * side))
    ball(0, 0, 0.22, 0.07, ACTION)
with at(0.1, 0.42, 0, 14, 1.6):  # the officer
    person(MIST, INK, cap=SEA, look=0, hands=((-0.36, -0.26, 1.06), (0.26, -0.3, 0.64)))
    with at(-0.44, -0.2, 1.22, -14, 0.82):
        rocket()
        tube([(-0.04, -0.04, 0), (-0.1, -0.06, -0.1), (-0.24, -0.06, -0.12), (-0.3, -0.06, -0.04)], 0.022, '#F5EDDD')  # its fuse burns
        for k in range(8):
            a, long = math.tau * k / 8, 0.16 - 0.05 * (k % 2)
            tube([(-0.32, -0.08, 0), (-0.32 + long * math.cos(a), -0.08, long * math.sin(a))], 0.018, paint('#FFB52E', glow=1.2))
        ball(-0.32, -0.1, 0, 0.07, paint('#FFF0B8', glow=1.5))
with at(-1.35, -0.2, 0, 44, 1.6):  # who is caught
    person(SUN, skirt=ACTION, skin='#5F3822', hair=SEA, look=-4, hands=((-0.19, -0.03, 1.0), (0.19, -0.03, 1.0)))
