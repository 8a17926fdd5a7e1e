"""Help: a desk in the afternoon, with the papers that belong to a parcel."""
from props import *

begin('corner')
ground(4.2, 3.0, '#DCC49C')
box(0, 0.35, 0, 2.9, 1.2, 0.04, paint('#C4563A', 0.08, 0.4), 0.02)
for x in (-1.45, 1.45):
    for y in (-0.05, 0.85):
        box(x, y, 0, 0.1, 0.1, 0.98, DARKWOOD, 0.015)
box(0, 0.4, 0.95, 3.2, 1.3, 0.09, paint(WOOD, 0.08, 0.4), 0.02)
box(0.98, 0.35, 0.42, 0.8, 1.0, 0.53, '#945A31', 0.02)
for z in (0.46, 0.7):
    box(0.98, -0.16, z, 0.7, 0.03, 0.2, WOOD, 0.01)
    box(0.98, -0.19, z + 0.08, 0.2, 0.03, 0.03, SUN, 0.01)
with at(-0.15, 0.5, 1.04, -4):  # the computer
    box(0, -0.1, 0, 0.9, 0.6, 0.04, STEEL, 0.015)
    box(0, -0.05, 0.04, 0.76, 0.3, 0.008, INK, 0.004)
    with at(0, 0.2, 0.03, tilt=(-12, 0)):
        box(0, 0, 0, 0.9, 0.04, 0.66, INK, 0.02)
        box(0, -0.02, 0.05, 0.8, 0.02, 0.56, paint('#F7E8CC', glow=0.25), 0)
        for z, x, w, h, c in ((0.46, -0.18, 0.36, 0.09, NECTARINE), (0.35, -0.06, 0.6, 0.05, STEEL), (0.26, -0.1, 0.52, 0.05, STEEL), (0.11, -0.2, 0.3, 0.1, SEA)):
            box(x, -0.035, z, w, 0.02, h, c, 0.005)
for i in range(5):  # papers
    box(0.75 + 0.02 * (i % 2), 0.2, 1.04 + i * 0.018, 0.5, 0.66, 0.016, WHITE, 0, rot=5 * i - 12)
box(0.76, 0.34, 1.13, 0.3, 0.04, 0.004, ACTION, 0, rot=8)
for k in range(3):
    box(0.76 - 0.03, 0.2 - k * 0.09, 1.13, 0.3, 0.02, 0.004, STEEL, 0, rot=8)
for i, c in enumerate((SEA, NECTARINE, SUN, LEAF)):
    box(1.3, 0.55 + i * 0.1, 1.04, 0.44, 0.085, 0.56 - 0.04 * (i % 2), c, 0.015)
at(-1.2, 0.75, 1.04).put(desk_lamp)
at(-1.0, 0.05, 1.04).put(cup)
with at(-0.35, -0.8, 0, 25, 1.25):  # the chair
    box(0, 0, 0.5, 0.62, 0.58, 0.1, SEA, 0.04)
    box(0, -0.3, 0.62, 0.6, 0.1, 0.6, SEA, 0.05, tilt=(10, 0))
    box(0, -0.3, 0.3, 0.08, 0.06, 0.5, INK, 0.01)
    cyl(0, 0, 0.08, 0.04, 0.44, INK)
    for k in range(5):
        with at(rot=k * 72):
            box(0.16, 0, 0.06, 0.32, 0.06, 0.05, INK, 0.01)
            ball(0.32, 0, 0.05, 0.05, BLACK)
at(1.75, -0.85).put(cartons, (0, 0, 0, 0.55, 10), (-0.02, 0, 0.4, 0.38, -8))
at(-1.75, -0.4, s=2.8).put(pot, NECTARINE)
at(1.0, -1.15, s=1.25).put(cat, INK)
