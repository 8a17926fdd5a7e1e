"""Licences: a certificate as tall as a house, on a rosette; a man on a ladder holds a magnifying glass over it, and a woman presses on its seal."""
from props import *

begin('corner')
for side in (-1, 1):  # the ground is a rosette on its ribbon
    slab([(0.9 * side + x, y) for x, y in ((-0.42, 0), (0.42, 0), (0.42 + 0.3 * side, -2.8), (0.3 * side, -2.45), (-0.42 + 0.3 * side, -2.8))], -0.4, 0.1, ACTION, 0.02)
slab([((2.2 + 0.16 * abs(math.cos(10 * a))) * math.cos(a), 0.2 + (1.95 + 0.16 * abs(math.cos(10 * a))) * math.sin(a)) for a in (math.tau * k / 200 for k in range(200))], -0.38, 0.3, paint('#E39A2D', rough=0.4), 0.05)
slab([(1.98 * x, 0.2 + 1.74 * y) for x, y in ring(1, 80)], -0.1, 0.1, paint('#F4CC7C', 0.05), 0.04)
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
            profile([(side * 0.2 - 0.16, 0), (side * 0.2, 0.12), (side * 0.2 + 0.16, 0), (side * 0.1 + 0.1, 0.66), (side * 0.1 - 0.1, 0.66)], -0.16, 0.04, ACTION, 0, x=0.56, z=0.2)
        for k in range(16):
            a = k * math.tau / 16
            cyl(0.56 + 0.5 * math.cos(a), -0.2, 1.02 + 0.5 * math.sin(a), 0.105, 0.1, paint(SUN, rough=0.3), axis='y', sides=16)
        cyl(0.56, -0.2, 1.02, 0.51, 0.12, paint(SUN, rough=0.3), axis='y', sides=40)
        cyl(0.56, -0.24, 1.02, 0.39, 0.12, paint('#D9973F', rough=0.3), axis='y', sides=40)
        at(0.56, -0.31, 1.02).put(profile, [(0.29 * r * math.sin(k * math.tau / 10), 0.29 * r * math.cos(k * math.tau / 10)) for k, r in enumerate((1, 0.42) * 5)], -0.03, 0.06, SUN, 0)
with at(-0.95, 0.05):  # the ladder
    for x in (-0.24, 0.24):
        tube([(x, -0.5, 0), (x, 0.74, 2.2)], 0.045, WOOD)
    for k in range(8):
        tube([(-0.24, -0.38 + 0.141 * k, 0.22 + 0.25 * k), (0.24, -0.38 + 0.141 * k, 0.22 + 0.25 * k)], 0.035, WOOD)
    with at(0, -0.34, 0.68, 172, 1.25):
        person(SEA, INK, hands=((-0.34, -0.34, 0.84), (0.2, -0.3, 0.72)))
with at(-0.24, 0.42, 1.86, tilt=(-7, 0)):  # the glass, and the lines in it, larger
    tube([(0.4 * math.cos(k * 0.2618), 0, 0.4 * math.sin(k * 0.2618)) for k in range(25)], 0.055, INK)
    cyl(0, 0.03, 0, 0.39, 0.03, '#DCEBEA', axis='y', bevel=0)
    tube([(-0.29, -0.02, -0.28), (-0.5, -0.12, -0.42)], 0.065, DARKWOOD)
    for z, w in ((0.1, 0.56), (-0.1, 0.48)):
        box(0, -0.01, z - 0.05, w, 0.02, 0.11, SEA if z > 0 else STEEL, 0)
with at(1.48, -0.24, 0, -146, 1.55):  # who presses the seal on
    person(NECTARINE, SEA, skin='#5F3822', bun=True, hands=((-0.1, -0.42, 0.86), (0.2, -0.42, 0.62)))
at(-1.8, -0.4, 0, s=1.9).put(pot, SUN, '#3F9160')
at(0.1, -0.85, 0, -20, 1.6).put(cat, ACTION)
