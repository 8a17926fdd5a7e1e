"""A car on its way: the stern of its ship is open, one car is on the ramp, and the owner of the one that has landed cheers."""
from props import *

begin('wide')
at(-0.15, 0.3).put(water, 6.2, 5.2)
box(-0.15, -1.25, -0.05, 6.1, 2.0, 0.3, paint('#D2B988', 0.08), 0.03)
box(-0.15, -0.27, -0.05, 6.1, 0.12, 0.38, '#8F877A', 0.02)
box(-0.15, -0.42, 0.25, 6.0, 0.08, 0.01, SUN, 0)
with at(-1.3, 1.15):  # the ship, its stern to the quay
    W = 1.15
    side = [(W, -0.95), (W, -0.2), (W, 0.7), (W * 0.9, 1.5), (W * 0.56, 2.3), (0, 2.95)]
    around = curve([(-x, y) for x, y in side[-2::-1]] + [(-0.7, -1.15), (0.7, -1.15)] + side, 4)
    hull = lambda k: [(x * k, y) for x, y in around]
    slab(hull(0.96), -0.03, 0.26, ACTION, 0.03)
    slab(hull(1), 0.22, 0.66, SEA, 0.03)
    slab(hull(1.01), 0.88, 0.08, WHITE, 0.02)
    slab(hull(1), 0.94, 0.62, '#F1E9DC', 0.03)
    slab(hull(1.02), 1.56, 0.07, NECTARINE, 0.02)
    for y in (-0.75, -0.3, 0.15, 0.6):  # windows, and boats under the upper deck
        for z in (0.48, 1.2):
            box(W, y, z, 0.05, 0.26, 0.17, '#1C3B42', 0.02)
    for k, y0, z, h in ((0.8, 0.16, 1.62, 0.34), (0.52, 0.5, 2.02, 0.3)):  # the upper decks are drawn in like the bow
        deck = lambda more: [(x * k * more, y0 + y * k * more) for x, y in around]
        slab(deck(1), z, h, WHITE, 0.04)
        slab(deck(1.012), z + 0.11, 0.13, '#1C3B42', 0.01)
        slab(deck(1.05), z + h, 0.06, '#DDE3DF', 0.02)
        for x, y in deck(1.02)[::2]:  # frames between its panes
            box(x, y, z + 0.1, 0.05, 0.05, 0.15, WHITE, 0)
    for k, y0, z in ((0.97, 0, 1.63), (0.8, 0.16, 2.02), (0.52, 0.5, 2.38)):  # rails
        rail = [(x * k, y0 + y * k, z + 0.17) for x, y in around]
        tube(rail + rail[:1], 0.016, WHITE)
        for x, y, top in rail[::3]:
            tube([(x, y, z), (x, y, top)], 0.012, WHITE)
    box(0, 0.42, 2.38, 0.76, 0.5, 0.26, WHITE, 0.04)  # the bridge, and its mast
    box(0, 0.42, 2.45, 0.78, 0.52, 0.11, '#1C3B42', 0.01)
    box(0, 0.42, 2.63, 0.86, 0.6, 0.05, NECTARINE, 0.02)
    tube([(0, 0.6, 2.6), (0, 0.6, 3.2)], 0.03, WHITE)
    box(0, 0.6, 2.95, 0.5, 0.05, 0.06, INK, 0.01, rot=30)
    cyl(0, -0.38, 2.28, 0.222, 0.14, WHITE, 0.214, bevel=0, tilt=(-8, 0))
    for y in (-0.35, 0.35):
        ball(W * 0.95, y, 1.74, 0.14, ACTION, (0.7, 1.9, 0.75))
    cyl(0, -0.42, 2.0, 0.24, 0.62, NECTARINE, 0.2, tilt=(-8, 0))
    cyl(0, -0.36, 2.5, 0.2, 0.12, INK, tilt=(-8, 0))
    box(0, -1.14, 0.3, 1.3, 0.14, 0.98, '#0B2A33', 0.02)
    text(0, -1.2, 1.33, 'UPEPO', 0.3, INK)
with at(-1.3, -0.1, 0.34):  # the ramp
    box(0, -0.15, -0.02, 1.4, 1.5, 0.06, STEEL, 0.01, tilt=(6, 0))
    for x in (-0.64, 0.64):
        box(x, -0.15, 0.03, 0.08, 1.48, 0.03, SUN, 0, tilt=(6, 0))
        tube([(x, -0.8, 0.0), (x, 0.08, 1.05)], 0.02, INK)
    at(0, -0.25, 0.05, -90, 1.1, (0, 6)).put(car, paint(WHITE, rough=0.25), 0.66)
with at(0.5, -1.6, 0.25, -10, 1.25):
    car(paint(LEAF, rough=0.25), 0.68)
    profile([(0.345, 0.44), (0.375, 0.44), (0.29, 0.56), (0.26, 0.56)], 0.02, 0.16, WHITE, 0)  # its papers
at(2.36, -0.78, 0.25, -24, 1.2).put(bajaji, paint(SUN, rough=0.3))
with at(2.0, -1.98, 0.25, -40, 1.16):  # its owner
    person(ACTION, SEA, skin='#5F3822', bun=True, hands=((-0.36, -0.14, 1.12), (0.36, -0.14, 1.12)))
with at(-2.3, -1.75, 0.25, 50):  # who waves them on
    person(NECTARINE, INK, hands=((-0.34, -0.1, 1.05), (0.3, -0.1, 0.5)), cap=WHITE)
    tube([(-0.34, -0.1, 1.05), (-0.37, -0.12, 1.24)], 0.02, WOOD)
    cyl(-0.38, -0.13, 1.34, 0.12, 0.03, ACTION, axis='y')
for x in (-2.7, 0.6, 2.6):
    cyl(x, -0.4, 0.25, 0.09, 0.2, INK, 0.13)
for (x, y), (x2, y2) in (((0.6, -0.4), (-0.15, 0.55)), ((-2.7, -0.4), (-2.4, 0.35))):  # its lines hang
    tube([(x + (x2 - x) * t, y + (y2 - y) * t, 0.4 + 0.55 * t - 0.9 * t * (1 - t)) for t in (k / 10 for k in range(11))], 0.02, '#A98552')
    ball(x2, y2, 0.95, 0.05, INK)
at(1.75, 1.2, 0, 12, 1.0).put(dhow)
waves(22, (-3.0, 2.8), (0.0, 2.1), lambda x, y: abs(x + 1.3) > 1.6 and math.dist((x, y), (1.7, 1.15)) > 0.9)
