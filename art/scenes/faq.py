"""Questions: a bench by a white wall where people ask each other, with coffee and a board game."""
from props import *

begin('corner')
ground(4.5, 3.3, '#D8BE8E', grain=0.12)
with at(-0.2, 1.2):  # the house with its bench of stone
    box(0, 0, 0, 3.9, 0.6, 2.3, paint(WHITE, 0.05), 0.03)
    box(0, -0.02, 2.28, 4.05, 0.75, 0.12, NECTARINE, 0.03)
    for i in range(10):
        box(-1.75 + i * 0.39, -0.28, 2.4, 0.2, 0.12, 0.14, WHITE, 0.03)
    box(0, -0.55, 0, 3.7, 0.55, 0.42, paint('#E9DCC0', 0.06), 0.05)
    box(0, -0.55, 0.42, 3.74, 0.6, 0.06, '#B5573A', 0.03)
    at(-1.2, -0.32, 0.95).put(window, 0.5, 0.75, DARKWOOD, SEA, bars=2)
    at(1.3, -0.32, 0.95).put(window, 0.5, 0.75, DARKWOOD, SEA, bars=2)
    for x, c in ((-1.5, SEA), (-0.6, NECTARINE), (0.4, SUN), (1.5, SEA)):
        box(x, -0.4, 0.48, 0.42, 0.14, 0.36, c, 0.06, tilt=(-14, 0))
    with at(0.05, -0.33, 0.98):  # the question on the wall
        box(0, 0, 0, 0.95, 0.08, 1.1, DARKWOOD, 0.02)
        box(0, -0.03, 0.06, 0.83, 0.06, 0.98, '#1F4A44', 0.01)
        arc = [(0.2 * math.cos(a), 0.72 + 0.2 * math.sin(a)) for a in (2.9, 2.3, 1.57, 0.8, 0.1, -0.6)] + [(0.02, 0.48), (0, 0.34)]
        tube([(x, -0.09, z) for x, z in arc], 0.05, SUN)
        ball(0, -0.09, 0.2, 0.06, SUN)
with at(0.15, -0.25, 0, 6):  # the game on its table
    table(0.95, 0.7, 0.5, '#A86B3C')
    box(0, 0, 0.5, 0.8, 0.46, 0.07, DARKWOOD, 0.02)
    for i in range(8):
        for row in range(4):
            x, y = -0.33 + i * 0.094, -0.165 + row * 0.11
            cyl(x, y, 0.565, 0.036, 0.01, '#3B2413', bevel=0, sides=12)
            if (i * 3 + row * 5) % 4:
                ball(x, y, 0.585, 0.022, MIST if (i + row) % 2 else SUN)
for x, y, rot in ((-0.75, -0.35, 0), (0.95, -0.65, 0)):  # stools
    lathe(x, y, 0, ((0.2, 0), (0.16, 0.18), (0.16, 0.28), (0.24, 0.36), (0.24, 0.42), (0.01, 0.4)), WOOD)
with at(-1.5, -0.65):  # the coffee on its brazier
    cyl(0, 0, 0, 0.24, 0.3, INK, 0.3)
    cyl(0, 0, 0.3, 0.25, 0.03, paint(ACTION, glow=0.8))
    lathe(0, 0, 0.33, ((0.18, 0), (0.22, 0.12), (0.09, 0.42), (0.12, 0.5), (0.02, 0.6)), paint('#C98A3A', rough=0.25))
    tube([(0.15, 0, 0.52), (0.34, 0, 0.8)], 0.035, '#C98A3A')
    for i, (x, y) in enumerate(((0.5, -0.2), (0.72, 0.02), (0.35, -0.42))):
        at(x, y, 0, 40 * i, 0.8).put(cup, (WHITE, ACTION, SEA)[i])
at(1.75, -0.9, 0, 12).put(cartons, (0, 0, 0, 0.55, 0), (0, 0, 0.4, 0.4, 14))
at(1.95, 0.75).put(palm, 2.1, -0.3)
