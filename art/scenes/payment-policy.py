"""Paying: somebody holds a phone to the reader of a kiosk, and the receipt comes out."""
from props import *

begin('corner')
at(0, 0.18).put(ground, 3.8, 2.6, '#DDBE8A')
with at(0, 0.4):  # the kiosk
    box(0, 0, 0, 3.1, 1.7, 0.1, STONE, 0.02)
    for x in (-1.36, 1.36):
        box(x, 0, 0.1, 0.1, 1.4, 2.4, '#F5A574', 0.02)
    box(0, 0.66, 0.1, 2.8, 0.1, 2.4, paint('#FFDDA0', glow=0.3), 0.02)
    for z in (1.05, 1.5):  # shelves
        box(0, 0.52, z, 2.5, 0.2, 0.05, WOOD, 0.01)
        for k in range(12):
            box(-1.13 + k * 0.205, 0.5, z + 0.05, 0.13, 0.14, 0.12 + 0.06 * (k % 3), (SUN, ACTION, MIST, LEAF, NECTARINE)[(k * 2 + (z > 1)) % 5], 0.01)
    at(0.14, -0.16, 0.1, -8, 1.28).put(person, LEAF, INK, hands=((-0.24, -0.22, 0.7), (0.2, -0.22, 0.7)))
    box(0, -0.6, 0.1, 2.8, 0.5, 0.78, SEA, 0.03)
    for row, colour in ((0.2, SUN), (0.42, WHITE), (0.64, NECTARINE)):  # waves
        tube([(-1.32 + k * 0.11, -0.86, row + 0.05 * math.sin(k * 1.05)) for k in range(25)], 0.014, colour)
    box(0, -0.62, 0.88, 2.96, 0.64, 0.08, WOOD, 0.02)
    box(0, 0, 2.5, 3.1, 1.75, 0.1, ACTION, 0.03)
    at(0, -0.95).put(awning, 3.1, 0.4, 2.57, (SUN, WHITE))
    shine(0.2, -0.75, 1.9, 14, 0.2, (1, 0.85, 0.6))
    box(0, -0.82, 2.58, 2.3, 0.1, 0.46, SEA, 0.03)
    text(0, -0.88, 2.68, 'LIPA HAPA', 0.38, WHITE)
    with at(-0.45, -0.66, 0.96, 16):  # the reader and its receipt
        box(0, 0, 0, 0.3, 0.34, 0.1, INK, 0.03)
        box(0, 0.06, 0.1, 0.26, 0.24, 0.1, INK, 0.03, tilt=(-30, 0))
        ball(0, -0.06, 0.15, 0.045, paint('#4FC27A', glow=0.8))
    for r in (0.13, 0.23):  # what passes between the phone and the reader
        turns = [math.radians(50 + 10 * k) for k in range(9)]
        tube([(-0.42 + r * math.cos(a), -0.74, 1.2 + r * math.sin(a)) for a in turns], 0.02, paint('#4FC27A', glow=0.5))
    box(0.62, -0.93, 0.96, 0.3, 0.24, 0.012, '#F5EDDD', 0)
    box(0.62, -1.05, 0.32, 0.3, 0.012, 0.65, '#F5EDDD', 0)
    for k, w in enumerate((0.2, 0.16, 0.2, 0.12)):
        box(0.62, -1.06, 0.84 - 0.09 * k, w, 0.012, 0.03, STEEL, 0)
    cyl(0.62, -1.06, 0.45, 0.08, 0.012, ACTION, axis='y', bevel=0)
    at(1.1, -0.66, 0.96).put(coins, (0, 0, 5))
    with at(1.42, 0, 1.1, 90):  # on its side, the phone that has paid
        box(0, 0, -0.55, 0.86, 0.06, 1.3, INK, 0.06)
        box(0, -0.03, -0.46, 0.74, 0.03, 1.12, paint('#F4EAD6', glow=0.15), 0.02)
        cyl(0, -0.05, 0.26, 0.25, 0.03, LEAF, axis='y', sides=48)
        tube([(-0.12, -0.08, 0.26), (-0.03, -0.08, 0.17), (0.13, -0.08, 0.37)], 0.035, WHITE)
        for z, w, colour in ((-0.14, 0.5, INK), (-0.26, 0.36, STEEL)):
            box(0, -0.05, z, w, 0.02, 0.06, colour, 0)
with at(1.5, -0.68, 0, 24):  # who waits on a stool, with a basket
    lathe(0, 0, 0, ((0.2, 0), (0.15, 0.2), (0.16, 0.34), (0.22, 0.42), (0.01, 0.43)), WOOD)
    at(0, 0, -0.04, s=1.2).put(person, MIST, skirt=SUN, skin='#5F3822', hair=ACTION, hands=((-0.14, -0.38, 0.56), (0.14, -0.38, 0.56)), sits=True)
with at(1.02, -0.96):
    lathe(0, 0, 0, ((0.13, 0), (0.2, 0.2), (0.2, 0.24), (0.17, 0.24), (0.01, 0.2)), '#C98D52')
    tube([(0.18 * math.cos(a), 0, 0.22 + 0.2 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))], 0.018, DARKWOOD)
    for x, y, colour in ((-0.07, -0.05, ACTION), (0.06, -0.07, SUN), (0.0, 0.07, LEAF), (0.1, 0.05, NECTARINE)):
        ball(x, y, 0.25, 0.075, colour)
with at(-1.02, -0.72, 0, 108, 1.4):  # who pays
    person(NECTARINE, SEA, skirt=SEA, hair=ACTION, hands=((-0.14, -0.4, 0.8), (0.2, -0.16, 0.46)))
    with at(-0.14, -0.46, 0.8, -50, tilt=(-16, 0)):
        box(0, 0, 0, 0.18, 0.04, 0.32, ACTION, 0.02)
        box(0, -0.02, 0.03, 0.14, 0.02, 0.26, paint('#F4EAD6', glow=0.4), 0.01)
