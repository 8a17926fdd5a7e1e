"""Licences: a framed licence as tall as a house: a woman raises a magnifying glass, in which its number is large, and a man behind it polishes the frame."""
from props import *

begin('corner')
for side in (-1, 1):  # the ground is a rosette on its ribbon
    slab([(0.9 * side + x, y) for x, y in ((-0.42, 0), (0.42, 0), (0.42 + 0.3 * side, -2.35), (0.3 * side, -2.05), (-0.42 + 0.3 * side, -2.35))], -0.4, 0.1, ACTION, 0.02)
slab([((2.2 + 0.16 * abs(math.cos(10 * a))) * math.cos(a), 0.2 + (1.85 + 0.16 * abs(math.cos(10 * a))) * math.sin(a)) for a in (math.tau * k / 200 for k in range(200))], -0.38, 0.3, paint('#E39A2D', rough=0.4), 0.05)
slab([(1.98 * x, 0.2 + 1.64 * y) for x, y in ring(1, 80)], -0.1, 0.1, paint('#F4CC7C', 0.05), 0.04)
with at(0.15, 0.7):
    box(0, -0.02, 0, 2.9, 0.6, 0.14, DARKWOOD, 0.03)  # what it stands on
    with at(0, 0.1, 0.12, tilt=(-7, 0)):  # leans back a little
        box(0, 0, 0, 3.3, 0.16, 2.5, DARKWOOD, 0.05)
        box(0, -0.05, 0.14, 3.02, 0.12, 2.22, paint(SUN, rough=0.3), 0.02)
        box(0, -0.06, 0.2, 2.9, 0.13, 2.1, '#F5EDDD', 0)
        tube([(x, -0.12, z) for x, z in ((-1.33, 0.32), (1.33, 0.32), (1.33, 2.18), (-1.33, 2.18), (-1.33, 0.32))], 0.026, LEAF)
        text(0, -0.13, 1.76, 'LESENI', 0.5, ACTION)
        for k, (x, w) in enumerate(((0.78, 0.9), (0.72, 0.78), (-0.4, 1.6), (-0.6, 1.2))):
            box(x, -0.125, (1.5, 1.34, 0.44, 0.28)[k], w, 0.02, 0.07, STEEL, 0)
        for side in (-1, 1):  # the seal with its ribbons
            profile([(side * 0.16 - 0.14, -0.4), (side * 0.16, -0.3), (side * 0.16 + 0.14, -0.4), (side * 0.1 + 0.1, 0.1), (side * 0.1 - 0.1, 0.1)], -0.16, 0.04, ACTION, 0, x=0.8, z=0.72)
        for k in range(16):
            a = k * math.tau / 16
            cyl(0.8 + 0.38 * math.cos(a), -0.2, 0.82 + 0.38 * math.sin(a), 0.08, 0.1, paint(SUN, rough=0.3), axis='y', sides=16)
        cyl(0.8, -0.24, 0.82, 0.36, 0.12, paint('#D9973F', rough=0.3), axis='y', sides=40)
        at(0.8, -0.31, 0.82).put(profile, [(0.22 * r * math.sin(k * math.tau / 10), 0.22 * r * math.cos(k * math.tau / 10)) for k, r in enumerate((1, 0.42) * 5)], -0.03, 0.06, SUN, 0)
with at(0.75, 1.34, 1.56, 14, 1.6):  # who polishes the frame, from a ladder behind it
    person(NECTARINE, SEA, skin='#5F3822', cap=SEA, look=16, nod=-4, hands=((-0.36, -0.24, 0.88), (0.24, -0.2, 0.86)))
    ball(-0.38, -0.26, 0.85, 0.1, '#F5EDDD', (1.4, 0.9, 0.5))
with at(-1.16, -0.5, 0, 27, 1.8):  # who reads, and shows it to us
    person(SUN, skirt=LEAF, bun=True, look=4, hands=((-0.22, -0.1, 0.5), (0.46, -0.16, 0.76)))
with at(0.42, -0.3, 1.66):  # the glass, and the number in it, larger
    tube([(0.56 * a, 0, 0.56 * b) for a, b in ring(1, 40) + ring(1, 1)], 0.06, INK)
    cyl(0, 0.03, 0, 0.55, 0.03, '#E3EFEC', axis='y', bevel=0)
    tube([(-0.48, -0.02, -0.25), (-0.92, -0.1, -0.48)], 0.075, ACTION)
    text(0, 0.0, -0.17, '025', 0.5, INK)
at(1.2, -0.62, 0, -20, 1.7).put(cat, ACTION)
