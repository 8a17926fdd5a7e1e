"""How to pack: on one bench somebody wraps a vase, lays it in a carton, and closes the carton with tape."""
from props import *


def vase(colour=ACTION):
    lathe(0, 0, 0, ((0.1, 0), (0.17, 0.16), (0.15, 0.28), (0.06, 0.38), (0.09, 0.46), (0.06, 0.46), (0.01, 0.4)), paint(colour, rough=0.2))
    lathe(0, 0, 0.17, ((0.165, 0), (0.18, 0.03), (0.165, 0.06)), SUN)


begin('corner')
at(0, -0.1).put(ground, 5.6, 2.1, '#E0BE86', grain=0.08)
for x, turn, shirt, hair, skin, hands in (
        (-1.65, 14, MIST, ACTION, '#5F3822', ((-0.18, -0.3, 0.68), (0.22, -0.3, 0.62))),
        (0.15, 8, SUN, '#2B2320', '#7A4A2E', ((-0.14, -0.34, 0.84), (0.16, -0.34, 0.84))),
        (1.95, -10, NECTARINE, SEA, '#6B4128', ((-0.2, -0.36, 0.8), (0.18, -0.34, 0.84)))):
    at(x, 0.36, 0, turn, 1.72).put(person, shirt, skirt=SEA, hair=hair, skin=skin, hands=hands)
for i, colour in enumerate((SEA, SUN, ACTION)):  # the bench
    x = (i - 1) * 1.8
    box(x, -0.78, 0.36, 1.76, 0.06, 0.48, paint(colour, 0.04), 0.02)
    text(x, -0.82, 0.44, str(i + 1), 0.46, INK if i == 1 else WHITE)
for x in (-2.7, -0.9, 0.9, 2.7):
    box(x, -0.35, 0, 0.1, 0.9, 0.84, DARKWOOD, 0.02)
box(0, -0.3, 0.1, 5.4, 0.7, 0.05, WOOD, 0.01)
for k in range(4):  # what they need lies below
    cyl(-2.35 + 0.36 * k, -0.36, 0.32, 0.16, 0.5, '#BFDAD9' if k % 2 else CARTON, axis='y')
for k in range(5):
    box(0, -0.36, 0.15 + 0.035 * k, 1.2, 0.5, 0.03, CARTON if k % 2 else '#DBA96F', 0.005, rot=2 * (k % 3) - 2)
cartons((1.45, -0.36, 0.15, 0.42, 4), (2.15, -0.36, 0.15, 0.38, -6))
box(0, -0.35, 0.84, 5.5, 1.04, 0.08, paint(WOOD, 0.08, 0.4), 0.02)
with at(-1.8, -0.35, 0.92):  # wrapped in paper with bubbles
    at(-0.05, 0.1, 0, s=1.1).put(vase)
    rows = [[(0.27 * math.cos(a), 0.1 + 0.24 * math.sin(a), z) for a in (math.radians(150 + k * 12) for k in range(16))] for z in (0, 0.3)]
    surface(rows[0] + rows[1], [(k, k + 1, k + 17, k + 16) for k in range(15)], '#CFE3E3', 0.02, smooth=True)
    for k in range(27):
        a = math.radians(158 + k % 9 * 20)
        ball(0.28 * math.cos(a), 0.1 + 0.25 * math.sin(a), 0.06 + k // 9 * 0.09, 0.03, WHITE)
    with at(0.62, 0.0, 0.17):  # the roll
        cyl(0, 0, 0, 0.17, 0.62, '#BFDAD9', axis='y')
        cyl(0, 0, 0, 0.06, 0.64, CARTON, axis='y')
with at(-0.05, -0.42, 0.92, 6, 1.25):  # laid in
    open_carton()
    for k in range(26):
        ball(rng.uniform(-0.24, 0.24), rng.uniform(-0.18, 0.18), 0.31, 0.06, WHITE if k % 3 else NECTARINE)
at(0.12, -0.2, 1.36, tilt=(0, -12)).put(vase, ACTION)
for z in (1.44, 1.56):
    lathe(0.1, -0.2, z, ((0.2, 0), (0.215, 0.05), (0.2, 0.1)), '#CFE3E3')
with at(1.75, -0.42, 0.92, -4):  # closed
    at(s=1.5).put(carton, 0.6, 0.46, 0.34)
    with at(0.1, 0.02, 0.58):
        cyl(0, 0, 0.1, 0.15, 0.12, TAPE, axis='y')
        cyl(0, 0, 0.1, 0.09, 0.13, DARKWOOD, axis='y')
        tube([(0.14, 0, 0.06), (0.24, 0, -0.04), (0.2, 0, -0.06)], 0.04, ACTION)
    for k in (-0.06, 0.06):
        profile([(-0.025, 0), (0.025, 0), (0.025, 0.12), (0.05, 0.12), (0, 0.2), (-0.05, 0.12), (-0.025, 0.12)], -0.356, 0.012, ACTION, 0, x=-0.26 + k, z=0.16)
at(-2.35, -1.0, 0, 30, 1.3).put(cat)
