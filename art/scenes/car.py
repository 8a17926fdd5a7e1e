"""A car on its way: the stern of its ship is open, one car is on the ramp, one has landed, and a bajaji waits."""
from props import *

begin('wide')
water(6.6, 4.6)
box(0, -1.25, -0.05, 6.5, 2.0, 0.3, paint('#D2B988', 0.08), 0.03)
box(0, -0.27, -0.05, 6.5, 0.12, 0.38, '#8F877A', 0.02)
box(0, -0.42, 0.25, 6.4, 0.08, 0.01, SUN, 0)
with at(-1.3, 1.15):  # the ship, its stern to the quay
    W = 1.15
    stern = lambda k: [(x * k, y * k) for x, y in curve([(-W, -0.9), (-W * 0.7, -1.15), (0, -1.2), (W * 0.7, -1.15), (W, -0.9), (W, 0.2), (W, 1.15), (0, 1.2), (-W, 1.15), (-W, 0.2)], 5)]
    slab(stern(0.96), -0.03, 0.26, ACTION, 0.03)
    slab(stern(1), 0.22, 0.62, SEA, 0.04)
    slab(stern(1.01), 0.84, 0.1, WHITE, 0.02)
    slab(stern(1), 0.94, 1.0, '#F1E9DC', 0.04)
    slab(stern(1.02), 1.94, 0.08, NECTARINE, 0.02)
    for y in (-0.6, -0.1, 0.4):  # air for the decks
        for z in (0.48, 1.3):
            box(W * 1.0, y, z, 0.06, 0.3, 0.2, '#1C3B42', 0.02)
    text(0, -1.2, 1.62, 'UPEPO', 0.34, INK)
    box(0, -1.14, 0.3, 1.3, 0.14, 1.16, '#0B2A33', 0.02)
    box(0, 0.2, 2.02, 1.7, 0.7, 0.36, WHITE, 0.05)
    box(0, -0.14, 2.14, 1.5, 0.06, 0.16, '#1C3B42', 0.01)
    box(0.86, 0.2, 2.14, 0.06, 0.5, 0.16, '#1C3B42', 0.01)
    cyl(-0.4, 0.5, 2.3, 0.2, 0.5, NECTARINE)
    cyl(-0.4, 0.5, 2.66, 0.205, 0.12, INK)
    tube([(0.4, 0.3, 2.38), (0.4, 0.3, 2.9)], 0.025, INK)
with at(-1.3, -0.1, 0.34):  # the ramp
    box(0, -0.15, -0.02, 1.4, 1.5, 0.06, STEEL, 0.01, tilt=(6, 0))
    for x in (-0.64, 0.64):
        box(x, -0.15, 0.03, 0.08, 1.48, 0.03, SUN, 0, tilt=(6, 0))
        tube([(x, -0.8, 0.0), (x, 0.08, 1.05)], 0.02, INK)
    at(0, -0.25, 0.05, -90, 1.1, (0, 6)).put(car, paint(WHITE, rough=0.25), 0.66)
with at(0.85, -1.5, 0.25, -12, 1.25):
    car(paint(LEAF, rough=0.25), 0.68)
    profile([(0.345, 0.44), (0.375, 0.44), (0.29, 0.56), (0.26, 0.56)], 0.02, 0.16, WHITE, 0)  # its papers
at(2.55, -0.95, 0.25, -40, 1.5).put(bajaji, paint(SUN, rough=0.3))
with at(-2.3, -1.75, 0.25, 50):  # who waves them on
    person(NECTARINE, INK, hands=((-0.34, -0.1, 1.05), (0.3, -0.1, 0.5)), cap=WHITE)
    tube([(-0.34, -0.1, 1.05), (-0.37, -0.12, 1.24)], 0.02, WOOD)
    cyl(-0.38, -0.13, 1.34, 0.12, 0.03, ACTION, axis='y')
for x in (-2.7, 0.6, 2.6):
    cyl(x, -0.4, 0.25, 0.09, 0.2, INK, 0.13)
tube([(0.6, -0.4, 0.4), (0.25, 0.0, 0.58), (-0.16, 0.45, 0.9)], 0.03, SAND)
waves(22, (-3.1, 3.1), (0.0, 2.1), lambda x, y: abs(x + 1.3) > 1.6)
