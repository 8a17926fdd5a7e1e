"""A claim: a broken vase, its pieces laid out with numbers, and the form beside them."""
from props import *

begin('corner')
ground(4.4, 3.2, WOOD, grain=0.08)
box(-0.1, 0, 0, 3.7, 2.5, 0.025, paint('#E7D7B8', 0.05, 0.4), 0.02)
for x in (-1.85, 1.65):
    box(x, 0, 0.01, 0.1, 2.5, 0.02, ACTION, 0)
VASE = paint(SEA, rough=0.15)
with at(-0.35, 0.6, 0.02):  # what still stands of it
    lathe(0, 0, 0, ((0.26, 0), (0.52, 0.42), (0.5, 0.7)), VASE)
    for z, r in ((0.28, 0.44), (0.56, 0.515)):
        lathe(0, 0, z, ((r - 0.02, 0), (r + 0.02, 0.035), (r - 0.02, 0.07)), NECTARINE)
    for k in range(11):
        a, h = k * math.tau / 11, (0.3, 0.12, 0.42, 0.2, 0.5, 0.26, 0.1, 0.36, 0.16, 0.44, 0.22)[k]
        at(0.48 * math.cos(a), 0.48 * math.sin(a), 0.66, math.degrees(a) + 90).put(profile, [(-0.15, 0), (0.15, 0), (0.02, h)], -0.02, 0.04, VASE, 0)
PIECES = ((0.45, 0.35, 20), (1.0, 0.6, 80), (1.3, 0.0, -30), (0.4, -0.3, 50), (0.95, -0.55, 10))
for i, (x, y, rot) in enumerate(PIECES):
    with at(x, y, 0.03, rot, 1.15):
        slab([(-0.17, -0.12), (0.06, -0.19), (0.2, 0.02), (0.07, 0.18), (-0.12, 0.12)], 0, 0.06, VASE, 0.01)
        box(0, 0, 0.06, 0.24, 0.06, 0.008, NECTARINE if i % 2 else SUN, 0, rot=30)
    with at(x + 0.24, y - 0.2, 0.02):  # its number
        profile([(-0.1, 0), (0.1, 0), (0.1, 0.2), (-0.1, 0.2)], 0, 0.02, SUN, 0)
        for k in range(i + 1):
            box(-0.07 + k * 0.035, -0.01, 0.06, 0.015, 0.01, 0.09, INK, 0)
with at(-1.2, -0.5, 0.03, 12):  # the form on its board
    box(0, 0, 0, 0.95, 1.25, 0.05, DARKWOOD, 0.02)
    at(0, -0.03, 0.05).put(sheet, 0.82, 1.08, ACTION, 6)
    box(0, 0.56, 0.06, 0.3, 0.12, 0.06, STEEL, 0.02)
    tube([(0.3, -0.5, 0.12), (0.62, 0.05, 0.1)], 0.035, SEA)
with at(0.0, -0.95, 0.03, -20):  # a magnifying glass
    tube([(0.24 * math.cos(k * 0.35), 0.24 * math.sin(k * 0.35), 0.06) for k in range(19)], 0.035, SUN)
    cyl(0, 0, 0.045, 0.22, 0.02, '#CFE3E3', bevel=0)
    tube([(0.27, 0, 0.06), (0.68, 0, 0.06)], 0.05, INK)
with at(1.6, 1.15, 0, 8, 1.15):  # its carton
    open_carton(0.75, 0.6, 0.5)
    for k in range(14):
        ball(rng.uniform(-0.28, 0.28), rng.uniform(-0.2, 0.2), 0.45, 0.075, WHITE)
at(-1.65, 1.15, s=2.8).put(pot, ACTION)
at(1.55, -1.1, rot=20, s=1.5).put(cat, WHITE)
