"""Licences: a framed licence as tall as a house: a woman reads its number, which is large in her magnifying glass."""
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
at(0.9, 0.86, 2.6, 10, 1.9).put(cat, ACTION)
with at(-1.05, -0.56, 0, 64, 1.8):  # who reads it through her glass
    person(SUN, skirt=LEAF, bun=True, look=10, nod=4, hands=((-0.22, -0.1, 0.5), (0.06, -0.5, 0.69)))
with at(0.3, -0.42, 1.62, 14):  # the glass, and the number in it, larger
    tube([(0.62 * a, 0, 0.62 * b) for a, b in ring(1, 40) + ring(1, 1)], 0.07, INK)
    ball(0, 0.02, 0, 0.6, paint('#D3ECEC', rough=0.12), (1, 0.4, 1))
    tube([(-0.46, 0, -0.42), (-0.74, 0, -0.7)], 0.08, ACTION)
    for k, digit in enumerate('025'):  # it follows the bulge
        at(0.34 * (k - 1), -0.25 if k == 1 else -0.22, -0.22, (-16, 0, 16)[k]).put(text, 0, 0, 0, digit, 0.62, ACTION)
