"""Sea or air: a loaded ship leaves the quay, and a plane climbs away above its bow."""
from props import *

begin('corner')
water(6.0, 3.7)
with at(-0.3, -0.12, 0, 6, 0.82):
    ship(SEA, 2)
    for side in (-1, 1):  # the bow wave and the wake
        slab([(x, side * y) for x, y in ((2.84, 0), (2.2, 0.62), (1.2, 0.86), (-0.6, 1.12), (-2.6, 1.46), (-2.4, 1.2), (-0.6, 0.92), (1.2, 0.68), (2.2, 0.4))][::side], 0, 0.014, '#C9E6E0', 0)
    slab([(-2.5, 0.4), (-2.5, -0.4), (-3.3, -0.6), (-3.3, 0.6)], 0, 0.02, '#8FCBC6', 0)
at(1.75, 0.85, 2.3, 30, 0.88, (-14, -15)).put(plane, WHITE, NECTARINE)
with at(-2.05, -1.34):  # the edge of the quay
    box(0.05, -0.02, -0.05, 1.9, 1.05, 0.35, paint('#D6BF94', 0.08), 0.03)
    box(0.05, 0.5, -0.05, 1.9, 0.08, 0.38, NECTARINE, 0.02)
    for x in (-0.6, 0.2, 0.9):
        cyl(x, 0.38, 0.3, 0.06, 0.13, INK, 0.09)
    at(-0.2, -0.15, 0.3, 0, 0.8).put(container, SUN)
    at(0.65, -0.2, 0.3, 10, 1.1).put(cartons, (0, 0, 0, 0.4, 0), (0, 0, 0.28, 0.28, 12))
at(2.45, -1.3, 0, 20, 0.5).put(dhow)
waves(22, (-2.8, 2.8), (-1.7, 1.7), lambda x, y: abs(y + 0.12) > 1.05 and (x > -1 or y > -0.6))
