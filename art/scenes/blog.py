"""Guides: on a typewriter as large as a house one writer jumps from key to key, and another draws the ship on the page."""
from props import *

begin('corner')
box(0, -0.1, -0.36, 4.9, 3.6, 0.36, paint('#1F6A73', 0.05, 0.8), 0.16)
BODY = paint(NECTARINE, rough=0.35)
box(0, -0.12, 0, 4.3, 3.0, 0.34, BODY, 0.14)
with at(0, -0.62, 0.3, tilt=(11, 0)):  # the keys, in steps
    box(0, 0, -0.1, 3.9, 1.9, 0.2, '#D9572C', 0.06)
    for row in range(4):
        for i in range(8):
            x, y, z = -1.62 + 0.44 * i + 0.07 * row, -0.68 + 0.45 * row, 0.1 + 0.05 * row
            low, turn = (row, i) == (1, 5), (i + 2 * row) % 3
            cyl(x, y, z, 0.05, 0.14, STEEL, sides=10)
            cyl(x, y, z + (0.03 if low else 0.12), 0.18, 0.08, SUN if low else ('#F1E9DC', '#F1E9DC', INK)[turn], bevel=0.03, sides=24)
            text(x, y - 0.07, z + (0.12 if low else 0.21), 'QWERTYUIASDFGHJKZXCVBNM.HABARI!?'[(3 - row) * 8 + i], 0.2, SUN if turn == 2 and not low else INK, tilt=(-90, 0))
box(0, 0.92, 0, 4.4, 1.2, 1.15, BODY, 0.2)
box(0, 0.4, 0.62, 2.4, 0.3, 0.34, '#2A3B40', 0.05)
for x in (-1.5, 1.5):  # the reels of its ribbon
    cyl(x, 0.72, 1.15, 0.42, 0.1, '#2A3B40')
    cyl(x, 0.72, 1.22, 0.13, 0.08, SUN)
cyl(0, 1.1, 1.42, 0.3, 4.3, '#24353A', axis='x')  # the roller
for x in (-2.28, 2.28):
    cyl(x, 1.1, 1.42, 0.27, 0.3, SUN, axis='x', bevel=0.05)
tube([(-2.3, 1.0, 1.5), (-2.62, 0.7, 1.9), (-2.72, 0.5, 2.0)], 0.06, STEEL)
with at(0, 1.16, 1.45, tilt=(-9, 0)):  # the page: a heading, a ship, and lines
    box(0, 0, 0, 2.7, 0.04, 2.35, '#F5EDDD', 0.01)
    text(-0.1, -0.03, 1.92, 'BLOGU', 0.38, ACTION)
    box(0, -0.02, 0.86, 2.3, 0.03, 0.9, '#8FC3C4', 0)
    profile(ring(0.3, 32, (0.66, 1.3)), -0.05, 0.02, SUN, 0)
    box(0, -0.035, 0.86, 2.3, 0.03, 0.3, '#2C7F8C', 0)
    profile([(-0.95, 1.26), (0.55, 1.26), (0.82, 1.32), (0.6, 1.0), (-0.86, 1.0)], -0.08, 0.04, INK, 0)
    box(-0.1, -0.09, 1.0, 1.46, 0.03, 0.08, ACTION, 0)
    box(-0.72, -0.06, 1.26, 0.22, 0.04, 0.38, WHITE, 0)
    for k in range(8):
        box(-0.45 + 0.25 * (k % 4), -0.06, 1.27 + 0.16 * (k // 4), 0.23, 0.04, 0.14, (NECTARINE, SUN, ACTION, LEAF)[(k + k // 4) % 4], 0)
    for k, w in enumerate((2.3, 2.3, 1.5)):
        box((w - 2.3) / 2, -0.02, 0.66 - 0.18 * k, w, 0.02, 0.06, STEEL, 0)
with at(0.66, -0.84, 0.55, 14, 1.5):  # who writes, from key to key
    person(SUN, SEA, skin='#5F3822', hands=((-0.42, -0.1, 0.86), (0.4, -0.1, 1.06)))
with at(-1.55, 0.6, 1.25, 100, 1.5):  # who draws, with a red pencil
    person('#F5EDDD', skirt='#17505C', hair=SUN, look=10, hands=((0.17, -0.24, 0.75), (0.27, -0.1, 0.46)))
    with at(0.33, -0.51, 0.81, 30, tilt=(80, 0)):
        cyl(0, 0, -0.8, 0.05, 0.64, ACTION, sides=8)
        cyl(0, 0, -0.16, 0.05, 0.16, TAPE, 0.01, sides=8, bevel=0)
at(-1.2, -1.72, 0, 20, 1.9).put(cat, '#2F3E43')
