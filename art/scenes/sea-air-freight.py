"""Sea or air: on two lanes a ship with everything and a plane with one box start from the same line, and she drops the flag."""
from props import *


def lane(left, right, y, r, z, h, colour):
    """A lane with round ends."""
    turns = [math.pi * k / 16 for k in range(17)]
    slab([(right - r + r * math.sin(a), y - r * math.cos(a)) for a in turns] + [(left + r - r * math.sin(a), y + r * math.cos(a)) for a in turns], z, h, colour, 0.08 if h > 0.1 else 0)


begin('corner')
lane(-2.8, 2.9, -0.75, 0.95, -0.4, 0.4, paint(WATER, 0.2, (2.6, 0.7), rough=0.4))
lane(-2.8, 2.9, 1.02, 0.78, -0.4, 0.46, paint('#6B7A80', 0.08, 0.8))
for k in range(5):
    box(-0.6 + 0.75 * k, 1.02, 0.06, 0.42, 0.08, 0.006, WHITE, 0)
for k in range(6):  # the line they start from, on the road
    box(-1.9, 0.4 + 0.25 * k, 0.06, 0.24, 0.13, 0.006, WHITE, 0)
with at(-0.03, -0.72, 0, 0, 0.65):  # the ship
    ship(SEA, 3)
    for side in (-1, 1):  # the bow wave
        slab([(x, side * y) for x, y in ((2.66, 0), (2.02, 0.56), (1.35, 0.7), (-0.6, 0.74), (-2.7, 0.72), (-2.4, 0.4), (1.3, 0.42), (2.0, 0.3))][::side], 0, 0.014, '#DCEBE6', 0)
for y, left, right in ((0.12, -2.2, -1.75), (-0.1, -2.55, -1.75), (-0.32, -2.45, -1.75)):  # the wake, which spreads
    slab([(left, -0.72 + 1.5 * y), (right, -0.745 + y), (right, -0.695 + y)], 0, 0.02, '#DCEBE6', 0)
with at(1.4, 1.02, 2.0, 0, 0.98, (4, -16)):  # the plane
    plane()
    tube([(-0.18, 0, -0.2), (-0.26, 0, -0.66)], 0.02, INK)  # all it takes
    at(-0.26, 0, -1.02, 10, 1, (0, 16)).put(carton, 0.48, 0.38, 0.38)
cyl(-2.95, -0.12, -0.4, 0.86, 0.56, paint('#C7683B', 0.08, 0.6), sides=48, bevel=0.08)  # the start
with at(-2.92, -0.12, 0.16):
    cyl(0, 0, 0, 0.44, 0.42, SUN, bevel=0.04)
    with at(0, 0, 0.42, 60, 1.45):
        person(NECTARINE, SEA, skin='#5F3822', bun=True, hands=((-0.46, -0.2, 0.74), (0.34, -0.14, 1.1)))
        for x, y, z, colour, turn in ((-0.46, -0.2, 0.74, ACTION, -70), (0.34, -0.14, 1.1, LEAF, 20)):
            with at(x, y, z, tilt=(0, turn)):
                tube([(0, 0, -0.06), (0, 0, 0.46)], 0.02, INK)
                box(0.17, 0, 0.2, 0.32, 0.02, 0.24, colour, 0.005)
for x, y, z, word, colour in ((2.2, -0.62, 0.0, 'WIKI', ACTION), (2.3, 1.06, 0.06, 'SIKU', LEAF)):  # how long each takes
    with at(x, y, z):
        for dx in (-0.36, 0.36):
            cyl(dx, 0, -0.1, 0.05, 0.95, WHITE)
        box(0, 0, 0.78, 1.02, 0.1, 0.44, colour, 0.03)
        text(0, -0.06, 0.88, word, 0.36, WHITE)
waves(16, (-2.4, 2.0), (-1.6, 0.1), lambda x, y: abs(y + 0.72) > 0.58)
