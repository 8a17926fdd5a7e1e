"""Colleagues hold out a vest to a newcomer at the door; on the wall behind them the outline of a vest says whose place is free."""
from props import *

HALF = [(0.07, 0.44), (0.1, 0.66), (0.21, 0.68), (0.29, 0.46), (0.31, 0)]
VEST = [(0, 0.3)] + HALF + [(-x, z) for x, z in HALF[::-1]]


def vest(colour=NECTARINE):
    profile(VEST, -0.05, 0.1, colour, 0.03)
    for z in (0.09, 0.24):
        box(0, 0, z, 0.6, 0.115, 0.07, SUN, 0.01)


begin('corner')
at(0, 0.2).put(ground, 4.7, 2.3, '#C98A55', grain=0.05)
box(0, 1.2, 0, 4.6, 0.14, 2.35, paint('#6FB0AC', 0.04), 0.03)
box(0, 1.12, 0, 4.6, 0.04, 0.6, SEA, 0.01)
with at(-1.45, 1.11):  # the open door
    box(0, 0, 0, 1.1, 0.1, 1.96, WHITE, 0.02)
    for z, h, colour in ((0, 0.44, '#F0CF8E'), (0.44, 0.22, '#2F8FA3'), (0.66, 1.22, '#A9DADB')):  # what one sees through it
        box(0, -0.02, z, 0.94, 0.1, h, paint(colour, glow=0.3), 0)
    cyl(0.26, -0.07, 1.6, 0.1, 0.02, paint(SUN, glow=0.8), axis='y', bevel=0)
    with at(-0.5, -0.08, 0, -104):
        box(0.42, 0, 0, 0.84, 0.07, 1.84, ACTION, 0.02)
        for z in (0.18, 1.0):
            box(0.42, 0.03, z, 0.58, 0.04, 0.64, '#DA5A33', 0.02)
        ball(0.76, 0.07, 0.9, 0.06, SUN)
slab([(-1.95, 1.05), (-0.98, 1.05), (0.3, -0.75), (-1.05, -0.9)], 0, 0.008, '#EFC07A', 0)  # the light that falls through it
with at(-1.7, 0.12):  # the mat
    box(0, 0, 0, 1.25, 0.8, 0.03, BRICK, 0.01)
    text(0, -0.28, 0.034, 'KARIBU', 0.27, SUN, tilt=(-90, 0))
box(0.83, 1.1, 2.06, 2.9, 0.06, 0.14, WOOD, 0.02)
for i in range(3):
    with at(-0.12 + i * 0.92, 1.05, 1.1):
        if i == 1:  # the free place: an outline on the wall, and a name over an empty hook
            with at(0, 0.07, 0.06, s=1.28):
                profile([(x * 1.16, 0.34 + (z - 0.34) * 1.16) for x, z in VEST], -0.01, 0.02, SUN, 0)
                profile(VEST, -0.02, 0.02, SEA, 0)
            text(0, 0.02, 0.34, 'WEWE', 0.2, SUN)
        else:
            at(0, 0, 0.06, s=1.28).put(vest)
        tube([(0, 0.02, 1.02), (0, -0.14, 0.97), (0, -0.17, 1.06)], 0.035, SUN if i == 1 else STEEL)
with at(-0.72, -0.46, 0, 72, 1.5):  # who comes in, and takes it
    person(SUN, SEA, skin='#5F3822', bun=True, look=-14, hands=((-0.12, -0.34, 0.74), (0.14, -0.5, 0.84)))
    box(0, 0.2, 0.46, 0.3, 0.16, 0.34, ACTION, 0.06)
with at(0.56, -0.02, 0, -20, 1.52):  # who holds it out by its shoulders
    person(NECTARINE, INK, look=-16, hands=((-0.18, -0.42, 0.87), (0.18, -0.42, 0.87)))
    at(0, -0.37, 0.2, s=0.98).put(vest)
with at(1.74, 0.3, 0, -40, 1.5):  # who brings tea to welcome her
    person(NECTARINE, skirt=SEA, skin='#8A5534', hair=LEAF, hands=((-0.12, -0.4, 0.82), (0.16, -0.38, 0.8)))
    box(0, -0.44, 0.84, 0.5, 0.3, 0.03, DARKWOOD, 0.01)
    for x, colour in ((-0.14, ACTION), (0.1, WHITE)):
        at(x, -0.44, 0.87, s=0.8).put(cup, colour)
at(1.75, -0.5, 0, 16, 1.15).put(open_carton)
at(1.73, -0.52, 0.32, 10, 1.5).put(cat)
