"""Who pays less: a tractor arrives in the yard of a school, and the tag with its tax lies cut off on the ground."""
from props import *


def tractor():
    """A tractor along +x."""
    box(0.3, 0, 0.36, 0.85, 0.36, 0.34, ACTION, 0.06)
    box(0.74, 0, 0.4, 0.05, 0.3, 0.26, INK, 0.02)
    box(-0.35, 0, 0.32, 0.5, 0.5, 0.34, ACTION, 0.05)
    for y in (-0.26, 0.26):
        cyl(-0.4, y * 1.55, 0.44, 0.44, 0.24, BLACK, axis='y', bevel=0.05)
        cyl(-0.4, y * 1.62, 0.44, 0.22, 0.24, SUN, axis='y')
        cyl(0.55, y * 1.3, 0.24, 0.24, 0.16, BLACK, axis='y', bevel=0.04)
        cyl(0.55, y * 1.36, 0.24, 0.12, 0.16, SUN, axis='y')
        for k in range(14):
            a = k * math.tau / 14
            box(-0.4 + 0.44 * math.cos(a), y * 1.55, 0.41 + 0.44 * math.sin(a), 0.07, 0.25, 0.06, BLACK, 0, tilt=(0, -math.degrees(a)))
        for x in (-0.62, -0.12):
            tube([(x, y * 0.85, 0.6), (x, y * 0.85, 1.28)], 0.025, INK)
    box(-0.37, 0, 1.26, 0.75, 0.62, 0.06, ACTION, 0.03)
    box(-0.42, 0, 0.66, 0.3, 0.36, 0.1, INK, 0.03)
    tube([(0.0, 0, 0.66), (-0.12, 0, 0.86)], 0.02, INK)
    tube([(0.45, 0.1, 0.7), (0.45, 0.1, 1.12)], 0.03, INK)


begin('corner')
ground(5.6, 3.6, '#C98F57', grain=0.12)
slab(curve([(-2.6, -0.6), (-0.6, -0.75), (2.6, -0.3), (2.6, -1.35), (-0.4, -1.6), (-2.6, -1.4)]), 0, 0.012, '#DDB27A', 0)
with at(-0.4, 1.0, s=1.16):  # the school
    box(0, 0, 0, 3.7, 1.1, 1.05, paint(WHITE, 0.05), 0.02)
    box(0, 0, 0, 3.74, 1.14, 0.36, '#3B7FA0', 0.02)
    roof(4.0, 1.5, 1.08, 0.5, paint('#B9482A', 0.1, 0.3))
    for x in (-1.35, 1.3):
        at(x, -0.56, 0.46).put(window, 0.5, 0.4, '#3B7FA0', bars=2)
    for x in (-0.45, 0.42):
        at(x, -0.56).put(door, SEA, 0.42, 0.86, '#3B7FA0')
    box(-0.7, -0.82, 1.02, 1.5, 0.08, 0.32, SUN, 0.02)
    text(-0.7, -0.87, 1.1, 'SHULE', 0.27, INK)
with at(2.4, 0.7, 0, 0, 1.1):  # its bell
    tube([(-0.4, 0, 0), (-0.4, 0, 1.15), (0.4, 0, 1.15), (0.4, 0, 0)], 0.05, DARKWOOD)
    lathe(0, 0, 0.68, ((0.24, 0), (0.2, 0.06), (0.14, 0.24), (0.1, 0.34), (0.01, 0.38)), paint('#D9973F', rough=0.3))
at(1.25, -0.5, 0.01, -12, 1.08).put(tractor)
tube([(1.7, -0.8, 0.8), (1.85, -1.0, 0.5), (1.8, -1.1, 0.3)], 0.016, WHITE)  # the string, cut
with at(1.75, -1.42, 0.03, -6):  # the tag
    slab([(-0.62, 0), (-0.38, -0.28), (0.6, -0.28), (0.6, 0.28), (-0.38, 0.28)], 0, 0.05, SUN, 0.02)
    cyl(-0.4, 0, 0.04, 0.07, 0.02, INK)
    with at(0.12, -0.1, 0.055, tilt=(-90, 0)):
        text(0, 0, 0, 'KODI', 0.32, ACTION)
at(0.5, -1.45, 0.03, 20, 1.1).put(scissors)
for x, y, rot, size, shirt, skirt, hands in ((-1.0, -0.12, 50, 1.02, LEAF, SUN, ((-0.24, -0.1, 0.42), (0.3, -0.2, 1.0))),
                                             (-0.75, -0.75, 60, 0.72, WHITE, None, ((-0.3, -0.1, 1.0), (0.3, -0.1, 1.05))),
                                             (-0.15, -1.0, 50, 0.7, WHITE, '#3B7FA0', ((-0.24, -0.08, 0.42), (0.32, -0.1, 1.02)))):
    at(x, y, 0, rot, size).put(person, shirt, '#3B7FA0', hands=hands, skirt=skirt)
at(2.45, 1.5).put(tree, 1.7, '#2E8656')
for x in (-2.2, -1.9, 0.75):  # the school's garden
    at(x, 0.1).put(bush, 0.15, '#3F9160')
