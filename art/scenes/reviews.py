"""Reviews: on a star, on the bench in front of her door somebody has unpacked her parcel, and her child hangs up the fourth star."""
from props import *

STAR = [(r * math.sin(k * math.pi / 5), r * math.cos(k * math.pi / 5)) for k, r in enumerate((0.12, 0.052) * 5)]

begin('corner')
slab([(r * math.sin(k * math.pi / 5), 0.35 + r * math.cos(k * math.pi / 5)) for k, r in enumerate((2.9, 1.6) * 5)], -0.4, 0.4, paint('#F0AE3C', 0.05), 0.12)  # the fifth star
with at(0, 1.0):  # the wall with its door
    box(0, 0.1, 0, 3.6, 0.5, 2.75, paint('#83B3B0', 0.06, 0.4), 0.03)
    box(0, 0.08, 0, 3.64, 0.52, 0.3, paint(STONE, 0.14, 0.3), 0.02)
    at(-0.72, -0.16, 0.17).put(carved_door, 1.22)
    box(-0.72, -0.5, 0, 1.75, 0.8, 0.17, paint(STONE, 0.14, 0.3), 0.03)
    box(0.98, -0.42, 0, 1.5, 0.6, 0.5, paint('#E6D9C2', 0.07, 0.4), 0.04)  # the bench
    box(0.98, -0.44, 0.5, 1.42, 0.56, 0.08, SEA, 0.03)
with at(0.42, 0.6, 0, 14, 1.5):
    person(SUN, skirt=ACTION, hair=NECTARINE, hands=((-0.17, -0.34, 0.56), (0.17, -0.34, 0.58)), sits=True)
    at(0, -0.36, 0.56, 186, tilt=(0, -8)).put(shoe, 0.34, ACTION, WHITE)
with at(1.2, -0.04, 0, 8, 1.1):
    open_carton(0.5, 0.42, 0.34)
    at(-0.02, 0, 0.2, 20, tilt=(0, -38)).put(shoe, 0.44, ACTION, WHITE)
CORD = [(0.02 + 1.68 * k / 12, 0.8, 2.52 - 0.5 * k / 12 - 0.2 * math.sin(math.pi * k / 12)) for k in range(13)]
tube(CORD, 0.014, DARKWOOD)  # what they think of it
for k, (x, y, z) in list(enumerate(CORD))[2::3]:
    tube([(x, y, z), (x, y, z - 0.1)], 0.01, DARKWOOD)
    at(x, 0, z - 0.33, -8 + 4 * (k % 3), 2.3).put(profile, STAR, 0.33, 0.03, (SUN, ACTION)[k % 2], 0.008)
with at(1.4, 0.6, 0.58, 152, 1.08):
    person(LEAF, SEA, hands=((-0.14, -0.06, 1.16), (0.26, -0.04, 1.12)))
for x, rot in ((-1.12, -6), (-0.85, -14)):  # her sandals
    with at(x, 0.36, 0.17, rot):
        slab(curve([(-0.1, -0.24), (0.09, -0.2), (0.12, 0.16), (0.02, 0.26), (-0.1, 0.18), (-0.09, -0.05)]), 0, 0.06, DARKWOOD, 0.02)
        for side in (-0.11, 0.12):
            tube([(side, 0, 0.05), (side * 0.5, 0.07, 0.14), (0.01, 0.17, 0.09)], 0.028, ACTION)
with at(-1.6, 0.72):  # a bougainvillea that hangs over the wall
    tube([(0, 0, 0), (0.05, 0.04, 0.8), (-0.04, 0.06, 1.7), (0.1, 0.1, 2.7), (0.8, 0.12, 2.8)], 0.05, DARKWOOD)
    for x, z, r in ((-0.06, 1.35, 0.18), (-0.04, 1.75, 0.23), (0.02, 2.2, 0.28), (0.14, 2.62, 0.33), (0.6, 2.78, 0.28), (1.05, 2.8, 0.24), (1.45, 2.79, 0.18)):
        foliage(x, 0.14, z, r, ('#2E8656', '#D8467A', '#E4688F', '#C93A6B'), (1, 0.7, 0.9))
at(-0.1, -0.3, 0, 40, 1.5).put(cat)
