"""Buy For Me: a long list, ticked off, between the shop's bags and the things that were bought."""
from props import *


def bag(colour, w=0.6, h=0.75):
    box(0, 0, 0, w, w * 0.5, h, colour, 0.015)
    for y in (-w * 0.2, w * 0.2):
        tube([(-w * 0.22, y, h), (-w * 0.18, y, h + 0.2), (w * 0.18, y, h + 0.2), (w * 0.22, y, h)], 0.016, DARKWOOD)
    box(0, -w * 0.25, h * 0.35, w * 0.36, 0.012, w * 0.36, WHITE, 0.03)


begin('corner')
ground(4.2, 3.2, '#9DB9B6')
with at(-0.35, 0.85, 0, 0, 1, (-10, 0)):  # the list
    box(0, 0, 0, 1.7, 0.1, 2.4, WOOD, 0.05)
    box(0, -0.07, 0.12, 1.46, 0.03, 2.0, '#F6EEDF', 0.01)
    box(0, -0.1, 2.2, 0.7, 0.1, 0.2, STEEL, 0.04)
    cyl(0, -0.1, 2.42, 0.12, 0.08, STEEL, axis='y')
    for i in range(5):
        z = 1.78 - i * 0.37
        box(-0.5, -0.1, z - 0.07, 0.22, 0.02, 0.22, [NECTARINE, SEA, LEAF, SUN, MIST][i], 0.03)
        box(0.2, -0.1, z + 0.04, 0.8, 0.02, 0.05, INK, 0.01)
        box(0.06, -0.1, z - 0.06, 0.52, 0.02, 0.04, STEEL, 0.01)
        if i < 4:
            tube([(-0.57, -0.13, z + 0.05), (-0.52, -0.13, z - 0.02), (-0.42, -0.13, z + 0.14)], 0.022, WHITE)
with at(1.05, 0.4, 0, -14):
    bag(NECTARINE, 1.05, 1.2)
    box(0.15, 0, 1.1, 0.4, 0.14, 0.45, SUN, 0.02, rot=8)
    cyl(-0.25, 0, 1.1, 0.13, 0.42, SEA)
at(1.7, -0.35, 0, 10).put(bag, SEA, 0.75, 0.8)
with at(0.35, -0.65, 0, 12):  # shoes on their box
    box(0, 0, 0, 1.15, 0.68, 0.4, ACTION, 0.02)
    box(0, 0, 0.32, 1.19, 0.72, 0.13, '#A8341A', 0.02)
    for y in (-0.15, 0.17):
        at(0, y, 0.45, 12).put(shoe, 0.75)
with at(-1.15, -0.7, 0, 12):  # a phone on its box
    box(0, 0, 0, 0.85, 0.62, 0.18, WHITE, 0.02)
    box(0, 0, 0.18, 0.32, 0.56, 0.05, INK, 0.04, rot=14)
    box(0, 0, 0.225, 0.27, 0.5, 0.01, SEA, 0.02, rot=14)
with at(-0.45, -1.2, 0, -10):  # headphones
    tube([(0.32 * math.cos(a), 0.32 * math.sin(a) + 0.02, 0.08) for a in (math.pi * k / 12 for k in range(13))], 0.045, INK)
    for x in (-0.32, 0.32):
        cyl(x, 0, 0.14, 0.14, 0.11, NECTARINE, axis='x')
coins((1.0, -1.15, 4), (1.3, -1.25, 2))
box(1.65, -1.05, 0, 0.6, 0.38, 0.03, LEAF, 0.01, rot=18)
box(1.55, -1.08, 0.02, 0.14, 0.1, 0.014, SUN, 0.01, rot=18)
at(-1.75, 0.15, s=1.5).put(cat, WHITE)
at(-1.6, 1.15, s=2.8).put(pot, ACTION)
