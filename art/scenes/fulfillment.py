"""Fulfilment: goods on the shelf, a packer who closes a carton at her table, and the rollers down to the bajaji."""
from props import *


def goods(kind, colour):
    """Things that one knows from afar."""
    if kind == 0:
        at(0, 0, 0, 12, 0.85).put(shoe, 0.46, colour, WHITE)
    elif kind == 1:  # a television
        box(0, 0, 0.03, 0.5, 0.06, 0.32, INK, 0.02)
        box(0, -0.03, 0.06, 0.44, 0.02, 0.26, colour, 0)
        box(0, 0, 0, 0.24, 0.16, 0.03, INK, 0.01)
    elif kind == 2:  # a handbag
        profile([(-0.2, 0), (0.2, 0), (0.15, 0.25), (-0.15, 0.25)], -0.08, 0.16, colour, 0.04)
        tube([(0.1 * math.cos(a), 0, 0.25 + 0.13 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))], 0.022, colour)
    elif kind == 3:  # a vase
        lathe(0, 0, 0, ((0.09, 0), (0.16, 0.14), (0.06, 0.3), (0.1, 0.38)), colour)
    elif kind == 4:  # folded cloth
        for i, tone in enumerate((colour, WHITE, SEA)):
            box(0, 0, i * 0.09, 0.4, 0.34, 0.085, tone, 0.03)
    elif kind == 5:  # a drum
        lathe(0, 0, 0, ((0.14, 0), (0.1, 0.12), (0.19, 0.34), (0.19, 0.37)), DARKWOOD)
        cyl(0, 0, 0.365, 0.18, 0.02, SAND)
    else:
        ball(0, 0, 0.17, 0.17, colour)


begin('corner')
at(0, 0.17).put(ground, 5.3, 2.4, '#7FAFAD', grain=0.05)
with at(-1.0, 0.95):  # the shelves
    for side in (-1.5, 0, 1.5):
        for y in (-0.26, 0.26) if side else (0.26,):
            box(side, y, 0, 0.07, 0.07, 1.86, SEA, 0.01)
    box(0, 0.27, 0.1, 3.0, 0.03, 1.7, '#DCC7A0', 0)
    for row, (z, shelf) in enumerate(((0.12, ((5, SUN), (4, ACTION), (2, LEAF), (6, NECTARINE), (1, MIST))),
                                      (0.72, ((0, ACTION), (3, SUN), (1, GLASS), (4, NECTARINE), (2, ACTION))),
                                      (1.32, ((2, SUN), (1, MIST), (0, SEA), (3, ACTION), (4, LEAF))))):
        box(0, 0, z, 3.06, 0.6, 0.06, WOOD, 0.01)
        box(0, -0.29, z - 0.02, 3.1, 0.05, 0.1, NECTARINE, 0.01)
        for k, (kind, colour) in enumerate(shelf):
            at(-1.22 + 0.61 * k, -0.06, z + 0.06).put(goods, kind, colour)
with at(-1.0, -0.62):  # the packing table with the printer
    table(1.9, 0.85, 0.72, '#DDB07A')
    with at(-0.62, -0.02, 0.72, 6):
        box(0, 0, 0, 0.5, 0.46, 0.34, INK, 0.05)
        surface([(x, y, z) for y, z in ((-0.22, 0.12), (-0.32, 0.1), (-0.44, 0.05), (-0.5, -0.06), (-0.52, -0.32)) for x in (-0.17, 0.17)],
                [(2 * k + 2, 2 * k + 3, 2 * k + 1, 2 * k) for k in range(4)], '#F5EDDD', 0.01, smooth=True)
        for k, w in enumerate((0.05, 0.02, 0.04, 0.02, 0.05)):
            box(-0.12 + 0.06 * k, -0.53, -0.26, w * 0.7, 0.02, 0.14, INK, 0)
    at(0.2, -0.12, 0.72, 4, 0.95).put(open_carton)
    with at(0.2, -0.1, 1.02, 0, 0.8):
        shoe(0.5, SEA, SUN)
    cyl(0.74, -0.2, 0.8, 0.1, 0.09, TAPE, axis='y')
at(-0.78, 0.1, 0, 10, 1.45).put(person, NECTARINE, SEA, hair=SUN, hands=((-0.2, -0.34, 0.76), (0.24, -0.34, 0.76)))
with at(0.6, -0.62):  # the rollers
    for side in (-0.3, 0.3):
        box(0, side, 0.6, 1.3, 0.06, 0.12, SEA, 0.02, tilt=(0, 6))
        for x, h in ((-0.5, 0.66), (0.5, 0.56)):
            box(x, side, 0, 0.07, 0.07, h, SEA, 0.01)
    for k in range(7):
        cyl(-0.56 + 0.185 * k, 0, 0.7 - 0.0195 * k, 0.05, 0.56, STEEL, axis='y', bevel=0)
    for x in (-0.3, 0.32):
        at(x, 0, 0.705 - 0.105 * x, 0, 0.92, (0, 6)).put(carton)
with at(2.16, -0.62, 0, 0, 1.35):  # the bajaji with its bed
    vehicle([(0.05, 0.12), (0.32, 0.12), (0.47, 0.3), (0.4, 0.46), (0.05, 0.46)], 0.5, SUN, (), (-0.28,), 0.11)
    cyl(0.34, 0, 0.11, 0.11, 0.08, BLACK, axis='y')
    at(0.12, 0, 0.09, 90, 0.62).put(person, NECTARINE, INK, hands=((-0.14, -0.4, 0.66), (0.14, -0.4, 0.66)), cap=SEA, sits=True)
    profile([(-0.02, 0.95), (0.28, 0.95), (0.34, 0.99), (0.2, 1.05), (0.02, 1.05)], -0.27, 0.54, INK, 0.03)
    box(0.0, 0, 0.4, 0.06, 0.5, 0.57, INK, 0.01)
    for y in (-0.23, 0.23):
        tube([(0.4, y, 0.44), (0.27, y, 0.97)], 0.015, INK)
        box(-0.3, y, 0.3, 0.62, 0.03, 0.14, SUN, 0.01)
    box(-0.3, 0, 0.22, 0.62, 0.5, 0.08, INK, 0.01)
    cartons((-0.44, 0, 0.3, 0.28, 4), (-0.17, 0.02, 0.3, 0.22, -4))
