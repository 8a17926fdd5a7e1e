"""Paying: the barrier is a bank card. It rises when somebody has paid at the kiosk, and the parcel may leave."""
from props import *

begin('corner')
slab([(2.5 * math.cos(a), 1.55 * math.sin(a)) for a in (math.tau * k / 80 for k in range(80))], -0.4, 0.4, paint('#B9762A', 0.06, 0.8), 0.1)
slab([(2.36 * math.cos(a), 1.41 * math.sin(a)) for a in (math.tau * k / 80 for k in range(80))], 0, 0.012, paint('#D69B45', 0.06, 0.8), 0)
slab([(2.5 * math.cos(a), 1.55 * math.sin(a)) for a in (math.radians(-62 + 78 * k / 20) for k in range(21))] + [(0.55, 0.42), (0.55, -1.2)], 0.002, 0.016, paint(ASPHALT, 0.1, 0.8), 0)
with at(-0.75, 0.35):  # the kiosk
    box(0, 0, 0, 1.9, 1.3, 0.08, STONE, 0.02)
    for x in (-0.88, 0.88):
        box(x, 0, 0.08, 0.1, 1.2, 2.0, SEA, 0.02)
    box(0, 0.55, 0.08, 1.7, 0.1, 2.0, paint('#FFDDA0', glow=0.3), 0.02)
    at(0.1, -0.1, 0.08, -10, 1.3).put(person, LEAF, INK, hands=((-0.26, -0.28, 0.74), (0.42, -0.24, 1.02)))  # who lets it up
    box(0, -0.52, 0.08, 1.8, 0.36, 0.76, SEA, 0.03)
    for row, colour in ((0.24, SUN), (0.44, WHITE), (0.64, NECTARINE)):  # waves
        tube([(-0.84 + k * 0.105, -0.71, row + 0.05 * math.sin(k * 1.05)) for k in range(17)], 0.016, colour)
    box(0, -0.54, 0.84, 2.0, 0.5, 0.08, WOOD, 0.02)
    box(0, 0, 2.08, 2.2, 1.4, 0.1, ACTION, 0.03)
    at(0, -0.76).put(awning, 2.1, 0.36, 2.14, (SUN, WHITE))
    box(0, -0.6, 2.16, 2.0, 0.1, 0.48, SEA, 0.03)
    text(0, -0.66, 2.27, 'LIPA HAPA', 0.36, WHITE)
    shine(0.1, -0.5, 1.7, 9, 0.2, (1, 0.85, 0.6))
    with at(-0.5, -0.56, 0.92, 16):  # the reader
        box(0, 0, 0, 0.3, 0.34, 0.1, INK, 0.03)
        ball(0, -0.06, 0.12, 0.05, paint('#4FC27A', glow=0.8))
    for r in (0.14, 0.25):
        tube([(-0.5 + r * math.cos(a), -0.62, 1.12 + r * math.sin(a)) for a in (math.radians(50 + 10 * k) for k in range(9))], 0.022, paint('#4FC27A', glow=0.5))
    with at(0.26, -0.74, 0):  # the receipt: all paid
        box(0, 0.06, 0.93, 0.42, 0.3, 0.012, '#F5EDDD', 0)
        box(0, -0.08, 0.2, 0.42, 0.012, 0.74, '#F5EDDD', 0)
        for k in range(3):
            box(0.07, -0.09, 0.76 - 0.2 * k, 0.2, 0.012, 0.05, STEEL, 0)
            tube([(-0.15, -0.09, 0.79 - 0.2 * k), (-0.115, -0.09, 0.74 - 0.2 * k), (-0.05, -0.09, 0.86 - 0.2 * k)], 0.02, LEAF)
with at(-1.62, -0.68, 0, 116, 1.36):  # who pays
    person(NECTARINE, SEA, bun=True, hands=((-0.16, -0.4, 0.84), (0.2, -0.16, 0.46)))
    with at(-0.16, -0.46, 0.82, -50, tilt=(-16, 0)):
        box(0, 0, 0, 0.2, 0.04, 0.36, INK, 0.02)
        box(0, -0.02, 0.03, 0.16, 0.02, 0.3, paint('#F4EAD6', glow=0.4), 0.01)
with at(0.8, 0.42):  # the barrier
    box(0, 0, 0, 0.44, 0.4, 0.86, SEA, 0.03)
    box(0, 0, 0, 0.56, 0.52, 0.1, INK, 0.03)
    with at(0, -0.2, 0.74, 12, 1.06, (0, -58)):
        cyl(0, 0, 0, 0.1, 0.3, SUN, axis='y')
        box(1.05, 0, -0.55, 1.8, 0.07, 1.1, paint(SUN, rough=0.35), 0.07)
        box(1.05, 0, 0.24, 1.81, 0.075, 0.18, INK, 0)
        box(0.6, -0.03, -0.16, 0.34, 0.04, 0.27, paint('#F5EDDD', rough=0.3), 0.04)
        for k in range(4):
            box(0.42 + 0.42 * k, -0.035, -0.38, 0.3, 0.02, 0.08, INK, 0)
at(1.6, -0.6, 0.016, -6, 1.45).put(bodaboda, ACTION, CARTON, LEAF)
