"""Reviews: in front of her door somebody has unpacked her parcel, and her child lifts the fifth star to its place on the wall; they stand on another."""
from props import *

STAR = [(r * math.sin(k * math.pi / 5), r * math.cos(k * math.pi / 5)) for k, r in enumerate((0.12, 0.052) * 5)]

begin('corner')
slab([(r * math.sin(k * math.pi / 5), 0.35 + r * math.cos(k * math.pi / 5)) for k, r in enumerate((2.9, 1.6) * 5)], -0.4, 0.4, paint('#F0AE3C', 0.05), 0.12)  # the star they stand on
with at(0, 1.0):  # the wall with its door
    box(0, 0.1, 0, 3.6, 0.5, 2.35, paint('#83B3B0', 0.06, 0.4), 0.03)
    box(0, 0.1, 2.33, 3.72, 0.62, 0.1, WHITE, 0.03)
    box(0, 0.08, 0, 3.64, 0.52, 0.3, paint(STONE, 0.14, 0.3), 0.02)
    at(-0.72, -0.16, 0.17).put(carved_door, 1.1)
    for k in range(15):  # a frieze, and her window
        box(-1.6 + 0.23 * k, -0.15, 2.04, 0.15, 0.02, 0.15, ('#F0E2C8', NECTARINE)[k % 2], 0, tilt=(0, 45))
    at(0.8, -0.15, 1.12).put(window, 0.44, 0.62, DARKWOOD, ACTION, bars=2)
    box(-0.72, -0.5, 0, 1.75, 0.8, 0.17, paint(STONE, 0.14, 0.3), 0.03)
    box(0.62, -0.42, 0, 0.95, 0.6, 0.5, paint('#E6D9C2', 0.07, 0.4), 0.04)  # the bench
    box(0.62, -0.44, 0.5, 0.9, 0.56, 0.08, SEA, 0.03)
with at(0.5, 0.6, 0, 14, 1.5):
    person(NECTARINE, SEA, bun=True, hands=((-0.17, -0.34, 0.56), (0.17, -0.34, 0.58)), sits=True)
    at(0, -0.36, 0.56, 186, tilt=(0, -8)).put(shoe, 0.34, ACTION, WHITE)
with at(0.72, -0.38, 0, 8, 1.1):
    open_carton(0.5, 0.42, 0.34)
    at(-0.02, 0, 0.2, 20, tilt=(0, -38)).put(shoe, 0.44, ACTION, WHITE)
for k in range(5):  # what they think of it
    with at(1.42 - 0.73 * k, 1.08, 2.73) if k < 4 else at(-1.56, 1.08, 3.2, tilt=(0, -16)):
        profile([(3.2 * x, 3.2 * z) for x, z in STAR], -0.09, 0.18, paint('#EE8A1F', rough=0.35), 0.03)
with at(-2.25, 1.08, 0, 90):  # her child on a ladder at the wall's end
    for x in (-0.2, 0.2):
        tube([(x, 0, 0), (x, -0.41, 2.35)], 0.04, WOOD)
    for k in range(8):
        tube([(-0.2, -0.042 - 0.045 * k, 0.24 + 0.26 * k), (0.2, -0.042 - 0.045 * k, 0.24 + 0.26 * k)], 0.03, WOOD)
    at(0, -0.1, 1.3, 0, 1.3).put(person, LEAF, INK, look=-12, nod=-14, hands=((-0.13, -0.36, 1.24), (0.13, -0.36, 1.24)))
for x, rot in ((-1.12, -6), (-0.85, -14)):  # her sandals
    with at(x, 0.36, 0.17, rot):
        slab(curve([(-0.1, -0.24), (0.09, -0.2), (0.12, 0.16), (0.02, 0.26), (-0.1, 0.18), (-0.09, -0.05)]), 0, 0.06, DARKWOOD, 0.02)
        for side in (-0.11, 0.12):
            tube([(side, 0, 0.05), (side * 0.5, 0.07, 0.14), (0.01, 0.17, 0.09)], 0.028, ACTION)
with at(1.62, 0.68):  # a bougainvillea that hangs over the wall
    tube([(0, 0, 0), (0.05, 0.04, 0.8), (-0.04, 0.06, 1.7), (0.02, 0.1, 2.3)], 0.05, DARKWOOD)
    for x, z, r in ((0, 1.1, 0.22), (0.02, 1.6, 0.3), (-0.12, 2.1, 0.36)):
        foliage(x, 0.14, z, r, ('#2E8656', '#D8467A', '#E4688F', '#C93A6B'), (1, 0.7, 0.9))
at(-0.1, -0.3, 0, 40, 1.5).put(cat)
