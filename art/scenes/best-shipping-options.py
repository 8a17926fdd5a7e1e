"""Which way to ship: a plane and a ship on the pans of one balance, and a woman with a parcel, and a jetty with what is heavy."""
from props import *

begin('corner')
slab(curve([(0.3, -1.2), (-0.7, -1.5), (-1.4, -1.25), (-2.2, -1.3), (-2.7, -0.75), (-2.95, -0.1), (-2.6, 0.55), (-2.3, 1.3), (-1.5, 1.35), (-0.9, 1.75), (0.3, 1.5)]), -0.38, 0.37, paint('#E9A582', 0.05), 0.12)  # the sky of an evening
at(1.3, 0.1, 0.0).put(water, 2.8, 2.9)
cyl(0, 0.0, -0.38, 1.25, 0.4, paint('#E0BE86', 0.1, 0.5), sides=64, bevel=0.06)
waves(14, (0.9, 2.5), (-1.2, 1.4), lambda x, y: x * x + y * y > 2)
brass = paint('#D9A23F', rough=0.35)
cyl(0, 0.3, 0, 0.7, 0.12, DARKWOOD, bevel=0.04)
lathe(0, 0.3, 0.12, ((0.4, 0), (0.12, 0.14), (0.07, 0.3), (0.07, 1.9), (0.13, 2.0), (0.05, 2.12), (0.1, 2.2), (0.01, 2.32)), brass)
tube([(-1.45, 0.3, 2.22), (0, 0.3, 2.08), (1.45, 0.3, 1.94)], 0.05, brass)
for side, z in ((-1, 1.12), (1, 0.84)):
    with at(side * 1.45, 0.3, z):
        for a in range(3):
            tube([(0.78 * math.cos(a * 2.09 + 0.02), 0.78 * math.sin(a * 2.09 + 0.02), 0), (0, 0, 1.1)], 0.012, brass)
        lathe(0, 0, -0.16, ((0.2, 0), (0.62, 0.06), (0.82, 0.16), (0.82, 0.19), (0.6, 0.12), (0.01, 0.08)), brass)
at(-1.24, 0.34, 1.2, 24, 0.37).put(plane)
at(1.45, 0.3, 0.76, 14, 0.27).put(ship, INK, 2)
with at(-2.3, -0.62, 0, 84, 1.6):  # who sends it
    person(SUN, skirt=ACTION, hair=LEAF, look=-20, hands=((-0.17, -0.34, 0.5), (0.17, -0.34, 0.5)))
    at(0, -0.4, 0.42).put(carton, 0.36, 0.32, 0.26, SEA)
with at(1.55, -0.95):  # what is heavy waits on the jetty
    for x in (-0.5, 0.5):
        for y in (-0.3, 0.3):
            cyl(x, y, -0.1, 0.07, 0.3, DARKWOOD, sides=12)
    for k in range(7):
        box(-0.54 + 0.18 * k, 0, 0.1, 0.165, 0.86, 0.07, paint(WOOD, 0.14, 0.2), 0.012)
    at(-0.28, 0.08, 0.17, s=0.85).put(barrel, ACTION)
    cartons((0.28, 0.02, 0.17, 0.6, 10), (0.26, 0.02, 0.6, 0.46, -8))
at(-1.35, -0.9, 0.0, 10, 1.7).put(cat, '#33474D')
