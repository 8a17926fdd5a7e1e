"""Press: a lectern with microphones before a picture of the port, a camera, and newspapers."""
from props import *

begin('corner')
room('#9DB8B4', '#F0DDB8', '#E4C893', h=2.3)
box(0.55, 0.75, 0, 2.9, 1.35, 0.14, WOOD, 0.03)  # the stage
with at(-0.1, 1.38, 0.6):  # the port in a frame
    box(0, 0, 0, 2.5, 0.06, 1.5, DARKWOOD, 0.02)
    box(0, -0.02, 0.07, 2.36, 0.05, 1.36, paint('#F3C98B'), 0)
    cyl(0.7, -0.05, 0.85, 0.28, 0.02, paint(NECTARINE, glow=0.3), axis='y', bevel=0)
    box(0, -0.05, 0.07, 2.36, 0.03, 0.45, '#17707F', 0)
    profile([(-0.95, 0.5), (-0.8, 0.32), (0.15, 0.32), (0.4, 0.5)], -0.09, 0.03, INK, 0)
    for i, c in enumerate((NECTARINE, SUN, ACTION, MIST)):
        box(-0.62 + i * 0.2, -0.07, 0.5, 0.18, 0.03, 0.14 + 0.13 * (i in (1, 2)), c, 0)
    box(-0.85, -0.07, 0.5, 0.14, 0.03, 0.36, WHITE, 0)
    for x in (0.55, 0.85):
        box(x, -0.07, 0.42, 0.04, 0.03, 0.75, ACTION, 0)
    box(0.5, -0.07, 1.1, 1.0, 0.03, 0.06, ACTION, 0)
with at(1.0, 0.5, 0.14, -12):  # the lectern
    profile([(-0.34, 0), (0.34, 0), (0.42, 0.95), (-0.42, 0.95)], -0.18, 0.4, NECTARINE, 0.03)
    at(0, 0, 0.95, tilt=(14, 0)).put(box, 0, 0, 0, 0.98, 0.62, 0.06, DARKWOOD, 0.02)
    at(0, -0.02, 1.02, tilt=(14, 0)).put(sheet, 0.5, 0.5, ACTION)
    cyl(0, -0.19, 0.55, 0.17, 0.03, '#F5EDDD', axis='y')
    ball(0, -0.21, 0.55, 0.08, ACTION, (1, 0.3, 1))
    for x, c in ((-0.36, SUN), (-0.13, ACTION), (0.12, WHITE), (0.36, LEAF)):
        tube([(x, 0.26, 1.05), (x * 0.8, 0.16, 1.36), (x * 0.62, -0.02, 1.44)], 0.02, INK)
        tube([(x * 0.7, 0.04, 1.42), (x * 0.5, -0.14, 1.46)], 0.055, INK)
        ball(x * 0.46, -0.18, 1.47, 0.09, '#6E8288')
        cyl(x * 0.72, 0.07, 1.38, 0.075, 0.06, c, sides=12)
at(1.1, 0.92, 0.14, -12, 1.3).put(person, SEA, INK, hands=((-0.26, -0.3, 0.66), (0.3, -0.26, 0.8)))
at(-0.35, -0.55, 0, 212, 1.2).put(camera_on_stand, 1.05)
with at(-1.25, -0.75, 0, 10):  # newspapers, the cat on them
    for i in range(6):
        box(0.01 * (i % 2), 0, i * 0.085, 0.95, 0.72, 0.08, '#EFE6D2' if i % 2 else '#F7F0E0', 0.02, rot=3 * (i % 3) - 3)
    with at(0, 0, 0.51, -3):
        box(0, 0.24, 0, 0.74, 0.09, 0.006, INK, 0)
        box(-0.19, -0.03, 0, 0.36, 0.3, 0.006, SEA, 0)
        for k in range(5):
            box(0.2, 0.1 - k * 0.08, 0, 0.32, 0.025, 0.006, STEEL, 0)
    for x in (-0.3, 0.3):
        tube([(x, -0.37, 0), (x, -0.37, 0.515), (x, 0.37, 0.515)], 0.012, ACTION)
at(0.65, -1.05, 0, 190, 0.95).put(chair, SUN)
at(1.55, -0.85, 0, 200, 0.95).put(chair, NECTARINE)
tube([(-1.7, 0.45, 0), (-1.7, 0.45, 1.55)], 0.03, INK)  # the light
for k in range(3):
    tube([(-1.7, 0.45, 0.3), (-1.7 + 0.3 * math.cos(k * 2.1), 0.45 + 0.3 * math.sin(k * 2.1), 0)], 0.022, INK)
with at(-1.7, 0.45, 1.6, 20, 1, (10, 20)):
    box(0, 0, 0, 0.2, 0.5, 0.42, INK, 0.03)
    box(0.11, 0, 0.04, 0.03, 0.42, 0.34, paint(SUN, glow=1.5), 0)
