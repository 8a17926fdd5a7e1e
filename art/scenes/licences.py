"""Licences: framed certificates with their seals, and a glass that looks at one of them closely."""
from props import *


def certificate(w, h, head, colour='#F5EDDD'):
    box(0, 0, 0, w, 0.07, h, DARKWOOD, 0.015)
    box(0, -0.03, 0.06, w - 0.12, 0.04, h - 0.12, colour, 0)
    box(0, -0.055, h * 0.76, w * 0.5, 0.01, h * 0.07, head, 0)
    for i in range(4):
        box(0, -0.055, h * (0.62 - 0.09 * i), w * (0.62 if i < 3 else 0.4), 0.01, h * 0.03, STEEL, 0)
    for side in (-1, 1):
        profile([(side * 0.07 - 0.05, 0), (side * 0.07 + 0.05, 0), (side * 0.03, 0.16)], -0.07, 0.02, ACTION, 0, x=w * 0.26, z=h * 0.1)
    cyl(w * 0.26, -0.07, h * 0.28, h * 0.09, 0.04, paint(SUN, rough=0.3), axis='y', sides=16)


begin('corner')
room('#8FB0AE', '#F0DDB8', '#E4C893')
for x, z, w, h, head in ((-1.25, 1.15, 0.9, 0.72, NECTARINE), (-0.25, 1.0, 0.8, 1.02, SEA), (0.75, 1.28, 0.84, 0.64, LEAF), (1.6, 0.98, 0.62, 0.82, ACTION), (0.72, 0.66, 0.72, 0.54, INK)):
    at(x, 1.38, z).put(certificate, w, h, head)
box(0.15, 0.75, 0, 3.3, 0.75, 0.62, paint(WOOD, 0.08, 0.4), 0.02)  # the cupboard
for i in range(4):
    box(-1.1 + i * 0.83, 0.36, 0.08, 0.76, 0.03, 0.48, '#945A31', 0.015)
    ball(-0.82 + i * 0.83, 0.33, 0.34, 0.03, SUN)
with at(-1.15, 0.75, 0.62, 10):  # files
    for i, c in enumerate((SEA, NECTARINE, SUN, LEAF, MIST)):
        box(-0.25 + i * 0.12, 0, 0, 0.1, 0.42, 0.5 - 0.04 * (i % 2), c, 0.015)
at(0.35, 0.7, 0.62, s=1.3).put(stamp)
with at(-0.1, -0.35, 0, -8):  # the certificate on an easel, under the glass
    for x in (-0.5, 0.5):
        tube([(x, -0.12, 0), (x * 0.5, 0.12, 1.5)], 0.035, WOOD)
    tube([(0, 0.5, 0), (0, 0.12, 1.4)], 0.035, WOOD)
    box(0, -0.1, 0.34, 1.1, 0.12, 0.06, WOOD, 0.01)
    at(0, -0.08, 0.4, tilt=(-9, 0)).put(certificate, 1.2, 0.98, NECTARINE, '#FBF4E6')
with at(0.62, -0.85, 0):  # the magnifying glass, as tall as a stand
    cyl(0, 0, 0, 0.22, 0.06, INK)
    tube([(0, 0, 0.05), (0, 0, 0.62)], 0.045, DARKWOOD)
    tube([(0.3 * math.cos(k * 0.3), 0, 0.95 + 0.3 * math.sin(k * 0.3)) for k in range(22)], 0.045, SUN)
    cyl(0, 0, 0.95, 0.28, 0.03, '#D8E6E4', axis='y', bevel=0)
    tube([(-0.12, -0.03, 0.95), (-0.03, -0.03, 0.86), (0.14, -0.03, 1.06)], 0.035, LEAF)
at(-1.15, -0.5, 0, 62, 1.35).put(person, NECTARINE, skirt=SEA, hands=((-0.24, -0.06, 0.44), (0.3, -0.26, 0.82)))
at(1.62, -0.5, 0, s=2.6).put(pot, SEA, '#3F9160')
