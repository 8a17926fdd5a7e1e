"""Membership: a card, and shelves of one's own where parcels wait for each other."""
from props import *

begin('corner')
ground(4.2, 3.1, '#8FB0AE', grain=0.05)
with at(0.1, 0.85):  # the lockers
    box(0, 0, 0, 3.3, 0.8, 1.95, SEA, 0.03)
    for row in range(3):
        for i in range(4):
            x, z, open_ = -1.2 + i * 0.8, 0.1 + row * 0.61, (row, i) in ((1, 1), (2, 3), (0, 2))
            box(x, -0.4, z, 0.72, 0.03, 0.55, '#0B3E49' if open_ else [NECTARINE, MIST, SUN][(row + i) % 3], 0.02)
            if open_:
                box(x - 0.36, -0.68, z, 0.03, 0.55, 0.55, [NECTARINE, MIST, SUN][(row + i) % 3], 0.01)
                at(x + 0.03, -0.48, z + 0.02, 4).put(carton, 0.44, 0.3, 0.36)
            else:
                box(x + 0.26, -0.43, z + 0.24, 0.05, 0.05, 0.12, INK, 0.01)
                box(x - 0.16, -0.42, z + 0.4, 0.2, 0.02, 0.07, WHITE, 0.01)
with at(-0.35, -0.75, 0.12, -8, 1, (-14, 0)):  # the card
    box(0, 0, 0, 1.7, 0.05, 1.08, paint(INK, rough=0.3), 0.02)
    box(0, -0.005, 0.74, 1.7, 0.05, 0.16, NECTARINE, 0)
    box(-0.56, -0.03, 0.4, 0.26, 0.02, 0.2, paint(SUN, rough=0.3), 0.02)
    box(-0.36, -0.03, 0.14, 0.7, 0.02, 0.07, MIST, 0.01)
    for k in range(8):
        box(0.5, -0.03, 0.22, 0.06, 0.02, 0.2, SUN, 0.005, tilt=(0, k * 45))
box(-0.35, -0.62, 0, 0.9, 0.3, 0.14, WOOD, 0.02, rot=-8)
with at(1.2, -0.7, 0, 14):  # a carton with a ribbon
    box(0, 0, 0, 0.75, 0.62, 0.55, NECTARINE, 0.02)
    box(0, 0, 0.002, 0.14, 0.63, 0.555, WHITE, 0.005)
    box(0, 0, 0.002, 0.76, 0.12, 0.557, WHITE, 0.005)
    for side in (-1, 1):
        ball(side * 0.15, 0, 0.63, 0.14, WHITE, (1.15, 0.5, 0.6), tilt=(0, side * -24))
    ball(0, 0, 0.6, 0.07, WHITE)
with at(-1.65, -0.5):  # the key
    tube([(a, b, 0.03) for a, b in ring(0.16, 18) + ring(0.16, 1)], 0.03, paint(SUN, rough=0.3))
    tube([(0.16, 0, 0.03), (0.62, -0.1, 0.03)], 0.03, paint(SUN, rough=0.3))
    box(0.55, -0.16, 0.0, 0.05, 0.14, 0.05, paint(SUN, rough=0.3), 0.01)
    box(0.45, -0.14, 0.0, 0.05, 0.1, 0.05, paint(SUN, rough=0.3), 0.01)
at(0.5, -1.2, s=1.25).put(cat, WHITE)
at(-1.85, 0.9, s=2.6).put(pot, ACTION)
