"""Reviews: five stars on the wall over an open carton, and what was in it."""
from props import *


def star(r=0.25):
    profile([(r * (1 if i % 2 == 0 else 0.45) * math.sin(i * math.pi / 5), r * (1 if i % 2 == 0 else 0.45) * math.cos(i * math.pi / 5)) for i in range(10)],
            0, 0.1, paint(SUN, rough=0.35), 0)


begin('corner')
ground(4.2, 3.0, '#D9C49C')
box(0, 1.35, 0, 4.0, 0.14, 2.3, paint(SEA, 0.04), 0.03)
box(0, 1.26, 0, 4.0, 0.06, 0.16, WHITE, 0.01)
for i in range(5):
    at(-1.36 + i * 0.68, 1.16, 1.72 + 0.1 * math.sin(i * math.pi / 4)).put(star, 0.31)
with at(0, 0.35):  # the sofa
    box(0, 0.2, 0.12, 2.5, 0.9, 0.34, ACTION, 0.1)
    box(0, 0.6, 0.3, 2.5, 0.28, 0.75, ACTION, 0.12)
    for x in (-1.25, 1.25):
        box(x, 0.2, 0.1, 0.28, 0.95, 0.62, ACTION, 0.11)
    for x in (-0.56, 0.56):
        box(x, 0.1, 0.44, 1.08, 0.75, 0.16, NECTARINE, 0.07)
    box(-0.8, 0.38, 0.58, 0.5, 0.18, 0.46, SUN, 0.08, rot=14, tilt=(-16, 0))
    at(0.75, 0.1, 0.6, -20, 1.4).put(cat, WHITE)
box(0, -0.75, 0, 2.9, 1.15, 0.025, paint('#8FB0AE', 0.08, 0.3), 0.02)
for x in (-1.3, 1.3):
    box(x, -0.75, 0.005, 0.12, 1.15, 0.025, WHITE, 0.01)
with at(-0.35, -0.75, 0.03, 10, 1.35):  # the carton, open
    box(0, 0, 0, 0.62, 0.5, 0.4, CARTON, 0.01)
    box(0, 0, 0.396, 0.55, 0.43, 0.008, DARKWOOD, 0)
    for y in (-1, 1):
        box(0, y * 0.34, 0.35, 0.62, 0.22, 0.015, '#DBA96F', 0, tilt=(y * 32, 0))
    for x in (-1, 1):
        box(x * 0.4, 0, 0.35, 0.22, 0.5, 0.015, '#DBA96F', 0, tilt=(0, -x * 32))
    for i in range(9):
        ball(rng.uniform(-0.2, 0.2), rng.uniform(-0.15, 0.15), 0.42, 0.08, WHITE)
    box(0.08, 0.05, 0.4, 0.2, 0.1, 0.26, SEA, 0.02, rot=12)
    at(-0.14, 0, 0.44, 24, 0.7).put(shoe)
with at(0.75, -0.75, 0.03, -12):  # the phone with the words
    box(0, 0, 0, 0.6, 0.95, 0.07, INK, 0.05)
    box(0, 0, 0.07, 0.52, 0.85, 0.006, '#F5EDDD', 0.02)
    for i in range(5):
        cyl(-0.18 + i * 0.09, 0.28, 0.076, 0.035, 0.006, ACTION, bevel=0, sides=5)
    for i in range(4):
        box(0, 0.12 - i * 0.11, 0.076, 0.38, 0.035, 0.004, STEEL, 0)
at(1.7, -0.9, s=2.9).put(pot, SUN)
at(-1.75, -0.55, s=1.25).put(lamp, 1.3)
