"""Paying: a painted kiosk on a street of Dar es Salaam, a phone as tall as its roof that has paid, and a way of coins."""
from props import *

begin('corner')
ground(4.5, 3.4, '#DDBE8A')
box(0, -1.1, 0, 4.4, 0.9, 0.012, paint('#C9A873', 0.12, 0.4), 0)
with at(-0.75, 0.45):  # the kiosk
    box(0, 0, 0, 1.9, 1.3, 0.12, STONE, 0.02)
    box(0, 0, 0.12, 1.7, 1.1, 1.75, paint(SEA, 0.05), 0.02)
    box(0, 0, 0.12, 1.74, 1.14, 0.5, NECTARINE, 0.02)
    box(0, -0.56, 0.95, 1.24, 0.06, 0.72, '#0B2C35', 0.01)
    for i in range(3):  # shelves behind the window
        box(0, -0.585, 0.98 + i * 0.24, 1.18, 0.02, 0.02, WOOD, 0)
        for k in range(7):
            box(-0.5 + k * 0.165, -0.59, 1.0 + i * 0.24, 0.1, 0.02, 0.1 + 0.05 * ((k + i) % 3), (SUN, ACTION, MIST, LEAF, NECTARINE)[(k * 2 + i) % 5], 0.005)
    box(0, -0.7, 0.86, 1.5, 0.36, 0.08, WOOD, 0.015)
    at(-0.4, -0.72, 0.94, 8, 0.9).put(carton, 0.4, 0.28, 0.26)
    with at(0, -0.1, 1.87):
        roof(2.2, 1.7, 0, 0.34, ACTION)
    at(0, -0.85).put(awning, 1.7, 0.62, 1.78, (SUN, WHITE))
    at(0.87, 0.1, 0.85, 90).put(window, 0.42, 0.55, WHITE, bars=2)
with at(1.05, -0.25, 0, 14):  # the phone
    with at(0, 0, 0.02, tilt=(-7, 0)):
        box(0, 0, 0, 1.08, 0.14, 2.05, INK, 0.07)
        box(0, -0.07, 0.1, 0.96, 0.02, 1.84, paint('#F4EAD6', glow=0.15), 0.02)
        cyl(0, -0.09, 1.25, 0.34, 0.04, LEAF, axis='y', sides=48)
        tube([(-0.16, -0.13, 1.24), (-0.04, -0.13, 1.12), (0.18, -0.13, 1.4)], 0.04, WHITE)
        for z, w, colour in ((0.72, 0.6, INK), (0.58, 0.44, STEEL)):
            box(0, -0.085, z, w, 0.02, 0.07, colour, 0)
        box(0, -0.085, 0.25, 0.7, 0.03, 0.18, NECTARINE, 0.03)
    box(0, 0.32, 0, 0.5, 0.4, 0.08, INK, 0.02)
for i, (x, y) in enumerate(((0.55, -0.95), (0.15, -1.15), (-0.3, -1.2), (-0.75, -1.05))):
    at(x, y).put(coins, (0, 0, 6 - i))
with at(-1.75, -0.75, 0, 10):  # a stool
    for x in (-0.14, 0.14):
        for y in (-0.14, 0.14):
            tube([(x * 1.2, y * 1.2, 0), (x * 0.8, y * 0.8, 0.42)], 0.03, DARKWOOD)
    cyl(0, 0, 0.4, 0.24, 0.07, ACTION)
at(1.75, 0.95).put(tree, 1.7)
at(1.65, -1.2).put(cartons, (0, 0, 0, 0.5, 14), (0.02, 0, 0.36, 0.34, -8))
