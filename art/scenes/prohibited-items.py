"""Prohibited items: at the belt an officer stops somebody: gas, fireworks, chemicals and fish stay on the red tray."""
from props import *

begin('corner')
at(0, -0.05).put(ground, 4.4, 2.9, '#8FBAB6', grain=0.05)
with at(0.2, 0.55):  # the belt, one carton passes, the lamp is red
    box(0, 0, 0, 3.7, 0.72, 0.5, SEA, 0.03)
    box(0, 0, 0.5, 3.8, 0.62, 0.06, INK, 0.02)
    for side in (-0.36, 0.36):
        box(0, side, 0.46, 3.84, 0.07, 0.16, WHITE, 0.02)
    for y in (-0.5, 0.5):
        box(0.8, y, 0, 0.9, 0.2, 1.42, '#F5EDDD', 0.03)
    box(0.8, 0, 1.38, 0.9, 1.2, 0.34, NECTARINE, 0.04)
    for side in (-1, 1):  # its curtains
        box(0.8 + side * 0.3, 0, 0.56, 0.02, 0.8, 0.84, SHADE, 0)
        for k in range(5):
            box(0.8 + side * 0.4, -0.32 + 0.16 * k, 0.62, 0.03, 0.13, 0.78, '#33474D', 0.01)
    box(0.8, -0.61, 0.66, 0.74, 0.04, 0.6, INK, 0.03)  # what it sees: a gas bottle
    profile(curve([(0.66, 0.76), (0.94, 0.76), (0.94, 1.04), (0.84, 1.12), (0.84, 1.2), (0.76, 1.2), (0.76, 1.12), (0.66, 1.04)], 3), -0.64, 0.02,
            paint(ACTION, glow=0.5), 0)
    cyl(0.8, -0.4, 1.72, 0.11, 0.08, INK)
    ball(0.8, -0.4, 1.84, 0.12, paint('#E8432C', glow=0.9))
    at(1.62, 0, 0.56, 6, 1.1).put(carton)
    at(0.0, -0.02, 0.56, -5).put(carton, 0.46, 0.4, 0.34, '#DBA96F')
at(-0.84, -0.12, 0, 22, 1.5).put(person, MIST, INK, cap=SEA, hands=((-0.2, -0.34, 1.06), (0.26, -0.34, 0.6)))
with at(-1.92, -0.5, 0, 4):  # the sign
    cyl(0, 0, 0, 0.2, 0.06, INK)
    cyl(0, 0, 0, 0.06, 1.5, WHITE)
    cyl(0, -0.02, 1.6, 0.6, 0.1, ACTION, axis='y', sides=48)
    cyl(0, -0.06, 1.6, 0.47, 0.06, '#F5EDDD', axis='y', bevel=0, sides=48)
    flame = [(0, -0.34), (0.2, -0.26), (0.27, -0.05), (0.18, 0.12), (0.13, 0.02), (0.08, 0.2), (-0.02, 0.42), (-0.06, 0.16), (-0.16, 0.04), (-0.25, -0.12), (-0.18, -0.28)]
    for size, z, colour in ((0.95, 1.6, NECTARINE), (0.5, 1.54, SUN)):
        profile([(x * size, z + y * size) for x, y in curve(flame, 4)], -0.13 - 0.01 / size, 0.03, colour, 0)
    box(0, -0.13, 1.54, 1.0, 0.05, 0.12, ACTION, 0.01, tilt=(0, 45))
with at(0.86, -1.0):  # the tray with what stays here
    table(2.5, 0.95, 0.36, STEEL)
    box(0, 0, 0.36, 2.3, 0.8, 0.05, ACTION, 0.02)
    for y in (-0.4, 0.4):
        box(0, y, 0.36, 2.34, 0.06, 0.13, ACTION, 0.02)
    for x in (-1.16, 1.16):
        box(x, 0, 0.36, 0.06, 0.84, 0.13, ACTION, 0.02)
    with at(0.86, 0.08, 0.41):  # a gas bottle
        lathe(0, 0, 0, ((0.2, 0), (0.25, 0.05), (0.25, 0.5), (0.16, 0.64), (0.07, 0.68), (0.07, 0.74), (0.01, 0.74)), paint(SEA, rough=0.35))
        for a in range(3):
            tube([(0.14 * math.cos(a * 2.1), 0.14 * math.sin(a * 2.1), z) for z in (0.6, 0.82)], 0.022, STEEL)
        tube([(x, y, 0.82) for x, y in ring(0.15, 20) + ring(0.15, 1)], 0.026, STEEL)
        cyl(0, 0, 0.72, 0.05, 0.1, SUN)
    for x, y, lean, colour in ((0.26, 0.14, -8, NECTARINE), (0.5, 0.04, 7, SUN)):  # rockets
        with at(x, y, 0.41, tilt=(0, lean)):
            cyl(0.1, 0, 0, 0.02, 0.5, WOOD, sides=8)
            cyl(0, 0, 0.2, 0.1, 0.46, colour, sides=20)
            cyl(0, 0, 0.4, 0.103, 0.08, WHITE, bevel=0, sides=20)
            cyl(0, 0, 0.66, 0.12, 0.24, SEA, 0.01, bevel=0, sides=20)
    with at(-0.08, 0.06, 0.41, 8):  # a canister
        box(0, 0, 0, 0.44, 0.32, 0.48, LEAF, 0.06)
        tube([(-0.12, 0, 0.46), (-0.1, 0, 0.6), (0.08, 0, 0.6), (0.1, 0, 0.46)], 0.035, LEAF)
        cyl(0.15, 0, 0.46, 0.07, 0.1, INK)
        box(0, -0.165, 0.13, 0.24, 0.02, 0.24, ACTION, 0, tilt=(0, 45))
        box(0, -0.175, 0.15, 0.2, 0.02, 0.2, WHITE, 0, tilt=(0, 45))
        box(0, -0.19, 0.22, 0.04, 0.02, 0.12, INK, 0)
        ball(0, -0.19, 0.18, 0.025, INK)
    with at(-0.72, -0.06, 0.44, -12):  # a fish
        ball(0, 0, 0.09, 0.3, '#9FB9BE', (1, 0.42, 0.5))
        ball(-0.04, -0.01, 0.06, 0.27, '#E7E3D8', (1, 0.44, 0.4))
        profile([(0.24, 0.09), (0.46, 0.24), (0.4, 0.09), (0.46, -0.04)], -0.02, 0.04, '#7F9DA4', 0.01)
        profile([(-0.12, 0.2), (0.12, 0.2), (0.06, 0.32), (-0.06, 0.3)], -0.015, 0.03, '#7F9DA4', 0.01)
        ball(-0.2, -0.1, 0.12, 0.03, INK)
