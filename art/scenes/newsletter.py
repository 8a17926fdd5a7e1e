"""The newsletter: under a mango tree somebody sells newspapers, a customer takes one, and a bird flies off with a letter."""
from props import *


def newspaper(w=0.44, colour=SEA):
    """A newspaper that stands, its front page to the front."""
    box(0, 0, 0, w, 0.03, w * 1.2, '#F5EDDD', 0.006)
    box(0, -0.018, w * 0.98, w * 0.84, 0.01, w * 0.14, INK, 0)
    box(-w * 0.16, -0.018, w * 0.5, w * 0.5, 0.01, w * 0.4, colour, 0)
    for k in range(6):
        box(w * 0.27 if k > 2 else 0, -0.018, w * (0.08 + k * 0.13), w * (0.24 if k > 2 else 0.8), 0.01, w * 0.045, STEEL, 0)


begin('corner')
ground(4.9, 2.9, '#D8B478', grain=0.12)
with at(-1.45, 0.7):
    tree(2.9, leaf=0.125)
    for x, y, z in ((1.14, -0.6, 1.74), (-0.6, -0.86, 1.66), (-0.98, -0.82, 1.9), (0.02, -1.02, 2.1), (0.52, -0.58, 2.4), (0.62, -0.3, 2.75)):
        ball(x, y, z, 0.1, NECTARINE, (1, 1, 1.3))
with at(0.98, 0.75):  # the stand
    for x in (-1.3, 1.3):
        box(x, 0, 0, 0.1, 0.1, 1.55, DARKWOOD, 0.02)
        tube([(x, 0, 1.2), (x, 0.5, 0)], 0.04, DARKWOOD)
    with at(0, -0.06, 0.2, tilt=(-8, 0)):
        box(0, 0, 0, 2.7, 0.07, 1.3, paint(WOOD, 0.1, 0.3), 0.02)
        for row in range(2):
            for i in range(5):
                at((i - 2) * 0.52, -0.05, 0.08 + row * 0.62, rng.uniform(-3, 3)).put(newspaper, 0.42, (ACTION, SEA, LEAF, SUN, NECTARINE)[(i + row * 2) % 5])
            tube([(-1.3, -0.09, 0.56 + row * 0.62), (1.3, -0.09, 0.56 + row * 0.62)], 0.012, INK)
    box(0, -0.02, 1.5, 2.3, 0.1, 0.44, SEA, 0.03)
    text(0, -0.08, 1.6, 'HABARI', 0.36, WHITE)
with at(-0.45, -0.45, 0, 66, 1.4):  # who sells
    person(NECTARINE, INK, cap=SEA, hands=((-0.16, -0.42, 0.72), (0.2, -0.16, 0.52)))
    with at(0.26, -0.14, 0.42, tilt=(0, 78)):
        for k in range(4):
            box(0, 0, k * 0.035 - 0.05, 0.34, 0.4, 0.03, '#F5EDDD' if k % 2 else '#E5DAC4', 0.01)
with at(0.75, -0.3, 0, -62, 1.4):  # who buys
    person(SUN, skirt=ACTION, skin='#5F3822', hair=SEA, hands=((-0.2, -0.14, 0.44), (0.16, -0.4, 0.7)))
at(0.14, -0.42, 0.84, 12, tilt=(-12, 0)).put(newspaper, 0.4, ACTION)
with at(1.75, -0.55, 0, 24):  # who reads
    lathe(0, 0, 0, ((0.24, 0), (0.19, 0.18), (0.19, 0.28), (0.28, 0.4), (0.28, 0.46), (0.01, 0.45)), WOOD)
    at(0, 0, 0, 0, 1.28).put(person, '#F5EDDD', LEAF, hands=((-0.2, -0.4, 0.62), (0.2, -0.4, 0.62)), sits=True, cap=WHITE)
    for side in (-1, 1):
        at(side * 0.16, -0.56, 0.6, side * 12).put(newspaper, 0.36, NECTARINE if side > 0 else SEA)
with at(-1.65, -0.75, 0, -8):  # bundles
    for i in range(6):
        box(0.01 * (i % 2), 0, i * 0.07, 0.62, 0.5, 0.065, '#EFE6D2' if i % 2 else '#F7F0E0', 0.015, rot=3 * (i % 3) - 3)
    for x in (-0.18, 0.18):
        tube([(x, -0.27, 0), (x, -0.27, 0.43), (x, 0.27, 0.43)], 0.014, ACTION)
with at(1.5, 0.5, 2.95, -38, 1.1):  # the bird
    ball(0, 0, 0, 0.17, SUN, (1.5, 0.85, 0.8))
    ball(0.26, 0, 0.1, 0.11, SUN)
    cyl(0.38, 0, 0.08, 0.035, 0.13, ACTION, 0.004, axis='x', bevel=0)
    ball(0.31, -0.08, 0.14, 0.022, INK)
    profile([(-0.15, 0.04), (-0.52, 0.14), (-0.5, -0.02)], -0.06, 0.12, NECTARINE, 0.02)
    for side in (-1, 1):
        wing = [(0.16, 0), (0.22, 0.26), (0.14, 0.52), (-0.1, 0.82), (-0.14, 0.62), (-0.27, 0.62), (-0.24, 0.42), (-0.34, 0.36), (-0.26, 0.18), (-0.2, 0)]
        at(0, side * 0.06, 0.06, tilt=(side * 24, 0)).put(slab, [(x, side * y) for x, y in wing], 0, 0.035, '#F2B84F', 0.012)
    with at(0.42, 0.0, -0.42, 64, 1.05, (0, 8)):
        box(0, 0, 0, 0.56, 0.03, 0.36, NECTARINE, 0.01)
        tube([(-0.27, -0.02, 0.35), (0, -0.02, 0.14), (0.27, -0.02, 0.35)], 0.012, WHITE)
        cyl(0, -0.025, 0.15, 0.055, 0.03, WHITE, axis='y')
at(0.55, -1.1, 0, 30, 1.3).put(cat)
