"""Help: a signpost where the paths part, with an arm for every question, and somebody who points the way."""
from props import *


begin('corner')
box(0, 1.45, -0.45, 4.84, 2.06, 0.42, paint(WATER, 0.16, 1.4, rough=0.5), 0.08)
COAST = [(-2.45, 0.75), (-1.7, 0.6), (-0.9, 0.95), (0.1, 0.6), (1.1, 0.85), (1.9, 0.45), (2.45, 0.6)]
for grow, z, colour in ((0.3, -0.02, SHALLOW), (0.13, -0.01, '#CFE0D2')):
    slab([(-2.4, 0.2), (2.4, 0.2)] + [(x * 0.98, y + grow) for x, y in COAST[::-1]], z - 0.1, 0.1, colour, 0)
slab([(-2.45, -1.75), (2.45, -1.75)] + COAST[::-1], -0.45, 0.45, paint('#E0BE86', 0.1, 0.5), 0.03)
for path in ([(-2.4, -1.35), (-0.3, -0.75), (-0.3, -0.35), (-2.4, -0.9)], [(2.4, -0.7), (2.4, -0.15), (0.3, -0.3), (0.25, -0.7)], [(-0.45, -1.7), (0.4, -1.7), (0.3, -0.4), (-0.3, -0.4)]):
    slab(path, 0, 0.012, '#F3DFB4', 0)
cyl(0, -0.5, 0, 0.42, 0.016, '#F3DFB4', bevel=0)
with at(0.25, -0.3, 0, 12):  # the signpost
    cyl(0, 0, 0, 0.34, 0.16, STONE, 0.26, bevel=0.04)
    cyl(0, 0, 0.1, 0.09, 3.0, WHITE, 0.075)
    for z, side, colour, w, turn, place in (
            (2.64, 1, ACTION, 1.15, -4, 'WAPI?'), (2.34, -1, SEA, 1.6, -4, 'FORODHA?'), (2.04, 1, SUN, 1.1, 10,
                                                                                         'LINI?'),
            (1.74, -1, NECTARINE, 1.35, 14, 'KULIPA?'), (1.44, 1, LEAF, 1.55, 22, 'BEI GANI?')):
        with at(0, -0.1, z, turn):
            profile([(side * x, y) for x, y in ((-0.2, 0), (w, 0), (w + 0.2, 0.13), (w, 0.26), (-0.2, 0.26))][::side], -0.04, 0.07, colour, 0.015)
            text(side * w * 0.56, -0.05, 0.055, place, 0.24, INK if colour == SUN else WHITE)
    cyl(0, 0, 3.42, 0.42, 0.14, ACTION, axis='y', sides=48)
    text(0, -0.08, 3.22, '?', 0.62, WHITE)
at(1.0, -1.0, 0, -60, 1.32).put(person, SUN, skirt=SEA, parcel=CARTON)
at(-0.5, -1.0, 0, 44, 1.32).put(person, NECTARINE, cap=SEA, hands=((-0.22, -0.08, 0.42), (0.4, -0.1, 1.12)))
waves(12, (-2.1, 2.1), (1.0, 2.3), lambda x, y: True)
at(-2.0, 0.1).put(palm, 1.25, -0.1)
for x, y, r in ((1.9, 0.15, 0.2), (2.15, -0.1, 0.15), (2.1, -1.5, 0.13)):
    at(x, y).put(bush, r, '#6E9A4E')
at(1.75, -1.25, 0, -10, 1.6).put(cat)
