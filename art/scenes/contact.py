"""Contact: an office in the shape of a telephone, whose dial has a clock for each office; a clerk greets a customer."""
from props import *


def clock(name, hour, night):
    """A clock with the name of its office under it; where it is night, its face is dark."""
    face, hands = (INK, SUN) if night else ('#F5EDDD', INK)
    cyl(0, 0, 0, 0.215, 0.1, SUN, axis='y', sides=40)
    cyl(0, -0.03, 0, 0.18, 0.1, face, axis='y', bevel=0, sides=40)
    for length, turn, r in ((0.09, hour * math.tau / 12, 0.022), (0.135, 0, 0.017)):
        tube([(0, -0.09, 0), (length * math.sin(turn), -0.09, length * math.cos(turn))], r, hands)
    text(0, -0.03, -0.31, name, 0.115, WHITE)


begin('corner')
at(0.05, 0.12).put(ground, 4.4, 2.9, '#D9B98A')
RED = paint('#D2491F', rough=0.35)
BODY = [(-1.0, 0), (0.85, 0), (0.85, 1.5), (0.4, 2.86), (-0.4, 2.86), (-1.0, 1.5)]
with at(-0.1, 0.5, 0, 6):
    with at(rot=90):  # its body, seen from its side: a counter below, the dial on the slope
        for y in (-1.6, 1.3):
            profile(BODY, y, 0.3, RED, 0.06)
        profile([(-1.0, 1.46), (0.85, 1.46), *BODY[2:]], -1.3, 2.6, RED, 0.02)
    box(0, 0.8, 0, 2.8, 0.08, 1.5, paint('#FFDFA6', glow=0.5), 0)
    for z in (0.86, 1.16):
        box(0, 0.66, z, 2.6, 0.26, 0.04, WOOD, 0.01)
    cartons((-0.9, 0.64, 0.9, 0.26, 4), (-0.5, 0.64, 0.9, 0.22, -6), (0.95, 0.64, 0.9, 0.26, 3), (-0.7, 0.64, 1.2, 0.2, 0), (0.8, 0.64, 1.2, 0.22, 8))
    with at(0, -0.69, 2.22, tilt=(-24, 0)):  # the dial, and the five clocks in its holes
        cyl(0, 0, 0, 0.8, 0.12, INK, axis='y', sides=64, bevel=0.03)
        cyl(0, -0.04, 0, 0.2, 0.12, SUN, axis='y', sides=40)
        for i, (name, hour) in enumerate((('USA', 4), ('UK', 12), ('DAR', 3), ('DUBAI', 4), ('CHINA', 8))):
            a = math.radians(90 + (2 - i) * 72)
            at(0.51 * math.cos(a), -0.04, 0.51 * math.sin(a) + 0.03).put(clock, name, hour, i in (0, 4))
    for x in (-0.75, 0.75):  # the cradle and the handset
        box(x, 0, 2.8, 0.26, 0.5, 0.3, RED, 0.08)
    tube([(x, 0, 3.2 - 0.09 * x * x) for x in (-1.45, -1, -0.5, 0, 0.5, 1, 1.45)], 0.19, INK)
    for x in (-1.42, 1.42):
        cyl(x, 0, 2.58, 0.4, 0.34, INK, 0.26, bevel=0.06)
    box(0, -0.92, 0, 2.7, 0.5, 0.62, SEA, 0.03)  # the counter
    box(0, -0.96, 0.62, 2.8, 0.66, 0.07, '#E8D3AE', 0.02)
    text(0.02, -1.18, 0.2, 'NECTARINE', 0.36, WHITE)
    at(0.0, -0.56, 0, 24, 1.1).put(person, NECTARINE, skin='#5F3822', hands=((-0.26, -0.34, 0.66), (0.2, -0.34, 0.6)))
    at(-0.62, -0.96, 0.69, 6, 0.95).put(carton)
    at(0.55, -0.98, 0.69, -8, 0.5).put(sheet, 0.6, 0.7, NECTARINE)
    at(1.1, -0.9, 0.69, s=0.9).put(pot, SUN)
at(-1.6, -0.86, 0, 118, 1.3).put(person, SUN, skirt=LEAF, skin='#8A5534', hair=ACTION, hands=((-0.2, -0.2, 0.6), (0.3, -0.36, 0.76)))
with at(1.86, -0.5, 0, -50, 1.3):  # who telephones
    person(LEAF, INK, skin='#8A5534', hands=((-0.2, -0.1, 0.46), (0.21, -0.1, 0.98)))
    box(0.19, -0.08, 0.98, 0.04, 0.1, 0.24, INK, 0.015, tilt=(20, 0))
turns = [k / 220 for k in range(221)]
tube([(-1.62 - 0.45 * math.sin(math.pi * t) + 0.09 * math.cos(100 * t), 0.3 - 0.7 * t, 2.55 - 2.5 * t + 0.09 * math.sin(100 * t)) for t in turns], 0.03, INK)  # its cord
at(0.9, -1.2, 0.02, 20, 1.2).put(cat)
