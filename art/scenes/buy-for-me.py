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
with at(1.0, 0.35, 0, -14):
    bag(NECTARINE, 0.8, 0.95)
    box(0.1, 0, 0.85, 0.3, 0.1, 0.4, SUN, 0.02, rot=8)
    cyl(-0.2, 0, 0.85, 0.1, 0.38, SEA)
with at(1.6, -0.35, 0, 10):
    bag(SEA, 0.55, 0.62)
with at(0.15, -0.55, 0, 12):  # a shoe box, a phone, headphones
    box(0, 0, 0, 0.85, 0.5, 0.3, ACTION, 0.02)
    box(0, 0, 0.24, 0.89, 0.54, 0.1, '#A8341A', 0.02)
with at(0.12, -0.55, 0.34, 30):
    for dx in (-0.12, 0.14):
        profile([(-0.24, 0), (0.24, 0), (0.24, 0.07), (0.06, 0.12), (-0.05, 0.24), (-0.24, 0.24)], dx - 0.07, 0.14, WHITE, 0.05)
        box(0, dx, 0, 0.5, 0.16, 0.04, NECTARINE, 0.02)
with at(-1.3, -0.75, 0, 12):
    box(0, 0, 0, 0.62, 0.46, 0.14, WHITE, 0.02)
    box(0, 0, 0.14, 0.24, 0.42, 0.035, INK, 0.03, rot=14)
    box(0, 0, 0.17, 0.2, 0.36, 0.01, SEA, 0.02, rot=14)
with at(-0.6, -1.15, 0, -10):
    tube([(0.24 * math.cos(a), 0.24 * math.sin(a) + 0.02, 0.06) for a in (math.pi * k / 12 for k in range(13))], 0.035, INK)
    for x in (-0.24, 0.24):
        cyl(x, 0, 0.1, 0.1, 0.08, NECTARINE, axis='x')
for i in range(3):  # coins and a card
    cyl(0.85, -1.15, i * 0.05, 0.15, 0.045, paint(SUN, rough=0.3))
box(1.35, -1.1, 0, 0.5, 0.32, 0.02, LEAF, 0.01, rot=18)
box(1.35, -1.1, 0.015, 0.12, 0.09, 0.01, SUN, 0.01, rot=18)
with at(-1.72, 0.4, s=1.35):
    cat(WHITE)
with at(-1.7, 1.2, s=2.4):
    pot(ACTION)
