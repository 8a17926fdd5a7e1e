"""Membership: one woven basket in which the parcels of many shops travel together, with its card at the handle."""
from props import *


def weave(z):
    """How wide the basket is at a height."""
    return 0.86 + 0.22 * z


begin('corner')
ground(4.2, 3.2, '#8FB5B2', grain=0.05)
cyl(-0.1, 0.1, 0, 1.75, 0.02, '#D9BC84', sides=64, bevel=0)  # a mat
for r, colour in ((1.62, ACTION), (1.46, '#D9BC84'), (1.34, SUN), (1.22, '#D9BC84')):
    cyl(-0.1, 0.1, 0.02 + (1.7 - r) * 0.02, r, 0.006, colour, sides=64, bevel=0)
with at(-0.1, 0.1, 0.04):
    for row in range(11):  # bands of palm leaf, each of short stripes
        z, bands = row * 0.115, 34
        for k in range(bands):
            a = (k + row * 0.5) * math.tau / bands
            r = weave(z)
            dyed = (ACTION, SEA)[row // 6] if row in (3, 4, 7, 8) and (k + row) % 4 < 2 else None
            box(r * math.cos(a), r * math.sin(a), z, 0.19, 0.06, 0.13, dyed or ('#E2BE7C' if k % 2 else '#D2A964'), 0.025, rot=math.degrees(a) + 90)
    cyl(0, 0, 0, 0.84, 1.0, DARKWOOD, 1.02, sides=48)
    tube([(weave(1.26) * math.cos(a), weave(1.26) * math.sin(a), 1.3) for a in (k * math.tau / 40 for k in range(41))], 0.065, ACTION)
    for y in (-1.12, 1.12):  # the handles
        tube([(0.5 * math.cos(a), y * (1 - 0.12 * math.sin(a)), 1.25 + 0.72 * math.sin(a)) for a in (k * math.pi / 14 for k in range(15))], 0.055, '#B9854A')
    for x, y, z, rot, w, h, colour, band in ((-0.42, 0.35, 0.85, 12, 0.7, 0.95, CARTON, TAPE), (0.35, 0.4, 0.85, -14, 0.62, 1.2, SEA, SUN),
                                              (0.52, -0.28, 0.85, 8, 0.56, 0.75, NECTARINE, WHITE), (-0.3, -0.35, 0.85, -8, 0.6, 0.62, LEAF, WHITE), (-0.72, -0.05, 0.85, 20, 0.4, 0.75, SUN, ACTION)):
        with at(x, y, z, rot):
            box(0, 0, 0, w, 0.44, h, colour, 0.02)
            box(0, 0, 0.002, w * 0.16, 0.448, h + 0.002, band, 0.004)
    with at(0.72, -1.16, 0.42, 30, 1, (-8, -12)):  # the card
        tube([(-0.28, 0, 0.52), (-0.5, 0.1, 1.1)], 0.015, DARKWOOD)
        box(0, 0, 0, 0.8, 0.04, 0.54, paint(INK, rough=0.3), 0.04)
        box(0, -0.025, 0.36, 0.8, 0.02, 0.09, NECTARINE, 0)
        box(-0.24, -0.03, 0.14, 0.16, 0.02, 0.13, SUN, 0.01)
        for k in range(2):
            box(0.12, -0.03, 0.1 + k * 0.1, 0.36 - 0.12 * k, 0.02, 0.035, MIST, 0)
