"""How to pack: on a carton laid open, one woman wraps a large vase, lowers it into its box, and sits on what she has closed."""
from props import *

W, D = 1.72, 1.55


def vase(wrapped=False):
    lathe(0, 0, 0, ((0.1, 0), (0.17, 0.16), (0.15, 0.28), (0.06, 0.38), (0.1, 0.47), (0.07, 0.47), (0.01, 0.4)), paint(ACTION, rough=0.2))
    lathe(0, 0, 0.17, ((0.165, 0), (0.18, 0.03), (0.165, 0.06)), SUN)
    if wrapped:
        lathe(0, 0, 0, ((0.14, 0), (0.23, 0.1), (0.23, 0.26), (0.12, 0.36)), '#BFDAD9')
        for k in range(48):
            a, z = math.tau * (k % 16 + k // 16 / 2) / 16, 0.1 + 0.08 * (k // 16)
            ball(0.225 * math.cos(a), 0.225 * math.sin(a), z, 0.034, WHITE)


def packer(hands, **look):
    """The same woman each time."""
    person(SUN, SEA, skirt=SEA, skin='#6B4128', hair=ACTION, hands=hands, **look)


begin('corner')
for i in range(3):
    with at((i - 1) * W):
        box(0, 0, -0.12, W - 0.02, D, 0.12, paint('#C98D52', 0.05), 0.015)
        box(0, 0, -0.02, W - 0.05, D - 0.03, 0.03, paint('#DBA96F', 0.05), 0.01)
        for turn, lean in ((180, -70), (0, 52)):  # the flaps: those in front hang down, those behind stand up
            with at(0, D / 2 if lean > 0 else -D / 2, -0.06, turn, 1, (lean, 0)):
                slab([(-W / 2 + 0.03, 0), (W / 2 - 0.03, 0), (W / 2 - 0.16, 0.62), (-W / 2 + 0.16, 0.62)], 0, 0.07, paint('#DBA96F', 0.05), 0.015)
        at(0, -D / 2 - 0.26, -0.53, tilt=(-20, 0)).put(text, 0, 0, 0, str(i + 1), 0.56, ACTION)
for i in range(2):  # what comes next
    with at((i - 0.5) * W, -0.5, 0.01):
        slab([(-0.2, -0.06), (0.02, -0.06), (0.02, -0.16), (0.22, 0), (0.02, 0.16), (0.02, 0.06), (-0.2, 0.06)], 0, 0.012, ACTION, 0)
with at(-W, 0, 0.01):
    at(0.05, 0.36, 0, 14, 1.75).put(packer, ((-0.26, -0.26, 0.5), (0.27, -0.28, 0.44)), nod=14)
    at(0.02, -0.2, 0, s=2.1).put(vase)
    rows = [[(0.02 + 0.42 * math.cos(a), -0.2 + 0.4 * math.sin(a), z) for a in (math.radians(100 + k * 11) for k in range(16))] for z in (0.0, 0.6)]
    surface(rows[0] + rows[1], [(k, k + 1, k + 17, k + 16) for k in range(15)], '#CFE3E3', 0.03, smooth=True)
    for k in range(48):
        a = math.radians(106 + k % 12 * 14)
        ball(0.02 + 0.44 * math.cos(a), -0.2 + 0.42 * math.sin(a), 0.09 + k // 12 * 0.14, 0.045, WHITE)
    cyl(0.62, 0.1, 0, 0.15, 0.75, '#BFDAD9')
    cyl(0.62, 0.1, 0.75, 0.06, 0.02, DARKWOOD)
with at(0, 0, 0.01):
    at(0, 0.3, 0, 6, 1.75).put(packer, ((-0.24, -0.36, 0.72), (0.24, -0.36, 0.72)), nod=16)
    at(0, -0.32, 0, 4, 1.75).put(open_carton)
    at(0, -0.3, 0.5, 0, 1.62).put(vase, True)
with at(W, 0, 0.01):
    at(0, 0.0, 0, 4, 1.75).put(carton, 0.6, 0.46, 0.4)
    with at(0.0, 0.12, 0.03, 20, 1.75):
        packer(((-0.1, -0.3, 0.62), (0.1, -0.24, 0.8)), sits=True)
        at(0.1, -0.32, 0.76, 180, 0.8).put(cup, WHITE)
    for k in (-0.08, 0.08):
        profile([(-0.03, 0), (0.03, 0), (0.03, 0.16), (0.07, 0.16), (0, 0.26), (-0.07, 0.16), (-0.03, 0.16)], -0.42, 0.012, ACTION, 0, x=-0.34 + k, z=0.2)
    at(-0.6, -0.45, 0, 20, 1.6).put(cat)
