"""Press: on the quay, somebody speaks at a lectern in front of containers, and reporters ask, write and film."""
from props import *

begin('corner')
at(0, 0.05).put(ground, 4.6, 2.9, '#BDB39E', grain=0.06)
for x, z, colour in ((-1.2, 0, NECTARINE), (1.1, 0, LEAF), (-0.8, 0.93, SEA)):
    at(x, 1.05, z, s=1.85).put(container, colour)
text(-0.95, 0.53, 1.28, 'NECTARINE', 0.27, WHITE)
box(1.0, 0.05, 0, 1.9, 1.1, 0.26, WOOD, 0.03)  # the stage
with at(0.95, -0.1, 0.26, 2):  # the lectern and who speaks
    profile([(-0.22, 0), (0.22, 0), (0.3, 0.8), (-0.3, 0.8)], -0.14, 0.3, ACTION, 0.03)
    cyl(0, -0.15, 0.46, 0.15, 0.03, '#F5EDDD', axis='y')
    ball(0, -0.17, 0.46, 0.07, NECTARINE, (1, 0.3, 1))
    at(0, 0, 0.8, tilt=(14, 0)).put(box, 0, 0, 0, 0.7, 0.42, 0.06, DARKWOOD, 0.02)
    at(0, 0.02, 0.87, tilt=(14, 0)).put(sheet, 0.34, 0.36, ACTION)
    for x, colour in ((-0.3, SUN), (0.3, LEAF)):
        tube([(x, -0.16, 0.82), (x * 0.9, -0.16, 0.96), (x * 0.7, -0.06, 1.04)], 0.018, INK)
        tube([(x * 0.74, -0.1, 1.02), (x * 0.55, 0.02, 1.09)], 0.05, colour)
        ball(x * 0.52, 0.04, 1.1, 0.07, INK)
    at(0, 0.4, 0, -24, 1.55).put(person, '#F5EDDD', skirt=SEA, hair=NECTARINE, hands=((-0.38, -0.2, 0.94), (0.2, -0.2, 0.66)))
with at(-0.66, -1.08, 0, 118, 1.25):  # who writes
    person('#F5EDDD', INK, hands=((-0.1, -0.3, 0.66), (0.14, -0.3, 0.66)))
    at(0.06, -0.34, 0.64, tilt=(24, 0)).put(sheet, 0.24, 0.3, INK)
with at(0.32, -1.02, 0, 146):  # who asks
    chair(SUN, 0.45)
    at(0, -0.03, 0.06, 0, 1.2).put(person, ACTION, skirt=SUN, skin='#5F3822', hair=ACTION, hands=((-0.2, -0.2, 0.5), (0.3, -0.06, 1.16)), sits=True)
at(-1.4, -0.15, 0, 196, 1.1).put(camera_on_stand, 1.05)
at(-1.95, -0.35, 0, 106, 1.28).put(person, NECTARINE, SEA, hands=((-0.1, -0.34, 0.9), (0.2, -0.28, 0.82)), cap=INK)
