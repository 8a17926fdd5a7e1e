"""Who pays less: a tractor arrives at a school, and an officer cuts the ribbon that its tax hangs on, as at an opening."""
from props import *


def blade(side, turn):
    """One half of the scissors, its blade to the left and its ring to the right."""
    with at(tilt=(0, turn)):
        profile([(-0.95, 0), (-0.1, side * 0.1), (0.25, side * 0.09), (0.25, side * -0.07), (-0.1, side * -0.07)][::side], 0.04 * side - 0.03, 0.05, paint('#2A4650', rough=0.3), 0.012)
        tube([(0.46 + 0.24 * math.cos(a), 0.04 * side, 0.16 * math.sin(a) - side * 0.06) for a in (math.tau * k / 24 for k in range(25))], 0.06, ACTION)


begin('corner')
slab([tuple(p) for p in curve([(-2.5, -0.4), (-1.4, -1.3), (0.5, -1.95), (2.6, -1.7), (3.5, -0.4), (2.7, 1.1), (0.9, 1.9), (-1.5, 1.9), (-2.5, 1.2)], 8)], -0.4, 0.4, paint('#6E9F66', 0.1, 0.9), 0.09)
slab([tuple(p) for p in curve([(-2.1, 0.6), (-0.9, -0.7), (0.7, -1.75), (2.5, -1.35), (2.2, -0.2), (-0.4, 1.0)], 8)], 0, 0.012, '#DDB27A', 0)
with at(-1.1, 1.3, s=1.1):  # the school
    box(0, 0, 0, 2.6, 0.9, 1.15, paint(WHITE, 0.05), 0.02)
    box(0, 0, 0, 2.64, 0.94, 0.36, '#3B7FA0', 0.02)
    roof(2.9, 1.3, 1.18, 0.5, paint('#B9482A', 0.1, 0.3))
    for x in (-0.85, 0.9):
        at(x, -0.46, 0.46).put(window, 0.5, 0.44, '#3B7FA0', bars=2)
    box(0, -0.3, 1.5, 1.7, 0.08, 0.44, SUN, 0.02)
    text(0, -0.35, 1.6, 'SHULE', 0.4, INK)
with at(-0.85, 0.3, 0.01, -30, 1.2):
    tractor()
    at(-0.34, 0, 0.14, 70, 0.8).put(person, SUN, '#3B7FA0', cap=WHITE, hands=((-0.44, -0.2, 0.9), (0.24, -0.26, 0.7)), sits=True)
with at(1.6, -0.95, 0, 44):  # the ribbon, and the tag on it
    for x in (-1.2, 1.2):
        cyl(x, 0, 0, 0.06, 1.3, SEA)
        ball(x, 0, 1.36, 0.1, SUN)
    box(0, 0, 1.08, 2.4, 0.02, 0.17, NECTARINE, 0)
    with at(-0.42, -0.05, 0.3, 0, 1.4):
        profile([(-0.37, 0), (0.37, 0), (0.37, 0.3), (0.1, 0.58), (-0.1, 0.58), (-0.37, 0.3)], -0.03, 0.06, SUN, 0.02)
        cyl(0, -0.04, 0.45, 0.05, 0.02, INK, axis='y', bevel=0)
        text(0, -0.045, 0.08, 'KODI', 0.27, ACTION)
with at(2.2, -0.62, 1.16, 34):  # the scissors, wide open around it
    blade(1, 26)
    blade(-1, -26)
    cyl(0, -0.1, 0, 0.07, 0.06, SUN, axis='y')
with at(2.9, -0.26, 0, -58, 1.52):  # who cuts it
    person(MIST, SEA, bun=True, hands=((-0.06, -0.38, 0.62), (0.06, -0.36, 0.92)))
for x, y, rot, size, look in ((-2.0, -0.35, 50, 1.0, dict(skirt='#3B7FA0', hands=((-0.32, -0.08, 1.04), (0.2, -0.3, 1.02)))), (-1.2, -0.95, 60, 0.95, dict(hands=((-0.28, -0.1, 1.02), (0.26, -0.1, 1.04))))):  # who learns how to drive it
    at(x, y, 0, rot, size).put(person, WHITE, '#3B7FA0', **look)
