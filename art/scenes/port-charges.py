"""Port charges: a container that hangs over the quay, a clock that counts, coins on a scale."""
from props import *

begin('corner')
ground(4.3, 3.2, '#BDB39E', grain=0.06)
for y in (-0.2, 0.95):
    box(0, y, 0, 4.2, 0.08, 0.015, ASPHALT, 0)
red = paint(ACTION, rough=0.4)
for x in (-1.75, 0.65):  # the gantry
    for y in (-0.2, 0.95):
        box(x, y, 0.1, 0.16, 0.16, 2.1, red, 0.02)
        box(x, y, 0, 0.34, 0.24, 0.14, INK, 0.02)
    box(x, 0.375, 1.1, 0.12, 1.1, 0.12, red, 0.02)
for y in (-0.2, 0.95):
    box(-0.55, y, 2.15, 2.75, 0.16, 0.2, red, 0.02)
box(-0.55, 0.375, 2.3, 0.6, 1.4, 0.14, INK, 0.02)
for x in (-0.9, -0.2):
    for y in (0.15, 0.6):
        tube([(x, y, 2.3), (x, y, 1.62)], 0.014, INK)
at(-0.55, 0.375, 0.78, 0, 1.65).put(container, NECTARINE, 1.25)
at(-0.55, 0.375, 0, 0, 1.65).put(container, SEA, 1.25)
with at(1.45, 0.75):  # the clock
    box(0, 0, 0, 0.5, 0.36, 0.1, INK, 0.02)
    cyl(0, 0, 0.1, 0.07, 1.3, SEA)
    cyl(0, 0, 1.75, 0.45, 0.2, SEA, axis='y', bevel=0.04)
    cyl(0, -0.09, 1.75, 0.37, 0.06, WHITE, axis='y')
    for k in range(12):
        box(0.3 * math.sin(k * 0.5236), -0.125, 1.735 + 0.3 * math.cos(k * 0.5236), 0.03, 0.02, 0.03, INK, 0)
    tube([(0, -0.14, 1.99), (0, -0.14, 1.75), (0.18, -0.14, 1.67)], 0.022, ACTION)
at(1.3, -0.85, 0, -8).put(coins, (-0.75, 0, 1), (-0.33, 0.06, 3), (0.09, 0, 5), (0.51, 0.06, 8))  # coins, more day by day
with at(-1.15, -1.0, 0, 10):  # the calendar
    box(0, 0.1, 0, 0.8, 0.5, 0.04, WOOD, 0.01)
    with at(0, 0, 0.03, tilt=(-14, 0)):
        box(0, 0, 0, 0.8, 0.04, 0.72, WHITE, 0.01)
        box(0, -0.01, 0.57, 0.8, 0.05, 0.17, ACTION, 0.01)
        for i in range(20):
            box(-0.28 + i % 5 * 0.14, -0.02, 0.43 - i // 5 * 0.12, 0.09, 0.03, 0.075, LEAF if i < 7 else STEEL, 0.005)
at(1.75, 0.0).put(cartons, (0, 0, 0, 0.42, 12), (0, 0, 0.3, 0.3, -8))
