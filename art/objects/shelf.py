"""What stands on a shelf: beauty, health, food and drink."""

from shapes import *

GILT = coat(GOLD, 0.25, 0.5)
LIQUID = coat('#FFA95E', 0.08)
AMBER = coat('#B8612A', 0.15)


def capsule(at, turn, one, other, size=1.0):
    with group(at, turn, size):
        cylinder(0.1, 0.16, (0, 0, 0), one, (0, 90, 0), bevel=0)
        cylinder(0.1, 0.16, (-0.16, 0, 0), other, (0, 90, 0), bevel=0)
        ball(0.1, (0.16, 0, 0), one)
        ball(0.1, (-0.16, 0, 0), other)


def leaf(size, at, colour=LEAF):
    with group(at, (0, 24, 0), size):
        plate(soft([(0, 0), (0.26, 0.26), (0.24, 0.62), (0, 1), (-0.24, 0.62), (-0.26, 0.26)]), 0.04, (0, 0, 0), colour, 0.01)
        tube([(0, -0.03, -0.2), (0, -0.03, 0.8)], 0.03, SAND, bend=False)


@thing('perfume', 0.12)
def perfume():
    with group((-0.1, 0, 0)):
        plate(rounded(1.2, 1.2, 0.16), 0.56, (0, 0, 0.02), coat('#F6D9BC', 0.06), 0.1)
        plate(rounded(1.21, 0.82, 0.16), 0.57, (0, 0, 0.015), LIQUID, 0.1)
        plate(rounded(0.5, 0.36, 0.03), 0.02, (0, -0.31, 0.34), SAND, 0.005)
        for k in range(2):
            plate(rounded(0.3 - 0.12 * k, 0.035, 0.01), 0.01, (0, -0.325, 0.54 - 0.1 * k), ACTION, 0)
        plate(rounded(0.05, 0.5, 0.025), 0.02, (-0.48, -0.285, 0.46), '#FFE4C4', 0)
        cylinder(0.2, 0.14, (0, 0, 1.2), GILT)
        cylinder(0.13, 0.16, (0, 0, 1.32), GILT)
        box((0.42, 0.36, 0.36), (0, 0, 1.42), ACTION, 0.06)
    tube([(0.04, 0, 1.3), (0.4, 0, 1.42), (0.66, -0.06, 1.34), (0.74, -0.12, 1.1)], 0.04, ACTION)
    ball(0.21, (0.74, -0.12, 0.9), ACTION, (1, 1, 1.08))
    for k in range(10):
        angle = math.tau * k / 10
        tube([(0.74, -0.12, 1.12), (0.74 + 0.22 * math.cos(angle), -0.12 + 0.22 * math.sin(angle), 0.9), (0.74, -0.12, 0.68)], 0.014, NECTARINE)
    lathe([(0.09, 0), (0.06, 0.16), (0.03, 0.22)], (0.74, -0.12, 0.47), SUN)


@thing('cosmetics', 0.08)
def cosmetics():
    with group((-0.42, 0.12, 0)):
        cylinder(0.28, 0.62, (0, 0, 0), DARK, bevel=0.03)
        cylinder(0.24, 0.36, (0, 0, 0.62), GILT, bevel=0.02)
        stick = coat(ACTION, 0.3)
        rings = [[(0.2 * wide * math.cos(a), 0.2 * wide * math.sin(a), low - slant * (wide * math.cos(a + 0.9) + 1))
                  for a in (math.tau * k / 32 for k in range(32))]
                 for wide, low, slant in ((1, 0.98, 0), (1, 1.62, 0.15), (0.9, 1.66, 0.15), (0.5, 1.7, 0.15), (0.05, 1.71, 0.15))]
        loft(rings, stick, rounds=0, smooth=50)
    with group((0.42, 0.16, 0), (0, 0, 6)):
        cylinder(0.5, 0.1, (0, 0, 0), NECTARINE, bevel=0.03)
        cylinder(0.42, 0.02, (0, 0, 0.095), '#F0B79A', bevel=0.01)
        ring(0.43, 0.025, (0, 0, 0.1), GILT)
        with group((0, 0.5, 0.08), (72, 0, 0)):
            cylinder(0.5, 0.08, (0, 0.5, 0), NECTARINE, bevel=0.03)
            cylinder(0.42, 0.02, (0, 0.5, 0.07), coat('#A9D3DA', 0.08), bevel=0.01)
    with group((0.3, -0.62, 0)):
        cylinder(0.3, 0.26, (0, 0, 0), LAGOON, bevel=0.05)
        cylinder(0.27, 0.05, (0, 0, 0.24), WHITE, bevel=0.01)
        lathe([(0.24, 0), (0.2, 0.05), (0.12, 0.09), (0.06, 0.17), (0.0, 0.2)], (0, 0, 0.28), coat('#F7E3CF', 0.4), smooth=80)
    with group((-0.86, -0.5, 0.06), (0, 90, -38)):
        cylinder(0.045, 0.5, (0, 0, 0), DARK, top=0.06)
        cylinder(0.07, 0.16, (0, 0, 0.5), GILT)
        lathe([(0.06, 0), (0.15, 0.16), (0.13, 0.28), (0, 0.36)], (0, 0, 0.65), '#E8A78C', smooth=80)


