"""The newsletter: a letter box under a mango tree, with letters that just came."""
from props import *


def letter(colour='#F5EDDD', seal=ACTION):
    box(0, 0, 0, 0.66, 0.03, 0.44, colour, 0.01)
    tube([(-0.32, -0.02, 0.43), (0, -0.02, 0.17), (0.32, -0.02, 0.43)], 0.012, STONE)
    cyl(0, -0.025, 0.2, 0.06, 0.03, seal, axis='y')


begin('corner')
ground(4.2, 3.1, '#7FA35E')
box(0.55, -0.4, 0, 1.0, 2.2, 0.02, paint('#D9C49C', 0.15, 0.3), 0.01)
for i in range(11):  # the fence
    x = -2.0 + i * 0.4
    if not -0.1 < x < 1.2:
        profile([(-0.09, 0), (0.09, 0), (0.09, 0.62), (0, 0.74), (-0.09, 0.62)], 0.75, 0.06, WHITE, 0.01, x=x)
for x, w in ((-1.15, 1.9), (1.6, 0.7)):
    for z in (0.2, 0.48):
        box(x, 0.84, z, w, 0.05, 0.08, WHITE, 0.01)
with at(-1.2, 0.95):
    tree(2.3, LEAF, '#3F9160')
    for x, y, z in ((0.35, -0.55, 1.3), (-0.5, -0.35, 1.35), (0.1, -0.7, 1.6), (0.65, -0.2, 1.55)):
        ball(x, y, z, 0.08, NECTARINE, (1, 1, 1.25))
with at(0.0, -0.25):  # the box on its post
    box(0, 0, 0, 0.2, 0.2, 1.05, DARKWOOD, 0.02)
    profile([(-0.42, 0), (0.42, 0), *[(0.42 * math.cos(a), 0.4 + 0.36 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]],
            -0.75, 1.3, paint(ACTION, rough=0.35), 0.03, z=1.05)
    profile([(-0.36, 0.05), (0.36, 0.05), *[(0.36 * math.cos(a), 0.4 + 0.3 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]],
            -0.77, 0.03, '#5E1C0C', 0, z=1.05)
    box(0, -0.98, 1.06, 0.78, 0.46, 0.05, paint(ACTION, rough=0.35), 0.02)
    box(0.46, 0.1, 1.5, 0.04, 0.08, 0.55, SUN, 0.01)
    box(0.46, -0.06, 1.9, 0.04, 0.32, 0.18, SUN, 0.02)
    for i, (c, s) in enumerate((('#F5EDDD', ACTION), (MIST, SEA), (SUN, LEAF))):
        at(0.0, -0.8 - 0.1 * (2 - i), 1.13 + 0.07 * i, 4 - 6 * i, 0.95, (-8, 0)).put(letter, c, s)
at(1.2, -0.75, 0.02, 14, 1.1, (-70, 0)).put(letter, NECTARINE, WHITE)
at(0.95, -1.15, 0.06, -24, 1.0, (-74, 0)).put(letter)
with at(-0.05, 0.0, 1.85):  # a bird
    ball(0, 0, 0.1, 0.15, SEA, (1.25, 0.9, 0.95))
    ball(0.14, -0.02, 0.24, 0.1, SEA)
    cyl(0.25, -0.03, 0.23, 0.03, 0.1, SUN, 0.003, axis='x', bevel=0)
    ball(0.19, -0.1, 0.27, 0.018, WHITE)
    profile([(-0.12, 0.08), (-0.42, 0.2), (-0.4, 0.08)], -0.04, 0.08, INK, 0.02)
for i in range(34):  # flowers along the fence
    x, y = rng.uniform(-1.9, -0.2) if i % 3 else rng.uniform(1.3, 1.95), rng.uniform(0.25, 0.65)
    tube([(x, y, 0), (x, y, 0.16)], 0.012, LEAF)
    ball(x, y, 0.19, 0.055, rng.choice([NECTARINE, SUN, WHITE, ACTION]))
cartons((-0.95, -0.85, 0, 0.52, 10))
at(1.65, -0.2, s=1.2).put(bush, 0.2)
