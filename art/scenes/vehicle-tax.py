"""Vehicle tax: a car behind a counter of coins, a price tag at its mirror, and a calculator that adds up."""
from props import *

begin('corner')
ground(4.5, 3.0, '#D9C49C')
cyl(-0.35, 0.15, 0, 1.5, 0.1, STONE, sides=64)
cyl(-0.35, 0.15, 0.1, 1.42, 0.03, paint(ASPHALT, 0.08), sides=64, bevel=0)
at(-0.35, 0.15, 0.13, -14, 1.65).put(car, paint(NECTARINE, rough=0.25), 0.66)
with at(0.3, -0.62, 0.62, -14, 1.1):  # the tag at its mirror
    tube([(0, 0.12, 0.3), (0, 0, 0.02)], 0.02, WHITE)
    profile([(-0.34, -0.5), (0.34, -0.5), (0.34, -0.1), (0.14, 0.06), (-0.14, 0.06), (-0.34, -0.1)], -0.05, 0.06, '#F5EDDD', 0.02)
    cyl(0, -0.06, -0.05, 0.05, 0.02, INK, axis='y', bevel=0)
    text(0, -0.06, -0.38, 'KODI', 0.24, ACTION)
with at(1.5, 0.55, 0, 8):  # the calculator
    box(0, 0.3, 0, 0.5, 0.5, 0.08, INK, 0.03)
    with at(tilt=(-10, 0)):
        box(0, 0, 0, 1.2, 0.2, 1.9, SEA, 0.08)
        box(0, -0.09, 1.36, 0.98, 0.04, 0.36, '#DCE8DA', 0.02)
        text(0, -0.115, 1.45, '25 %', 0.26, INK)
        for row in range(4):
            for k in range(3):
                box((k - 1) * 0.33, -0.1, 0.16 + row * 0.28, 0.24, 0.08, 0.2, ACTION if (row, k) == (0, 2) else WHITE if k < 2 else SUN, 0.03)
for i, count in enumerate((3, 5, 8, 11)):  # duty, excise, levies, VAT
    at(-1.85 + i * 0.47, -1.2, 0, s=1.2).put(coins, (0, 0, count))