@thing('medicine', 0.1)
def medicine():
    with group((-0.3, 0.16, 0)):
        lathe([(0.48, 0), (0.5, 0.03), (0.5, 0.98), (0.46, 1.06), (0.4, 1.08), (0, 1.08)], (0, 0, 0), AMBER, bevel=0.01)
        cylinder(0.505, 0.5, (0, 0, 0.24), SAND, bevel=0)
        cylinder(0.46, 0.3, (0, 0, 1.1), WHITE, bevel=0.04)
        for k in range(30):
            with group((0, 0, 1.14), (0, 0, 12 * k)):
                box((0.02, 0.04, 0.2), (0.46, 0, 0), MIST, 0.008)
        with group((0, 0, 0), (0, 0, 24)):
            box((0.1, 0.02, 0.3), (0, -0.505, 0.34), LEAF, 0.005)
            box((0.3, 0.02, 0.1), (0, -0.505, 0.44), LEAF, 0.005)
    with group((0.62, -0.1, 0.05), (-64, 0, 18)):
        plate(rounded(0.8, 1.08, 0.08), 0.03, (0, 0, 0), MIST, 0.01)
        for x in (-0.19, 0.19):
            for z in repeat(4, 0.18, 0.24):
                ball(0.13, (x, -0.02, z), NECTARINE if (x < 0 or z > 0.3) else '#9FBCC0', (1.1, 0.5, 0.72))
    capsule((-0.42, -0.66, 0.1), (0, 0, 30), ACTION, SAND, 1.05)
    capsule((-0.02, -0.9, 0.1), (0, 0, -16), LAGOON, SUN, 1.05)
    ball(0.13, (-0.86, -0.44, 0.07), WHITE, (1, 1, 0.5))


@thing('supplements', 0.25)
def supplements():
    with group((-0.4, 0.2, 0)):
        lathe([(0.5, 0), (0.54, 0.04), (0.54, 1.12), (0.48, 1.2), (0, 1.2)], (0, 0, 0), WHITE, bevel=0.02)
        cylinder(0.545, 0.7, (0, 0, 0.22), LEAF, bevel=0)
        cylinder(0.54, 0.24, (0, 0, 1.18), DARK, bevel=0.05)
        with group((0, 0, 0), (0, 0, 24)):
            leaf(0.48, (-0.06, -0.57, 0.44), '#BFE59F')
    with group((0.56, 0.3, 0)):  # the shaker
        lathe([(0.32, 0), (0.36, 0.04), (0.42, 1.1), (0, 1.1)], (0, 0, 0), coat('#BFE0DE', 0.15), smooth=50)
        lathe([(0.33, 0), (0.37, 0.56), (0, 0.56)], (0, 0, 0.03), '#EFD9B4', smooth=60)
        cylinder(0.44, 0.2, (0, 0, 1.08), NECTARINE, bevel=0.04)
        cylinder(0.15, 0.22, (0.16, -0.1, 1.26), ACTION, top=0.12)
        for z in repeat(4, 0.3, 0.2):
            box((0.16, 0.02, 0.03), (0.0, -0.4 - 0.05 * z, z), SEA, 0)
    with group((0.24, -0.62, 0.02), (0, 0, -14)):  # the scoop, full
        lathe([(0.22, 0), (0.32, 0.3), (0.28, 0.3), (0, 0.28)], (0, 0, 0), ACTION)
        lathe([(0.28, 0), (0.2, 0.12), (0.08, 0.2), (0, 0.21)], (0, 0, 0.29), '#F3E0BC', smooth=80)
        box((0.7, 0.14, 0.06), (0.6, 0, 0.24), ACTION, 0.03)
    capsule((-0.74, -0.56, 0.12), (0, 0, 30), NECTARINE, SAND, 1.15)
    capsule((-0.36, -0.8, 0.12), (0, 0, -26), SEA, SUN, 1.15)
    capsule((-0.26, -0.5, 0.12), (0, 0, 80), LEAF, SAND, 1.15)


