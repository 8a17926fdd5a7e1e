"""Membership: one woven basket as large as a house, into which people put the parcels of many shops; a member holds up the card."""
from props import *


def weave(z):
    """How wide the basket is at a height."""
    return 0.98 + 0.3 * math.sin(1.3 * z)


def parcel(w, h, colour, band):
    box(0, 0, 0, w, 0.46, h, colour, 0.02)
    box(0, 0, 0.002, w * 0.16, 0.468, h + 0.002, band, 0.004)


begin('corner')
for r, z, h, colour in ((1.9, -0.34, 0.34, paint('#D9BC84', 0.08, 0.5)), (1.78, 0, 0.012, ACTION), (1.68, 0, 0.018, '#E3C995'), (1.56, 0, 0.024, SEA), (1.49, 0, 0.03, '#E3C995')):
    cyl(0, 0, z, r, h, colour, sides=72, bevel=0.09 if h > 0.1 else 0)
with at(0, 0.2, 0.03):
    cyl(0, 0, 0, 0.9, 1.4, DARKWOOD, 1.16, sides=48)
    for row in range(17):  # bands of palm leaf, over and under the ribs
        z, bands = row * 0.09, 30
        for k in range(bands):
            a, r = (k + 0.5 * (row % 2)) * math.tau / bands, weave(row * 0.09)
            ring_of = ACTION if row in (5, 6) else SEA if row in (9, 10) else None
            box(r * math.cos(a), r * math.sin(a), z, 0.2, 0.06, 0.1, ring_of or ('#E2BE7C' if row % 2 else '#D2A964'), 0.03, rot=math.degrees(a) + 90)
    tube([(weave(1.5) * math.cos(a), weave(1.5) * math.sin(a), 1.56) for a in (k * math.tau / 48 for k in range(49))], 0.08, ACTION)
    with at(rot=31):
        for y in (-1.24, 1.24):  # the handles
            tube([(0.46 * math.cos(a), y * (1 - 0.1 * math.sin(a)), 1.5 + 0.72 * math.sin(a)) for a in (k * math.pi / 16 for k in range(17))], 0.06, '#B9854A')
    for x, y, z, rot, *look in ((-0.5, 0.42, 1.25, 12, 0.72, 0.95, CARTON, TAPE), (0.22, 0.56, 1.25, -14, 0.66, 1.35, SEA, SUN), (0.66, -0.12, 1.2, 8, 0.62, 0.76, NECTARINE, WHITE),
                                (0.06, -0.02, 1.3, -8, 0.6, 0.98, LEAF, SUN), (-0.66, -0.22, 1.2, 20, 0.56, 0.62, SUN, ACTION), (0.32, -0.62, 1.15, 24, 0.56, 0.5, CARTON, TAPE),
                                (-0.24, -0.62, 1.15, -10, 0.54, 0.56, ACTION, WHITE), (0.74, 0.42, 1.2, 30, 0.5, 0.7, MIST, ACTION), (-0.2, 0.1, 2.0, 16, 0.42, 0.34, MIST, ACTION), (-0.84, 0.14, 1.15, 50, 0.5, 0.5, ROSE, SEA)):
        at(x, y, z, rot).put(parcel, *look)
at(1.45, -0.5, 0.03, 30, 1.35).put(person, MIST, skirt=NECTARINE, bun=True, look=-8, hands=((-0.27, -0.1, 0.5), (0.3, -0.2, 1.06)))
with at(2.1, -0.58, 1.42, 34, 0.72, (-8, 6)):  # the card that this member holds up
    profile([(x + 0.09 * math.cos(a), z + 0.09 * math.sin(a)) for x, z, turn in ((0.42, 0.51, 0), (-0.42, 0.51, 1), (-0.42, 0.09, 2), (0.42, 0.09, 3)) for a in (math.pi * (turn / 2 + k / 12) for k in range(7))],
            -0.025, 0.05, paint(INK, rough=0.3), 0.012)
    box(0, -0.03, 0.4, 1.02, 0.02, 0.1, NECTARINE, 0)
    profile([(0.11 * (1 if k % 2 else 0.45) * math.sin(k * math.pi / 5 + math.pi), 0.11 * (1 if k % 2 else 0.45) * math.cos(k * math.pi / 5 + math.pi)) for k in range(10)], -0.045, 0.03, SUN, 0, x=-0.27, z=0.2)
    for k in range(2):
        box(0.14, -0.03, 0.12 + k * 0.12, 0.42 - 0.14 * k, 0.02, 0.045, MIST, 0)
for x in (-1.52, -1.2):  # the ladder, and who climbs it
    tube([(x, -0.95, 0), (x + 0.42, -0.35, 1.7)], 0.04, WOOD)
for k in range(6):
    t = (k + 0.7) / 6.5
    tube([(-1.52 + 0.42 * t, -0.95 + 0.6 * t, 1.7 * t), (-1.2 + 0.42 * t, -0.95 + 0.6 * t, 1.7 * t)], 0.03, WOOD)
with at(-1.26, -0.82, 0.62, 146, 1.05):
    person(SUN, skirt=ACTION, skin='#5F3822', hair=LEAF, hands=((-0.2, -0.22, 0.9), (0.14, -0.3, 1.0)))
    at(-0.02, -0.38, 0.96, 8, 0.62).put(parcel, 0.56, 0.42, ACTION, WHITE)
at(-0.56, -1.38, 0.03, 122, 1.1).put(person, NECTARINE, SEA, parcel=ROSE)
with at(0.62, -1.36, 0.03, 196, 0.76):  # a child brings a small one
    person(LEAF, INK, hands=((-0.14, -0.28, 0.62), (0.14, -0.28, 0.62)))
    at(0, -0.34, 0.56, 0, 0.5).put(parcel, 0.5, 0.4, SUN, ACTION)
