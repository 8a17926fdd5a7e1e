"""Buying from China: a workshop with its front open, its parcels, and the courier's little van."""
from props import *

begin('corner')
ground(4.5, 3.3, '#BDB49E')
box(0, -1.1, 0, 4.48, 0.95, 0.02, paint(ASPHALT, 0.1, 0.6), 0.01)
with at(-0.35, 0.75):  # the workshop: floor, walls, a storey above
    box(0, 0, 0, 3.5, 1.6, 0.08, STONE, 0.01)
    box(0, 0.3, 0, 3.5, 0.1, 1.5, paint('#FFE3AC', glow=0.4), 0.01)
    for x in (-1.7, 1.7):
        box(x, 0, 0, 0.14, 1.6, 1.5, '#D2A96E', 0.02)
    box(0, 0, 1.45, 3.6, 1.7, 0.95, paint('#D9B57C', 0.05), 0.02)
    box(0, 0, 2.38, 3.75, 1.85, 0.1, '#3F7F6B', 0.02)
    for x in (-1.25, -0.4, 0.45, 1.3):
        at(x, -0.85, 1.72).put(window, 0.42, 0.46, WHITE, bars=2)
    box(0, -0.86, 1.42, 3.4, 0.1, 0.22, ACTION, 0.02)
    for i in range(9):
        box(-1.4 + i * 0.35, -0.92, 1.48, 0.18, 0.02, 0.1, SUN, 0)
    for i in range(4):  # the shutter, rolled up
        box(0, -0.78, 1.3 - i * 0.04, 3.2, 0.05, 0.03, STEEL, 0)
    for z in (0.2, 0.58, 0.96):  # shelves
        box(-0.9, 0.02, z, 1.3, 0.4, 0.04, WOOD, 0.01)
        for i in range(4):
            box(-1.35 + i * 0.3, -0.02, z + 0.04, 0.22, 0.3, rng.uniform(0.18, 0.28), rng.choice([NECTARINE, CARTON, SUN, MIST, LEAF]), 0.02)
    with at(0.75, -0.35, 0.08):  # the bench
        table(1.5, 0.7, 0.55, '#C79C66')
        for i, c in enumerate((SEA, NECTARINE, SEA)):
            at(-0.5 + i * 0.36, 0, 0.55, 15).put(box, 0, 0, 0, 0.24, 0.24, 0.2, c, 0.04)
        at(0.55, 0.05, 0.55, s=0.6).put(desk_lamp, ACTION)
    for x in (-1.1, 1.1):  # lanterns
        ball(x, -1.0, 1.2, 0.15, paint(ACTION, glow=0.25), (1, 1, 0.85))
        tube([(x, -1.0, 1.32), (x, -1.0, 1.45)], 0.01, DARKWOOD)
for x, y, z, size, rot in ((-1.9, -0.35, 0, 0.52, 8), (-1.4, -0.4, 0, 0.42, -8), (-1.87, -0.35, 0.38, 0.38, -14), (-0.95, -0.45, 0, 0.3, 20)):
    at(x, y, z, rot, size / 0.5).put(carton, colour=CARTON if size != 0.42 else '#DBA96F')
at(1.1, -1.15, 0.02, 0, 0.9).put(van, '#3F8C9A', SUN)
at(-1.25, -1.2, 0.02, 170, 1.15).put(bicycle, ACTION)
with at(1.85, 0.15):
    at(0, 0.75, s=1.1).put(tree, 1.6, '#3C7F4C')
    at(0, -0.1, s=1.7).put(pot, ACTION)
