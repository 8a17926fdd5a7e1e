"""The office in California: a small warehouse between palms, with the ocean in front and a golden hill behind; the van is being loaded."""
from props import *

begin('place')
ground(6.6, 4.4, '#DDB06A', grain=0.08)
slab([(-3.3, -2.2)] + [tuple(p) for p in curve([(4, -3.2), (-4.4, -3.2), (-4.2, -1.5), (-2.6, -1.45), (-0.8, -1.75), (1.0, -1.6), (2.4, -1.85), (4.2, -1.7)], 6)[14:36] if -3.3 < p[0] < 3.3] + [(3.3, -1.75), (3.3, -2.2)], 0.0, 0.02, paint('#2C8793', 0.16, (1.6, 0.5), rough=0.4), 0)
for x, y, r, h in ((-1.9, 1.35, 1.25, 1.5), (-0.4, 1.6, 1.0, 1.05), (-2.7, 1.6, 0.7, 0.8)):  # the hill
    ball(x, y, 0, r, paint('#D9A24E', 0.1, 0.6), (1, 0.5, h / r))
for x, y, z in ((-2.2, 0.85, 0.85), (-1.35, 0.82, 0.95), (-2.75, 1.2, 0.3), (-0.5, 1.15, 0.5)):
    foliage(x, y, z, 0.2, ('#6C8B3F', '#86A24C'), leaf=0.4)
road(-0.85, 6.5, 0.95)
with at(0.85, 0.75):  # the warehouse
    box(0, 0, 0, 3.6, 1.7, 1.7, paint('#F0E2C8', 0.04), 0.03)
    box(0, 0, 0, 3.64, 1.74, 0.3, SEA, 0.02)
    at(rot=90).put(roof, 2.0, 3.9, 1.7, 0.62, ACTION)
    box(-0.72, -0.86, 0, 1.5, 0.06, 1.3, paint('#5B4331'), 0)  # its gate, rolled up
    box(-0.72, -0.9, 1.24, 1.6, 0.1, 0.16, STEEL, 0.02)
    for k in range(3):
        at(-1.15 + 0.45 * k, -0.78, 0.02 + 0.4 * (k == 1), s=1.0).put(carton, 0.5, 0.2, 0.36)
    at(-0.7, -0.78, 0.02).put(carton, 0.5, 0.2, 0.38)
    with at(0.55, -0.86):
        at(s=1.5).put(door, NECTARINE, 0.34, 0.66, WHITE)
    at(1.28, -0.86, 0.5).put(window, 0.5, 0.6, WHITE, bars=2)
    for y in (-0.35, 0.35):
        at(1.8, y, 0.55, 90).put(window, 0.42, 0.55, WHITE, bars=1)
    box(0, -0.96, 1.5, 2.5, 0.1, 0.46, SEA, 0.04)
    text(0, -1.02, 1.62, 'NECTARINE', 0.38, WHITE)
    at(0.98, -1.02).put(pot, ACTION, h=0.26)
at(1.75, -0.75, 0.03, 180, 1.12).put(van)
with at(0.42, -0.55, 0.02, 60, 1.2):  # who loads it
    person(SUN, INK, '#8A5A3C', cap=NECTARINE, parcel=CARTON)
at(-0.6, -0.2, 0, -20, 1.2).put(person, MIST, '#7A2F1B', '#C98F6B', '#6B3E20', bun=True, hands=((-0.2, -0.3, 0.6), (0.3, -0.12, 1.02)))
for x, y, h, lean in ((-1.75, -0.05, 2.3, -0.25), (2.95, 0.1, 2.5, 0.25), (-2.75, -0.15, 1.9, 0.2)):
    at(x, y).put(palm, h, lean)
with at(-2.3, -1.42, 0, 20):  # a surfboard on the beach
    with at(0, 0, 0.62, tilt=(8, 12)):
        profile([(0.17 * math.sin(a) * (1 if math.cos(a) < 0 else 0.9), 0.62 * math.cos(a)) for a in (math.tau * k / 24 for k in range(24))], -0.03, 0.06, NECTARINE, 0.02)
        box(0, -0.035, -0.55, 0.03, 0.01, 1.1, WHITE, 0)
for k in range(7):
    x, y, length = -2.6 + 0.85 * k, -2.0 + 0.06 * (k % 2), 0.3
    slab([(x + a * length, y + b * 0.05) for a, b in ring(0.5, 12)], 0.02, 0.006, '#BFE0DA', 0)
