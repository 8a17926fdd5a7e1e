"""Help: an island in a lifebelt, with an arm of its signpost for every question, and somebody who points the way."""
from props import *

begin('corner')
lathe(0, 0, -0.1, [(2.35 + 0.42 * math.cos(k * math.tau / 24), 0.42 * math.sin(k * math.tau / 24)) for k in range(-6, 19)], ACTION, 96)  # the lifebelt
for k in range(4):
    bow = lambda a, r, z=-0.1: (r * math.cos(math.radians(k * 90 + a)), r * math.sin(math.radians(k * 90 + a)), z)
    surface([bow(a, 2.35 + 0.43 * math.cos(u * math.tau / 24), -0.1 + 0.43 * math.sin(u * math.tau / 24)) for a in range(0, 25, 2) for u in range(24)],
            [(a * 24 + u, a * 24 + (u + 1) % 24, a * 24 + 24 + (u + 1) % 24, a * 24 + 24 + u) for a in range(12) for u in range(24)], WHITE, smooth=True)
    tube([bow(24 + t * 5.5, 2.78 + 0.16 * math.sin(math.pi * t / 12), 0.02 - 0.1 * math.sin(math.pi * t / 12)) for t in range(13)], 0.04, SUN)
cyl(0, 0, -0.3, 2.3, 0.16, paint(WATER, 0.16, 1.4, rough=0.5), sides=64)
for grow, h, colour in ((1.2, 0.2, SHALLOW), (1.1, 0.23, '#CFE0D2'), (1, 0.3, paint('#E0BE86', 0.1, 0.5))):
    slab(curve([(grow * x, grow * y) for x, y in ((-1.6, -0.5), (-0.9, -1.35), (0.3, -1.55), (1.3, -1.05), (1.6, 0), (1.1, 1.1), (-0.2, 1.5), (-1.3, 1.0))]), -0.3, h, colour, 0)
with at(0.2, 0.1, 0, 12):  # the signpost
    cyl(0, 0, 0, 0.34, 0.16, STONE, 0.26, bevel=0.04)
    cyl(0, 0, 0.1, 0.1, 3.1, WHITE, 0.085)
    for z, side, colour, w, turn, place in (
            (2.62, 1, SUN, 1.2, -4, 'WAPI?'), (2.2, -1, SEA, 1.5, -4, 'LINI?'), (1.78, 1, LEAF, 1.85, 16, 'BEI GANI?')):
        with at(0, -0.1, z, turn):
            profile([(side * x, y) for x, y in ((-0.2, 0), (w, 0), (w + 0.24, 0.18), (w, 0.36), (-0.2, 0.36))][::side], -0.04, 0.07, colour, 0.015)
            text(side * w * 0.54, -0.05, 0.085, place, 0.32, INK if colour == SUN else WHITE)
    cyl(0, 0, 3.5, 0.5, 0.14, ACTION, axis='y', sides=48)
    text(0, -0.08, 3.25, '?', 0.74, WHITE)
at(0.98, -0.5, 0, -52, 1.75).put(person, SUN, skirt=SEA, parcel=CARTON)
at(-0.62, -0.7, 0, 40, 1.75).put(person, NECTARINE, cap=SEA, hands=((-0.22, -0.08, 0.42), (0.4, -0.1, 1.12)))
at(-0.95, 0.6).put(palm, 1.7, -0.3)
for x, y, r in ((1.15, 0.35, 0.2), (1.3, 0.05, 0.14), (-1.2, -0.1, 0.13)):
    at(x, y).put(bush, r, '#6E9A4E')
at(1.75, -1.5, 0.32, -10, 1.6).put(cat)
