"""Your purchases: a telephone is the shop; somebody takes a shoe out of its screen, and parcels slide down to who delivers them."""
from props import *


def parcel(colour, band, size=0.42):
    box(0, 0, 0, size, size * 0.85, size * 0.75, colour, 0.02)
    box(0, 0, 0.002, size * 0.18, size * 0.86, size * 0.752, band, 0)


PARCELS = ((SEA, SUN), (ACTION, WHITE), (LEAF, SUN))
begin('corner')
at(0.45, 0).put(ground, 4.9, 2.7, '#D3B482')
with at(-0.35, 0.55, 0, 14):  # the telephone, a shop inside
    for x in (-1.06, 1.06):
        box(x, 0, 0, 0.16, 0.8, 3.3, INK, 0.07)
    for z, h in ((0, 0.16), (3.14, 0.16)):
        box(0, 0.01, z, 2.1, 0.76, h, INK, 0.05)
    box(0, 0.32, 0.1, 2.0, 0.1, 3.1, paint('#FFD79A', glow=0.85), 0)
    cyl(0, -0.4, 3.22, 0.035, 0.02, STEEL, axis='y', bevel=0)
    box(0, -0.3, 2.72, 1.98, 0.1, 0.44, ACTION, 0.02)
    text(0, -0.36, 2.83, 'DUKA', 0.34, WHITE)
    at(0, -0.5).put(awning, 2.16, 0.5, 2.62, (NECTARINE, WHITE))
    for z in (0.98, 1.6):
        box(0, 0.02, z, 1.96, 0.56, 0.06, WOOD, 0.01)
    at(-0.42, -0.42, 1.06, 0, 1, (0, -8)).put(shoe, 0.7, WHITE, NECTARINE)
    with at(0.48, -0.05, 1.04):  # headphones
        tube([(0.2 * math.cos(a), 0, 0.24 + 0.25 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))], 0.045, INK)
        for side in (-0.2, 0.2):
            cyl(side, 0, 0.18, 0.13, 0.12, SEA, axis='x')
    with at(-0.5, -0.05, 1.66):  # a handbag
        profile([(-0.28, 0), (0.28, 0), (0.22, 0.34), (-0.22, 0.34)], -0.1, 0.2, LEAF, 0.04)
        tube([(0.13 * math.cos(a), 0, 0.34 + 0.18 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))], 0.025, LEAF)
    with at(0.46, -0.05, 1.66):  # a kettle
        lathe(0, 0, 0, ((0.22, 0), (0.24, 0.1), (0.17, 0.32), (0.1, 0.38), (0.04, 0.4), (0.03, 0.46)), ACTION)
        tube([(0.2, 0, 0.14), (0.34, 0, 0.3)], 0.035, ACTION)
        tube([(-0.14, 0, 0.34), (-0.34, 0, 0.3), (-0.32, 0, 0.12), (-0.22, 0, 0.08)], 0.03, INK)
    with at(0.3, -0.98, 0.38, tilt=(25, 0)):  # the slide
        box(0, 0, 0, 0.9, 1.9, 0.06, STEEL, 0.01)
        for x in (-0.46, 0.46):
            box(x, 0, 0, 0.06, 1.9, 0.2, SEA, 0.02)
        for k, y in enumerate((0.72, 0.08, -0.66)):
            at(0, y, 0.06, (6, -9, 4)[k]).put(parcel, *PARCELS[k], 0.52)
with at(-1.62, -0.52, 0, 38, 1.62):  # who buys, with an arm in the screen
    person(SUN, skirt=ACTION, skin='#5F3822', bun=True, look=0, hands=((-0.2, -0.12, 0.5), (0.57, 0.02, 0.72)))
with at(1.86, -0.2, 0, -26, 1.45):  # who fetches the parcels, with a name on the box
    person(NECTARINE, INK, hands=((-0.2, -0.34, 0.62), (0.2, -0.34, 0.62)), cap=SEA)
    at(0, -0.44, 0.5).put(parcel, CARTON, TAPE, 0.46)
    text(0, -0.64, 0.6, 'ASHA', 0.13, INK)
at(2.42, 0.86, 0, 4, 1.3).put(bodaboda, ACTION, SUN)
