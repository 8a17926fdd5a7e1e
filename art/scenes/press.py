"""Press: newspapers with the ship on the front page, a microphone, a camera."""
from props import *


def newspaper(lead):
    box(0, 0, 0, 1.5, 2.0, 0.05, '#EFE6D6', 0.015)
    box(0, 0.82, 0.05, 1.3, 0.18, 0.005, INK, 0)
    box(0, 0.66, 0.05, 1.3, 0.02, 0.004, STEEL, 0)
    if lead:
        box(-0.0, 0.28, 0.05, 1.3, 0.62, 0.006, '#8FC3C4', 0)
        slab([(-0.45, 0.12), (0.38, 0.12), (0.5, 0.26), (-0.5, 0.26)], 0.055, 0.005, INK, 0)
        for i, c in enumerate((NECTARINE, SUN, ACTION, LEAF)):
            box(-0.3 + i * 0.19, 0.34, 0.055, 0.17, 0.13, 0.006, c, 0)
        box(0, 0.05, 0.055, 1.3, 0.1, 0.004, SEA, 0)
    for column in range(3):
        for i in range(9):
            box(-0.44 + column * 0.44, -0.15 - i * 0.085, 0.05, 0.38 if i % 4 else 0.3, 0.03, 0.004, STEEL, 0)


begin('corner')
ground(4.2, 3.1, paint(WOOD, 0.1, 0.4).colour, h=0.3)
for i in range(6):
    at(-0.65, 0.2, i * 0.055, -10 + (i * 7) % 5).put(newspaper, i == 5)
at(0.95, -0.55, 0.0, 14).put(newspaper, True)
with at(1.0, 0.95, 0):  # the microphone
    cyl(0, 0, 0, 0.36, 0.07, INK)
    cyl(0, 0, 0.07, 0.035, 1.0, STEEL)
    with at(0, 0, 1.1, 0, 1, (22, 0)):
        cyl(0, 0, 0, 0.12, 0.5, INK, 0.17)
        ball(0, 0, 0.66, 0.25, paint(STEEL, 0.25, 0.03, rough=0.4))
        cyl(0, 0, 0.5, 0.235, 0.07, NECTARINE)
with at(1.15, -0.55, 0.06, 28):  # the camera
    box(0, 0, 0, 0.95, 0.42, 0.58, INK, 0.08)
    box(0, 0, 0.18, 0.955, 0.425, 0.22, DARKWOOD, 0.06)
    box(0, 0, 0.56, 0.4, 0.3, 0.16, INK, 0.05)
    cyl(0, -0.32, 0.3, 0.25, 0.34, BLACK, axis='y', bevel=0.04)
    cyl(0, -0.5, 0.3, 0.19, 0.04, paint(GLASS, rough=0.1), axis='y')
    cyl(0.33, 0, 0.58, 0.09, 0.06, ACTION)
    box(-0.3, -0.2, 0.44, 0.16, 0.04, 0.08, paint(SUN, glow=0.4), 0.02)
at(-0.65, 0.55, 0.33, 20, 1.5).put(cat, WHITE)
with at(-1.45, -1.05, 0.0):  # coffee
    lathe(0, 0, 0, ((0.26, 0), (0.3, 0.03), (0.02, 0.03)), WHITE)
    lathe(0, 0, 0.03, ((0.11, 0), (0.17, 0.08), (0.18, 0.26), (0.15, 0.26), (0.14, 0.22), (0.01, 0.22)), ACTION)
    cyl(0, 0, 0.24, 0.145, 0.01, DARKWOOD, bevel=0)
tube([(-0.2, -1.25, 0.05), (0.4, -1.05, 0.05)], 0.045, NECTARINE)
at(1.75, 1.1).put(cartons, (0, 0, 0, 0.5, 12))
