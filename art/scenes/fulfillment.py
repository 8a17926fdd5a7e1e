"""Fulfilment: one pair of shoes leaves a gap on its shelf, lies in the carton, is a picture on the label, and is laid into the rider's arms."""
from props import *


def shoe_label():
    """The label of a carton: what is in it."""
    box(0, 0, 0, 0.26, 0.012, 0.2, '#F5EDDD', 0)
    at(0, -0.008, 0.045, s=1).put(profile, [(x * 0.2, z * 0.2) for x, z in ((-0.5, 0), (0.5, 0), (0.5, 0.14), (0.1, 0.34), (-0.08, 0.52), (-0.46, 0.5))], -0.006, 0.012, ACTION, 0)


begin('corner')
slab([(-3.0, -0.86), (1.9, -0.86), (1.9, -1.6), (3.8, 0), (1.9, 1.6), (1.9, 0.86), (-3.0, 0.86)], -0.4, 0.4, paint('#2F8285', 0.07, 0.7), 0.09)
slab([(-2.86, -0.72), (2.04, -0.72), (2.04, -1.28), (3.57, 0), (2.04, 1.28), (2.04, 0.72), (-2.86, 0.72)], 0, 0.012, paint('#4FA09C', 0.06, 0.7), 0)
with at(-2.0, -0.2, 0, -4, 1.12):  # the shelf: nothing but this shoe
    box(0, 0.3, 0, 1.75, 0.06, 2.2, '#17505C', 0.01)
    for x in (-0.86, 0.86):
        box(x, 0, 0, 0.09, 0.6, 2.24, WOOD, 0.015)
    for row in range(4):
        box(0, 0, 0.08 + 0.54 * row, 1.75, 0.62, 0.06, WOOD, 0.01)
        for k in range(3):
            if (row, k) == (2, 1):
                box(0, 0, 0.14 + 0.54 * row, 0.5, 0.56, 0.015, paint('#FFDFA6', glow=0.7), 0)
                box(0, 0.26, 0.14 + 0.54 * row, 0.5, 0.03, 0.46, paint('#FFDFA6', glow=0.7), 0)
            else:
                at(-0.54 + 0.54 * k, -0.04, 0.14 + 0.54 * row, 4).put(shoe, 0.5, NECTARINE, WHITE)
with at(0.0, -0.32):  # the table
    table(1.5, 0.86, 0.7, '#DDB07A')
    at(0.3, -0.02, 0.7, 4, 1.15).put(open_carton)
    with at(0.3, -0.02, 0.7, 4):
        at(0, -0.27, 0.1).put(shoe_label)
        box(0, 0.02, 0.36, 0.6, 0.4, 0.03, '#F5EDDD', 0.01)
    cyl(-0.56, -0.2, 0.78, 0.1, 0.09, TAPE, axis='y')
with at(0.14, 0.42, 0, 4, 1.55):  # who packs: one shoe up, to be looked at
    person(SUN, SEA, hair=ACTION, hands=((-0.3, -0.28, 0.98), (0.3, -0.32, 0.7)))
    at(-0.3, -0.3, 1.04, 8, tilt=(0, -14)).put(shoe, 0.4, NECTARINE, WHITE)
with at(1.12, -0.28):  # the rollers
    for side in (-0.3, 0.3):
        box(0, side, 0.57, 0.74, 0.06, 0.12, SEA, 0.02, tilt=(0, 8))
        for x, h in ((-0.28, 0.6), (0.28, 0.53)):
            box(x, side, 0, 0.07, 0.07, h, SEA, 0.01)
    for k in range(4):
        cyl(-0.28 + 0.185 * k, 0, 0.64 - 0.026 * k, 0.05, 0.56, STEEL, axis='y', bevel=0)
    at(-0.13, 0, 0.66, 0, 1.1, (0, 8)).put(carton, 0.42, 0.34, 0.3)
    at(-0.09, -0.195, 0.71, 0, 1, (0, 8)).put(shoe_label)
at(2.9, -0.04, 0, 0, 1.25).put(bodaboda, ACTION, SUN)
with at(1.84, 0.3, 0, 6, 1.5):  # who drives it off
    person(LEAF, parcel=CARTON)
    ball(0, 0.02, 1.03, 0.165, SUN)
    box(0, -0.13, 0.99, 0.2, 0.06, 0.08, '#1C3B42', 0.02)
    at(0.02, -0.556, 0.56).put(shoe_label)
