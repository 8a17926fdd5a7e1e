"""Your purchases: a street of shops abroad, whose parcels travel to one shelf with one name on it."""
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


SHOPS = ((-2.05, '#E9A98A', SEA, (SEA, WHITE)), (-0.55, SUN, ACTION, (ACTION, WHITE)), (0.95, '#8FBFC0', LEAF, (LEAF, SUN)))
PARCELS = ((SEA, SUN), (ACTION, WHITE), (LEAF, SUN))
begin('corner')
at(0, 0.2).put(ground, 5.7, 3.1, '#D3B482')
box(-0.1, 0.05, 0, 5.5, 0.75, 0.05, paint('#E7D6B4', 0.1, 0.3), 0.01)
for x, *look in SHOPS:
    at(x, 1.15).put(front, *look)
at(-2.25, 0.41, 0.23, 6).put(shoe, 0.76, WHITE, NECTARINE)
with at(-0.75, 0.42, 0.23, s=0.9):  # a lamp, a laptop, on the roofs a sign each
    lathe(-0.16, 0, 0, ((0.1, 0), (0.14, 0.2), (0.05, 0.32), (0.06, 0.42), (0.01, 0.42)), NECTARINE)
    lathe(0.2, 0, 0, ((0.12, 0), (0.16, 0.12), (0.1, 0.3), (0.13, 0.36), (0.01, 0.36)), SEA)
with at(0.75, 0.42, 0.23):
    box(0, 0, 0, 0.5, 0.24, 0.03, STEEL, 0.01)
    box(0, 0.1, 0.02, 0.5, 0.03, 0.36, INK, 0.01, tilt=(-10, 0))
    box(0, 0.07, 0.05, 0.44, 0.03, 0.3, paint(NECTARINE, glow=0.3), 0, tilt=(-10, 0))
at(-2.05, 1.0, 1.67, -8, 1.3).put(shoe, 0.7, WHITE, ACTION)
half = [(0.1, 0.74), (0.24, 0.72), (0.44, 0.5), (0.32, 0.38), (0.24, 0.48), (0.25, 0)]
profile(half + [(-x, z) for x, z in half[::-1]], 0.95, 0.14, WHITE, 0.04, x=-0.55, z=1.66)
box(-0.55, 0.93, 1.86, 0.5, 0.03, 0.14, SEA, 0)
with at(0.95, 1.0, 1.67):  # headphones
    tube([(0.3 * math.cos(a), 0, 0.3 + 0.34 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))], 0.06, INK)
    for side in (-0.3, 0.3):
        cyl(side, 0, 0.24, 0.17, 0.16, NECTARINE, axis='x')
# The belt, along the shops and to the shelf.
box(-0.7, -0.85, 0.2, 3.9, 0.62, 0.08, INK, 0.02)
for side in (-0.34, 0.34):
    box(-0.7, -0.85 + side, 0.18, 3.9, 0.06, 0.16, NECTARINE, 0.02)
for x in (-2.4, -0.8, 0.9):
    box(x, -0.85, 0, 0.1, 0.6, 0.2, STEEL, 0.01)
for i, x in enumerate((-2.3, -1.65, -0.95, -0.2, 0.6)):
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
