"""Sea or air: on a running track a ship with everything on a lane of water races a plane with one box, and she drops the flag."""
from props import *


def lane(left, right, y, r, z, h, colour):
    """A lane with round ends."""
    turns = [math.pi * k / 16 for k in range(17)]
    slab([(right - r + r * math.sin(a), y - r * math.cos(a)) for a in turns] + [(left + r - r * math.sin(a), y + r * math.cos(a)) for a in turns], z, h, colour, 0.08 if h > 0.1 else 0)


begin('corner')
lane(-3.0, 3.0, 0.14, 1.84, -0.4, 0.4, paint('#C0573A', 0.07, 0.9))  # a running track, one lane of it water
lane(-2.75, 2.8, -0.76, 0.8, 0.0, 0.012, '#F1E3CB')
lane(-2.7, 2.75, -0.76, 0.75, 0.002, 0.014, paint(WATER, 0.2, (2.6, 0.7), rough=0.4))
for y, long in ((0.32, 5.2), (1.12, 4.8), (1.84, 2.9)):
    box(0, y, 0, long, 0.05, 0.012, '#F1E3CB', 0)
box(-1.75, 1.08, 0, 0.1, 1.5, 0.014, '#F1E3CB', 0)  # the line they start from
with at(0.34, -0.72, 0, 0, 0.6):  # the ship
    ship(SEA, 3)
    for side in (-1, 1):  # the bow wave
        slab([(x, side * y) for x, y in ((2.66, 0), (2.02, 0.56), (1.35, 0.7), (-0.6, 0.74), (-2.7, 0.72), (-2.4, 0.4), (1.3, 0.42), (2.0, 0.3))][::side], 0, 0.014, '#DCEBE6', 0)
for y, left, right in ((0.12, -2.0, -1.25), (-0.1, -2.4, -1.25), (-0.32, -2.3, -1.25)):  # the wake, which spreads
    slab([(left, -0.72 + 1.5 * y), (right, -0.745 + y), (right, -0.695 + y)], 0, 0.02, '#DCEBE6', 0)
with at(0.1, 1.15, 2.0, 0, 0.95, (4, -17)):  # the plane
    plane()
    at(-0.26, 0, -0.55, 10, 1, (0, 15)).put(carton, 0.4, 0.32, 0.32)  # all it takes
with at(-2.5, 0.24):  # the start
    cyl(0, 0, 0, 0.44, 0.46, SUN, bevel=0.04)
    with at(0, 0, 0.46, 44, 1.5):
        person(NECTARINE, SEA, skin='#5F3822', bun=True, hands=((-0.46, -0.2, 0.74), (0.34, -0.14, 1.1)))
        for x, y, z, colour, turn in ((-0.46, -0.2, 0.74, ACTION, -70), (0.34, -0.14, 1.1, LEAF, 20)):
            with at(x, y, z, tilt=(0, turn)):
                tube([(0, 0, -0.06), (0, 0, 0.46)], 0.02, INK)
                box(0.17, 0, 0.2, 0.32, 0.02, 0.24, colour, 0.005)
tube([(1.8, y, 0.72 - 0.1 * math.sin(math.pi * (y - 0.4) / 1.25)) for y in (0.4 + 0.125 * k for k in range(11))], 0.05, SUN)  # the ribbon
for y in (0.4, 1.65):
    cyl(1.8, y, 0, 0.06, 0.85, SEA)
for x, y, z, word, colour in ((2.35, -0.76, 0.0, 'WIKI', LEAF), (2.42, 0.5, 0.0, 'SIKU', SEA)):  # how long each takes
    with at(x, y, z):
        for dx in (-0.36, 0.36):
            cyl(dx, 0, -0.05, 0.05, 0.95, WHITE)
        box(0, 0, 0.78, 1.02, 0.1, 0.44, colour, 0.03)
        text(0, -0.06, 0.88, word, 0.36, WHITE)
waves(8, (-2.2, 2.2), (-1.42, -0.1), lambda x, y: abs(y + 0.76) > 0.56)
