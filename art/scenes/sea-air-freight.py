"""Sea or air: a loaded ship under a plane, on one piece of sea."""
from props import *

begin('corner')
water(4.6, 3.2)
at(0.1, -0.35, 0, 8, 0.78).put(ship)
at(1.75, -1.25, 0, 190, 0.42).put(dhow)
for x in (-1.6, 1.6):  # the wake
    slab([(x + a * 0.6, -0.9 + x * 0.1 + b * 0.06) for a, b in ring(0.5, 16)], 0, 0.012, '#B9DEDA', 0)
waves(20, (-2.1, 2.1), (-1.5, 1.4), lambda x, y: abs(y + 0.3) > 0.75)
at(-0.1, 0.5, 2.35, 24, 0.8, (-6, -8)).put(plane)
for x, y, z, s in ((-1.6, 0.3, 2.0, 0.5), (1.7, 1.2, 1.7, 0.6)):
    at(x, y, z).put(cloud, s)
