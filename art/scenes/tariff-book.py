"""The tariff book: on its pages stand the goods, and each gets the sign with its rate of duty."""
from props import *

PAGE = '#F5EDDD'


def rate(words, colour, h=0.62):
    """A sign on a post with a rate of duty."""
    cyl(0, 0, 0, 0.09, 0.03, INK, sides=20)
    cyl(0, 0, 0, 0.025, h, INK, sides=10)
    box(0, -0.03, h - 0.06, 0.62, 0.05, 0.32, colour, 0.03)
    text(0, -0.06, h + 0.02, words, 0.25, WHITE if colour != SUN else INK)


begin('corner')
ground(4.3, 3.0, WOOD, h=0.3, grain=0.08)
with at(0, 0.05, 0, -4):
    box(0, 0, 0, 3.7, 2.5, 0.07, ACTION, 0.03)
    for side in (-1, 1):
        box(side * 0.89, 0, 0.06, 1.74, 2.32, 0.22, '#DCCBA4', 0.03)
        box(side * 0.89, 0, 0.24, 1.72, 2.3, 0.05, PAGE, 0.02)
    box(0, 0, 0.06, 0.05, 2.34, 0.235, '#B8A47A', 0)
    for k, colour in enumerate((NECTARINE, SUN, LEAF, SEA, '#8FB0AE')):  # the index
        box(1.82, 0.86 - 0.42 * k, 0.1 + 0.02 * k, 0.22, 0.34, 0.05, colour, 0.02)
    for x in (-0.9, 0.9):  # lines of the tariff: a number, the goods, a rate
        for k in range(9):
            y = 0.62 - 0.2 * k
            box(x - 0.6, y, 0.29, 0.26, 0.06, 0.006, INK, 0)
            box(x + 0.02, y, 0.29, 0.74 - 0.16 * (k % 3), 0.05, 0.006, STEEL, 0)
            box(x + 0.62, y, 0.29, 0.18, 0.06, 0.006, ACTION, 0)
    with at(-1.14, 0.86, 0.292, tilt=(-90, 0)):
        text(0, 0, 0, 'USHURU', 0.26, SEA)
    tube([(0.02, -1.1, 0.3), (0.04, -1.26, 0.22), (0.08, -1.34, 0.0)], 0.045, NECTARINE)
    with at(-0.95, -0.3, 0.3):
        at(0, 0, 0, -12, 1.35).put(shoe, colour=NECTARINE, sole=WHITE)
        at(0.46, -0.02, 0, 0, 1.2).put(rate, '35%', ACTION, 0.36)
    with at(0.82, -0.76, 0.3):
        at(0, 0, 0, -14, 0.6).put(tractor)
        at(0.74, 0.1, 0, 0, 1.2).put(rate, '0%', LEAF, 0.46)
    with at(0.52, 0.56, 0.3):
        with at(0, 0.1, 0, -8, 1.1, (-8, 0)):  # a phone
            box(0, 0, 0, 0.5, 0.07, 0.96, INK, 0.04)
            box(0, -0.035, 0.05, 0.43, 0.01, 0.86, paint('#FFC27E', glow=0.3), 0)
            profile(ring(0.13, 24), -0.045, 0.01, paint('#FFF1C9', glow=0.5), 0, z=0.56)
            box(0, -0.045, 0.05, 0.43, 0.01, 0.36, paint('#1E7F8C', glow=0.2), 0)
        at(0.92, 0, 0, 0, 1.2).put(rate, '25%', SUN, 0.5)
    with at(-1.36, -0.86, 0.3, 30, 1.12):  # who looks up the rates
        person(MIST, INK, cap=SEA, hands=((-0.2, -0.26, 0.62), (0.3, -0.3, 0.66)))
        at(-0.16, -0.32, 0.58, tilt=(52, 0)).put(sheet, 0.34, 0.36, SEA, 3)
        tube([(0.3, -0.3, 0.7), (0.61, -0.48, 0.03)], 0.024, INK)  # what is pointed at
