"""A corner in the USA: fire escapes, water towers on the roofs, a taxi, and boxes on the stoop."""
from props import *


def tenement(w, floors, colour, escape):
    house(w, 1.5, floors, colour, STONE, None, None, storey=0.68)
    h = floors * 0.68
    box(0, 0, h + 0.02, w + 0.2, 1.7, 0.16, DARKWOOD, 0.03)
    if escape:
        for floor in range(1, floors):
            z = floor * 0.68 + 0.1
            box(0, -0.9, z, w * 0.62, 0.3, 0.03, INK, 0)
            for y, dz in ((-1.04, 0.22), (-1.04, 0.11)):
                tube([(-w * 0.31, y, z + dz), (w * 0.31, y, z + dz)], 0.012, INK)
            for i in range(6):
                tube([(w * (i - 2.5) * 0.124, -1.04, z), (w * (i - 2.5) * 0.124, -1.04, z + 0.22)], 0.008, INK)
            if floor < floors - 1:
                for y in (-0.98, -0.84):
                    tube([(-w * 0.2, y, z), (w * 0.2, y, z + 0.68)], 0.014, INK)


def water_tower():
    for x in (-0.2, 0.2):
        for y in (-0.2, 0.2):
            tube([(x, y, 0), (x * 0.8, y * 0.8, 0.45)], 0.02, INK)
    cyl(0, 0, 0.42, 0.32, 0.5, paint(WOOD, 0.15, 0.1), 0.3)
    cyl(0, 0, 0.92, 0.36, 0.26, DARKWOOD, 0.01, bevel=0)


begin('place')
ground(7.4, 5, '#BDB3A0')
road(-1.35, 7.36, 1.5, SUN)
for i in range(6):
    box(1.55, -1.92 + i * 0.23, 0.034, 0.7, 0.13, 0.006, WHITE, 0)
for y, d in ((0.9, 2.9), (-2.28, 0.4)):
    box(0, y, 0, 7.3, d, 0.1, paint('#D0C4AE', 0.07, 0.6), 0.02)
for x, w, floors, colour, escape in ((-2.7, 1.7, 3, BRICK, True), (-0.95, 1.6, 3, '#8E5B45', False), (0.85, 1.8, 4, '#CC8A5E', True)):
    at(x, 1.2, 0.1).put(tenement, w, floors, colour, escape)
with at(-0.95, 0.46, 0.1):
    door(LEAF, 0.4, 0.78, STONE)
    for i in range(4):
        box(0, -0.1 - i * 0.13, 0, 0.6, 0.14, 0.24 - i * 0.06, '#8E5B45', 0.01)
for x, z in ((-2.9, 2.27), (1.1, 2.95)):
    at(x, 1.4, z).put(water_tower)
for width, z, h in ((1.15, 0.1, 2.7), (0.85, 2.8, 0.45), (0.55, 3.25, 0.3)):  # the tower behind
    box(2.85, 1.5, z, width, width, h, '#C9C2B0', 0.02)
    for side in range(4):
        x = (side - 1.5) * width / 4.6
        box(2.85 + x, 1.5 - width / 2, z + 0.1, width / 9, 0.03, h - 0.15, SEA, 0)
        box(2.85 + width / 2, 1.5 + x, z + 0.1, 0.03, width / 9, h - 0.15, SEA, 0)
cyl(2.85, 1.5, 3.5, 0.16, 0.6, MIST, 0.01, bevel=0)
with at(2.75, 0.35, 0.1):  # the diner
    box(0, 0, 0, 1.4, 0.9, 0.86, paint(MIST, rough=0.3), 0.14)
    box(0, 0, 0.2, 1.42, 0.92, 0.07, ACTION, 0.02)
    box(0, -0.44, 0.36, 1.1, 0.04, 0.3, paint(SUN, glow=0.35), 0.01)
    box(0.7, 0, 0.36, 0.03, 0.6, 0.3, paint(SUN, glow=0.35), 0.01)
    awning(1.3, 0.34, 0.84, (ACTION, WHITE))
with at(-0.9, -1.05, 0.03):
    car(paint('#F2B32E', rough=0.3))
    box(-0.15, 0, 0.62, 0.26, 0.12, 0.08, paint(WHITE, glow=0.5), 0.02)
    box(-0.1, 0, 0.34, 0.6, 0.65, 0.04, INK, 0)
at(-2.6, -1.7, 0.03, 180).put(van, MIST, ACTION)
with at(-1.9, -0.42, 0.1):
    lathe(0, 0, 0, ((0.1, 0), (0.1, 0.04), (0.075, 0.06), (0.075, 0.24), (0.095, 0.26), (0.05, 0.34), (0.01, 0.36)), ACTION, 20)
    cyl(0, 0, 0.2, 0.035, 0.24, ACTION, axis='x')
with at(0.25, -0.4, 0.1):
    box(0, 0, 0.08, 0.32, 0.3, 0.34, SEA, 0.02)
    cyl(0, 0, 0.42, 0.16, 0.3, SEA, axis='y')
cartons((-0.45, 0.05, 0.1, 0.44, 10), (-0.4, -0.32, 0.1, 0.32, -15), (-0.46, 0.05, 0.42, 0.3, 25), (2.3, -2.25, 0.1, 0.5, 12), (2.75, -2.3, 0.1, 0.36, -12))
at(3.25, -2.25, 0.1).put(barrel, SEA)
for x, y, h in ((-3.35, -0.3, 1.2), (1.75, 0.0, 1.1), (-1.2, -2.3, 1.1)):
    at(x, y, 0.1).put(tree, h, '#6B8F3A', '#8CAB4B')
for x in (-2.4, 1.2):
    at(x, -0.4, 0.1).put(lamp, 1.6)
