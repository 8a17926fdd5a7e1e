"""Questions: on a speech bubble in front of a house, two people talk over coffee; a cat and the radio listen."""
from props import *

begin('corner')
for grow, z, h, colour in ((0.14, -0.4, 0.4, paint('#D9572B', 0.05)), (0, 0, 0.03, paint('#E3C08A', 0.12))):  # what is said
    slab(curve([(x + grow * (1 if x > 0 else -1), y + grow * (1 if y > 0 else -1)) for x, y in (
        (-2.7, 0.6), (-2.6, -0.7), (-2.2, -1.15), (-1.75, -1.25), (-1.62, -1.9), (-1.78, -2.55), (-1.2, -2.1), (-0.7, -1.3), (1.2, -1.3), (2.3, -1.15), (2.7, -0.6), (2.75, 1.0), (2.3, 1.6), (-2.3, 1.6))], 4), z, h, colour, 0.03 if z else 0)
with at(0, 1.05):  # the house with its bench
    box(0, 0, 0, 5.2, 0.6, 1.75, paint('#8FBFC0', 0.05), 0.03)
    box(0, -0.02, 1.72, 5.34, 0.75, 0.12, NECTARINE, 0.03)
    for i in range(13):
        box(-2.4 + i * 0.4, -0.28, 1.84, 0.2, 0.12, 0.13, WHITE, 0.03)
    at(-0.1, -0.34, 0.02, s=0.92).put(carved_door)
    box(-0.1, -0.42, 1.8, 2.0, 0.1, 0.46, SEA, 0.03)
    text(-0.1, -0.48, 1.91, 'MASWALI?', 0.36, WHITE)
    for x in (-1.65, 1.45):
        at(x, -0.32, 0.85).put(window, 0.46, 0.6, WHITE, ACTION, bars=2)
    for x, w in ((-1.7, 1.8), (1.6, 2.0)):
        box(x, -0.58, 0, w, 0.6, 0.36, paint('#F0E2C6', 0.06), 0.05)
        box(x, -0.58, 0.36, w + 0.06, 0.66, 0.06, BRICK, 0.03)
    for x, c in ((-2.35, SUN), (2.35, ACTION)):
        box(x, -0.42, 0.42, 0.4, 0.14, 0.32, c, 0.06, tilt=(-14, 0))
for x, seat in ((-1.22, SEA), (0.98, NECTARINE)):  # stools
    lathe(x, -0.42, 0.02, ((0.32, 0), (0.25, 0.2), (0.25, 0.3), (0.34, 0.4), (0.34, 0.46), (0.01, 0.46)), WOOD)
    cyl(x, -0.42, 0.47, 0.3, 0.06, seat, bevel=0.03)
with at(-1.22, -0.42, 0.0, 68, 1.5):  # who asks
    person('#F5EDDD', INK, hands=((-0.3, -0.34, 0.98), (0.24, -0.3, 0.5)), hair='#F1E9DC', sits=True)
with at(0.98, -0.42, 0.0, -52, 1.5):  # who knows
    person(ACTION, skirt=SUN, skin='#5F3822', hair=SUN, hands=((-0.26, -0.38, 0.58), (0.3, -0.3, 0.72)), sits=True)
    at(-0.26, -0.44, 0.56, s=0.66).put(cup, WHITE)
with at(1.95, 0.4, 0.42, -8, 1.25):  # the radio
    box(0, 0, 0, 0.52, 0.18, 0.34, LEAF, 0.04)
    cyl(-0.12, -0.09, 0.16, 0.11, 0.03, INK, axis='y')
    box(0.13, -0.09, 0.18, 0.18, 0.02, 0.1, SUN, 0.01)
    for x in (0.07, 0.19):
        cyl(x, -0.1, 0.09, 0.03, 0.03, WHITE, axis='y')
    tube([(0.2, 0.05, 0.32), (0.42, 0.05, 0.75)], 0.012, STEEL)
with at(-0.14, -0.5, 0.02, 4, 1.15):  # the coffee on its table
    table(0.85, 0.6, 0.46, WOOD)
    brass = paint('#E0A136', rough=0.25)
    lathe(-0.12, 0.02, 0.46, ((0.13, 0), (0.21, 0.05), (0.21, 0.13), (0.1, 0.3), (0.075, 0.36), (0.12, 0.46), (0.14, 0.5), (0.14, 0.52), (0.05, 0.6), (0.03, 0.64),
                              (0.05, 0.68), (0.01, 0.71)), brass)
    tube([(-0.06, 0, 0.78), (0.08, -0.03, 0.86), (0.2, -0.05, 0.98), (0.3, -0.07, 1.0)], 0.036, brass)
    tube([(-0.2, 0.03, 0.92), (-0.38, 0.05, 0.88), (-0.42, 0.06, 0.74), (-0.27, 0.04, 0.58)], 0.028, brass)
    at(0.24, -0.1, 0.46, -30, 0.9).put(cup, SEA)
at(1.75, -0.7, 0.03, -10, 1.7).put(cat)
at(-2.45, 0.25, s=1.9).put(pot, ACTION, '#3F9160')
