"""Paying: the counter of the kiosk is a great bank card. Who pays holds her phone to it, and gets her parcel."""
from props import *

begin('corner')
slab([(-0.25 + 2.3 * math.cos(a), -0.05 + 1.65 * math.sin(a)) for a in (math.tau * k / 80 for k in range(80))], -0.4, 0.4, paint('#2A8088', 0.06, 0.8), 0.1)
slab([(-0.25 + 2.15 * math.cos(a), -0.05 + 1.5 * math.sin(a)) for a in (math.tau * k / 80 for k in range(80))], 0, 0.012, paint('#3C979C', 0.06, 0.8), 0)
with at(-0.35, 0.45):  # the kiosk
    for x in (-1.05, 1.05):
        box(x, 0.1, 0, 0.12, 0.9, 2.3, SEA, 0.02)
    box(0, 0.55, 0, 2.1, 0.1, 2.3, paint('#FFDDA0', glow=0.25), 0.02)
    at(0.2, 0.0, 0, -16, 1.5).put(person, LEAF, INK, cap=NECTARINE, look=-14, hands=((-0.26, -0.3, 0.87), (0.4, -0.28, 0.92)))
    at(0.74, -0.5, 1.26, -6).put(carton, 0.5, 0.36, 0.34)
    box(0, 0.1, 2.3, 2.4, 1.2, 0.1, ACTION, 0.03)
    at(0, -0.56).put(awning, 2.3, 0.36, 2.36, (NECTARINE, WHITE))
    box(0, -0.4, 2.38, 2.2, 0.1, 0.5, SEA, 0.03)
    text(0, -0.46, 2.49, 'LIPA HAPA', 0.4, WHITE)
    shine(0.1, -0.4, 1.9, 9, 0.2, (1, 0.85, 0.6))
with at(-0.35, -0.12, tilt=(-9, 0)):  # the card is its counter
    box(0, 0, 0, 2.36, 0.12, 1.3, paint(SUN, rough=0.35), 0.09)
    box(0, -0.006, 1.0, 2.362, 0.12, 0.17, INK, 0)
    box(-0.78, -0.05, 0.52, 0.46, 0.06, 0.34, paint('#F5EDDD', rough=0.3), 0.05)
    for z in (0.62, 0.72):
        box(-0.78, -0.082, z, 0.46, 0.01, 0.02, STONE, 0)
    for k in range(4):
        box(-0.82 + 0.52 * k, -0.055, 0.24, 0.38, 0.02, 0.11, INK, 0)
    for r in (0.12, 0.22, 0.32):
        tube([(0.5 + r * math.cos(a), -0.075, 0.66 + r * math.sin(a)) for a in (math.radians(-42 + 14 * k) for k in range(7))], 0.026, ACTION)
with at(-1.66, -0.86, 0, 108, 1.5):  # who pays
    person(NECTARINE, skirt='#17505C', bun=True, look=6, hands=((-0.14, -0.4, 0.74), (0.24, -0.36, 0.8)))
    with at(-0.16, -0.46, 0.68, -78, tilt=(-10, 0)):
        box(0, 0, 0, 0.24, 0.04, 0.4, INK, 0.02)
        box(0, -0.02, 0.03, 0.2, 0.02, 0.34, paint('#FFF1CF', glow=0.25), 0.01)
        cyl(0, -0.03, 0.22, 0.07, 0.012, LEAF, axis='y', bevel=0)
with at(1.5, -0.5, 0.012, -40, 1.5):  # who is next, with her child
    person(SUN, skirt=ACTION, skin='#5F3822', hair=LEAF, hands=((-0.22, -0.12, 0.46), (0.2, -0.28, 0.6)))
at(1.05, -0.98, 0.012, -30, 1.0).put(person, NECTARINE, INK, hands=((-0.2, -0.1, 0.42), (0.26, -0.14, 1.0)))
at(-0.35, -1.2, 0.012, 20, 1.7).put(cat, '#33474D')
