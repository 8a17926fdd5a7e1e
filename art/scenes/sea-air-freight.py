"""Sea or air: a ship with everything on a lane of water races a plane with one box on a runway, and she drops the flag."""
from props import *


def lane(left, right, y, r, z, h, colour):
    """A lane with round ends."""
    turns = [math.pi * k / 16 for k in range(17)]
    slab([(right - r + r * math.sin(a), y - r * math.cos(a)) for a in turns] + [(left + r - r * math.sin(a), y + r * math.cos(a)) for a in turns], z, h, colour, 0.08 if h > 0.1 else 0)


begin('corner')
lane(-3.2, 3.5, 0.32, 2.1, -0.4, 0.4, paint('#D27A4E', 0.06, 0.9))  # a track with two lanes
lane(-2.85, 2.75, -0.72, 0.78, 0.0, 0.012, '#F1E3CB')
lane(-2.8, 2.7, -0.72, 0.73, 0.002, 0.014, paint(WATER, 0.2, (2.6, 0.7), rough=0.4))
lane(-2.85, 2.75, 1.22, 0.84, 0.0, 0.012, '#F1E3CB')
lane(-2.8, 2.7, 1.22, 0.79, 0.002, 0.014, paint('#56666B', 0.08, 0.8))
for k in range(7):
    box(-1.6 + 0.6 * k, 1.22, 0.016, 0.34, 0.07, 0.006, WHITE, 0)
for k in range(6):
    box(-2.2, 0.72 + 0.2 * k, 0.016, 0.34, 0.1, 0.006, WHITE, 0)
with at(0.4, -0.7, 0, 0, 0.6):  # the ship
    ship(SEA, 3)
    for side in (-1, 1):  # the bow wave
        slab([(x, side * y) for x, y in ((2.66, 0), (2.02, 0.56), (1.35, 0.7), (-0.6, 0.74), (-2.7, 0.72), (-2.4, 0.4), (1.3, 0.42), (2.0, 0.3))][::side], 0, 0.02, '#DCEBE6', 0)
for y, left, right in ((0.12, -2.0, -1.2), (-0.1, -2.4, -1.2), (-0.32, -2.3, -1.2)):  # the wake, which spreads
    slab([(left, -0.7 + 1.5 * y), (right, -0.725 + y), (right, -0.675 + y)], 0, 0.02, '#DCEBE6', 0)
with at(1.0, 1.25, 0.92, 0, 0.84, (0, -12)):  # the plane
    plane()
    with at(-0.3, 0, -0.6, 0, 1, (0, 13)):  # all it takes, on ropes
        carton(0.44, 0.36, 0.32)
        for x in (-0.18, 0.18):
            tube([(x, 0, 0.32), (0.4 * x, 0, 0.5)], 0.012, DARKWOOD)
with at(-2.3, 0.3):  # the start
    cyl(0, 0, 0, 0.42, 0.4, SUN, bevel=0.04)
    with at(0, 0, 0.4, 34, 1.45):
        person(ACTION, skirt=LEAF, skin='#5F3822', hair=SUN, hands=((-0.24, -0.1, 0.5), (0.3, -0.2, 1.14)))
        with at(0.3, -0.2, 1.14, tilt=(0, 14)):
            tube([(0, 0, -0.08), (0, 0, 0.62)], 0.022, INK)
            for k in range(12):  # chequered
                box(0.09 + 0.14 * (k % 4), 0, 0.22 + 0.13 * (k // 4), 0.14, 0.02, 0.13, INK if (k + k // 4) % 2 else '#F5EDDD', 0)
for y, word, colour in ((-0.5, 'WIKI', LEAF), (1.5, 'SIKU', SEA)):  # how long each takes
    with at(2.6, y - 0.02, 0, 24):
        for dx in (-0.36, 0.36):
            cyl(dx, 0, -0.05, 0.05, 0.8, WHITE)
        box(0, 0, 0.6, 1.06, 0.1, 0.46, colour, 0.03)
        text(0, -0.06, 0.71, word, 0.38, WHITE)
waves(8, (-2.2, 2.2), (-1.38, -0.06), lambda x, y: abs(y + 0.72) > 0.56)
