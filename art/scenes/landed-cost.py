"""Landed cost: four steps up to the door, goods, freight, customs, delivery, and the coins that each adds."""
from props import *

begin('corner')
ground(4.5, 3.2, '#D9C49C')
STEPS = ((-1.55, MIST, 2), (-0.52, SEA, 4), (0.51, SUN, 6), (1.54, NECTARINE, 8))
for i, (x, colour, count) in enumerate(STEPS):
    h = 0.3 + 0.36 * i
    box(x, 0.3, 0, 1.03, 1.7, h, paint(colour, 0.04), 0.03)
    at(x, -0.95).put(coins, (-0.14, 0, count), (0.2, -0.12, max(1, count - 3)))
at(-1.55, 0.4, 0.3, 10, 1.25).put(carton, 0.5, 0.42, 0.4)  # goods
at(-1.5, 0.38, 0.8, 30, 0.9).put(shoe)
with at(-0.55, 0.35, 0.66, 24, 0.42):  # freight
    cyl(0, 0, 0, 0.22, 0.7, INK, 0.1)
    at(0, 0, 1.15, tilt=(0, -8)).put(plane)
with at(0.51, 0.35, 1.02):  # customs
    at(-0.12, 0.25, 0, s=0.5).put(house, 1.0, 0.8, 1, WHITE, WHITE, None, SEA, NECTARINE)
    at(0.22, -0.3, 0, s=1.15).put(stamp)
    at(-0.2, -0.4, 0, 8, 0.6).put(sheet, 0.6, 0.76, ACTION)
with at(1.54, 0.75, 1.38):  # the door
    box(0, 0.05, 0, 0.98, 0.3, 1.15, paint(WHITE, 0.04), 0.02)
    box(0, 0.02, 1.15, 1.08, 0.44, 0.08, ACTION, 0.02)
    at(0, -0.1, 0, s=0.56).put(carved_door)
    at(0.28, -0.55).put(carton, 0.32, 0.26, 0.24)
    at(-0.34, -0.4, s=1.1).put(pot, ACTION)
at(-1.75, 1.25).put(palm, 1.9, 0.3)
at(0.0, 1.35, s=1.1).put(bush, 0.35)
for x, y, z, s in ((0.35, 1.2, 2.35, 0.5), (-1.9, 0.2, 2.3, 0.42)):
    at(x, y, z).put(cloud, s)
