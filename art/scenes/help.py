"""Help: a signpost where the paths part, with an arm for every question, above the strait and its ferry."""
from props import *


def ferry():
    """The open ferry across a harbour's mouth, along x, afloat at 0."""
    slab(curve([(-0.95, -0.36), (0.95, -0.36), (1.25, 0), (0.95, 0.36), (-0.95, 0.36), (-1.25, 0)]), -0.05, 0.3, WHITE, 0.03)
    slab(curve([(-0.97, -0.37), (0.97, -0.37), (1.27, 0), (0.97, 0.37), (-0.97, 0.37), (-1.27, 0)]), 0.1, 0.08, ACTION, 0.01)
    for x in (-0.5, 0, 0.5):
        for y in (-0.3, 0.3):
            box(x, y, 0.25, 0.05, 0.05, 0.42, WHITE, 0)
    box(0, 0, 0.66, 1.4, 0.72, 0.08, SEA, 0.02)
    box(0, 0, 0.74, 0.5, 0.44, 0.3, WHITE, 0.03)
    box(0, 0, 0.84, 0.52, 0.46, 0.12, '#1C3B42', 0.01)
    cyl(-0.4, 0, 0.74, 0.1, 0.3, NECTARINE)
    at(-0.2, -0.1, 0.25, 0, 0.5).put(bajaji)
    cartons((0.4, 0.05, 0.25, 0.28, 10), (-0.75, 0.05, 0.25, 0.26, 0))


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
    for i, (z, side, colour, w, place) in enumerate(((2.6, 1, ACTION, 1.15, 'WAPI?'), (2.28, -1, SEA, 1.6, 'FORODHA?'), (1.96, 1, SUN, 1.1, 'LINI?'), (1.64, -1, NECTARINE, 1.15, 'KULIPA?'), (1.32, 1, LEAF, 1.55, 'BEI GANI?'))):
        with at(0, -0.1, z, side * (6 + 7 * i) - 8):
            profile([(side * x, y) for x, y in ((-0.2, 0), (w, 0), (w + 0.2, 0.13), (w, 0.26), (-0.2, 0.26))][::side], -0.04, 0.07, colour, 0.015)
            text(side * w * 0.56, -0.05, 0.055, place, 0.24, INK if colour == SUN else WHITE)
    ball(0, 0, 3.1, 0.09, ACTION)
    at(0, 0, 3.32, 20, 0.3).put(plane)
at(-1.05, 1.75, -0.03, 4, 0.95).put(ferry)
waves(12, (-2.1, 2.1), (1.0, 2.3), lambda x, y: x > 0.5)
at(1.45, -1.05, 0, 168, 1.25).put(bajaji)
cartons((-0.75, -1.25, 0, 0.5, 12), (-0.25, -1.35, 0, 0.36, -14), (-0.74, -1.24, 0.36, 0.34, -8))
at(2.15, 0.3).put(palm, 1.15, 0.2)
for x, y, r in ((-2.1, -0.35, 0.15), (-2.1, 0.3, 0.2), (0.9, 0.3, 0.12), (2.1, -1.5, 0.13)):
    at(x, y).put(bush, r, '#6E9A4E')
