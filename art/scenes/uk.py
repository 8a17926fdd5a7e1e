"""A street in the UK: somebody holds a carton to the slot of a pillar box, and the postman throws up his hands."""
from props import *

RED = paint('#C8281F', rough=0.35)


def terrace(brick, door_colour):
    box(0, 0, 0, 1.5, 1.5, 2.05, paint(brick, 0.12, 0.25), 0.015)
    box(0, 0, 0, 1.52, 1.52, 0.12, STONE, 0.01)
    roof(1.56, 1.76, 2.07, 0.72, paint('#46555C', 0.15, 0.3))
    with at(0.55, 0.1, 2.35):
        box(0, 0, 0, 0.3, 0.5, 0.72, paint(brick, 0.12, 0.25), 0.015)
        box(0, 0, 0.68, 0.36, 0.56, 0.08, STONE, 0.01)
        for y in (-0.14, 0.14):
            cyl(0, y, 0.74, 0.07, 0.2, BRICK, 0.055)
    with at(-0.42, -0.75, 0.06):
        door(door_colour, 0.36, 0.8)
        box(0, -0.02, 0.84, 0.46, 0.06, 0.05, WHITE, 0.01)
    slab([(0.02, -0.74), (0.16, -1.0), (0.54, -1.0), (0.68, -0.74)], 0, 0.98, WHITE, 0.02)
    slab([(-0.02, -0.74), (0.14, -1.05), (0.56, -1.05), (0.72, -0.74)], 0.96, 0.1, '#46555C', 0.02)
    at(0.35, -1.0, 0.32).put(window, 0.28, 0.5)
    for x in (-0.42, 0.35):
        at(x, -0.75, 1.28).put(window, 0.34, 0.52)
    box(0.75, 0, 0, 0.05, 1.54, 2.0, '#A8826B', 0.01)


begin('place')
ground(7.6, 5.2, '#7DB06A')
box(0, -1.3, 0, 7.56, 1.5, 0.04, paint(ASPHALT, 0.12, 0.8), 0)
for y, d in ((-0.4, 0.34), (-2.3, 0.56)):
    box(0, y, 0, 7.56, d, 0.1, paint('#CDBFA6', 0.08, 0.5), 0.02)
for i in range(8):
    box(-3.35 + i * 0.96, -1.3, 0.04, 0.5, 0.06, 0.008, WHITE, 0)
for i in range(5):
    box(3.0, -1.9 + i * 0.3, 0.04, 0.7, 0.16, 0.008, WHITE, 0)
for x, brick, colour in ((-2.95, BRICK, SEA), (-1.4, '#C9744F', NECTARINE), (0.15, BRICK, INK), (1.7, '#C9744F', LEAF)):
    with at(x, 1.0):
        terrace(brick, colour)
        for side in (-0.65, 0.72):
            box(side, -1.03, 0, 0.06, 0.5, 0.24, BRICK, 0.01)
        box(0.35, -1.24, 0, 0.7, 0.1, 0.26, paint(LEAF, 0.2, 0.1), 0.04)
with at(3.05, 0.95):
    box(0, 0, 0, 1.1, 1.6, 1.9, paint(WHITE, 0.04), 0.02)
    box(0, -0.02, 0, 1.14, 1.62, 0.85, SEA, 0.02)
    roof(1.3, 1.8, 1.92, 0.6, paint('#8E4A33', 0.12, 0.3), hip=0.4)
    for face, width in ((at(0, -0.83), 1.1), (at(0.57, 0, rot=90), 1.6)):
        with face:
            for i, x in enumerate((-0.27, 0.27)):
                at(x * width / 1.1, 0, 0.22).put(window, 0.34, 0.42, SUN, bars=2)
                at(x * width / 1.1, 0.02, 1.15).put(window, 0.26, 0.4)
    box(0.2, -1.0, 1.05, 0.03, 0.5, 0.03, INK, 0)
    box(0.2, -1.1, 0.72, 0.04, 0.3, 0.32, NECTARINE, 0.02)
    for y in (-0.5, 0, 0.5):
        at(0.72, y * 0.9, 0.0).put(pot, WOOD, '#4F9A58')

with at(1.4, -1.42, 0.04, s=1.14):  # the bus
    vehicle([(-1.3, 0.12), (1.3, 0.12), (1.32, 0.7), (1.26, 1.5), (1.16, 1.6), (-1.28, 1.6)], 0.74, RED,
            [[(-1.14 + i * 0.4, z), (-0.8 + i * 0.4, z), (-0.8 + i * 0.4, z + 0.3), (-1.14 + i * 0.4, z + 0.3)]
             for i in range(6) for z in (0.5, 1.12)], (-0.8, 0.8), 0.2, (-1.3, 1.3, 0.9, WHITE))
    for z, h in ((0.46, 0.36), (1.08, 0.34)):
        box(1.3 - (z > 1) * 0.02, 0, z, 0.03, 0.58, h, paint('#1C3B42', rough=0.4), 0.01)
    box(1.31, 0, 0.9, 0.03, 0.4, 0.12, paint(SUN, glow=0.3), 0)
with at(3.42, -0.4, 0.1):  # the telephone box
    box(0, 0, 0, 0.48, 0.44, 1.14, RED, 0.02)
    box(0, 0, 1.14, 0.54, 0.5, 0.12, RED, 0.02)
    ball(0, 0, 1.25, 0.24, RED, (1, 0.95, 0.4))
    for face, width in ((at(0, -0.22), 0.34), (at(0.24, 0, rot=90), 0.3)):
        with face:
            box(0, 0, 1.16, 0.36, 0.02, 0.08, WHITE, 0)
            for row in range(5):
                for k in (-1, 0, 1):
                    box(k * width / 3, 0, 0.16 + row * 0.18, width / 3.6, 0.02, 0.14, '#CFE3E3', 0)
with at(-1.5, -2.25, 0.1, -90, 1.4):
    lathe(0, 0, 0, ((0.15, 0), (0.15, 0.08), (0.13, 0.1), (0.13, 0.6), (0.17, 0.62), (0.17, 0.68), (0.02, 0.75)), RED)
    box(0, -0.13, 0.5, 0.16, 0.03, 0.03, INK, 0)
with at(-2.55, -2.25, 0.1, 84, 1.3):
    person(NECTARINE, INK, '#C98F6B', '#6B3E20', hands=((-0.26, -0.3, 0.6), (0.26, -0.3, 0.6)), bun=True)
    at(0, -0.44, 0.46, 0, 1.1, (-8, 0)).put(carton, 0.5, 0.4, 0.38)
at(-0.62, -2.2, 0.1, -58, 1.3).put(person, SEA, INK, '#8A5A3C', cap=SEA, hands=((-0.34, -0.16, 0.98), (0.34, -0.16, 0.98)))
cartons((-3.25, -2.2, 0.1, 0.62, 12), (-3.25, -2.2, 0.54, 0.46, 30))
for x in (-2.2, 1.0):
    at(x, -0.48, 0.1).put(lamp, 1.5)
at(-3.2, -0.36, 0.1).put(bicycle, NECTARINE)
at(-1.62, -0.42, 0.1, 200).put(dog)
