"""A pickup in London: at a red front door a driver takes a box from an aunt; the ground is his card, which calls at the door: hodi."""
from props import *

begin('corner')
at(0, 0.0).put(ground, 4.8, 3.5, '#2A7F86', grain=0.04)
for w, d, h, colour in ((4.5, 3.2, 0.01, '#F4D9A0'), (4.36, 3.06, 0.014, '#2F8B91')):  # the ground is his card, with what one calls at a door
    box(0, 0, 0, w, d, h, colour, 0)
text(-0.95, -1.34, 0.02, 'HODI!', 0.8, SUN, tilt=(-90, 0))
brick = paint('#B9583A', 0.1, 0.18)
with at(-0.2, 1.1, 0.01):  # the house
    box(0, 0.1, 0, 3.7, 0.7, 2.5, brick, 0.02)
    box(0, 0.06, 0, 3.74, 0.7, 0.3, '#F1E4CB', 0.02)
    box(0, 0.05, 2.42, 3.9, 0.86, 0.16, '#F1E4CB', 0.03)
    with at(-0.55, -0.25):
        profile([(-0.56, 0), (0.56, 0), (0.56, 1.74), *((0.56 * math.cos(a), 1.74 + 0.5 * math.sin(a)) for a in (math.pi * k / 12 for k in range(1, 12))), (-0.56, 1.74)], -0.06, 0.12, '#F1E4CB', 0.02)
        profile([(0.42 * math.cos(a), 1.74 + 0.38 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))], -0.08, 0.06, paint('#FFD48A', glow=0.5), 0)
        for a in (45, 90, 135):
            tube([(0, -0.09, 1.74), (0.42 * math.cos(math.radians(a)), -0.09, 1.74 + 0.38 * math.sin(math.radians(a)))], 0.016, '#F1E4CB')
        box(0, -0.05, 0.16, 0.84, 0.08, 1.52, paint(ACTION, rough=0.3), 0.02)
        for x in (-0.19, 0.19):
            for z, h in ((0.3, 0.5), (0.98, 0.56)):
                box(x, -0.09, z, 0.26, 0.03, h, '#B23415', 0.012)
        box(0, -0.11, 0.86, 0.3, 0.02, 0.07, paint(SUN, rough=0.3), 0.01)
        ball(0, -0.12, 1.42, 0.05, paint(SUN, rough=0.3))
        text(0, -0.1, 1.55, '12', 0.17, SUN)
        box(0, -0.26, 0, 1.3, 0.5, 0.16, '#E4D3B3', 0.02)
        box(0.78, -0.06, 1.3, 0.14, 0.14, 0.26, paint('#FFE0A0', glow=0.8), 0.03)
        box(0.78, -0.06, 1.56, 0.2, 0.2, 0.06, INK, 0.02)
    at(1.0, -0.25, 0.72).put(window, 0.78, 1.0, '#F1E4CB', bars=2)
    box(1.0, -0.4, 0.56, 1.0, 0.26, 0.18, SEA, 0.03)
    for k in range(7):
        foliage(0.6 + 0.135 * k, -0.42, 0.78, 0.1, (LEAF, '#3F9160'), leaf=0.45)
        ball(0.6 + 0.135 * k, -0.5, 0.82 + 0.03 * (k % 2), 0.05, (NECTARINE, SUN, '#F5EDDD')[k % 3])
    for side in (-1.35, 0.35):  # bay trees at the door
        at(side, -0.42).put(pot, INK)
        foliage(side, -0.42, 0.55, 0.26, (LEAF, '#3F9160', '#5FA35A'), leaf=0.4)
with at(-1.36, 0.06, 0.01, 70, 1.5):  # the aunt
    person(SUN, skirt='#17707F', skin='#5F3822', hair=ACTION, hands=((-0.17, -0.32, 0.56), (0.17, -0.32, 0.56)))
at(-0.7, 0.0, 0.76, 4, 1.2).put(carton)
with at(-0.04, 0.02, 0.01, -66, 1.5):  # the driver
    person(NECTARINE, INK, skin='#8A5534', hands=((-0.17, -0.32, 0.56), (0.17, -0.32, 0.56)))
    ball(0, 0.03, 1.07, 0.165, SEA, (1, 1, 0.95))
    box(0, -0.14, 1.06, 0.22, 0.06, 0.05, '#1C3B42', 0.02)
at(1.62, -0.72, 0.01, 14, 1.36).put(bodaboda, ACTION, NECTARINE)
at(-1.98, -0.3, 0.01, 30, 1.6).put(cat, '#33474D')
