"""Insurance: a crate that fell on its way, and a vase in straw that arrived whole."""
from props import *

begin('corner')
ground(4.2, 3.1, '#D3B78C')
with at(-0.25, 0.25, 0, -8):  # the crate
    box(0, 0, 0, 1.7, 1.2, 0.06, DARKWOOD, 0.01)
    for z in range(4):
        for y in (-0.6, 0.6):
            box(0, y, 0.06 + z * 0.25, 1.7, 0.06, 0.22, paint(WOOD, 0.14, 0.2), 0.012)
        for x in (-0.85, 0.85):
            box(x, 0, 0.06 + z * 0.25, 0.06, 1.2, 0.22, paint('#B97B49', 0.14, 0.2), 0.012)
    for x in (-0.8, 0.8):
        for y in (-0.64, 0.64):
            box(x, y, 0, 0.14, 0.05, 1.06, '#8B5632', 0.01)
    box(0.4, -0.65, 0.35, 0.36, 0.02, 0.36, '#F1E3C6', 0.01)
    profile([(0.3, 0.42), (0.5, 0.42), (0.4, 0.62)], -0.675, 0.02, ACTION, 0)
    for i in range(90):  # straw
        x, y, a = rng.uniform(-0.75, 0.75), rng.uniform(-0.5, 0.5), rng.uniform(0, 6.3)
        tube([(x, y, rng.uniform(0.86, 1.0)), (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), rng.uniform(0.95, 1.18))], 0.014,
             rng.choice(['#E2BC66', '#CFA24C', '#F0D488']))
    lathe(-0.1, 0, 0.85, ((0.2, 0), (0.42, 0.35), (0.4, 0.6), (0.16, 0.86), (0.14, 1.0), (0.22, 1.1), (0.19, 1.1), (0.1, 1.0), (0.01, 0.98)),
          paint(SEA, rough=0.15))
    for z, r in ((0.3, 0.41), (0.62, 0.405)):
        lathe(-0.1, 0, 0.85 + z, ((r - 0.02, 0), (r + 0.012, 0.03), (r - 0.02, 0.06)), NECTARINE)
    for k in range(9):
        a = k * math.tau / 9
        ball(-0.1 + 0.425 * math.cos(a), 0.425 * math.sin(a), 1.36, 0.06, SUN, (1, 1, 1.3))
with at(-1.25, 1.0, 0, 20, 1, (60, 0)):  # the lid against the wall of the crate
    for i in range(5):
        box(-0.5 + i * 0.25, 0.5, 0, 0.22, 1.1, 0.05, paint(WOOD, 0.14, 0.2), 0.012)
with at(1.1, 0.2):  # the umbrella over it
    tube([(0, 0, 0.0), (-0.55, 0.1, 2.75)], 0.035, DARKWOOD)
    with at(-0.55, 0.1, 2.6, tilt=(0, -14)):
        n = 8
        for k in range(n):
            a, b = math.tau * k / n, math.tau * (k + 1) / n
            rows = [[(1.45 * math.sin(u * 1.25) * math.cos(a + (b - a) * v) / math.sin(1.25), 1.45 * math.sin(u * 1.25) * math.sin(a + (b - a) * v) / math.sin(1.25),
                      0.62 * (math.cos(u * 1.25) - 0.32) - 0.06 * u * math.sin(math.pi * v)) for v in (0, 0.5, 1)] for u in (0.02, 0.35, 0.7, 1)]
            surface([p for row in rows for p in row], [(i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3) for i in range(3) for j in range(2)],
                    ACTION if k % 2 else WHITE, smooth=True)
        ball(0, 0, 0.45, 0.06, DARKWOOD)
with at(1.3, -0.85, 0, 14):  # the carton that fell
    box(0, 0, 0, 0.7, 0.55, 0.42, CARTON, 0.02)
    box(0.28, -0.2, 0.3, 0.2, 0.2, 0.14, '#9C6C3C', 0.02, rot=30)
    box(0, 0, 0.004, 0.11, 0.56, 0.424, TAPE, 0)
    tube([(-0.3, -0.282, 0.3), (-0.2, -0.285, 0.2), (-0.24, -0.285, 0.12), (-0.12, -0.285, 0.04)], 0.012, DARKWOOD)
with at(-1.0, -0.95, 0, -10):  # the policy
    for i in range(3):
        box(0, 0, i * 0.014, 0.62, 0.8, 0.012, WHITE, 0, rot=4 * i)
    box(-0.02, 0.24, 0.042, 0.36, 0.06, 0.005, INK, 0, rot=8)
    for k in range(4):
        box(0, 0.1 - k * 0.1, 0.042, 0.44, 0.03, 0.004, STEEL, 0, rot=8)
    cyl(0.2, -0.26, 0.04, 0.09, 0.02, ACTION)
