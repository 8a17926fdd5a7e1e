"""How to pack, in three steps: wrapped goods in an open carton, a full one, and a closed one on the scale."""
from props import *

begin('corner')
ground(5.4, 3.0, '#E0BE86', grain=0.08)
for i, (x, colour, ink) in enumerate(((-1.7, SEA, WHITE), (0, SUN, INK), (1.7, ACTION, WHITE))):
    h = 0.62 + 0.2 * i
    box(x, 0.2, 0, 1.5, 1.6, h, paint(colour, 0.04), 0.05)
    text(x, -0.605, 0.14, str(i + 1), 0.66 + 0.16 * i, ink)
    if i < 2:
        box(x + 0.85, 0.2, 0, 0.2, 0.7, 0.02, WHITE, 0)
with at(-1.7, 0.2, 0.62, 8, 1.7):  # wrapped, and still open
    open_carton()
    lathe(-0.12, 0, 0.28, ((0.1, 0), (0.15, 0.14), (0.06, 0.28), (0.08, 0.34), (0.01, 0.34)), paint(ACTION, rough=0.2))
    ball(0.14, 0, 0.36, 0.13, '#CFE3E3')
    for k in range(9):
        ball(0.14 + 0.12 * math.cos(k * 0.7), -0.03 + 0.1 * math.sin(k * 0.7), 0.4, 0.045, MIST)
with at(0, 0.2, 0.82, 8, 1.7):  # full
    open_carton()
    for k in range(34):
        ball(rng.uniform(-0.24, 0.24), rng.uniform(-0.18, 0.18), 0.32, 0.07, WHITE if k % 3 else NECTARINE)
    box(-0.08, 0.02, 0.32, 0.24, 0.26, 0.1, SEA, 0.02, rot=14)
with at(1.7, 0.2, 1.02):  # closed, with its label
    with at(0, 0, 0, 6, 1.95):
        carton(0.6, 0.48, 0.42)
        box(-0.16, -0.243, 0.08, 0.2, 0.01, 0.22, NECTARINE, 0)
        for k in (-0.05, 0.05):
            profile([(-0.02, 0), (0.02, 0), (0.02, 0.1), (0.04, 0.1), (0, 0.16), (-0.04, 0.1), (-0.02, 0.1)], -0.256, 0.01, WHITE, 0, x=-0.16 + k, z=0.11)
with at(-2.45, -1.1, 0, 20):  # tape, scissors, wrapping
    cyl(0, 0, 0.28, 0.28, 0.2, TAPE, axis='y', bevel=0.01)
    cyl(0, 0, 0.28, 0.15, 0.21, DARKWOOD, axis='y', bevel=0)
at(0.85, -1.15, 0.02, -14, 1.3).put(scissors)
with at(-0.55, -1.1, 0, -10):
    cyl(0, 0, 0.26, 0.26, 0.95, '#BFDAD9', axis='x')
    cyl(0, 0, 0.26, 0.09, 0.97, CARTON, axis='x')
    for k in range(24):
        ball(-0.4 + 0.16 * (k % 6), -0.19 - 0.04 * (k // 12), 0.42 - 0.11 * (k // 6), 0.04, WHITE)
