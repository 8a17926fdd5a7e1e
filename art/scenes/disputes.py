"""Disputes: a customer and a clerk at one table, the torn carton between them, and somebody who hears both."""
from props import *


def torn_carton():
    """A carton whose front is ripped open, with what broke in it."""
    for x in (-0.35, 0.35):
        box(x, 0, 0, 0.03, 0.5, 0.44 if x < 0 else 0.32, CARTON, 0.005)
    box(0, 0.24, 0, 0.72, 0.03, 0.44, CARTON, 0.005)
    box(0, 0, 0, 0.68, 0.46, 0.05, DARKWOOD, 0)
    box(0, 0.22, 0.05, 0.66, 0.02, 0.37, DARKWOOD, 0)
    profile([(-0.36, 0), (0.36, 0), (0.36, 0.2), (0.28, 0.13), (0.2, 0.2), (0.12, 0.08), (0.02, 0.2), (-0.05, 0.16), (-0.12, 0.44), (-0.36, 0.44)], -0.26, 0.03, CARTON, 0)
    box(-0.25, -0.263, 0, 0.1, 0.01, 0.44, TAPE, 0)
    box(-0.25, 0, 0.43, 0.24, 0.52, 0.02, '#DBA96F', 0.004)
    box(0.48, -0.02, 0.26, 0.26, 0.46, 0.02, '#DBA96F', 0, tilt=(0, 40))
    lathe(0.08, 0, 0.05, ((0.1, 0), (0.19, 0.12), (0.2, 0.22), (0.13, 0.3)), paint('#2F8FA3', rough=0.3), tilt=(0, 18))
    cyl(0.14, 0, 0.345, 0.12, 0.01, INK, bevel=0, tilt=(0, 18))


begin('corner')
at(0, 0.2).put(room, '#C9A877', '#E8D6B4', '#A9C4BF', w=4.0, d=2.5, h=2.1)
box(0.1, 0.0, 0, 3.4, 1.85, 0.03, paint('#A8432C', 0.08, 0.3), 0.02)
for x in (-1.55, 1.75):
    box(x, 0.0, 0.004, 0.14, 1.85, 0.03, SUN, 0.01)
with at(0.1, -0.3):
    table(1.5, 1.0, 0.84)
    at(0.02, -0.08, 0.84, 4, 1.1).put(torn_carton)
    for x, y, r in ((0.1, -0.42, 20), (0.28, -0.4, 70)):
        with at(x, y, 0.84, r):
            slab([(-0.07, -0.04), (0.08, -0.03), (0.01, 0.07)], 0, 0.02, '#2F8FA3', 0)
for x, turn, shirt, seat, hands in ((-1.05, 78, NECTARINE, NECTARINE, ((-0.2, -0.4, 0.62), (0.16, -0.52, 0.82))),
                                    (1.22, -72, LEAF, SEA, ((-0.2, -0.42, 0.66), (0.2, -0.42, 0.66)))):
    with at(x, -0.3, 0, turn):
        at(s=1.15).put(chair, seat)
        at(0, -0.02, 0.06, s=1.5).put(person, shirt, INK if x > 0 else SEA, hands=hands, sits=True, hair=('#2B2320' if x < 0 else ACTION))
at(0.12, 0.75, 0, 8, 1.55).put(person, SUN, INK, hands=((-0.36, -0.24, 0.66), (0.36, -0.24, 0.66)))  # who hears both
with at(1.12, 1.22, 1.2):  # a pair of scales on the wall, level
    box(0, 0, -0.28, 1.2, 0.05, 0.95, '#F1E9DC', 0.02)
    tube([(0, -0.06, -0.14), (0, -0.06, 0.5)], 0.03, DARKWOOD)
    tube([(-0.4, -0.06, 0.44), (0.4, -0.06, 0.44)], 0.028, DARKWOOD)
    for x in (-0.4, 0.4):
        for dx in (-0.14, 0.14):
            tube([(x, -0.06, 0.44), (x + dx, -0.06, 0.1)], 0.012, DARKWOOD)
        profile(ring(0.17, 20, squash=0.4), -0.1, 0.06, SUN, 0, x=x, z=0.06)
    box(0, -0.06, -0.2, 0.42, 0.06, 0.08, DARKWOOD, 0.01)
at(-1.0, 1.24, 0.95).put(window, 0.85, 0.75, WHITE, bars=2)
at(-1.6, 0.85, 0, s=2.4).put(pot, NECTARINE, '#3F9160')
