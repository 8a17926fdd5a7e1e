"""Sea or air: from the pier somebody waves to a loaded ship and to the plane above it."""
from props import *

begin('corner')
at(0, 0.12).put(water, 5.6, 3.3)
with at(0.25, 0.62, 0, 4, 0.8):
    ship(SEA, 2)
    for k in range(9):  # portholes and the anchor
        cyl(-2.2 + 0.42 * k, -0.595 - 0.01 * k, 0.58, 0.055, 0.03, '#F1E9DC', axis='y', bevel=0)
        cyl(-2.2 + 0.42 * k, -0.605 - 0.01 * k, 0.58, 0.036, 0.03, '#10191C', axis='y', bevel=0)
    with at(2.05, -0.57, 0.46, 36):
        tube([(0, 0, 0.24), (0, 0, -0.08)], 0.026, WHITE)
        tube([(-0.12, 0, 0.03), (-0.07, 0, -0.06), (0, 0, -0.09), (0.07, 0, -0.06), (0.12, 0, 0.03)], 0.026, WHITE)
        tube([(-0.07, 0, 0.17), (0.07, 0, 0.17)], 0.022, WHITE)
    for side in (-1, 1):  # the bow wave
        slab([(x, side * y) for x, y in ((2.56, 0), (2.02, 0.5), (1.35, 0.64), (-0.6, 0.68), (-2.7, 0.66), (-2.4, 0.4), (1.3, 0.42),
                                         (2.0, 0.3))][::side], 0, 0.014, '#DCEBE6', 0)
at(1.4, 0.4, 3.0, 8, 0.8, (2, -14)).put(plane)
with at(-1.5, -1.08):  # the pier
    box(0, 0, 0.18, 2.2, 0.96, 0.1, paint(WOOD, 0.12, 0.3), 0.02)
    for k in range(9):
        box(-0.97 + 0.243 * k, 0, 0.27, 0.2, 0.96, 0.04, paint('#B97B49', 0.12, 0.3), 0.01)
    for x in (-0.95, 0, 1.0):
        for y in (-0.46, 0.46):
            cyl(x, y, -0.2, 0.09, 0.68, DARKWOOD)
    at(0.55, -0.1, 0.31, 100, 1.08).put(person, SUN, skirt=ACTION, hair=NECTARINE, hands=((-0.24, -0.08, 0.42), (0.3, -0.22, 1.14)))
    at(-0.1, 0.05, 0.31, 0, 0.95).put(barrel, LEAF)
    at(-0.66, 0.05, 0.31, 14).put(carton, 0.56, 0.46, 0.4)
    at(-0.66, 0.05, 0.71, -8).put(carton, 0.4, 0.34, 0.28, '#DBA96F')
at(0.92, -0.92, 0, 8, 0.74).put(dhow)
waves(20, (-2.6, 2.6), (-1.6, 1.6), lambda x, y: abs(y - 0.62) > 0.95 and (x > 0 or y > -0.5) and (abs(x - 0.92) > 0.9 or abs(y + 0.92) > 0.32))
