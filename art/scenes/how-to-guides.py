"""How to pack, in three steps: an empty carton, a full one, and a closed one on its pallet."""
from props import *

begin('corner')
room('#B9AE98', '#8FB0AE', h=1.9)
for i, (x, c) in enumerate(((-1.3, MIST), (0.05, SUN), (1.4, NECTARINE))):
    box(x, -0.2, 0, 1.22, 1.5, 0.14 + 0.14 * i, paint(c, 0.04), 0.03)
    with at(x, 1.4, 1.1):  # its number on the wall
        cyl(0, 0, 0.28, 0.34, 0.08, paint('#F5EDDD'), axis='y')
        for k in range(i + 1):
            ball((k - i / 2) * 0.19, -0.05, 0.28, 0.075, ACTION)
with at(-1.3, -0.1, 0.14, 8, 1.35):
    open_carton()
    for k in range(18):
        ball(rng.uniform(-0.2, 0.2), rng.uniform(-0.15, 0.15), 0.34, 0.06, WHITE)
with at(0.05, -0.1, 0.28, 8, 1.35):
    open_carton()
    box(-0.15, 0.03, 0.3, 0.22, 0.28, 0.2, SEA, 0.02)
    lathe(0.1, 0.08, 0.3, ((0.07, 0), (0.1, 0.12), (0.05, 0.24), (0.07, 0.3), (0.01, 0.28)), paint(ACTION, rough=0.2))
    for k in range(10):
        ball(rng.uniform(0, 0.22), rng.uniform(-0.17, -0.05), 0.34, 0.06, WHITE)
with at(1.4, -0.1, 0.42, 4, 1.15):
    pallet()
    with at(0, 0, 0.12, 4, 1.15):
        carton(0.62, 0.48, 0.42)
        for x in (-0.18, 0.18):
            box(x, 0, 0.003, 0.02, 0.487, 0.424, INK, 0)
with at(-1.85, -1.15, 0, 20):  # the tape, scissors, a roll of wrapping
    cyl(0.3, 0, 0.2, 0.2, 0.14, TAPE, axis='y')
    cyl(0.3, 0, 0.2, 0.1, 0.15, DARKWOOD, axis='y')
with at(-0.55, -1.2, 0.02, -14):
    for s in (-1, 1):
        tube([(0, 0, 0.03), (0.5, s * 0.09, 0.03)], 0.03, STEEL)
        tube([(-0.16 + 0.11 * math.cos(k * 0.6), -s * 0.13 + 0.09 * math.sin(k * 0.6), 0.03) for k in range(12)], 0.03, ACTION)
with at(0.75, -1.25, 0.0, 8):
    cyl(0, 0, 0.2, 0.2, 0.9, '#CFE3E3', axis='x')
    cyl(0, 0, 0.2, 0.07, 0.92, CARTON, axis='x')
    for i in range(7):
        for k in range(3):
            ball(-0.38 + i * 0.13, -0.15 - 0.04 * k, 0.29 - 0.09 * k, 0.035, WHITE)
with at(0.7, 1.1, 0, s=1.0):  # folded cartons against the wall
    for i in range(5):
        box(-0.9 + i * 0.07, -0.12 + 0.05 * i, 0, 0.95, 0.03, 0.85, CARTON if i % 2 else '#DBA96F', 0.005, tilt=(-10, 0))
