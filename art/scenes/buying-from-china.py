"""Buying from China: a workshop open like a doll's house: shoes are sewn, stacked and packed, and the courier waits."""
from props import *

begin('corner')
ground(4.5, 3.3, '#BDB49E')
box(0, -1.2, 0, 4.4, 0.8, 0.02, paint(ASPHALT, 0.1, 0.6), 0)
with at(-0.1, 0.65):
    box(0, 0, 0, 3.9, 1.8, 0.08, '#D8C6A2', 0.01)
    box(0, 0.84, 0.08, 3.9, 0.12, 2.4, paint('#FFE3AC', glow=0.25), 0.01)
    for x in (-1.89, 1.89):
        box(x, 0, 0.08, 0.12, 1.8, 2.4, '#D2A96E', 0.02)
    box(0, 0, 2.46, 4.0, 1.9, 0.12, '#C9B99C', 0.02)
    for side, size in (((0, -0.92), (4.0, 0.08)), ((1.96, 0), (0.08, 1.9)), ((0, 0.92), (4.0, 0.08)), ((-1.96, 0), (0.08, 1.9))):
        box(*side, 2.56, *size, 0.2, '#D9B57C', 0.015)
    at(-0.5, 0.2, 2.58, s=1.1).put(washing_line, 1.6, 0.55)
    with at(1.25, 0.3, 2.58):
        lathe(0, 0, 0, ((0.28, 0), (0.28, 0.48), (0.14, 0.58), (0.01, 0.58)), '#3F8C9A')
    box(0, -0.97, 2.12, 3.9, 0.08, 0.4, '#3F7F6B', 0.02)  # the sign: a shoe, and where it goes
    at(-0.5, -1.03, 2.2, s=1).put(shoe, 0.5, WHITE, NECTARINE)
    profile([(0, 0.08), (0.5, 0.08), (0.5, 0), (0.75, 0.14), (0.5, 0.28), (0.5, 0.2), (0, 0.2)], -1.04, 0.04, SUN, 0.01, x=0.1, z=2.18)
    for z in (0.5, 0.94, 1.38):  # one shelf of one shoe
        box(-1.05, 0.6, z, 1.5, 0.36, 0.05, WOOD, 0.01)
        for i in range(3):
            at(-1.5 + i * 0.46, 0.55, z + 0.05).put(shoe, 0.38, NECTARINE, WHITE)
    for x, shirt, hair in ((-1.0, SEA, '#2B2320'), (0.2, LEAF, '#2B2320')):  # two sew
        at(x, -0.1, 0.08, 0, 1.05).put(person, shirt, INK, '#C98F6B', hair, ((-0.16, -0.32, 0.68), (0.16, -0.32, 0.68)))
        with at(x, -0.58, 0.08):
            table(0.9, 0.5, 0.58, '#DDB07A')
            box(-0.28, 0, 0.58, 0.14, 0.18, 0.3, INK, 0.03)
            box(-0.12, 0, 0.8, 0.42, 0.16, 0.1, INK, 0.03)
            box(0.06, 0, 0.6, 0.05, 0.06, 0.22, STEEL, 0)
            at(0.24, -0.04, 0.58).put(shoe, 0.3, NECTARINE, WHITE)
    with at(1.3, -0.5, 0.08):  # one packs
        table(0.8, 0.6, 0.5, '#C79C66')
        at(0, 0, 0.5, 4, 0.9).put(open_carton)
        at(0, 0, 0.78, 20).put(shoe, 0.36, NECTARINE, WHITE)
    at(1.3, 0.02, 0.08, 0, 1.1).put(person, SUN, INK, '#C98F6B', '#2B2320', ((-0.2, -0.3, 0.68), (0.2, -0.3, 0.68)))
at(-1.55, -1.3, 0.02, 0, 0.85).put(van, '#3F8C9A', SUN)
