"""Which way to ship: a plane and a ship on the pans of one balance."""
from props import *

begin('corner')
ground(4.3, 3.0, '#D9C49C')
brass = paint('#D9A23F', rough=0.35)
cyl(0, 0.3, 0, 0.75, 0.12, DARKWOOD, bevel=0.04)
lathe(0, 0.3, 0.12, ((0.4, 0), (0.12, 0.14), (0.07, 0.3), (0.07, 1.9), (0.13, 2.0), (0.05, 2.12), (0.1, 2.2), (0.01, 2.32)), brass)
tube([(-1.45, 0.3, 2.22), (0, 0.3, 2.08), (1.45, 0.3, 1.94)], 0.05, brass)
for side, z in ((-1, 1.12), (1, 0.84)):
    with at(side * 1.45, 0.3, z):
        for a in range(3):
            x, y = 0.78 * math.cos(a * 2.09 + 0.02), 0.78 * math.sin(a * 2.09 + 0.02)
            tube([(x, y, 0), (0, 0, 2.22 - 1.12 - side * 0.0)], 0.012, brass)
        lathe(0, 0, -0.16, ((0.2, 0), (0.62, 0.06), (0.82, 0.16), (0.82, 0.19), (0.6, 0.12), (0.01, 0.08)), brass)
at(-1.45, 0.25, 0.35 + 0.85, 24, 0.4).put(plane)
at(-1.75, 0.15, 1.08, 0, 0.5).put(cartons, (0, -0.3, 0, 0.5, 8), (0.45, -0.45, 0, 0.4, -10))
at(1.45, 0.3, 0.76, 14, 0.27).put(ship, INK, 2)
cartons((-1.5, -0.95, 0, 0.62, 12), (-0.95, -1.15, 0, 0.44, -18), (-1.48, -0.93, 0.45, 0.42, -6))
at(1.35, -0.85, 0, -14).put(container, NECTARINE, 1.2)
with at(0.35, -0.95):  # an hourglass
    for z in (0, 0.62):
        cyl(0, 0, z, 0.24, 0.06, DARKWOOD)
    lathe(0, 0, 0.06, ((0.18, 0), (0.19, 0.1), (0.03, 0.28), (0.19, 0.46), (0.18, 0.56)), paint(GLASS, rough=0.1))
    for a in range(3):
        tube([(0.2 * math.cos(a * 2.09), 0.2 * math.sin(a * 2.09), 0.05), (0.2 * math.cos(a * 2.09), 0.2 * math.sin(a * 2.09), 0.62)], 0.02, DARKWOOD)
