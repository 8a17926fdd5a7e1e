"""Clearance: a container stands open on the quay, its goods in order, and its papers are stamped."""
from props import *


def parasol():
    """A sunshade of eight panels in two colours."""
    rim = [(0.95 * math.cos(k * math.tau / 8), 0.95 * math.sin(k * math.tau / 8), 0) for k in range(8)]
    for k in range(8):
        surface([(0, 0, 0.42), rim[k], rim[(k + 1) % 8]], [(0, 1, 2)], SUN if k % 2 else ACTION)


begin('corner')
ground(4.7, 3.6, '#C7B897', grain=0.08)
at(-1.55, 1.25, 0, 0, 0.72).put(crane, SUN)
with at(-0.15, 0.55, 0, 18):  # the container, its doors to the front
    W, H, L, FRONT = 1.8, 1.85, 2.6, -1.3
    for side in (-1, 1):
        box(side * (W / 2 - 0.03), 0, 0.1, 0.06, L, H - 0.1, SEA, 0.01)
        for i in range(13):
            box(side * W / 2, -1.15 + i * 0.19, 0.2, 0.05, 0.1, H - 0.3, SEA, 0.012)
        box(side * (W / 2 - 0.04), FRONT, 0, 0.12, 0.12, H, '#0B4552', 0.01)
        box(side * (W / 2 - 0.02), 0, 0, 0.1, L, 0.14, '#0B4552', 0.01)
        box(side * (W / 2 - 0.02), 0, H - 0.1, 0.1, L, 0.1, '#0B4552', 0.01)
    box(0, L / 2 - 0.03, 0.1, W, 0.06, H - 0.1, SEA, 0)
    box(0, 0, 0.1, W - 0.08, L, 0.05, WOOD, 0)
    box(0, 0, H - 0.06, W, L, 0.06, SEA, 0.01)
    for i in range(9):
        box(0, -1.1 + i * 0.275, H - 0.01, W - 0.2, 0.1, 0.03, SEA, 0.01)
    for y, z in ((FRONT, H - 0.12), (FRONT, 0)):
        box(0, y, z, W, 0.12, 0.14, '#0B4552', 0.01)
    for side, turn in ((-1, 8), (1, 60)):  # the doors
        with at(side * W / 2, FRONT, 0.12, turn):
            box(side * 0.44, 0, 0, 0.88, 0.07, H - 0.2, SEA, 0.012)
            for i in range(4):
                box(side * (0.14 + i * 0.2), -0.045, 0.08, 0.1, 0.03, H - 0.36, '#17707F', 0.008)
            for x in (0.3, 0.62):
                tube([(side * x, -0.09, 0.05), (side * x, -0.09, H - 0.25)], 0.025, WHITE)
    box(0, -0.9, H - 0.11, 1.2, 0.4, 0.03, paint('#FFE2B0', glow=5), 0)
    with at(0, 0, 0.15):  # the goods
        at(-0.5, -0.95).put(barrel, SEA)
        at(0.12, -0.9).put(barrel, SUN)
        at(-0.5, -0.85, 0.84, 6).put(carton, 0.62, 0.5, 0.46)
        at(0.14, -0.85, 0.84, -5).put(carton, 0.56, 0.5, 0.38, '#DBA96F')
        at(0.62, -1.0, 0, 3).put(carton, 0.42, 0.5, 0.5, '#C98D52')
        at(0.62, -1.0, 0.5, -4).put(carton, 0.4, 0.46, 0.42)
        at(0.62, -0.98, 0.92, 5).put(carton, 0.36, 0.42, 0.36, '#DBA96F')
        box(0, -0.3, 0, W - 0.2, 0.4, 1.3, NECTARINE, 0.02)
with at(1.6, -0.75, 0, 6):  # the table, in the shade of its umbrella
    table(1.35, 0.8, 0.72, SEA)
    at(-0.3, -0.05, 0.72, 8, 0.95).put(sheet, 0.6, 0.66, ACTION)
    at(-0.12, 0.02, 0.75, -6, 0.95).put(sheet, 0.6, 0.66, LEAF)
    at(0.4, -0.08, 0.72, 0, 1.35).put(stamp)
    tube([(0.72, 0.42, 0), (0.72, 0.42, 1.95)], 0.035, WHITE)
    at(0.72, 0.42, 1.55).put(parasol)
with at(-0.95, -1.5, 0, -6):  # what was weighed and checked
    pallet()
    at(-0.2, 0, 0.12, 5).put(carton, 0.52, 0.5, 0.42)
    at(0.27, 0.02, 0.12, -6).put(carton, 0.4, 0.46, 0.34, '#DBA96F')
    for x, z in ((-0.3, 0.33), (0.2, 0.28)):
        tube([(x, -0.27, z), (x + 0.06, -0.27, z - 0.08), (x + 0.2, -0.27, z + 0.12)], 0.03, LEAF)
