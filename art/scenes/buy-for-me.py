"""Buy For Me: a handcart piled as high as a house with what was bought, its porter, and the list that trails behind it."""
from props import *


def bag(colour, w=0.6, h=0.75):
    box(0, 0, 0, w, w * 0.5, h, colour, 0.015)
    for y in (-w * 0.2, w * 0.2):
        tube([(-w * 0.22, y, h), (-w * 0.18, y, h + 0.2), (w * 0.18, y, h + 0.2), (w * 0.22, y, h)], 0.016, DARKWOOD)
    box(0, -w * 0.25, h * 0.35, w * 0.36, 0.012, w * 0.36, WHITE, 0.03)


def shoebox(colour, lid, w=0.62):
    box(0, 0, 0, w, 0.42, 0.2, colour, 0.015)
    box(0, 0, 0.15, w + 0.03, 0.45, 0.08, lid, 0.015)


begin('corner')
ground(4.6, 3.0, '#C4603C', grain=0.05)
for k in range(40):  # paving
    box(-1.95 + 0.557 * (k % 8), -1.1 + 0.55 * (k // 8), 0, 0.53, 0.52, 0.012, ('#E39A5E', '#EFB872')[(k % 8 + k // 8) % 2], 0)
with at(0.25, 0.35):
    for y in (-0.62, 0.62):  # the cart
        cyl(0, y, 0.42, 0.42, 0.09, BLACK, axis='y', bevel=0.03)
        cyl(0, y, 0.42, 0.34, 0.1, ACTION, axis='y', bevel=0.01)
        cyl(0, y, 0.42, 0.27, 0.11, WATER, axis='y', bevel=0)
        for k in range(6):
            a = k * math.pi / 6
            tube([(0.3 * math.cos(a), y, 0.42 + 0.3 * math.sin(a)), (-0.3 * math.cos(a), y, 0.42 - 0.3 * math.sin(a))], 0.022, ACTION)
        cyl(0, y * 1.06, 0.42, 0.08, 0.12, SUN, axis='y')
        tube([(-1.1, y * 0.8, 0.66), (1.2, y * 0.8, 0.66), (1.95, y * 0.7, 0.86)], 0.045, DARKWOOD)
    tube([(1.95, -0.43, 0.86), (1.95, 0.43, 0.86)], 0.04, DARKWOOD)
    box(0.95, 0, 0, 0.07, 0.07, 0.66, DARKWOOD, 0.01)
    for i in range(8):
        box(-1.0 + i * 0.29, 0, 0.68, 0.26, 1.1, 0.05, WOOD if i % 2 else '#B97B49', 0.01)
    with at(0, 0, 0.73):  # the load, in layers
        at(-0.62, 0.02, 0, 2).put(carton, 0.82, 0.86, 0.6)
        at(0.2, 0, 0, -3).put(carton, 0.76, 0.9, 0.66, '#DBA96F')
        at(0.86, 0.1, 0, 4).put(bag, NECTARINE, 0.62, 0.66)
        with at(-0.55, 0, 0.6, 4):
            box(0, 0, 0, 0.95, 0.5, 0.62, SEA, 0.03)
            box(0, -0.26, 0.08, 0.78, 0.02, 0.46, '#8FD0CE', 0.01)
        with at(0.24, 0.02, 0.66, -5):
            for k, (a, b) in enumerate(((SUN, ACTION), (WHITE, LEAF), (ACTION, WHITE))):
                at(0.02 * (k % 2), 0, k * 0.23, 7 * k - 6).put(shoebox, a, b)
        with at(-0.5, 0, 1.22, -6):
            box(0, 0, 0, 0.72, 0.46, 0.44, ACTION, 0.05)
            for x in (-0.2, 0.2):
                box(x, 0, 0, 0.06, 0.48, 0.45, DARKWOOD, 0.01)
            tube([(-0.12, 0, 0.44), (-0.1, 0, 0.53), (0.1, 0, 0.53), (0.12, 0, 0.44)], 0.025, DARKWOOD)
        at(0.25, 0, 1.36, 10).put(shoe, 0.6, WHITE, NECTARINE)
        at(-0.5, 0, 1.75, 8).put(carton, 0.56, 0.44, 0.36)
        at(-0.52, 0, 2.11, -12, 0.85).put(bag, SUN, 0.5, 0.5)
        cyl(0.62, 0.2, 0.6, 0.09, 1.15, LEAF, tilt=(4, 14))
# The list: from the load over the edge of the cart, and along the ground to the front.
fall = [(-0.1, 1.5), (-0.14, 1.2), (-0.25, 0.72), (-0.34, 0.4), (-0.46, 0.14), (-0.66, 0.03), (-0.9, 0.05),
        (-1.15, 0.02), (-1.36, 0.07)]
X, HALF = -0.78, 0.31
surface([(x, y, z) for y, z in fall for x in (X - HALF, X + HALF)],
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(fall) - 1)], '#F6EEDF', smooth=True)
for (y, z), (y2, z2) in zip(fall[1:8], fall[2:9]):
    for t in (0.3, 0.8):
        a, b = y + (y2 - y) * t, z + (z2 - z) * t + 0.015
        tube([(X - 0.05, a - 0.015, b), (X + 0.24, a - 0.015, b)], 0.013, INK)
        slope = Vector((0, y2 - y, z2 - z)).normalized() * 0.07
        tube([(X - 0.24, a - 0.02, b), (X - 0.19, a - 0.02 + slope.y * 0.7, b + slope.z * 0.7), (X - 0.1, a - 0.02 - slope.y, b - slope.z)], 0.018, LEAF)
at(1.58, 0.35, 0, 90, 1.5, (24, 0)).put(person, SEA, INK, hands=((-0.25, -0.16, 0.7), (0.25, -0.16, 0.7)), cap=ACTION, nod=-14)
at(-1.62, -1.05, 0.01, 10, 1.9).put(cat, '#2F3E43')
at(-1.8, 0.15, 0, -8).put(bag, LEAF, 0.5, 0.56)
