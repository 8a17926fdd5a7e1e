"""Your purchases: out of a telephone as large as the shops parcels travel to one shelf with one name on it."""
from props import *


def front(colour, trim, stripes):
    """A shop, 1.4 wide: its sign stands on the roof at 1.85, its window at -0.6."""
    box(0, 0, 0, 1.4, 1.1, 1.6, paint(colour, 0.05), 0.02)
    box(0, 0, 1.55, 1.5, 1.2, 0.12, trim, 0.03)
    box(-0.2, -0.56, 0.22, 0.8, 0.06, 0.78, paint('#FFDDA0', glow=0.35), 0.01)
    box(-0.2, -0.72, 0.16, 0.94, 0.38, 0.07, trim, 0.01)
    at(0.46, -0.56).put(door, trim, 0.34, 0.98)
    at(0, -0.82).put(awning, 1.4, 0.5, 1.26, stripes)


def parcel(colour, band, size=0.42):
    box(0, 0, 0, size, size * 0.85, size * 0.75, colour, 0.02)
    box(0, 0, 0.002, size * 0.18, size * 0.86, size * 0.752, band, 0)


SHOPS = ((-0.55, SUN, ACTION, (ACTION, WHITE)), (0.95, '#8FBFC0', LEAF, (LEAF, SUN)))
PARCELS = ((SEA, SUN), (ACTION, WHITE), (LEAF, SUN))
begin('corner')
at(0, 0.2).put(ground, 5.7, 3.1, '#D3B482')
box(-0.1, 0.05, 0, 5.5, 0.75, 0.05, paint('#E7D6B4', 0.1, 0.3), 0.01)
for x, *look in SHOPS:
    at(x, 1.15).put(front, *look)
at(-0.75, 0.41, 0.23, 6).put(shoe, 0.62, WHITE, NECTARINE)
with at(0.75, 0.42, 0.23):
    box(0, 0, 0, 0.5, 0.24, 0.03, STEEL, 0.01)
    box(0, 0.1, 0.02, 0.5, 0.03, 0.36, INK, 0.01, tilt=(-10, 0))
    box(0, 0.07, 0.05, 0.44, 0.03, 0.3, paint(NECTARINE, glow=0.3), 0, tilt=(-10, 0))
half = [(0.06, 0.72), (0.13, 0.8), (0.34, 0.76), (0.6, 0.48), (0.43, 0.34), (0.31, 0.5), (0.33, 0)]
profile([(0, 0.7)] + half + [(-x, z) for x, z in half[::-1]], 0.95, 0.16, WHITE, 0.06, x=-0.55, z=1.66)
profile(ring(0.14, 20), 0.93, 0.03, SEA, 0, x=-0.55, z=1.98)
with at(-2.1, -0.8, 0, 50, 0.9):  # the telephone
    box(0, 0, 0, 1.5, 0.16, 2.5, INK, 0.07)
    box(0, -0.08, 0.12, 1.32, 0.02, 2.26, paint('#FFC98A', glow=0.35), 0)
    box(0, -0.09, 0.12, 1.32, 0.02, 0.9, paint('#7A3B22'), 0)
    with at(0, -0.1, 1.42, s=1.1):  # a cart on its screen
        tube([(-0.42, 0, 0.62), (-0.28, 0, 0.6), (-0.16, 0, 0.12), (0.3, 0, 0.12)], 0.045, ACTION)
        profile([(-0.22, 0.5), (0.42, 0.5), (0.3, 0.22), (-0.14, 0.22)], -0.02, 0.05, ACTION, 0)
        for x in (-0.08, 0.24):
            ball(x, 0, -0.02, 0.085, ACTION)
with at(0.95, 1.0, 1.67):  # headphones
    tube([(0.3 * math.cos(a), 0, 0.3 + 0.34 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))], 0.06, INK)
    for side in (-0.3, 0.3):
        cyl(side, 0, 0.24, 0.17, 0.16, NECTARINE, axis='x')
# The belt, along the shops and to the shelf.
box(-0.52, -0.85, 0.2, 3.55, 0.62, 0.08, INK, 0.02)
for side in (-0.34, 0.34):
    box(-0.52, -0.85 + side, 0.18, 3.55, 0.06, 0.16, NECTARINE, 0.02)
for x in (-1.5, -0.2, 1.1):
    box(x, -0.85, 0, 0.1, 0.6, 0.2, STEEL, 0.01)
for i, x in enumerate((-1.86, -1.15, -0.45, 0.25, 0.9)):
    at(x, -0.85, 0.28, 12 - 9 * (i % 3)).put(parcel, *PARCELS[i % 3], (0.44, 0.36, 0.5)[i % 3])
with at(2.3, -0.1):  # the shelf with the name
    for x in (-0.5, 0.5):
        box(x, 0, 0, 0.09, 0.66, 1.7, DARKWOOD, 0.01)
    for row, z in enumerate((0.1, 0.62, 1.14)):
        box(0, 0, z, 0.96, 0.66, 0.06, WOOD, 0.01)
        for k, x in enumerate((-0.24, 0.22)):
            at(x, -0.06, z + 0.06, 8 * k - 4).put(parcel, *PARCELS[(row + 2 * k) % 3], 0.42 - 0.05 * k)
    box(0, -0.3, 1.66, 1.24, 0.1, 0.42, NECTARINE, 0.03)
    text(0, -0.36, 1.75, 'ASHA', 0.38, WHITE)
with at(1.6, -0.98, 0, 62, 1.25):
    person(SUN, SEA, hands=((-0.14, -0.34, 0.66), (0.16, -0.34, 0.66)))
    at(0, -0.44, 0.54).put(parcel, SEA, SUN, 0.4)
