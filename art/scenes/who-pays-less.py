"""Who pays less: a tractor arrives in the yard of a school, and an officer cuts off the tag with its tax."""
from props import *

begin('corner')
slab([tuple(p) for p in curve([(-2.9, -0.6), (-1.6, -1.5), (0.6, -1.65), (2.5, -1.3), (3.1, -0.2), (2.75, 1.3), (1.2, 1.85), (-1.4, 1.85), (-2.8, 1.2)], 8)], -0.4, 0.4, paint('#6E9F66', 0.1, 0.9), 0.09)
slab([tuple(p) for p in curve([(-2.5, -0.6), (-1.0, -1.2), (1.6, -1.25), (2.7, -0.4), (1.6, 0.3), (-1.2, 0.3)], 8)], 0, 0.012, '#DDB27A', 0)
with at(-0.4, 1.0, s=1.16):  # the school
    box(0, 0, 0, 3.7, 1.1, 1.05, paint(WHITE, 0.05), 0.02)
    box(0, 0, 0, 3.74, 1.14, 0.36, '#3B7FA0', 0.02)
    roof(4.0, 1.5, 1.08, 0.5, paint('#B9482A', 0.1, 0.3))
    for x in (-1.35, 0.45, 1.3):
        at(x, -0.56, 0.46).put(window, 0.5, 0.4, '#3B7FA0', bars=2)
    at(-0.45, -0.56).put(door, SEA, 0.42, 0.86, '#3B7FA0')
    box(0.9, -0.82, 1.02, 1.5, 0.08, 0.32, SUN, 0.02)
    text(0.9, -0.87, 1.1, 'SHULE', 0.27, INK)
with at(2.35, 0.85, 0, 0, 1.0):  # its bell
    tube([(-0.4, 0, 0), (-0.4, 0, 1.15), (0.4, 0, 1.15), (0.4, 0, 0)], 0.05, DARKWOOD)
    lathe(0, 0, 0.68, ((0.24, 0), (0.2, 0.06), (0.14, 0.24), (0.1, 0.34), (0.01, 0.38)), paint('#D9973F', rough=0.3))
at(-0.42, -0.42, 0.01, -10, 1.2).put(tractor)
at(-0.86, -0.34, 0.34, 80, 0.92).put(person, LEAF, '#3B7FA0', hands=((-0.24, -0.26, 0.6), (0.34, -0.1, 1.05)), sits=True)
tube([(0.5, -0.56, 0.84), (0.95, -0.8, 0.86), (1.36, -1.08, 0.74)], 0.022, WHITE)
with at(1.42, -1.12, 0.14, 10, 1.2):  # the tag
    profile([(-0.4, 0), (0.4, 0), (0.4, 0.34), (0.12, 0.54), (-0.12, 0.54), (-0.4, 0.34)], -0.03, 0.06, SUN, 0.02)
    cyl(-0.04, -0.04, 0.44, 0.05, 0.02, INK, axis='y', bevel=0)
    text(0, -0.045, 0.1, 'KODI', 0.29, ACTION)
with at(2.4, -0.5, 0, -78, 1.42):  # who cuts it off
    person(MIST, SEA, hands=((-0.14, -0.4, 0.76), (0.16, -0.38, 0.62)), cap=SEA)
at(1.7, -0.84, 0.94, 184, 1.6, (70, 0)).put(scissors, '#E6ECEA', NECTARINE)
for x, y, rot, size, look in ((-2.1, -0.5, 60, 0.9, dict(skirt='#3B7FA0', hands=((-0.32, -0.08, 1.04), (0.2, -0.3, 0.6)))), (-1.75, -0.95, 76, 0.84, dict(hands=((-0.14, -0.3, 0.6), (0.14, -0.3, 0.6))))):  # who learns how to drive it
    at(x, y, 0, rot, size).put(person, WHITE, '#3B7FA0', **look)
at(2.3, 1.3).put(tree, 1.7, '#2E8656')
for x in (-2.2, -1.9, 0.75):  # the school's garden
    at(x, 0.1).put(bush, 0.15, '#3F9160')
