"""Beyond Tanzania: a lorry on the road to the border gate, and hills on the other side."""
from props import *

begin('place')
ground(7.4, 4.8, '#86A062', grain=0.14)
box(0, -0.95, 0, 7.36, 1.5, 0.012, paint('#B98A5E', 0.14, 0.5), 0.02)
road(-0.95, 7.4, 1.15)
SLOPE = ((1, 0), (0.86, 0.1), (0.66, 0.3), (0.48, 0.55), (0.34, 0.8), (0.26, 0.93), (0.2, 0.98), (0.01, 1))
for x, y, r, h, c in ((2.3, 1.15, 1.25, 2.3, '#4F7E72'), (1.0, 1.6, 0.8, 1.1, '#5E8C66'), (3.05, 0.35, 0.6, 0.7, '#6E9A62'), (0.1, 1.9, 0.5, 0.6, '#6E9A62')):
    lathe(x, y, 0, tuple((r * a, h * b) for a, b in SLOPE), paint(c, 0.12, 0.4))
lathe(2.3, 1.15, 0, tuple((1.25 * a + 0.02, 2.3 * b + 0.01) for a, b in SLOPE[4:]), '#EEF2F0')
with at(0.85, -0.95):  # the gate
    for y in (-1.0, 1.0):
        box(0, y, 0, 0.34, 0.34, 2.0, paint(WHITE, 0.03), 0.03)
        box(0, y, 0, 0.4, 0.4, 0.4, SEA, 0.02)
    box(0, 0, 1.95, 0.6, 2.7, 0.22, NECTARINE, 0.04)
    box(-0.32, 0, 2.17, 0.06, 1.7, 0.3, SEA, 0.02)
    for y in (-0.55, -0.2, 0.15, 0.5):
        box(-0.36, y, 2.25, 0.03, 0.2, 0.14, SUN, 0)
    box(-0.4, 0.72, 0, 0.2, 0.2, 0.62, INK, 0.03)
    for i in range(8):
        box(-0.4, 0.62 - i * 0.2, 0.5, 0.1, 0.2, 0.12, ACTION if i % 2 == 0 else WHITE, 0.01)
with at(1.55, 0.3, s=0.9):  # the post of the other side
    box(0, 0, 0, 1.0, 0.8, 0.85, paint('#EBCFA4', 0.05), 0.03)
    box(0, -0.12, 0.85, 1.3, 1.15, 0.1, LEAF, 0.03)
    at(-0.22, -0.4).put(door, WOOD)
    at(0.24, -0.4, 0.32).put(window, 0.26, 0.3)
at(-1.75, -0.95, 0.03, s=1.15).put(lorry, NECTARINE, SEA)
at(2.45, -0.98, 0.03, 0, 1.05).put(lorry, SUN, LEAF)
with at(-2.45, 0.75, 0, 8):  # baobab
    lathe(0, 0, 0, ((0.42, 0), (0.34, 0.3), (0.36, 0.8), (0.22, 1.15), (0.01, 1.25)), paint('#9A8468', 0.12, 0.3))
    for k in range(7):
        a = k * 0.9
        x, y = 0.62 * math.cos(a), 0.62 * math.sin(a)
        tube([(x * 0.2, y * 0.2, 1.0), (x * 0.7, y * 0.7, 1.4), (x * 1.2, y * 1.2, 1.6 + 0.1 * (k % 2))], 0.055, '#8A755B')
        ball(x * 1.25, y * 1.25, 1.7 + 0.1 * (k % 2), 0.24, '#6E9A4E', (1.2, 1.2, 0.6))
for x, y, h in ((-0.7, 1.5, 1.1), (-1.5, 1.9, 1.3), (-3.2, 1.8, 1.2), (3.3, -2.0, 0.8)):
    at(x, y).put(tree, h)
at(-0.75, 0.35, rot=-6, s=1.1).put(stall, (SEA, WHITE))
with at(-2.9, -1.95, 0, 12):  # the milestone
    box(0, 0, 0, 0.36, 0.2, 0.5, WHITE, 0.06)
    box(0, -0.1, 0.22, 0.22, 0.02, 0.08, ACTION, 0)
cartons((-1.6, -1.95, 0, 0.44, 12), (-1.15, -2.1, 0, 0.34, -15))
at(-0.6, -2.05, s=1.2).put(bicycle, ACTION)
at(1.8, -2.0, s=1.2).put(bush)
for x, y, z, s in ((-2.6, 2.0, 2.5, 0.7), (3.3, 2.2, 2.4, 0.8)):
    at(x, y, z).put(cloud, s)
