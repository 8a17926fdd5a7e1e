"""Shop addresses: a wall of letter boxes, one of them open for the parcel that has our address."""
from props import *

begin('corner')
room('#C3B08C', '#D9A27E')
box(0, -0.3, 0, 3.8, 1.7, 0.02, paint('#8FB0AE', 0.06, 0.3), 0.01)
with at(-0.2, 1.12):
    box(0, 0, 0.28, 3.0, 0.5, 1.72, INK, 0.03)
    box(0, 0, 0, 2.8, 0.46, 0.3, DARKWOOD, 0.02)
    box(0, -0.04, 1.98, 3.16, 0.62, 0.1, WOOD, 0.03)
    for row in range(4):
        for i in range(6):
            x, z, ours = -1.24 + i * 0.496, 0.36 + row * 0.405, (row, i) in ((1, 2), (2, 4))
            if ours:
                box(x, -0.25, z, 0.45, 0.03, 0.36, '#06161B', 0)
                with at(x - 0.22, -0.26, z, -112):
                    box(0.22, 0, 0, 0.45, 0.03, 0.36, NECTARINE, 0.01)
                box(x + 0.02, -0.22, z + 0.02, 0.3, 0.14, 0.22, CARTON, 0.01)
                box(x + 0.02, -0.3, z + 0.07, 0.13, 0.01, 0.1, WHITE, 0)
                continue
            colour = (SEA, '#17707F', MIST, SEA, SUN, '#17707F', SEA)[(row * 5 + i * 3) % 7]
            box(x, -0.26, z, 0.45, 0.04, 0.36, colour, 0.02)
            box(x, -0.285, z + 0.24, 0.22, 0.02, 0.04, INK, 0)
            box(x, -0.285, z + 0.12, 0.16, 0.02, 0.07, WHITE, 0)
            ball(x + 0.16, -0.29, z + 0.15, 0.022, SUN)
with at(0.05, -0.35, 0, -8):  # the parcel with its label
    box(0, 0, 0, 1.15, 0.85, 0.72, CARTON, 0.025)
    box(-0.25, 0, 0.004, 0.18, 0.86, 0.722, TAPE, 0.005)
    box(0.2, -0.43, 0.14, 0.6, 0.015, 0.46, '#F5EDDD', 0.004)
    for z, x, w, c in ((0.5, 0.08, 0.3, ACTION), (0.4, 0.18, 0.46, INK), (0.32, 0.14, 0.38, INK), (0.24, 0.18, 0.46, INK)):
        box(x, -0.44, z, w, 0.012, 0.035, c, 0)
    for i in range(7):
        box(0.3 + i * 0.03, -0.44, 0.16, 0.014 if i % 3 else 0.022, 0.012, 0.06, INK, 0)
for x, y, rot, c in ((-1.35, -0.75, 16, WHITE), (-0.95, -1.05, -20, '#F0DDB8'), (1.1, -0.95, 30, WHITE)):  # letters
    box(x, y, 0.02, 0.5, 0.34, 0.02, c, 0.005, rot=rot)
    at(x, y, 0.04, rot).put(box, 0.17, 0.09, 0, 0.09, 0.1, 0.006, ACTION, 0)
cartons((-1.65, -0.1, 0, 0.6, 10), (-1.62, -0.1, 0.43, 0.42, -10), (1.4, -0.3, 0, 0.5, -14))
cyl(1.6, 1.36, 1.75, 0.25, 0.06, WHITE, axis='y')
tube([(1.6, 1.31, 1.92), (1.6, 1.31, 1.75), (1.7, 1.31, 1.7)], 0.014, INK)
