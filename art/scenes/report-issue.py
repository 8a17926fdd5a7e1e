"""Report an issue: a torn carton under a lamp, and the phone that photographs it."""
from props import *

begin('corner')
room('#8FB0AE', '#33606A', '#2A535D', h=2.1)
with at(0.1, 0.05):
    table(3.2, 1.7, 0.75)
    box(0.1, 0, 0.75, 1.9, 1.4, 0.015, paint(LEAF, 0.05), 0)
    for k in range(9):
        box(-0.8 + k * 0.22, -0.66, 0.766, 0.012, 0.06 if k % 2 else 0.1, 0.003, WHITE, 0)
    with at(0.15, 0.15, 0.77, 12):  # the torn carton: its corner is open
        box(0, 0, 0, 1.0, 0.78, 0.62, CARTON, 0.02)
        box(0, 0, 0.004, 0.16, 0.79, 0.622, TAPE, 0.004)
        profile([(0.08, 0.62), (0.5, 0.66), (0.52, 0.2), (0.4, 0.3), (0.34, 0.24), (0.26, 0.4), (0.18, 0.36), (0.14, 0.52)], -0.41, 0.03, '#5A391C', 0)
        for x, z, rot in ((0.2, 0.36, 30), (0.36, 0.26, -20), (0.47, 0.22, 10)):
            box(x, -0.44, z - 0.12, 0.12, 0.02, 0.14, '#DBA96F', 0.004, tilt=(38, rot))
        box(0.32, -0.36, 0.3, 0.2, 0.14, 0.2, NECTARINE, 0.03, rot=14)
        ball(0.4, -0.42, 0.52, 0.08, WHITE)
    for x, y, r in ((0.75, -0.55, 0.06), (0.95, -0.48, 0.05), (0.62, -0.68, 0.045), (0.9, -0.66, 0.06)):
        ball(x, y, 0.81, r, WHITE)
    with at(-0.62, -0.42, 0.76, -26):  # the phone on a stand, the carton on its screen
        box(0, 0.14, 0, 0.3, 0.3, 0.05, INK, 0.02)
        with at(0, 0.02, 0.02, tilt=(-10, 0)):
            box(0, 0, 0, 0.46, 0.07, 0.86, INK, 0.05)
            box(0, -0.03, 0.06, 0.39, 0.03, 0.74, paint('#CFE3E3', glow=0.3), 0.01)
            box(0, -0.05, 0.32, 0.26, 0.02, 0.24, CARTON, 0)
            profile([(0.02, 0.56), (0.13, 0.56), (0.13, 0.42), (0.08, 0.46)], -0.065, 0.01, DARKWOOD, 0)
            cyl(0, -0.05, 0.15, 0.05, 0.02, ACTION, axis='y', bevel=0)
    at(1.2, -0.3, 0.76, -10).put(sheet, 0.46, 0.62, ACTION, 5)
    tube([(1.05, -0.5, 0.82), (1.4, -0.38, 0.82)], 0.028, SUN)
    at(-1.3, 0.45, 0.75, -18, 1.5).put(desk_lamp, SUN)
with at(0.9, 1.4, 0.95):  # photographs on the wall
    for i, (x, z, c) in enumerate(((-0.75, 0.3, NECTARINE), (-0.25, 0.42, SUN), (0.3, 0.28, MIST))):
        box(x, 0, z, 0.42, 0.03, 0.5, '#F5EDDD', 0.01, tilt=(0, 5 * i - 4))
        box(x, -0.02, z + 0.13, 0.34, 0.02, 0.3, c, 0, tilt=(0, 5 * i - 4))
at(1.75, 0.9, s=2.7).put(pot, ACTION)
at(-1.6, -1.1).put(cartons, (0, 0, 0, 0.55, 10), (0.02, 0, 0.4, 0.4, -12))
at(1.2, -1.25, rot=10, s=1.3).put(cat, WHITE)
