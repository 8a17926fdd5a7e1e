"""Disputes: two chairs at one table, a dented carton between them, and a pot of coffee."""
from props import *

begin('corner')
room('#C9A877', '#DCC7A4', SEA)
box(0.1, -0.25, 0, 3.6, 2.2, 0.03, paint('#A8432C', 0.08, 0.3), 0.02)
for x in (-1.6, 1.8):
    box(x, -0.25, 0.004, 0.14, 2.2, 0.03, SUN, 0.01)
with at(0.1, -0.1):
    table(1.7, 1.1, 0.9)
    with at(0.05, 0.1, 0.9, 14):
        box(0, 0, 0, 0.72, 0.56, 0.46, CARTON, 0.02)
        box(0, 0, 0.004, 0.12, 0.568, 0.462, TAPE, 0)
        box(0.3, -0.24, 0.26, 0.3, 0.26, 0.3, '#8F6032', 0.03, rot=40, tilt=(20, 10))  # the dent
        tube([(0.18, -0.285, 0.38), (0.1, -0.285, 0.28), (0.16, -0.285, 0.2), (0.06, -0.285, 0.1)], 0.012, DARKWOOD)
    at(-0.55, -0.25, 0.9, 8).put(sheet, 0.42, 0.56, SEA)
    at(0.6, -0.28, 0.9, -14).put(sheet, 0.42, 0.56, ACTION)
    for x, y in ((-0.68, 0.28), (0.72, 0.2)):
        at(x, y, 0.9, s=0.8).put(cup, WHITE)
at(-1.25, -0.3, 0, 80, 1.2).put(chair, NECTARINE)
at(1.5, -0.25, 0, -80, 1.2).put(chair, SEA)
with at(0.5, 1.37, 1.25):  # a pair of scales on the wall, level
    box(0, 0, -0.35, 1.5, 0.05, 1.15, '#EFE3CB', 0.02)
    tube([(0, -0.06, -0.2), (0, -0.06, 0.55)], 0.03, DARKWOOD)
    tube([(-0.5, -0.06, 0.48), (0.5, -0.06, 0.48)], 0.028, DARKWOOD)
    for x in (-0.5, 0.5):
        for dx in (-0.17, 0.17):
            tube([(x, -0.06, 0.48), (x + dx, -0.06, 0.1)], 0.01, DARKWOOD)
        profile(ring(0.19, 20, squash=0.4), -0.1, 0.06, SUN, 0, x=x, z=0.06)
    box(0, -0.06, -0.26, 0.5, 0.06, 0.08, DARKWOOD, 0.01)
at(-1.15, 1.38, 0.95).put(window, 0.75, 0.8, WHITE, bars=2)
with at(-1.6, 0.85):  # the coffee on its brazier
    cyl(0, 0, 0, 0.22, 0.3, INK, 0.28)
    cyl(0, 0, 0.3, 0.24, 0.03, paint(ACTION, glow=0.8))
    lathe(0, 0, 0.33, ((0.17, 0), (0.2, 0.1), (0.08, 0.36), (0.11, 0.44), (0.02, 0.52)), paint('#C98A3A', rough=0.25))
    tube([(0.14, 0, 0.5), (0.3, 0, 0.72)], 0.03, '#C98A3A')
