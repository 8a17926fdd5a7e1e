"""Two at the packing table, a third comes in through the door, and a hook is free: its name says you."""
from props import *


def vest(w=0.5):
    half = [(0.26, 0), (0.28, 0.5), (0.16, 0.7), (0.08, 0.62)]
    profile(half + [(-x, z) for x, z in half[::-1]], 0, 0.1, NECTARINE, 0.03)
    for z in (0.14, 0.32):
        box(0, 0.04, z, 0.56, 0.13, 0.06, SUN, 0.01)


begin('corner')
at(0, 0.25).put(ground, 4.9, 2.4, '#8FB0AE', grain=0.05)
box(0, 1.3, 0, 4.8, 0.14, 2.1, paint('#E9D3AC', 0.04), 0.03)
box(0, 1.22, 0, 4.8, 0.04, 0.7, '#5E9A9C', 0.01)
with at(-1.25, 1.21):  # the open door
    box(0, 0, 0, 1.06, 0.1, 1.86, WHITE, 0.02)
    for z, h, colour in ((0, 0.44, '#F0CF8E'), (0.44, 0.22, '#2F8FA3'),
                         (0.66, 1.12, '#A9DADB')):  # what one sees through it
        box(0, -0.02, z, 0.9, 0.1, h, paint(colour, glow=0.3), 0)
    cyl(0.26, -0.07, 1.5, 0.1, 0.02, paint(SUN, glow=0.8), axis='y', bevel=0)
    tube([(0.14, -0.08, 0.3), (0.17, -0.08, 0.65), (0.13, -0.08, 1.02)], 0.024, '#8A6842')
    for lean in (-62, -28, 8, 42, 80, 118):
        at(0.13, -0.08, 1.02, tilt=(0, lean - 100)).put(ball, 0.13, 0, 0, 0.13, LEAF, (1, 0.06, 0.24))
    with at(-0.46, -0.08, 0, 198):
        box(0.45, 0, 0, 0.88, 0.07, 1.76, ACTION, 0.02)
        for z in (0.18, 0.98):
            box(0.45, 0.03, z, 0.6, 0.04, 0.62, '#DA5A33', 0.02)
        ball(0.82, 0.06, 0.86, 0.06, SUN)
box(-1.3, 0.5, 0, 0.95, 0.9, 0.02, BRICK, 0.01)
for i, (name, colour) in enumerate((('ASHA', WHITE), ('JUMA', WHITE), ('WEWE', SUN))):
    with at(0.2 + i * 0.8, 1.2, 1.5):
        box(0, 0, 0.28, 0.76, 0.04, 0.28, colour, 0.02)
        text(0, -0.025, 0.35, name, 0.2, INK)
        tube([(0, 0, 0.04), (0, -0.12, 0.02), (0, -0.14, 0.1)], 0.026, STEEL)
box(1.0, 1.2, 1.42, 2.4, 0.06, 0.14, WOOD, 0.02)
at(0.2, 1.04, 0.82).put(vest)
with at(1.0, 1.06, 1.02):  # a bag
    box(0, 0, 0, 0.46, 0.16, 0.36, SEA, 0.06)
    tube([(-0.15, 0, 0.34), (-0.05, 0, 0.52), (0.05, 0, 0.52), (0.15, 0, 0.34)], 0.024, SEA)
with at(-1.3, 0.1, 0.02, 30, 1.6):  # who comes in
    person(SUN, SEA, skin='#5F3822', hair=ACTION, hands=((-0.34, -0.16, 0.98), (0.2, -0.28, 0.58)))
    box(0.19, -0.26, 0.34, 0.2, 0.12, 0.28, ACTION, 0.04)
    box(0.19, -0.26, 0.42, 0.21, 0.13, 0.05, SUN, 0)
at(0.5, 0.25, 0, -24, 1.55).put(person, NECTARINE, hands=((-0.3, -0.26, 0.9), (0.2, -0.36, 0.76)))
at(1.75, 0.25, 0, -16, 1.55).put(person, NECTARINE, SEA, skin='#8A5534', cap=SEA,
                                 hands=((-0.16, -0.4, 0.96), (0.2, -0.36, 0.72)))
with at(0.95, -0.4):  # the packing table
    table(2.5, 0.86, 0.85)
    box(0, 0, 0.22, 2.2, 0.7, 0.05, WOOD, 0.01)
    cartons((-0.7, 0, 0.27, 0.5, 4), (0.05, 0.05, 0.27, 0.52, -6), (0.72, 0, 0.27, 0.44, 8))
    with at(-0.6, -0.06, 0.85, 6, 0.95):
        open_carton()
        ball(-0.12, 0.02, 0.4, 0.13, SUN)
        box(0.1, 0.02, 0.3, 0.2, 0.24, 0.24, SEA, 0.03)
    at(0.52, -0.06, 0.85, -6, 1.1).put(carton)
    at(1.05, -0.1, 0.85).put(cup, ACTION)
at(-0.75, -0.6, 0, 30, 1.5).put(cat)
