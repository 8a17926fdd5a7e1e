"""A customer and a clerk at one table, a carton and a broken vase between them, and somebody who hears both."""
from props import *


def half(turn):
    """Half of the vase, its hollow to the other half."""
    with at(rot=turn):
        shard(((0.14, 0), (0.24, 0.1), (0.29, 0.2), (0.28, 0.3), (0.2, 0.4), (0.13, 0.47), (0.17, 0.56)), 86, paint('#2F8FA3', rough=0.3))
        shard(((0.295, 0.19), (0.3, 0.22), (0.295, 0.25)), 84, SUN, 0.01)


begin('corner')
at(0, 0.15).put(room, '#C9A877', '#7FA5A6', w=4.7, d=2.1, h=2.3)
box(0.1, -0.1, 0, 4.2, 1.4, 0.03, paint('#A8432C', 0.08, 0.3), 0.02)
with at(0.1, -0.25):
    table(2.3, 0.9, 0.9)
    at(-0.48, 0.12, 0.9, 4).put(open_carton, 0.66, 0.5)
    at(0.16, -0.02, 0.9).put(half, 196)
    at(0.68, 0.16, 1.18, 16, 1, (80, 0)).put(half, 0)
    for x, y, r in ((0.36, -0.36, 20), (0.42, -0.1, 70), (0.1, -0.38, 130)):
        with at(x, y, 0.9, r):
            slab([(-0.09, -0.05), (0.1, -0.04), (0.02, 0.09)], 0, 0.03, '#2F8FA3', 0)
POINTS, SHRUGS = ((-0.2, -0.4, 0.66), (0.14, -0.48, 0.86)), ((-0.24, -0.3, 0.92), (0.24, -0.3, 0.92))
for x, turn, shirt, legs, hair, hands in ((-1.44, 78, NECTARINE, SEA, '#2B2320', POINTS),
                                          (1.62, -78, LEAF, INK, ACTION, SHRUGS)):
    with at(x, -0.25, 0, turn):
        at(s=1.15).put(chair, shirt)
        at(0, -0.02, 0.06, s=1.58).put(person, shirt, legs, hands=hands, sits=True, hair=hair)
at(0.02, 0.62, 0, 4, 1.78).put(person, SUN, INK, hands=((-0.42, -0.2, 0.72), (0.42, -0.2, 0.72)))
at(1.62, 0.98, 1.0).put(window, 0.7, 0.86, WHITE, ACTION, bars=2)
with at(-0.25, 0.96, 1.33):  # a pair of scales on the wall, level, on its board
    box(0, 0.02, -0.1, 2.3, 0.06, 1.0, '#5F8789', 0.03)
    tube([(0, -0.06, 0.7), (0, -0.06, -0.02)], 0.05, DARKWOOD)
    tube([(-0.85, -0.06, 0.7), (0.85, -0.06, 0.7)], 0.035, DARKWOOD)
    ball(0, -0.06, 0.7, 0.08, SUN)
    for x in (-0.8, 0.8):
        for dx in (-0.24, 0.24):
            tube([(x, -0.06, 0.7), (x + dx, -0.06, 0.16)], 0.014, DARKWOOD)
        profile([(-0.3, 0.16), (0.3, 0.16), (0.18, 0.02), (-0.18, 0.02)], -0.12, 0.1, SUN, 0.02, x=x)
