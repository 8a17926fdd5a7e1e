"""How to pack, step by step: on each step of a stair a bench, where a vase is wrapped, laid in a carton, and taped up."""
from props import *


def vase(colour=ACTION):
    lathe(0, 0, 0, ((0.1, 0), (0.17, 0.16), (0.15, 0.28), (0.06, 0.38), (0.09, 0.46), (0.06, 0.46), (0.01, 0.4)), paint(colour, rough=0.2))
    lathe(0, 0, 0.17, ((0.165, 0), (0.18, 0.03), (0.165, 0.06)), SUN)


begin('corner')
STEP = 0.42
for i, (colour, turn, shirt, hair, skin, hands) in enumerate((
        (SEA, 14, MIST, ACTION, '#5F3822', ((-0.18, -0.3, 0.68), (0.22, -0.3, 0.62))),
        (SUN, 8, ROSE, '#2B2320', '#7A4A2E', ((-0.14, -0.34, 0.84), (0.16, -0.34, 0.84))),
        (ACTION, -10, NECTARINE, SEA, '#6B4128', ((-0.2, -0.36, 0.8), (0.18, -0.34, 0.84))))):
    x, z = (i - 1) * 1.8, STEP * i
    box(x, -0.15, -0.46, 1.8, 2.2, 0.46 + z, paint('#2A8088' if i == 0 else colour, 0.04), 0.05)
    text(x, -1.27, z - 0.4, str(i + 1), 0.42, INK if i == 1 else WHITE)
    at(x + 0.15, 0.4, z, turn, 1.72).put(person, shirt, skirt=SEA, hair=hair, skin=skin, hands=hands)
    at(x, -0.35, z).put(table, 1.6, 0.9, 0.92, WOOD)
with at(-1.8, -0.35, 0.92):  # wrapped in paper with bubbles
    at(-0.05, 0.1, 0, s=1.1).put(vase)
    rows = [[(0.27 * math.cos(a), 0.1 + 0.24 * math.sin(a), z) for a in (math.radians(150 + k * 12) for k in range(16))] for z in (0, 0.3)]
    surface(rows[0] + rows[1], [(k, k + 1, k + 17, k + 16) for k in range(15)], '#CFE3E3', 0.02, smooth=True)
    for k in range(27):
        a = math.radians(158 + k % 9 * 20)
        ball(0.28 * math.cos(a), 0.1 + 0.25 * math.sin(a), 0.06 + k // 9 * 0.09, 0.03, WHITE)
    with at(0.52, 0.0, 0.17):  # the roll
        cyl(0, 0, 0, 0.17, 0.62, '#BFDAD9', axis='y')
        cyl(0, 0, 0, 0.06, 0.64, CARTON, axis='y')
with at(-0.05, -0.42, 0.92 + STEP, 6, 1.25):  # laid in
    open_carton()
    for k in range(26):
        ball(rng.uniform(-0.24, 0.24), rng.uniform(-0.18, 0.18), 0.31, 0.06, WHITE if k % 3 else NECTARINE)
at(0.12, -0.2, 1.36 + STEP, tilt=(0, -12)).put(vase, ACTION)
for z in (1.44, 1.56):
    lathe(0.1, -0.2, z + STEP, ((0.2, 0), (0.215, 0.05), (0.2, 0.1)), '#CFE3E3')
with at(1.75, -0.42, 0.92 + 2 * STEP, -4):  # closed
    at(s=1.5).put(carton, 0.6, 0.46, 0.34)
    with at(0.1, 0.02, 0.58):
        cyl(0, 0, 0.1, 0.15, 0.12, TAPE, axis='y')
        cyl(0, 0, 0.1, 0.09, 0.13, DARKWOOD, axis='y')
        tube([(0.14, 0, 0.06), (0.24, 0, -0.04), (0.2, 0, -0.06)], 0.04, ACTION)
    for k in (-0.06, 0.06):
        profile([(-0.025, 0), (0.025, 0), (0.025, 0.12), (0.05, 0.12), (0, 0.2), (-0.05, 0.12), (-0.025, 0.12)], -0.356, 0.012, ACTION, 0, x=-0.26 + k, z=0.16)
at(-2.35, -1.0, 0, 30, 1.3).put(cat)
