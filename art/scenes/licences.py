"""Licences: a certificate as tall as a house; a man on a ladder holds a magnifying glass over it, and a woman polishes its seal."""
from props import *

begin('corner')
for side in (-1, 1):  # the ground is a seal of wax on its ribbon
    slab([(0.9 * side + x, y) for x, y in ((-0.4, 0), (0.4, 0), (0.4 + 0.3 * side, -2.7), (0.3 * side, -2.4), (-0.4 + 0.3 * side, -2.7))], -0.36, 0.1, SUN, 0.02)
slab(curve([((2.35 + 0.09 * (k * 5 % 7 - 3) / 3) * math.cos(k * math.tau / 14), 0.2 + (2.1 + 0.09 * (k * 3 % 5 - 2)) * math.sin(k * math.tau / 14)) for k in range(14)]), -0.34, 0.34, paint('#B8402C', rough=0.35), 0.12)
tube([(1.95 * math.cos(k * math.tau / 64), 0.2 + 1.7 * math.sin(k * math.tau / 64), 0) for k in range(65)], 0.06, '#A03626')
with at(0, 0.62):
    for x in (-1.5, 1.5):  # what it stands on
        box(x, -0.05, 0, 0.3, 0.9, 0.14, DARKWOOD, 0.03)
    with at(0, 0.1, 0.12, tilt=(-7, 0)):  # leans back a little
        box(0, 0, 0, 3.7, 0.16, 2.75, DARKWOOD, 0.05)
        box(0, -0.05, 0.14, 3.42, 0.12, 2.47, paint(SUN, rough=0.3), 0.02)
        box(0, -0.06, 0.2, 3.3, 0.13, 2.35, '#F5EDDD', 0)
        for z in (0.32, 2.4):
            box(0, -0.125, z, 3.0, 0.02, 0.05, LEAF, 0)
        for x in (-1.5, 1.5):
            box(x, -0.125, 0.32, 0.05, 0.02, 2.13, LEAF, 0)
        text(0.35, -0.13, 1.96, 'LESENI', 0.42, ACTION)
        for k, w in enumerate((2.3, 2.5, 1.5, 1.3, 1.2)):
            box(-0.1 - (2.5 - w) / 2, -0.125, 1.66 - 0.2 * k, w, 0.02, 0.07, INK if k == 0 else STEEL, 0)
        for side in (-1, 1):  # the seal with its ribbons
            profile([(side * 0.2 - 0.16, 0), (side * 0.2, 0.12), (side * 0.2 + 0.16, 0), (side * 0.1 + 0.1, 0.66), (side * 0.1 - 0.1, 0.66)], -0.16, 0.04, ACTION, 0, x=0.62, z=0.2)
        for k in range(16):
            a = k * math.tau / 16
            cyl(0.62 + 0.42 * math.cos(a), -0.2, 1.0 + 0.42 * math.sin(a), 0.09, 0.08, paint(SUN, rough=0.3), axis='y', sides=16)
        cyl(0.62, -0.2, 0.98, 0.43, 0.1, paint(SUN, rough=0.3), axis='y', sides=40)
        cyl(0.62, -0.24, 0.98, 0.33, 0.1, paint('#D9973F', rough=0.3), axis='y', sides=40)
        at(0.62, -0.3, 0.9).put(profile, [(0.24 * r * math.sin(k * math.tau / 10), 0.08 + 0.24 * r * math.cos(k * math.tau / 10)) for k, r in enumerate((1, 0.42) * 5)], -0.03, 0.06, SUN, 0)
with at(-0.95, 0.05):  # the ladder
    for x in (-0.24, 0.24):
        tube([(x, -0.5, 0), (x, 0.74, 2.2)], 0.045, WOOD)
    for k in range(8):
        tube([(-0.24, -0.38 + 0.141 * k, 0.22 + 0.25 * k), (0.24, -0.38 + 0.141 * k, 0.22 + 0.25 * k)], 0.035, WOOD)
    with at(0, -0.34, 0.68, 172, 1.25):
        person(NECTARINE, INK, hands=((-0.34, -0.34, 0.84), (0.2, -0.3, 0.72)))
with at(-0.24, 0.42, 1.86, tilt=(-7, 0)):  # the glass, and the lines in it, larger
    tube([(0.4 * math.cos(k * 0.2618), 0, 0.4 * math.sin(k * 0.2618)) for k in range(25)], 0.055, INK)
    cyl(0, 0.03, 0, 0.39, 0.03, '#DCEBEA', axis='y', bevel=0)
    tube([(-0.29, -0.02, -0.28), (-0.5, -0.12, -0.42)], 0.065, DARKWOOD)
    for z, w in ((0.1, 0.56), (-0.1, 0.48)):
        box(0, -0.01, z - 0.05, w, 0.02, 0.11, SEA if z > 0 else STEEL, 0)
with at(1.72, 0.1, 0, -122, 1.55):  # who polishes the seal
    person(MIST, skirt=SEA, skin='#5F3822', hair=LEAF, hands=((-0.12, -0.44, 0.86), (0.2, -0.1, 0.42)))
    box(-0.12, -0.5, 0.78, 0.24, 0.05, 0.2, NECTARINE, 0.02)
at(-1.8, -0.4, 0, s=1.9).put(pot, SUN, '#3F9160')
at(0.3, -0.75, 0, -20, 1.5).put(cat, SUN)
