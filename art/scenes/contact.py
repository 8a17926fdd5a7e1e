"""Five offices, each on its own ground: Dar es Salaam in front, and the four abroad."""
from props import *


def plot(colour, wall, trim, floors=1, top='flat', shutters=None):
    box(0, 0, -0.3, 2.4, 2.0, 0.3, paint(colour, 0.08), 0.08)
    at(-0.1, 0.3).put(house, 1.5, 1.0, floors, wall, trim, shutters, DARKWOOD, top)
    at(-0.1, -0.22, 0.66).put(box, 0, -0.02, 0, 1.2, 0.06, 0.18, NECTARINE, 0.02)
    cartons((0.75, -0.55, 0, 0.36, 10), (0.45, -0.7, 0, 0.26, -12))


begin('wide')
at(-0.3, 0.9, -0.16).put(water, 11.2, 8.8, 0.45)
with at(1.7, -1.7, 0.25, 0, 1.5):  # Dar es Salaam
    plot(BEACH, WHITE, NECTARINE, 2, shutters=SEA)
    at(-1.02, 0.2).put(palm, 2.0, -0.3)
    at(0.15, -0.72, 0, 180, 0.85).put(bodaboda)
    at(0.3, 0.4, 1.5).put(tank)
ISLANDS = ((-4.1, -1.6), (-4.2, 2.5), (-0.3, 4.0), (3.6, 3.6))
for x, y in ISLANDS:  # dotted ways
    for i in range(9):
        t = 0.2 + i * 0.07
        cyl(x + (1.7 - x) * t, y + (-1.7 - y) * t, -0.17, 0.075, 0.06, WHITE if i % 2 else NECTARINE, bevel=0.01)
with at(*ISLANDS[0], s=1.15):  # California
    plot('#D9BE8C', '#EBCFA4', WHITE, 1, BRICK)
    for x, y in ((-0.95, 0.5), (0.9, 0.6)):
        at(x, y).put(palm, 1.9, 0.05)
    at(-0.4, -0.7).put(car, paint('#3F8C9A', rough=0.3))
with at(*ISLANDS[1], s=1.15):  # Milton Keynes
    plot('#6E9A62', BRICK, WHITE, 2, '#46555C')
    at(-0.95, -0.5).put(tree, 1.2)
    at(0.9, 0.5).put(tree, 1.4)
    with at(-0.45, -0.75, s=0.8):
        lathe(0, 0, 0, ((0.15, 0), (0.15, 0.08), (0.13, 0.1), (0.13, 0.6), (0.17, 0.62), (0.17, 0.68), (0.02, 0.75)), '#C8281F')
with at(*ISLANDS[2], s=1.15):  # Guangzhou
    plot('#B9AE98', '#E3B06C', WHITE, 2, shutters='#3F7F6B')
    for x in (-0.7, 0.5):
        ball(x, -0.4, 0.5, 0.14, paint(ACTION, glow=0.2), (1, 1, 0.85))
    at(0.95, 0.4).put(tree, 1.3, '#3C7F4C')
    at(-0.6, -0.75, s=0.9).put(bicycle, SEA)
with at(*ISLANDS[3], s=1.15):  # Dubai
    plot('#E2C696', '#D8B07A', PLASTER, 1)
    with at(0.75, 0.6):
        box(0, 0, 0, 0.5, 0.5, 1.8, '#D8B07A', 0.02)
        for face in (at(0, -0.25), at(0.25, 0, rot=90)):
            with face:
                for x in (-0.14, 0, 0.14):
                    box(x, 0, 1.15, 0.08, 0.04, 0.5, '#4A3524', 0)
        box(0, 0, 1.76, 0.58, 0.58, 0.06, PLASTER, 0.01)
    for x, y in ((-0.95, 0.6), (-0.9, -0.5)):
        at(x, y).put(palm, 1.3, 0.05)
at(-1.6, -2.2, -0.15, 20, 0.9).put(dhow)
at(4.3, 0.3, -0.15, 140, 0.8).put(dhow)
with at(z=-0.16):
    waves(40, (-5.6, 5.0), (-3.2, 5.0), lambda x, y: abs(x - 1.7) > 2.1 or abs(y + 1.7) > 1.8)