@thing('food', 0.2)
def food():
    with group((-0.58, 0.1, 0)):
        cylinder(0.42, 1.0, (0, 0, 0), coat('#C9D5D8', 0.3, 0.6), bevel=0.03)
        cylinder(0.425, 0.76, (0, 0, 0.12), ACTION, bevel=0)
        ring(0.4, 0.03, (0, 0, 0.99), coat('#C9D5D8', 0.3, 0.6))
        with group((0, 0, 0.5), (0, 0, 22)):
            ball(0.2, (0, -0.39, 0), NECTARINE, (1, 0.2, 0.95))
            for lean in (-40, 0, 40):
                ball(0.09, (0.06 * lean / 40, -0.42, 0.19), LEAF, (0.4, 0.3, 1), (0, lean, 0))
    with group((0.24, 0.42, 0)):
        box((0.8, 0.42, 1.46), (0, 0, 0), SUN, 0.05)
        box((0.81, 0.43, 0.3), (0, 0, 1.1), SEA, 0.03)
        plate(disc(0.24, 0, 0.6), 0.02, (0, -0.21, 0), SAND, 0.004)
        for k in range(3):
            with group((0, -0.225, 0.6), (0, 120 * k, 0)):
                ball(0.07, (0, 0, 0.1), '#B98A3E', (0.5, 0.3, 1.2))
    with group((0.56, -0.4, 0)):
        lathe([(0.36, 0), (0.39, 0.04), (0.39, 0.54), (0.32, 0.64), (0, 0.64)], (0, 0, 0), coat('#8E2F3C', 0.12), bevel=0.01)
        cylinder(0.36, 0.2, (0, 0, 0.64), SAND, bevel=0.03)
        ring(0.36, 0.02, (0, 0, 0.66), GOLD)
        cylinder(0.394, 0.26, (0, 0, 0.14), SAND, bevel=0)
        with group((0, 0, 0.27), (0, 0, 24)):
            ball(0.09, (0, -0.39, 0), ACTION, (1, 0.25, 1))


