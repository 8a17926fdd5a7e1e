"""A car on its way: the stern of its ship is open, and a hatchback, a tall car and a bajaji drive off along the quay."""
from props import *


def tall(colour):
    """A tall car, with rails on its roof."""
    car(colour, 0.82)
    box(0, 0, 0.37, 1.55, 0.665, 0.06, INK, 0.01)
    for y in (-0.24, 0.24):
        tube([(-0.42, y, 0.86), (0.08, y, 0.86)], 0.025, INK)


begin('corner')
water(5.6, 3.7)
box(0, -0.75, -0.05, 5.5, 2.1, 0.3, paint('#D2B988', 0.08), 0.03)
box(0, 0.32, -0.05, 5.5, 0.1, 0.36, '#8F877A', 0.02)
with at(-0.35, 1.15):  # the stern
    box(0, 0, -0.05, 3.5, 1.3, 0.35, ACTION, 0.04)
    box(0, 0, 0.28, 3.6, 1.4, 0.72, SEA, 0.05)
    box(0, 0.02, 0.98, 3.56, 1.34, 0.72, paint('#F1E9DC', 0.03), 0.05)
    box(0, 0.02, 0.98, 3.6, 1.38, 0.1, NECTARINE, 0.01)
    box(-0.3, -0.69, 0.27, 1.5, 0.08, 1.02, '#0B2A33', 0.02)
    text(-0.3, -0.67, 1.38, 'UPEPO', 0.32, INK)
    for x in (-1.4, 0.8, 1.4):
        box(x, -0.69, 0.52, 0.4, 0.04, 0.26, '#0B2A33', 0.03)
        for k in (-1, 1):
            cyl(x + 0.12 * k, -0.66, 1.4, 0.1, 0.05, '#1C3B42', axis='y')
    for i in range(5):
        box(1.77, -0.45 + i * 0.22, 1.3, 0.04, 0.13, 0.16, '#1C3B42', 0.01)
    box(-0.9, 0.25, 1.68, 1.4, 0.7, 0.24, WHITE, 0.03)
    box(-0.9, -0.11, 1.74, 1.3, 0.03, 0.12, '#1C3B42', 0)
    cyl(1.1, 0.2, 1.68, 0.22, 0.42, NECTARINE)
    cyl(1.1, 0.2, 1.94, 0.225, 0.1, INK)
    with at(-0.3, -0.66, 0.27):  # the ramp
        box(0, -0.34, 0.0, 1.4, 0.75, 0.06, STEEL, 0.01, tilt=(4, 0))
        for i in range(3):
            box(0, -0.15 - i * 0.2, 0.055 - i * 0.014, 1.2, 0.04, 0.02, SUN, 0)
        for x in (-0.7, 0.7):
            tube([(x, -0.66, 0.02), (x, -0.02, 0.95)], 0.018, INK)
        at(0, -0.1, 0.06, -90, 0.95).put(car, paint(WHITE, rough=0.25), 0.66)
at(-1.75, -0.75, 0.25, -8, 1.12).put(car, paint(NECTARINE, rough=0.25), 0.68)
at(0.25, -0.9, 0.25, -8, 1.2).put(tall, paint(LEAF, rough=0.25))
at(2.0, -1.05, 0.25, -8, 1.6).put(bajaji, paint(SUN, rough=0.3))
with at(-0.75, -1.5, 0.25, 20, 1.1):  # who waves them on
    person(NECTARINE, INK, hands=((-0.34, -0.1, 1.05), (0.34, -0.1, 0.5)), cap=WHITE)
for x in (-2.6, 1.55, 2.55):
    cyl(x, 0.2, 0.25, 0.07, 0.16, INK, 0.1)
tube([(1.55, 0.2, 0.36), (1.15, 0.5, 0.75)], 0.022, SAND)
waves(12, (1.7, 2.6), (0.5, 1.7))
waves(4, (-2.7, -2.3), (0.5, 1.7))
