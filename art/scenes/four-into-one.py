"""Four small purchases go down a slide into one carton on a scale, and a packer is about to close it."""
from props import *

begin('corner')
with at(-0.15, 0.05):
    ground(4.9, 2.5, '#2F8C8F', grain=0.05)
    box(0, 0, 0, 4.6, 2.2, 0.014, '#6DB5AC', 0)
    box(0, 0, 0, 4.48, 2.08, 0.018, '#3F9C9A', 0)
ANGLE = 29
with at(-1.15, 0.1, 1.72, tilt=(0, ANGLE)):  # the slide; x runs down it
    box(0, 0, -0.06, 3.0, 0.86, 0.06, SUN, 0.02)
    for y in (-0.45, 0.45):
        box(0, y, -0.08, 3.06, 0.07, 0.24, NECTARINE, 0.03)
    with at(-1.12, 0, 0):  # a bag of a shop
        box(0, 0, 0, 0.34, 0.44, 0.5, ROSE, 0.02)
        for y in (-0.22, 0.22):
            tube([(-0.1, y, 0.48), (-0.07, y, 0.64), (0.07, y, 0.64), (0.1, y, 0.48)], 0.022, ACTION)
    with at(-0.45, 0, 0, 8):
        box(0, 0, 0, 0.5, 0.4, 0.24, SEA, 0.02)
        box(0, 0, 0.2, 0.52, 0.42, 0.08, '#F1E3C6', 0.02)
    with at(0.2, 0, 0, -6):
        box(0, 0, 0, 0.4, 0.42, 0.34, ACTION, 0.02)
        box(0, 0, 0.004, 0.08, 0.43, 0.342, SUN, 0)
        box(0, 0, 0.004, 0.41, 0.08, 0.342, SUN, 0)
    with at(0.82, 0, 0, 10):
        box(0, 0, 0, 0.34, 0.42, 0.4, '#F4D28A', 0.02)
        box(0, -0.212, 0.12, 0.2, 0.01, 0.16, LEAF, 0.004)
for x, h in ((-2.2, 2.2), (-1.0, 1.54)):
    for y in (-0.36, 0.36):
        cyl(x, y + 0.1, 0, 0.055, h, DARKWOOD)
box(0.95, 0.1, 0, 1.5, 1.25, 0.16, INK, 0.05)  # the scale
box(0.95, 0.1, 0.14, 1.4, 1.15, 0.06, STEEL, 0.03)
at(0.95, 0.1, 0.2, 0, 2.1).put(open_carton, 0.58, 0.46, 0.36)
for x, y, c, h in ((0.7, 0.05, NECTARINE, 0.5), (1.05, 0.2, LEAF, 0.56)):
    box(x, y, 0.4, 0.36, 0.34, h, c, 0.02)
with at(1.45, -0.9, 0, 16):  # its dial; the needle has dropped
    box(0, 0, 0, 0.5, 0.3, 0.16, INK, 0.04)
    cyl(0, 0, 0.1, 0.07, 0.4, INK)
    with at(0, 0, 0.82):
        cyl(0, 0, 0, 0.46, 0.2, INK, axis='y', bevel=0.04)
        cyl(0, -0.1, 0, 0.4, 0.03, '#F7EFDE', axis='y', bevel=0)
        for k in range(9):
            a = math.radians(-30 + 30 * k)
            box(0.33 * math.cos(a), -0.12, 0.33 * math.sin(a) - 0.02, 0.05, 0.01, 0.04, LEAF if k > 5 else ACTION, 0)
        tube([(0, -0.13, 0), (-0.28, -0.13, 0.06)], 0.025, ACTION)
        cyl(0, -0.13, 0, 0.06, 0.04, INK, axis='y')
with at(1.15, 0.98, 0, 0, 1.6):  # who packs
    person(NECTARINE, INK, cap=SEA, nod=14, look=-4, hands=((-0.3, -0.28, 0.66), (0.26, -0.3, 0.66)))
