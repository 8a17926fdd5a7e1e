"""Licences: walls of framed certificates with their seals, and a woman who holds a glass over one of them in the light of her lamp."""
from props import *


def certificate(w, h, head, colour='#F5EDDD'):
    box(0, 0, 0, w, 0.07, h, DARKWOOD, 0.015)
    box(0, -0.03, 0.06, w - 0.12, 0.04, h - 0.12, colour, 0)
    box(0, -0.055, h * 0.76, w * 0.5, 0.01, h * 0.07, head, 0)
    for i in range(4):
        box(0, -0.055, h * (0.62 - 0.09 * i), w * (0.62 if i < 3 else 0.4), 0.01, h * 0.03, STEEL, 0)
    for side in (-1, 1):
        profile([(side * 0.07 - 0.05, 0), (side * 0.07 + 0.05, 0), (side * 0.03, 0.16)], -0.07, 0.02, ACTION, 0, x=w * 0.26, z=h * 0.1)
    cyl(w * 0.26, -0.07, h * 0.28, h * 0.11, 0.04, paint(SUN, rough=0.3), axis='y', sides=16)


begin('corner')
at(0, 0.3).put(room, '#8FB0AE', '#F0DDB8', '#E4C893', w=3.7, d=2.2, h=2.15)
for x, z, w, h, head in ((-1.1, 1.4, 0.74, 0.6, NECTARINE), (-0.34, 1.42, 0.56, 0.6, SEA), (0.62, 0.98, 1.14, 1.06, LEAF), (1.5, 1.1, 0.5, 0.7, ACTION)):
    at(x, 1.18, z).put(certificate, w, h, head)
for y, z, w, h, head in ((0.6, 1.0, 0.66, 0.84, LEAF), (-0.14, 1.15, 0.7, 0.6, ACTION)):
    at(-1.67, y, z, 90).put(certificate, w, h, head)
with at(0.1, -0.26, -0.1):
    at(z=0.1).put(table, 2.3, 1.0, 0.72)
    with at(-0.3, -0.4, 0.86, 0, tilt=(-68, 0)):  # the licence that is checked
        certificate(1.3, 0.95, NECTARINE, '#FBF4E6')
    at(0.62, -0.36, 0.82, s=0.9).put(stamp)
    at(0.92, 0.12, 0.82, 188, 1.15).put(desk_lamp, LEAF)
at(-0.28, 0.62, 0, 4, 1.2).put(chair, LEAF)
with at(-0.28, 0.6, 0.06, 6, 1.6):
    person(NECTARINE, '#6B2F45', hair=ACTION, hands=((-0.42, -0.33, 0.62), (0.36, -0.46, 0.74)), sits=True)
with at(-0.1, -0.3, 1.2, tilt=(-58, 0)):  # the glass in her hand
    tube([(0.27 * math.cos(k * 0.2618), 0, 0.27 * math.sin(k * 0.2618)) for k in range(25)], 0.04, INK)
    cyl(0, 0, 0, 0.26, 0.02, '#FBF4E6', axis='y', bevel=0)
    tube([(0.25, 0.01, 0.1), (0.62, 0.09, 0.24)], 0.045, DARKWOOD)
    for z, w in ((0.12, 0.3), (0, 0.4), (-0.12, 0.26)):  # the lines below, larger
        box(-0.02, -0.014, z - 0.03, w, 0.01, 0.055, SEA if z > 0 else STEEL, 0)
at(1.52, 0.72, 0, s=2.1).put(pot, SEA, '#3F9160')
