"""The clove harvest on Pemba: a picker on a ladder in a clove tree, cloves that dry on mats, sacks, and a dhow at the beach."""
from props import *

begin('place')
slab(curve([(-3.3, -1.2), (-1.2, -2.1), (1.6, -2.0), (3.2, -1.0), (3.4, 1.0), (1.6, 2.0), (-1.4, 2.0), (-3.2, 1.0)]), -0.4, 0.36, paint(WATER, 0.15, (2, 0.7), rough=0.4), 0.08)
slab(curve([(-1.9, -1.3), (0.2, -1.75), (2.0, -1.5), (3.0, -0.6), (3.05, 0.9), (1.5, 1.75), (-0.6, 1.8), (-1.5, 1.2), (-1.3, 0.2), (-2.1, -0.5)]), -0.1, 0.1, paint('#F0D9A6', 0.06), 0.04)
slab(curve([(-0.9, -0.3), (0.6, -0.5), (2.4, -0.5), (2.85, 0.6), (1.4, 1.6), (-0.4, 1.6), (-1.0, 0.9)]), -0.02, 0.08, paint('#8FB45A', 0.12, 0.5), 0.03)
with at(0.55, 0.75, 0.05):  # the clove tree
    lathe(0, 0, 0, ((0.16, 0), (0.1, 0.3), (0.08, 1.4)), DARKWOOD, 14)
    for x, y, z, r in ((0, 0, 1.3, 0.75), (0.35, -0.2, 1.05, 0.5), (-0.4, -0.1, 1.1, 0.5), (0.05, 0.1, 1.95, 0.55), (0, 0, 2.5, 0.34)):
        foliage(x, y, z, r, (LEAF, '#3F9160', '#2F8056', '#5FA35A'), leaf=0.26)
        for k in range(13):  # buds
            a, up = 2.4 * k, 0.9 - 0.12 * k
            out = math.sqrt(1 - up * up) * r * 1.03
            ball(x + out * math.cos(a), y + out * math.sin(a), z + 0.86 * r * up, 0.055, ACTION if k % 3 else '#F08A6A')
LADDER = ((-0.3, -0.62, 0.05), (0.22, -0.1, 2.2))
for side in (-0.15, 0.15):
    tube([(LADDER[0][0] + side, LADDER[0][1] - side * 0.3, LADDER[0][2]), (LADDER[1][0] + side, LADDER[1][1] - side * 0.3, LADDER[1][2])], 0.032, WOOD)
for k in range(9):
    x, y, z = (a + (b - a) * (k + 0.6) / 9.6 for a, b in zip(*LADDER))
    tube([(x - 0.15, y + 0.045, z), (x + 0.15, y - 0.045, z)], 0.022, WOOD)
with at(-0.1, -0.42, 0.9, 160, 0.92):  # who picks
    person(SUN, SEA, look=40, hands=((-0.2, -0.3, 0.98), (0.3, -0.2, 0.7)), hair=WHITE)
for x, y, rot in ((1.35, -0.9, 6), (-0.45, -1.2, -10)):  # mats with cloves
    with at(x, y, 0.04, rot):
        slab([(0.62 * a, 0.42 * b) for a, b in ring(1, 32)], 0, 0.03, '#E3B85A', 0.01)
        slab([(0.54 * a, 0.36 * b) for a, b in ring(1, 32)], 0.03, 0.012, '#7A3B20', 0)
        for k in range(70):
            a, r = 2.4 * k, math.sqrt(k / 70)
            ball(0.5 * r * math.cos(a), 0.33 * r * math.sin(a), 0.05, 0.035, ('#8A4526', '#5E2C16', '#B5573A')[k % 3], (1.3, 0.8, 0.8), rot=40 * k)
with at(0.45, -1.35, 0.0, 50, 0.92):  # who turns them with a rake
    person(NECTARINE, skirt=ACTION, hair=LEAF, nod=14, look=10, hands=((-0.1, -0.34, 0.66), (0.16, -0.28, 0.5)))
tube([(0.62, -1.42, 0.66), (1.2, -1.0, 0.1)], 0.02, WOOD)
for x, y, s in ((2.2, -0.35, 1), (2.6, -0.1, 0.9), (2.45, -0.6, 0.8)):  # sacks
    with at(x, y, 0.02, 20 * x, s):
        lathe(0, 0, 0, ((0.2, 0), (0.27, 0.12), (0.26, 0.36), (0.2, 0.5), (0.23, 0.56), (0.19, 0.56), (0.17, 0.5)), '#C7A063', 20)
        ball(0, 0, 0.48, 0.19, '#7A3B20', (1, 1, 0.5))
at(2.35, 0.75, 0.04).put(palm, 1.9, 0.35)
at(-2.2, 0.3, -0.06, 24, 1.0).put(dhow)
waves(14, (-3.0, -1.6), (-1.4, 1.2), lambda x, y: abs(y - 0.4) > 0.4)
