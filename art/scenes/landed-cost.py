"""Landed cost: four steps up to the door, goods, freight, customs, delivery, and the coins that each adds."""
from props import *

begin('corner')
at(0, -0.05).put(ground, 5.3, 2.9, '#7FAFAD', grain=0.05)
for i, (x, colour, piles) in enumerate(((-1.83, '#E6BE86', (1,)), (-0.61, '#EFAE78', (2, 1)),
                                        (0.61, '#F49460', (3, 2, 1)), (1.83, NECTARINE, (8, 4, 3, 2)))):
    h = 0.3 + 0.32 * i
    box(x, 0.4, 0, 1.215, 1.6, h, paint(colour, 0.03), 0.06)
    box(x, -0.85, 0, 1.22, 0.9, 0.1, paint(colour, 0.03), 0.02)
    for k, count in enumerate(piles):  # the coins of the step
        at(x + (k - (len(piles) - 1) / 2) * 0.27, -0.85 + 0.08 * (k % 2), 0.1, s=0.8).put(coins, (0, 0, count * 2))
at(-1.92, 0.4, 0.3, 10, 1.75).put(carton)  # goods
with at(-0.78, 0.36, 0.62, -16, 0.33):  # freight
    cyl(0, 0, 0, 0.5, 0.12, DARKWOOD)
    cyl(0, 0, 0, 0.08, 1.2, DARKWOOD)
    at(0, 0, 1.45, tilt=(4, -12)).put(plane)
at(0.13, -0.2, 0.94, 84, 0.84).put(person, SUN, SEA, cap=ACTION, parcel=CARTON)  # who carries it up
with at(0.61, 0.5, 0.94):  # customs
    box(0, 0.1, 0, 0.9, 0.6, 0.95, paint(WHITE, 0.04), 0.02)
    box(0, 0.1, 0, 0.93, 0.63, 0.28, SEA, 0.02)
    box(0, -0.21, 0.36, 0.6, 0.05, 0.36, '#12343C', 0.01)
    box(0, -0.3, 0.3, 0.8, 0.24, 0.06, WOOD, 0.01)
    at(0.14, -0.3, 0.36, s=0.72).put(stamp)
    box(0, 0, 0.95, 1.06, 0.96, 0.08, NECTARINE, 0.02)
    box(0, -0.46, 0.84, 1.0, 0.05, 0.27, SEA, 0.015)
    text(0, -0.49, 0.915, 'FORODHA', 0.165, WHITE)
with at(1.83, 0.8, 1.26):  # the door
    box(0, 0.05, 0, 1.1, 0.3, 1.3, paint(WHITE, 0.04), 0.02)
    box(0, 0.02, 1.3, 1.2, 0.44, 0.08, ACTION, 0.02)
    at(0, -0.1, 0, s=0.62).put(carved_door)
    at(0.3, -0.5, 0, 6).put(carton, 0.42, 0.34, 0.3)
    at(-0.36, -0.5, s=1.2).put(pot, ACTION)
with at(1.83, -0.42, 0.42):  # what all of it costs
    box(0, -0.01, 0.12, 1.14, 0.05, 0.5, '#F5EDDD', 0.03)
    text(0, -0.045, 0.3, 'BEI KAMILI', 0.185, INK)
