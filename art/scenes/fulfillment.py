"""Fulfilment: from the shelf to the packing table, where the label is printed, and along the rollers to the bajaji."""
from props import *

begin('corner')
ground(5.8, 3.4, '#7FAFAD', grain=0.05)
for x in (-2.0, -0.66, 0.68):  # the shelves
    for side in (-0.64, 0.64):
        for y in (0.98, 1.5):
            box(x + side, y, 0, 0.07, 0.07, 1.75, SEA, 0.01)
    for row, z in enumerate((0.12, 0.66, 1.2)):
        box(x, 1.24, z, 1.3, 0.6, 0.06, WOOD, 0.01)
        box(x, 0.95, z - 0.02, 1.34, 0.05, 0.1, NECTARINE, 0.01)
        for k in range(4):
            colour = ((SUN, ACTION, WHITE, LEAF), (MIST, NECTARINE, SEA, SUN), (ACTION, LEAF, SUN, MIST))[(row + int(x + 3)) % 3][k]
            box(x - 0.46 + 0.31 * k, 1.2, z + 0.06, 0.25, 0.4, (0.3, 0.4, 0.24, 0.34)[(k + row) % 4], colour, 0.02)
with at(-1.5, -0.55):  # the packing table with the printer
    table(1.9, 0.9, 0.72, '#DDB07A')
    with at(-0.6, 0.05, 0.72, 6):
        box(0, 0, 0, 0.56, 0.5, 0.36, INK, 0.05)
        cyl(0.16, -0.24, 0.28, 0.04, 0.04, LEAF, axis='y')
        surface([(x, y, z) for y, z in ((-0.24, 0.12), (-0.34, 0.1), (-0.46, 0.05), (-0.54, -0.06), (-0.56, -0.32)) for x in (-0.18, 0.18)],
                [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(4)], '#F5EDDD', 0.01, smooth=True)
        for k, w in enumerate((0.05, 0.02, 0.04, 0.02, 0.05)):
            box(-0.12 + 0.06 * k, -0.57, -0.26, w * 0.7, 0.02, 0.14, INK, 0)
    at(0.42, 0, 0.72, 4, 1.15).put(carton)
    cyl(-0.12, -0.28, 0.8, 0.1, 0.09, TAPE, axis='y')
at(-0.2, -0.42, 0, -84, 1.25).put(person, NECTARINE, SEA, hands=((-0.2, -0.44, 0.9), (0.2, -0.4, 0.72)))
with at(0.95, -0.95):  # the rollers
    for side in (-0.3, 0.3):
        box(0, side, 0.56, 2.2, 0.06, 0.12, SEA, 0.02, tilt=(0, 6))
        for x, h in ((-0.9, 0.66), (0.9, 0.46)):
            box(x, side, 0, 0.07, 0.07, h, SEA, 0.01)
    for k in range(12):
        cyl(-1.02 + 0.185 * k, 0, 0.71 - 0.0195 * k, 0.05, 0.56, STEEL, axis='y', bevel=0)
    for x in (-0.7, 0.0, 0.7):
        at(x, 0, 0.68 - 0.105 * x, 0, 0.92, (0, 6)).put(carton)
with at(2.5, -0.95, 0, -4, 1.35):  # the bajaji with its bed
    vehicle([(0.05, 0.12), (0.32, 0.12), (0.47, 0.3), (0.4, 0.46), (0.05, 0.46)], 0.5, SUN, (), (-0.28,), 0.11)
    cyl(0.34, 0, 0.11, 0.11, 0.08, BLACK, axis='y')
    profile([(-0.02, 0.8), (0.28, 0.8), (0.34, 0.84), (0.2, 0.9), (0.02, 0.9)], -0.27, 0.54, INK, 0.03)
    box(0.0, 0, 0.4, 0.06, 0.5, 0.42, INK, 0.01)
    for y in (-0.23, 0.23):
        tube([(0.4, y, 0.44), (0.27, y, 0.82)], 0.015, INK)
        box(-0.3, y, 0.3, 0.62, 0.03, 0.14, SUN, 0.01)
    box(-0.3, 0, 0.22, 0.62, 0.5, 0.08, INK, 0.01)
    cartons((-0.42, 0, 0.3, 0.34, 4), (-0.14, 0.02, 0.3, 0.28, -6))
