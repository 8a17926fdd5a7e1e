"""How it began: a family closes one suitcase, and around it is what did not fit: a rocking horse, above all."""
from props import *

begin('corner')
at(0.2, 0.15).put(ground, 4.5, 2.6, '#B7794F')
for i in range(6):
    box(0.2, -0.93 + i * 0.42, 0, 4.34, 0.4, 0.01, paint('#C08A5E' if i % 2 else '#B57D52', 0.1, 0.4), 0)
rug = curve([(-1.9, -0.9), (-0.2, -1.02), (1.2, -0.95), (1.5, 0.2), (0.3, 0.9), (-1.7, 0.7)])
slab(rug, 0.01, 0.02, paint('#2E7F86', 0.1, 0.3), 0)
RED = paint(ACTION, rough=0.4)
with at(-0.5, -0.15, 0.03, 8):  # the suitcase, and what looks out of it
    box(0, 0, 0, 1.7, 1.05, 0.36, RED, 0.08)
    for x, w, low, high in ((-0.58, 0.44, SUN, NECTARINE), (-0.15, 0.4, SEA, SUN),
                            (0.3, 0.42, WHITE, SEA), (0.66, 0.26, LEAF, SUN)):
        box(x, -0.06, 0.35, w, 1.06, 0.1, low, 0.04)
        box(x + 0.02, -0.1, 0.43, w * 0.9, 1.0, 0.1, high, 0.04, tilt=(-5, 0))
    with at(0, 0.52, 0.36, tilt=(-9, 0)):
        box(0, -0.52, 0.04, 1.7, 1.05, 0.26, RED, 0.08)
        for x in (-0.55, 0.55):
            box(x, -0.52, 0.03, 0.12, 1.08, 0.28, DARKWOOD, 0.01)
    for x in (-0.55, 0.55):
        box(x, -0.5, 0.02, 0.12, 0.08, 0.3, DARKWOOD, 0.01)
        box(x, -0.55, 0.14, 0.18, 0.03, 0.14, SUN, 0.02)
    with at(-0.34, -0.6, 0.04, tilt=(-6, 0)):  # its label
        box(0, 0, 0, 0.56, 0.03, 0.32, '#F5EDDD', 0.03)
        text(0, -0.02, 0.07, 'DAR', 0.25, SEA)
    with at(0.2, -0.06, 0.22, 0, 1.4):  # who sits on it
        person(SUN, SEA, hands=((-0.3, -0.06, 0.4), (0.3, -0.06, 0.4)), sits=True)
at(0.54, 0.0, 0.03, -84, 1.08).put(person, NECTARINE, LEAF, hands=((-0.16, -0.3, 0.66), (0.16, -0.3, 0.66)))  # a child
at(-1.68, -0.35, 0.03, 80, 1.4).put(person, MIST, skirt=LEAF, hair=NECTARINE,
                                    hands=((-0.18, -0.36, 0.56), (0.2, -0.36, 0.56)))
with at(0.2, 1.05, 0.01, -8):  # what did not fit: a rocking horse, a barrel with a bicycle, a fan
    for side in (-1, 1):
        tube([(1.15 * math.sin(a), side * 0.25, 0.04 + 1.15 * (1 - math.cos(a))) for a in (math.radians(-44 + 8 * k) for k in range(12))], 0.045, ACTION)
        for x, foot in ((-0.34, -0.46), (0.3, 0.44)):
            tube([(x, side * 0.12, 0.75), (foot, side * 0.24, 0.16)], 0.07, '#E0A850')
    ball(0, 0, 0.82, 0.28, '#E0A850', (1.75, 0.9, 0.86))
    tube([(0.3, 0, 0.86), (0.46, 0, 1.1), (0.56, 0, 1.3)], 0.16, '#E0A850')
    tube([(0.54, 0, 1.32), (0.82, 0, 1.14)], 0.115, '#E0A850')
    ball(0.85, 0, 1.12, 0.115, WHITE)
    for k in range(6):
        ball(0.16 + 0.066 * k, 0, 1.06 + 0.078 * k, 0.1, INK)
    for side in (-1, 1):
        cyl(0.5, side * 0.09, 1.4, 0.055, 0.16, '#E0A850', 0.005, bevel=0)
        ball(0.68, side * 0.1, 1.27, 0.028, INK)
    tube([(0.6, -0.24, 1.16), (0.6, 0.24, 1.16)], 0.035, ACTION)
    tube([(-0.42, 0, 0.9), (-0.62, 0, 0.92), (-0.74, 0, 0.7), (-0.72, 0, 0.46)], 0.075, INK)
    ball(-0.04, 0, 0.96, 0.2, SEA, (1.4, 1.32, 0.75))
at(1.95, 0.98, 0.01, s=1.05).put(barrel, SEA)
at(1.95, 0.98, 0.9).put(cartons, (0, 0, 0, 0.5, 15), (0.02, 0, 0.36, 0.36, -10))
at(1.68, 0.42, 0.02, 8, 1.9, (-9, 0)).put(bicycle, '#F1E9DC')  # it leans on the barrel
with at(-1.75, 0.95, 0.01, 10):
    cyl(0, 0, 0, 0.26, 0.06, SEA)
    cyl(0, 0, 0.06, 0.03, 1.2, STEEL)
    for r in (0.42, 0.22):
        tube([(a, -0.1, 1.36 + b) for a, b in ring(r, 32) + ring(r, 1)], 0.024, SEA)
    for a, b in ring(0.42, 8):
        tube([(0, -0.12, 1.36), (a, -0.1, 1.36 + b)], 0.012, SEA)
    for k in range(3):
        at(0, -0.05, 1.36, tilt=(0, -k * 120)).put(ball, 0.19, 0, 0, 0.18, NECTARINE, (1, 0.12, 0.55))
    ball(0, -0.08, 1.36, 0.08, SUN)
