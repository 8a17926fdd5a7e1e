"""A customer and a clerk at one table, the torn carton between them, and somebody who hears both."""
from props import *


def torn_carton():
    """A carton whose front is ripped open, with what broke in it."""
    for x in (-0.35, 0.35):
        box(x, 0, 0, 0.03, 0.5, 0.44 if x < 0 else 0.32, CARTON, 0.005)
    box(0, 0.24, 0, 0.72, 0.03, 0.44, CARTON, 0.005)
    box(0, 0, 0, 0.68, 0.46, 0.05, DARKWOOD, 0)
    box(0, 0.22, 0.05, 0.66, 0.02, 0.37, DARKWOOD, 0)
    rip = [(0.36, 0.2), (0.28, 0.13), (0.2, 0.2), (0.12, 0.08), (0.02, 0.2), (-0.05, 0.16), (-0.12, 0.44)]
    profile([(-0.36, 0), (0.36, 0), *rip, (-0.36, 0.44)], -0.26, 0.03, CARTON, 0)
    box(-0.25, -0.263, 0, 0.1, 0.01, 0.44, TAPE, 0)
    box(-0.25, 0, 0.43, 0.24, 0.52, 0.02, '#DBA96F', 0.004)
    box(0.48, -0.02, 0.26, 0.26, 0.46, 0.02, '#DBA96F', 0, tilt=(0, 40))
    vase = ((0.1, 0), (0.19, 0.12), (0.2, 0.22), (0.13, 0.3))
    lathe(0.08, 0, 0.05, vase, paint('#2F8FA3', rough=0.3), tilt=(0, 18))
    cyl(0.14, 0, 0.345, 0.12, 0.01, INK, bevel=0, tilt=(0, 18))


begin('corner')
at(0, 0.15).put(room, '#C9A877', '#7FA5A6', w=4.3, d=2.1, h=2.25)
box(0.1, -0.1, 0, 3.7, 1.4, 0.03, paint('#A8432C', 0.08, 0.3), 0.02)
with at(0.1, -0.25):
    table(1.5, 0.9, 0.8)
    at(0.02, -0.1, 0.8, 4, 1.1).put(torn_carton)
    for x, y, r in ((-0.1, -0.36, 20), (0.42, -0.36, 70)):
        with at(x, y, 0.8, r):
            slab([(-0.07, -0.04), (0.08, -0.03), (0.01, 0.07)], 0, 0.02, '#2F8FA3', 0)
POINTS, SHRUGS = ((-0.2, -0.42, 0.6), (0.16, -0.5, 0.86)), ((-0.24, -0.3, 0.92), (0.24, -0.3, 0.92))
for x, turn, shirt, legs, hair, hands in ((-1.1, 74, NECTARINE, SEA, '#2B2320', POINTS),
                                          (1.3, -72, LEAF, INK, ACTION, SHRUGS)):
    with at(x, -0.25, 0, turn):
        at(s=1.15).put(chair, shirt)
        at(0, -0.02, 0.06, s=1.58).put(person, shirt, legs, hands=hands, sits=True, hair=hair)
at(0.02, 0.6, 0, 4, 1.78).put(person, SUN, INK, hands=((-0.42, -0.2, 0.72), (0.42, -0.2, 0.72)))
with at(-0.15, 1.0, 1.33):  # a pair of scales on the wall, level: who hears both is its post
    tube([(-0.85, -0.06, 0.7), (0.85, -0.06, 0.7)], 0.035, DARKWOOD)
    ball(0, -0.06, 0.7, 0.08, SUN)
    for x in (-0.8, 0.8):
        for dx in (-0.24, 0.24):
            tube([(x, -0.06, 0.7), (x + dx, -0.06, 0.16)], 0.014, DARKWOOD)
        profile([(-0.3, 0.16), (0.3, 0.16), (0.18, 0.02), (-0.18, 0.02)], -0.12, 0.1, SUN, 0.02, x=x)
