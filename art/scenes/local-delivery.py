"""Delivery in Dar: a motorcycle and a three-wheeler on the way to the house under the pin."""
from props import *

begin('corner')
ground(4.4, 3.2, '#E0C795')
box(0, -0.75, 0, 4.36, 0.95, 0.03, paint(ASPHALT, 0.12, 0.8), 0)
for i in range(5):
    box(-1.8 + i * 0.9, -0.75, 0.03, 0.45, 0.06, 0.006, SAND, 0)
with at(-1.15, 0.75, s=1.25):
    house(1.35, 1.0, 1, '#8FBFC0', WHITE, SEA, WOOD, step=0.6)
    at(0.3, 0.15, 0.86).put(tank, 0.15)
with at(0.75, 0.85, s=1.25):
    house(1.2, 1.0, 2, WHITE, SEA, LEAF, DARKWOOD, step=0.56)
    at(-0.2, 0.0, 1.56, s=0.8).put(washing_line, 1.1, 0.45)
with at(-1.55, -0.2, 1.68, s=1.05):  # the pin, over the door
    cyl(0, 0, -0.55, 0.02, 0.55, ACTION, 0.24, bevel=0)
    ball(0, 0, 0.1, 0.3, paint(ACTION, rough=0.3))
    cyl(0, -0.24, 0.1, 0.12, 0.14, WHITE, axis='y')
at(-0.75, -0.85, 0.03, 0, 1.45).put(bodaboda, SEA)
with at(1.2, -0.72, 0.03, 0, 1.45):
    bajaji()
    cartons((-0.24, 0, 0.48, 0.34, 8), (-0.26, 0.02, 0.72, 0.24, -10))
at(1.85, 0.35, s=0.75).put(palm, 1.9, 0.2)
at(-2.0, -0.05).put(tree, 1.1)
cartons((-1.35, -0.05, 0, 0.42, 12), (-1.34, -0.04, 0.3, 0.3, -10))
at(0.05, 0.05, s=1.9).put(pot)
