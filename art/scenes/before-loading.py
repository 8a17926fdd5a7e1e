"""Before loading: an opened carton on the scale, seen by a camera, before anything leaves."""
from props import *

begin('corner')
room('#9DB8B4', '#E4CDA6', '#D3BA92')
for z in (0.95, 1.5):  # shelves
    box(0.5, 1.28, z, 2.9, 0.4, 0.06, WOOD, 0.01)
    for i in range(6):
        with at(-0.7 + i * 0.48, 1.26, z + 0.06, rng.uniform(-8, 8)):
            carton(rng.uniform(0.3, 0.42), 0.32, rng.uniform(0.24, 0.36), rng.choice([CARTON, '#DBA96F', NECTARINE, SUN]))
with at(-0.25, -0.05):
    table(2.5, 1.25, 0.85)
    box(-0.35, -0.05, 0.85, 1.1, 0.85, 0.1, STEEL, 0.03)  # the scale
    box(-0.35, -0.05, 0.95, 1.0, 0.76, 0.05, INK, 0.02)
    with at(-0.35, -0.03, 1.0, 9, 1.25):
        open_carton()
        box(-0.14, 0.02, 0.3, 0.2, 0.3, 0.24, NECTARINE, 0.02)
        box(0.12, 0.05, 0.3, 0.22, 0.22, 0.32, SEA, 0.02)
        ball(0.14, -0.12, 0.36, 0.1, SUN)
    box(0.5, 0.4, 0.85, 0.07, 0.07, 0.75, INK, 0.01)  # its display
    box(0.5, 0.36, 1.55, 0.62, 0.08, 0.32, INK, 0.03)
    box(0.5, 0.31, 1.6, 0.52, 0.02, 0.22, paint(SUN, glow=0.5), 0)
    for x in (0.36, 0.5, 0.64):
        box(x, 0.295, 1.64, 0.07, 0.02, 0.14, INK, 0)
    at(0.85, -0.25, 0.85, 16).put(sheet, 0.44, 0.6)
    tube([(0.72, -0.42, 0.9), (1.02, -0.3, 0.9)], 0.025, ACTION)
    cartons((-0.7, 0, 0.02, 0.5, 8), (0.6, 0.1, 0.02, 0.6, -6))
at(1.55, -0.45, 0, -8, 1.05).put(camera_on_stand, 1.15)
with at(-1.55, -1.05, 0, 6, 0.9):
    pallet()
    cartons((-0.22, 0, 0.12, 0.55, 4), (0.3, 0.05, 0.12, 0.42, -8), (-0.18, 0, 0.52, 0.42, 12))
