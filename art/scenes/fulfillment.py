"""Fulfilment: from the shelf to the packing table, where the label is printed, and down the slide to the bajaji."""
from props import *

begin('corner')
ground(5.6, 3.5, '#7FAFAD', grain=0.05)
for x in (-2.05, -0.7):  # the shelves
    for side in (-0.64, 0.64):
        for y in (0.98, 1.5):
            box(x + side, y, 0, 0.07, 0.07, 1.75, SEA, 0.01)
    for row, z in enumerate((0.12, 0.66, 1.2)):
        box(x, 1.24, z, 1.3, 0.6, 0.06, WOOD, 0.01)
        box(x, 0.95, z - 0.02, 1.34, 0.05, 0.1, NECTARINE, 0.01)
        for k in range(4):
            colour = ((SUN, ACTION, WHITE, LEAF), (MIST, NECTARINE, SEA, SUN), (ACTION, LEAF, SUN, MIST))[(row + (x > -1)) % 3][k]
            box(x - 0.46 + 0.31 * k, 1.2, z + 0.06, 0.25, 0.4, (0.3, 0.4, 0.24, 0.34)[(k + row) % 4], colour, 0.02)
with at(-0.95, -0.35):  # the packing table with the printer
    table(2.4, 0.95, 0.72, '#DDB07A')
    with at(-0.72, 0.08, 0.72, 8):
        box(0, 0, 0, 0.6, 0.5, 0.36, INK, 0.05)
        box(0, -0.26, 0.1, 0.4, 0.04, 0.06, SUN, 0.01)
        cyl(0.16, -0.24, 0.28, 0.04, 0.04, LEAF, axis='y')
        surface([(-0.18, -0.27, 0.13), (0.18, -0.27, 0.13), (0.18, -0.48, 0.03), (-0.18, -0.48, 0.03), (0.18, -0.54, -0.3), (-0.18, -0.54, -0.3)],
                [(0, 1, 2, 3), (3, 2, 4, 5)], '#F5EDDD', 0.01)
        for k, w in enumerate((0.05, 0.02, 0.04, 0.02, 0.05)):
            box(-0.12 + 0.06 * k, -0.535, -0.2, w * 0.7, 0.02, 0.12, INK, 0, tilt=(-10, 0))
    at(0.5, -0.05, 0.72, 6, 1.05).put(open_carton)
    at(0.48, -0.05, 1.03, 20, 0.9).put(shoe, 0.4, WHITE, ACTION)
    cyl(-0.15, -0.3, 0.86, 0.14, 0.1, TAPE, axis='y')
at(-1.0, 0.36, 0, 14, 1.25).put(person, NECTARINE, SEA, hands=((-0.26, -0.3, 0.74), (0.28, -0.3, 0.74)))
with at(0.98, -0.35):  # the slide
    for side in (-0.33, 0.33):
        tube([(-0.55, side, 0.86), (-0.2, side, 0.84), (0.75, side, 0.48), (1.0, side, 0.46)], 0.06, ACTION)
        for x, h in ((-0.5, 0.8), (0.7, 0.45)):
            cyl(x, side, 0, 0.045, h, WHITE)
    surface([(x, side * 0.33, z) for x, z in ((-0.55, 0.8), (-0.2, 0.78), (0.75, 0.42), (1.0, 0.4)) for side in (-1, 1)],
            [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(3)], NECTARINE, 0.04)
    at(-0.25, 0, 0.8, 4, 0.95, (0, 6)).put(carton)
    at(0.42, 0, 0.56, 4, 0.9, (0, 20)).put(carton, 0.46, 0.4, 0.34, '#DBA96F')
box(1.85, -1.1, 0, 1.85, 1.15, 0.012, paint(ASPHALT, 0.1), 0)
with at(2.05, -1.05, 0, -14, 1.4):  # the bajaji with its bed
    vehicle([(0.05, 0.12), (0.32, 0.12), (0.47, 0.3), (0.4, 0.46), (0.05, 0.46)], 0.5, SUN, (), (-0.28,), 0.11)
    cyl(0.34, 0, 0.11, 0.11, 0.08, BLACK, axis='y')
    profile([(-0.02, 0.8), (0.28, 0.8), (0.34, 0.84), (0.2, 0.9), (0.02, 0.9)], -0.27, 0.54, INK, 0.03)
    box(0.0, 0, 0.4, 0.06, 0.5, 0.42, INK, 0.01)
    for y in (-0.23, 0.23):
        tube([(0.4, y, 0.44), (0.27, y, 0.82)], 0.015, INK)
        box(-0.3, y, 0.3, 0.62, 0.03, 0.14, SUN, 0.01)
    box(-0.3, 0, 0.22, 0.62, 0.5, 0.08, INK, 0.01)
    cartons((-0.42, 0, 0.3, 0.34, 4), (-0.14, 0.02, 0.3, 0.28, -6))
with at(1.9, 1.2, 0, -8):
    pallet()
    cartons((-0.24, 0, 0.12, 0.52, 0), (0.26, 0, 0.12, 0.5, 0), (-0.02, 0, 0.49, 0.5, 6))
at(-1.9, -1.15, 0, 12).put(cartons, (0, 0, 0, 0.6, 0), (0.6, -0.1, 0, 0.42, -16))