@thing('fresh-and-frozen-food', 0.4)
def fresh_food():
    box((1.92, 1.22, 0.7), (0, 0, 0.02), LAGOON, 0.05)
    box((2.0, 1.3, 0.1), (0, 0, 0.68), SAND, 0.04)
    ice = coat('#CFE6EA', 0.15)
    box((1.76, 1.06, 0.03), (0, 0, 0.77), ice, 0.01)
    for k in range(18):
        spot = (-0.7 + 0.28 * (k % 6), -0.36 + 0.36 * (k // 6), 0.72)
        box((0.26, 0.24, 0.2), spot, ice, 0.05, (0, 0, 35 * k) if k % 3 else (40, 20 * k, 17 * k))
    for at, turn, skin, fin in (((0.04, 0.28, 1.02), (-8, 8, 188), LAGOON, SEA), ((-0.06, -0.26, 1.08), (10, -8, 12), NECTARINE, ACTION)):
        side = -1 if fin == ACTION else 1  # the side that one sees
        with group(at, turn, 1.12):
            body = ((-0.86, 0.04, 0.05), (-0.74, 0.12, 0.17), (-0.45, 0.19, 0.28), (-0.1, 0.19, 0.29), (0.3, 0.13, 0.2))
            loft([oval(x, w, -h, h, 12, 2) for x, w, h in (*body, (0.7, 0.04, 0.07))], coat(skin, 0.3))
            plate(soft([(0.62, 0), (1.02, 0.34), (0.88, 0), (1.02, -0.34)]), 0.08, (0, 0, 0), fin, 0.02)
            plate(soft([(-0.34, 0.22), (0.1, 0.5), (0.24, 0.2)]), 0.07, (0, 0, 0), fin, 0.02)
            plate(soft([(-0.22, 0.02), (0.08, 0.02), (0.02, -0.16)]), 0.05, (0, 0.19 * side, 0), fin, 0.02)
            ball(0.085, (-0.62, 0.13 * side, 0.08), WHITE, (1, 0.5, 1))
            ball(0.048, (-0.62, 0.17 * side, 0.08), INK, (1, 0.5, 1))
            tube([(-0.44, 0.15 * side, 0.22), (-0.36, 0.2 * side, 0), (-0.44, 0.15 * side, -0.2)], 0.026, fin)
    for k in range(3):  # a flake of snow
        with group((0, -0.63, 0.36), (0, 60 * k, 0), 1.2):
            tube([(-0.19, 0, 0), (0.19, 0, 0)], 0.025, SAND, bend=False)
            for side in (-1, 1):
                tube([(side * 0.17, 0, 0.07), (side * 0.1, 0, 0), (side * 0.17, 0, -0.07)], 0.02, SAND, bend=False)


@thing('alcohol-and-tobacco', 0.32)
def alcohol():
    glass = coat('#CFE3E4', 0.08)
    with group((-0.56, 0.24, 0)):
        lathe([(0.36, 0), (0.38, 0.04), (0.38, 1.06), (0.33, 1.22), (0.14, 1.44), (0.12, 1.52), (0.12, 1.92), (0, 1.92)], (0, 0, 0), coat('#1F6B45', 0.1), smooth=45)
        cylinder(0.385, 0.52, (0, 0, 0.32), NECTARINE, bevel=0)
        cylinder(0.14, 0.38, (0, 0, 1.58), ACTION, bevel=0.02)
        with group((0, 0, 0.6), (0, 0, 24)):
            for k in range(6):
                ball(0.065, ((0.12 * (k % 3) - 0.12, 0.12 * (k % 2) - 0.06, 0)[k // 3 if k < 5 else 2], -0.375, 0.1 - 0.11 * (k // 3 if k < 5 else 2)), SAND, (1, 0.5, 1))
    with group((0.56, 0.4, 0)):
        lathe([(0.3, 0), (0.29, 0.03), (0.06, 0.06), (0.04, 0.12), (0.04, 0.62), (0.12, 0.68)], (0, 0, 0), glass, smooth=60)
        lathe([(0.12, 0), (0.32, 0.2), (0.36, 0.42), (0, 0.42)], (0, 0, 0.67), coat('#8E2440', 0.1), smooth=60)
        lathe([(0.36, 0), (0.34, 0.34), (0.325, 0.34), (0.345, 0)], (0, 0, 1.09), glass, smooth=60, caps=False)
    with group((0.34, -0.56, 0), (0, 0, 18)):  # the packet lies, one out of it
        box((0.78, 0.62, 0.26), (0, 0, 0), SUN, 0.03)
        box((0.2, 0.63, 0.27), (0.3, 0, 0), SAND, 0.02)
        plate(disc(0.16, 0, 0), 0.02, (-0.14, 0, 0.262), ACTION, 0.004, (-90, 0, 0))
        for y in (-0.18, -0.06, 0.06, 0.18):
            cylinder(0.055, 0.1 if y != 0.06 else 0.3, (0.38, y, 0.14), '#D9884A', (0, 90, 0))
    with group((-0.66, -0.5, 0.065), (0, 90, -28)):
        cylinder(0.065, 0.14, (0, 0, -0.12), STEEL, top=0.066)
        cylinder(0.068, 0.05, (0, 0, 0.0), ACTION)
        cylinder(0.065, 0.34, (0, 0, 0.05), WHITE)
        cylinder(0.068, 0.24, (0, 0, 0.38), '#D9884A')
