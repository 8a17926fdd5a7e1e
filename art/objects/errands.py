"""What pages show that is no goods: papers, damage, and who pays less."""

from contextlib import contextmanager

from home import METAL, carton
from shapes import *

PAPER, TORN, SKIN = '#F3E7CF', '#E2B07A', '#7A4A2E'
GILT = coat(GOLD, 0.3, 0.4)


def lines(places, colour=STEEL, y=-0.02):
    """Lines of writing on a sheet that stands: (x of the middle, z, width)."""
    for x, z, width in places:
        plate(rounded(width, 0.05, 0.02), 0.01, (x, y, z), colour, 0)


@thing('invoice', 0.3)
def invoice():
    with group((0, 0.1, 0.02), (-15, 0, 6)):
        plate(rounded(1.5, 1.9, 0.1), 0.09, (0, 0.06, 0), LAGOON, 0.03)
        plate(rounded(1.3, 1.7, 0.03), 0.03, (0, 0, 0.08), PAPER, 0.005)
        plate(rounded(1.3, 0.26, 0.03), 0.02, (0, -0.012, 1.52), SEA, 0)
        plate(disc(0.13, -0.42, 1.3), 0.02, (0, -0.02, 0), NECTARINE, 0)
        lines([(-0.32, 1.02, 0.5), (-0.36, 0.86, 0.42), (-0.32, 0.7, 0.5), (-0.4, 0.54, 0.34)])
        plate(rounded(0.5, 0.2, 0.04), 0.02, (-0.32, -0.02, 0.2), SUN, 0)
        with group((0.3, -0.06, 0.2), (0, -5, 0)):  # the receipt
            teeth = [(-0.32 + 0.08 * k, 0.05 * (k % 2)) for k in range(9)]
            plate([*teeth, (0.32, 1.46), (-0.32, 1.46)], 0.03, (0, 0, 0), '#FFFBF0', 0.004)
            lines([(0, 1.1, 0.42), (-0.06, 0.96, 0.3), (0, 0.82, 0.42), (-0.06, 0.68, 0.3)])
            lines([(0, 0.5, 0.46), (0, 0.4, 0.46)], ACTION)
            plate(rounded(0.44, 0.1, 0.01), 0.01, (0, -0.02, 0.2), DARK, 0)
        box((0.6, 0.2, 0.18), (0.14, -0.02, 1.66), METAL, 0.05)
        for x in (-0.01, 0.29):
            tube([(x - 0.08, -0.05, 1.82), (x - 0.06, -0.08, 2.06), (x + 0.06, -0.08, 2.06), (x + 0.08, -0.05, 1.82)], 0.03, METAL)
    for k in range(4):
        cylinder(0.22, 0.07, (-0.62 + 0.02 * (k % 2), -0.55, 0.075 * k), GILT, bevel=0.015)


def tear(at, turn=(0, 0, 0), size=1.0):
    """A hole torn in a wall that faces the front: its edges stand out."""
    hole = [(-0.34, 0.3), (-0.16, 0.06), (-0.02, 0.16), (0.14, -0.02), (0.2, 0.2), (0.36, 0.24), (0.22, 0.44), (0.28, 0.62), (0.04, 0.5), (-0.14, 0.64), (-0.14, 0.42)]
    with group(at, turn, size):
        plate(hole, 0.02, (0, 0, 0), BROWN, 0)
        for (x, z), lean, tilt in (((-0.22, 0.18), 30, 24), ((0.16, 0.08), -28, 30), ((0.26, 0.34), -100, 26), ((-0.1, 0.56), 164, 30)):
            with group((x, -0.01, z), (0, lean, 0)):
                plate([(-0.15, 0), (0.15, 0), (0.03, -0.24)], 0.035, (0, 0, 0), TORN, 0.008, (-tilt, 0, 0))


@thing('damaged-box', 0.4)
def damaged_box():
    w, d, h = 0.8, 0.62, 1.16
    corners = [(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0), (-w, -d, h), (w, d, h), (-w, d, h),
               (0.05, -d, h), (w, 0.12, h), (w, -d, 0.42), (0.4, -0.24, 0.72)]  # the last is pressed in
    with group((0, 0.1, 0), (0, 0, 10)):
        walls = [(0, 1, 9, 7, 4), (1, 2, 5, 8, 9), (2, 3, 6, 5), (3, 0, 4, 6), (4, 7, 8, 5, 6), (3, 2, 1, 0)]
        place(mesh(corners, [*walls, (7, 9, 10), (9, 8, 10), (8, 7, 10)]), CARTON, smooth=1)
        box((0.2, 2 * d + 0.02, 0.02), (-0.46, 0, h + 0.005), '#F2D3A6', 0.005)
        box((0.2, 0.02, 0.34), (-0.46, -d, h - 0.34), '#F2D3A6', 0.005)
        tear((-0.14, -d - 0.012, 0.12), size=0.9)
    for x, y, turn in ((0.14, -0.84, 20), (0.44, -0.86, 130), (-0.2, -0.96, -70)):  # what it held
        with group((x, y, 0.02), (-90, 0, turn)):
            plate([(-0.16, -0.1), (0.1, -0.16), (0.18, 0.08), (-0.04, 0.14)], 0.06, (0, 0, 0), LAGOON, 0.015)


@thing('phone-photo', 0.3)
def phone_photo():
    carton((1.1, 0.9, 0.86), (-0.98, 0.26, 0), 8)
    tear((-1.26, -0.23, 0.1), (0, 0, 8), 0.9)

    def finger(*path, radius=0.082):
        """Balls along a path, close together."""
        return [(*(a + (b - a) * n / 6 for a, b in zip(p, q)), radius) for p, q in zip(path, path[1:]) for n in range(7)]

    with group((0.46, -0.36, 0), (-6, 0, -6)):
        lathe([(0.29, 0), (0.27, 0.24), (0, 0.24)], (0.1, 0.12, 0), LAGOON, bevel=0.03)
        ring(0.25, 0.045, (0.1, 0.12, 0.22), SUN)
        hand = [*finger((0.1, 0.12, 0.24), (0.08, 0.13, 0.6), radius=0.19),  # the wrist, the palm, the ball of the thumb
                (0.06, 0.16, 0.74, 0.32, 1.1, 0.5, 0.9), (0.0, 0.18, 1.0, 0.36, 1.0, 0.34, 1.2), (0.3, 0.08, 0.76, 0.18, 1, 0.9, 1.2)]
        hand += finger((0.34, 0.08, 0.76), (0.48, 0.02, 0.9), (0.5, -0.07, 1.04), (0.4, -0.13, 1.2), radius=0.09)
        for k in range(4):
            z = 0.86 + 0.17 * k
            hand += finger((-0.1, 0.17, z - 0.02), (-0.42, 0.12, z), (-0.5, 0, z + 0.02), (-0.44, -0.1, z + 0.02), (-0.3 - 0.03 * (k in (0, 3)), -0.12, z + 0.01))
        blob(hand, SKIN, 0.022, soft=4)
        with group((0, 0, 0.7)):
            plate(rounded(0.84, 1.44, 0.12), 0.09, (0, 0, 0), coat(DARK, 0.35), 0.03)
            plate(rounded(0.74, 1.34, 0.08), 0.01, (0, -0.046, 0.05), coat('#FBE3B8', 0.4, glow=0.3), 0)
            plate(rounded(0.48, 0.42, 0.02), 0.01, (0.04, -0.052, 0.5), '#C98D52', 0)
            plate(rounded(0.08, 0.42, 0.01), 0.01, (-0.08, -0.056, 0.5), '#F2D3A6', 0)
            plate([(0.08, 0.58), (0.16, 0.68), (0.14, 0.8), (0.2, 0.74), (0.26, 0.8), (0.24, 0.64)], 0.01, (0, -0.056, 0), BROWN, 0)
            for x in (-0.28, 0.28):
                for z, up in ((0.34, 1), (1.12, -1)):
                    tube([(x, -0.06, z + 0.14 * up), (x, -0.06, z), (x - math.copysign(0.14, x), -0.06, z)], 0.02, ACTION, bend=False)
            cylinder(0.09, 0.03, (0, -0.04, 0.2), WHITE, (90, 0, 0))


@thing('church', 6.0)
def church():
    wall, gable = '#F0E2C8', [(-0.52, 0), (0.52, 0), (0.52, 0.66), (0, 1.06), (-0.52, 0.66)]
    with group((0.1, 0.24, 0), (0, 0, -22)):
        plate(gable, 1.3, (0, 0.1, 0), wall, 0.02)
        box((0.12, 1.5, 0.06), (0, 0.1, 1.13), '#B23A18', 0.02)
        for side in (-1, 1):
            with group((0, 0.1, 1.12), (0, side * 37.5, 0)):
                box((0.82, 1.46, 0.07), (side * 0.38, 0, -0.05), ACTION, 0.02)
            for y in (-0.22, 0.16, 0.54):  # windows, and buttresses between them
                for r, colour, out in ((0.13, SAND, 0.52), (0.09, SEA, 0.535)):
                    plate([(-r, 0.28 - r), (r, 0.28 - r), *disc(r, 0, 0.46, 12, 0, 180)], 0.03, (side * out, y, 0), colour, 0, (0, 0, 90))
                plate([(side * x, z) for x, z in ((0.5, 0), (0.66, 0), (0.61, 0.38), (0.5, 0.54))], 0.08, (0, y + 0.19, 0), SAND, 0.01)
        with group((0, -0.66, 0)):  # the tower, with its bell
            box((0.56, 0.5, 1.12), (0, 0, 0), wall, 0.02)
            for x in (-0.22, 0.22):
                for y in (-0.19, 0.19):
                    box((0.12, 0.12, 0.46), (x, y, 1.1), wall, 0.015)
            box((0.62, 0.56, 0.08), (0, 0, 1.08), SAND, 0.02)
            box((0.62, 0.56, 0.08), (0, 0, 1.54), SAND, 0.02)
            lathe([(0.42, 0), (0.02, 0.44)], (0, 0, 1.61), ACTION, (0, 0, 45), sides=4, smooth=5)
            lathe([(0.17, 0), (0.14, 0.05), (0.1, 0.18), (0.05, 0.26), (0, 0.27)], (0, 0, 1.22), GILT, smooth=60)
            ball(0.05, (0, 0, 1.21), BROWN)
            box((0.05, 0.05, 0.3), (0, 0, 2.02), GILT, 0.01)
            box((0.2, 0.05, 0.05), (0, 0, 2.18), GILT, 0.01)
            for r, colour, out in ((0.21, SAND, 0.25), (0.16, BROWN, 0.27)):  # the door, a rose window, steps
                plate([(-r, 0), (r, 0), *disc(r, 0, 0.44, 14, 0, 180)], 0.04, (0, -out, 0), colour, 0.01)
            box((0.02, 0.02, 0.58), (0, -0.29, 0), '#3F2412', 0)
            plate(disc(0.14, 0, 0.86, 24), 0.03, (0, -0.25, 0), SAND, 0)
            plate(disc(0.1, 0, 0.86, 24), 0.02, (0, -0.27, 0), SEA, 0)
            for turn in (0, 60, 120):
                with group((0, -0.285, 0.86), (0, turn, 0)):
                    box((0.2, 0.01, 0.02), (0, 0, -0.01), SAND, 0)
            for k in (0, 1):
                box((0.64 - 0.1 * k, 0.3 - 0.12 * k, 0.06), (0, -0.36 + 0.04 * k, 0.06 * k), SAND, 0.02)
    carton((0.46, 0.4, 0.36), (0.5, -0.72, 0), 14)
    for x, y, r in ((-0.62, -0.3, 0.15), (0.86, 0.1, 0.17)):
        kit.foliage(x, y, r * 0.8, r, (LEAF, '#3F9160', '#5FA35A'), leaf=0.42)


@thing('diplomat', 0.4)
def diplomat():
    leather = coat('#8A4A2A', 0.45)
    with group((0.06, 0.3, 0), (0, 0, 8)):  # the case
        plate(rounded(1.7, 1.14, 0.14), 0.46, (0, 0, 0.03), leather, 0.06)
        plate(rounded(1.72, 0.05, 0.02), 0.47, (0, 0, 0.74), BROWN, 0.01)
        tube([(-0.3, 0, 1.14), (-0.27, 0, 1.36), (0.27, 0, 1.36), (0.3, 0, 1.14)], 0.06, BROWN)
        for x in (-0.5, 0.5):
            plate(rounded(0.2, 0.26, 0.04), 0.03, (x, -0.24, 0.64), GILT, 0.01)
        for x in (-0.76, 0.76):
            for z in (0.04, 1.02):
                box((0.2, 0.48, 0.16), (x, 0, z), BROWN, 0.05)
    with group((-0.36, -0.34, 0.17), (0, 0, -12)):  # the agreement
        cylinder(0.17, 1.3, (-0.65, 0, 0), PAPER, (0, 90, 0), bevel=0.02)
        for x in (-0.66, 0.64):
            cylinder(0.1, 0.03, (x, 0, 0), '#C9B48A', (0, 90, 0), bevel=0)
        cylinder(0.18, 0.2, (-0.1, 0, 0), ACTION, (0, 90, 0), bevel=0.01)
        for lean in (-22, 22):
            plate([(-0.08, 0), (0.08, 0), (0.08, -0.34), (0, -0.28), (-0.08, -0.34)], 0.02, (0, -0.19, 0.02), ACTION, 0, (-50, lean, 0))
        lathe([(0.15, 0), (0.16, 0.03), (0.13, 0.06), (0.1, 0.05), (0, 0.05)], (0, -0.17, 0.02), GILT, (80, 0, 0), 0.01)
    with group((0.62, -0.3, 0), (-16, 0, 16)):  # the passport
        plate(rounded(0.56, 0.78, 0.05), 0.09, (0, 0, 0), '#1D6B58', 0.02)
        ring(0.13, 0.022, (0, -0.05, 0.48), GILT, (90, 0, 0))
        plate(disc(0.06, 0, 0.48), 0.02, (0, -0.045, 0), GILT, 0)
        lines([(0, 0.14, 0.3), (0, 0.66, 0.34)], GILT, -0.045)


@thing('public-servant', 0.2)
def public_servant():
    with group((-0.16, 0.1, 0), (-12, 0, 8)):
        plate(rounded(1.16, 1.42, 0.12), 0.07, (0, 0, 0), PAPER, 0.02)
        plate(rounded(1.16, 0.42, 0.12), 0.02, (0, -0.03, 1.0), SEA, 0)
        plate(rounded(1.16, 0.14, 0.06), 0.02, (0, -0.03, 0), LEAF, 0)
        plate(rounded(0.3, 0.07, 0.03), 0.02, (0, -0.045, 1.24), SAND, 0)
        plate(rounded(0.5, 0.62, 0.06), 0.02, (-0.24, -0.035, 0.28), MIST, 0)
        plate([*disc(0.21, -0.24, 0.3, 24, 0, 180)], 0.04, (0, -0.04, 0), NECTARINE, 0.01)
        ball(0.135, (-0.24, -0.05, 0.62), SKIN, (1, 0.35, 1.1))
        plate(disc(0.15, -0.24, 0.64, 20, 0, 180), 0.05, (0, -0.06, 0), '#2B2320', 0.01)
        lines([(0.28, 0.78, 0.36), (0.24, 0.64, 0.28), (0.28, 0.5, 0.36), (0.22, 0.36, 0.24)], y=-0.035)
        box((0.2, 0.14, 0.16), (0, 0, 1.38), METAL, 0.03)
        tube([(-0.03, 0, 1.5), (0.16, 0.12, 1.7), (0.54, 0.22, 1.5), (0.76, 0.3, 0.9), (0.84, 0.2, 0.34), (0.94, -0.16, 0.05), (0.76, -0.5, 0.05),
              (0.56, -0.3, 0.06), (0.64, 0.1, 0.3), (0.62, 0.3, 0.9), (0.42, 0.24, 1.42), (0.14, 0.14, 1.6), (0.03, 0, 1.5)], 0.045, NECTARINE)
    with group((0.0, -0.66, 0.06), (0, 0, 14)):  # the key of the one car
        ball(0.3, (0, 0, 0.02), coat(DARK, 0.35), (1, 0.72, 0.36))
        box((0.6, 0.13, 0.05), (-0.56, 0, 0), METAL, 0.015)
        for x in (-0.8, -0.66, -0.5):
            box((0.08, 0.1, 0.05), (x, -0.09, 0), METAL, 0.01)
        cylinder(0.07, 0.05, (-0.06, 0, 0.1), ACTION, bevel=0.015)
        ring(0.15, 0.025, (0.4, 0, 0.02), GILT)


@thing('clock', 0.16)
def clock():
    with group((0, 0, 0), (-8, 0, 8)):
        for side in (-1, 1):
            tube([(side * 0.4, 0.04, 0.4), (side * 0.6, 0, 0.09)], 0.065, BROWN)
            ball(0.09, (side * 0.6, 0, 0.09), BROWN)
            with group((side * 0.36, 0.02, 1.6), (0, side * 26, 0)):  # a bell on its stalk
                cylinder(0.05, 0.24, (0, 0, -0.1), METAL)
                dome = [math.radians(9 * k) for k in range(11)]
                lathe([(0.37, 0), *((0.35 * math.cos(a), 0.03 + 0.28 * math.sin(a)) for a in dome)], (0, 0, 0.1), GILT)
                ball(0.06, (0, 0, 0.42), BROWN)
        tube([(0, 0.02, 1.5), (0, 0.02, 1.82)], 0.035, METAL)
        ball(0.09, (0, 0.02, 1.86), ACTION, (1.5, 1, 0.8))
        with group((0, 0.26, 0.92), (90, 0, 0)):  # z comes out of the dial
            rim = [(0.68, 0), (0.78, 0.06), (0.78, 0.44), (0.74, 0.5), (0.64, 0.5), (0.64, 0.4)]
            lathe(rim, (0, 0, 0), NECTARINE, bevel=0.02)
            cylinder(0.66, 0.02, (0, 0, 0.4), '#F7EAD0', bevel=0)
            for hour in range(12):
                with group((0, 0, 0.42), (0, 0, 30 * hour)):
                    long = 0.15 if hour % 3 == 0 else 0.08
                    box((0.055, long, 0.012), (0, 0.57 - long / 2, 0), SEA, 0)
            for long, wide, angle in ((0.34, 0.085, 90), (0.43, 0.06, 0)):  # nine, when an office opens
                with group((0, 0, 0.43), (0, 0, angle)):
                    box((wide, long, 0.02), (0, long / 2 - 0.05, 0), DARK, 0.01)
            cylinder(0.06, 0.05, (0, 0, 0.43), ACTION)


@thing('telephone', 0.2)
def telephone():
    red, floor = coat(ACTION, 0.3), lambda wide, deep, z, y: [(x, y + b - deep / 2, z) for x, b in rounded(wide, deep, 0.3 * deep, 4)]
    with group((-0.05, 0.05, 0), (0, 0, 14)):
        loft([floor(*ring) for ring in ((1.5, 1.24, 0, 0), (1.54, 1.28, 0.04, 0), (1.52, 1.24, 0.16, 0), (1.24, 0.9, 0.52, 0.1), (1.02, 0.6, 0.84, 0.2), (0.96, 0.52, 0.9, 0.2))], red, rounds=1)
        with group((0, -0.36, 0.5), (52, 0, 0)):  # z comes out of the dial
            cylinder(0.48, 0.07, (0, 0, -0.02), DARK)
            cylinder(0.44, 0.07, (0, 0, 0), '#F7EAD0')
            for k in range(10):
                a = math.radians(-20 + 31 * k)
                cylinder(0.075, 0.03, (0.31 * math.cos(a), 0.31 * math.sin(a), 0.06), DARK, bevel=0)
            cylinder(0.17, 0.05, (0, 0, 0.06), GILT)
        for x in (-0.34, 0.34):  # the cradle
            box((0.16, 0.46, 0.26), (x, 0.2, 0.86), red, 0.06)
        with group((0, 0.2, 1.2), (0, 0, 0)):  # the receiver
            tube([(-0.82, 0, -0.02), (-0.45, 0, 0.1), (0.45, 0, 0.1), (0.82, 0, -0.02)], 0.12, red)
            for x in (-0.8, 0.8):
                lathe([(0.17, 0.1), (0.27, -0.06), (0.28, -0.24), (0.2, -0.27)], (x, 0, 0), red, bevel=0.02)
        coil = [(-0.86 - 0.12 * math.sin(math.pi * t) + 0.07 * math.cos(60 * t), 0.1 - 0.5 * t, 0.9 - 0.82 * t + 0.07 * math.sin(60 * t)) for t in (k / 60 for k in range(61))]
        tube(coil, 0.03, DARK)


@thing('letter', 0.16)
def letter():
    coral, fold = coat(NECTARINE), lambda x, z: (x * 0.9, z)
    with group((-0.05, 0.1, 0.02), (-8, 0, 8)):
        plate([fold(-1, 0), fold(1, 0), fold(1, 1.1), fold(0, 1.6), fold(-1, 1.1)], 0.05, (0, 0.1, 0), '#B8431F')  # its back, and the flap that stands open
        with group((0.02, 0, 0.4), (0, -4, 0)):
            plate(rounded(1.4, 1.44, 0.04), 0.03, (0, 0, 0), PAPER, 0.005)
            plate(rounded(0.7, 0.16, 0.03), 0.02, (-0.2, -0.012, 1.14), SEA, 0)
            lines([(0, 0.98, 1.06), (-0.14, 0.84, 0.8), (0, 0.7, 1.06)])
        for side in (-1, 1):
            plate([fold(-side, 0), fold(-side, 1.1), fold(0, 0.42)][::side], 0.04, (0, -0.06, 0), '#E8662F', 0.01)
        plate([fold(-1, 0), fold(1, 0), fold(0.08, 0.62), fold(-0.08, 0.62)], 0.05, (0, -0.1, 0), coral, 0.015)


@thing('chat-bubbles', 0.2)
def chat_bubbles():
    tail = lambda side: [(side * 0.3, 0.3), (side * 0.62, 0.3), (side * 0.66, 0)][::side]
    for x, y, z, side, size, colour, dots in ((-0.16, 0.3, 0.62, -1, 1, '#2F9A63', '#F7EAD0'), (0.24, -0.22, 0, 1, 0.92, '#F5EAD4', SEA)):
        with group((x, y, z), (-4, 0, 10), size):
            plate([(a, b + 0.24) for a, b in rounded(1.6, 0.98, 0.34)], 0.34, (0, 0, 0), colour, 0.09)
            plate(tail(side), 0.26, (0, 0, 0), colour, 0.05)
            for k in (-1, 0, 1):
                ball(0.12, (0.38 * k, -0.15, 0.73), dots, (1, 0.6, 1))


@thing('drugs', 0.2)
def drugs():
    with group((-0.1, 0.1, 0), (-6, 0, 8)):
        cushion((1.1, 1.36, 0.5), (0, 0.24, 0.7), coat('#BCD6DA', 0.25), 0.3, (90, 0, 0))  # a bag that closes
        blob([(-0.2, 0, 0.34, 0.3), (0.2, 0, 0.36, 0.3), (0, 0, 0.5, 0.26)], '#FFFDF6', at=(0, 0, 0))
        box((1.14, 0.1, 0.12), (0, 0, 1.32), ACTION, 0.03)
        with group((0.5, -0.3, 0.1), (0, 16, 0)):
            for k in range(7):  # a leaf of seven fingers
                a = math.radians(-84 + 28 * k)
                long = 0.62 - 0.05 * abs(k - 3) ** 1.5
                with group((0, 0.01 * k, 0.3), (0, math.degrees(a), 0)):
                    plate([(0, 0), (0.085, long * 0.4), (0, long), (-0.085, long * 0.4)], 0.05, (0, 0, 0), LEAF if k % 2 else '#3F9A5C', 0.01)
            tube([(0, 0, 0.3), (0.02, 0, -0.06)], 0.035, LEAF)
    with group((0.02, -0.62, 0.8), (90, 0, 8), 0.92):  # forbidden
        ring(0.82, 0.075, (0, 0, 0), ACTION)
        box((1.62, 0.12, 0.1), (0, 0, -0.05), ACTION, 0.04, (0, 0, -45))


@contextmanager
def paper(band, wide=1.2, high=1.56, at=(-0.1, 0.1, 0.02), lean=6):
    """A page with a heading, on a board in the colour of the heading."""
    with group(at, (-14, 0, lean)):
        plate(rounded(wide + 0.16, high + 0.16, 0.1), 0.08, (0, 0.06, -0.06), band, 0.03)
        plate(rounded(wide, high, 0.04), 0.03, (0, 0, 0.02), PAPER, 0.005)
        yield


def bars(x, z, count, high=0.3):
    """A barcode."""
    for k in range(count):
        plate(rounded((0.03, 0.055, 0.02)[k * 5 % 3], high, 0.004), 0.01, (x + 0.085 * k, -0.02, z), DARK, 0)


@thing('tracking-slip', 0.15)
def tracking_slip():
    with paper(NECTARINE, 1.5, 1.3):
        bars(-0.6, 0.16, 15, 0.4)
        tube([(-0.52, -0.04, 0.84), (-0.2, -0.04, 1.04), (0.2, -0.04, 1.04), (0.5, -0.04, 0.84)], 0.035, ACTION)
        for x, colour in ((-0.52, SEA), (0.52, ACTION)):  # from where, and to where
            ball(0.13, (x, -0.04, 0.84), colour, (1, 0.5, 1))


@thing('proof-of-value', 0.25)
def proof_of_value():
    with paper(SEA):
        plate(rounded(1.2, 0.26, 0.04), 0.02, (0, -0.015, 1.32), SUN, 0)
        lines([(-0.2, 1.1, 0.6), (-0.26, 0.9, 0.48), (-0.2, 0.7, 0.6), (0.42, 1.1, 0.2), (0.42, 0.9, 0.2), (0.42, 0.7, 0.2)])
        lines([(0, 0.54, 1.04), (0, 0.2, 1.04)], ACTION)
        plate(rounded(0.46, 0.16, 0.03), 0.02, (0.28, -0.02, 0.3), SEA, 0)
    with group((0.5, -0.42, 0.05), (-16, 12, -8)):  # the price tag of what was bought
        plate([(-0.22, 0), (0.22, 0), (0.22, 0.5), (0, 0.74), (-0.22, 0.5)], 0.08, (0, 0, 0), NECTARINE, 0.03)
        plate(disc(0.06, 0, 0.54), 0.02, (0, -0.045, 0), DARK, 0)
        lines([(0, 0.3, 0.26), (0, 0.18, 0.26)], PAPER, -0.045)


@contextmanager
def photo(at, lean, sky):
    """A photograph with its white border."""
    with group(at, (-14, lean, 6), 0.9):
        plate(rounded(1.1, 1.3, 0.04), 0.05, (0, 0, 0), '#FBF3E2', 0.015)
        plate(rounded(0.92, 0.92, 0.02), 0.01, (0, -0.028, 0.28), sky, 0)
        yield


@thing('damage-photos', 0.15)
def damage_photos():
    for at, lean, sky in (((-0.5, 0.36, 0.12), -16, MIST), ((0.42, 0.16, 0.08), 14, SUN), ((-0.06, -0.12, 0.0), -3, LAGOON)):
        with photo(at, lean, sky):
            plate([(-0.32, 0.34), (0.32, 0.34), (0.32, 0.72), (0.12, 0.84), (-0.02, 0.66), (-0.16, 0.8), (-0.32, 0.74)], 0.02, (0, -0.035, 0), CARTON, 0)
            plate([(-0.06, 0.34), (0.1, 0.5), (0.0, 0.54), (0.1, 0.7), (-0.02, 0.66), (-0.1, 0.5)], 0.02, (0, -0.045, 0), BROWN, 0)


@thing('label-photo', 0.12)
def label_photo():
    with photo((-0.1, 0.1, 0.0), -4, LAGOON), group((0, -0.035, 0.34), (0, 0, 0)):
        plate(rounded(0.74, 0.58, 0.02), 0.02, (0, 0, 0), CARTON, 0)
        plate(rounded(0.5, 0.4, 0.02), 0.02, (0, -0.012, 0.09), PAPER, 0)
        with group((0.16, -0.03, 0.13), (0, 0, 0), 0.45):
            bars(-0.86, 0, 12, 0.34)
        lines([(-0.03, 0.4, 0.34), (-0.09, 0.32, 0.22)], SEA, -0.03)


@thing('delivery-slip', 0.2)
def delivery_slip():
    with paper(LEAF, 1.3, 1.4):
        lines([(-0.1, 1.14, 0.9), (-0.2, 0.98, 0.7), (-0.1, 0.82, 0.9)])
        lines([(0, 0.2, 1.04)], DARK)
        tube([(-0.42, -0.03, 0.3), (-0.28, -0.03, 0.6), (-0.24, -0.03, 0.28), (-0.06, -0.03, 0.5), (-0.04, -0.03, 0.3), (0.12, -0.03, 0.44), (0.2, -0.03, 0.3), (0.42, -0.03, 0.36)], 0.026, SEA)
    with group((0.5, -0.3, 0.5), (0, 40, 0)):  # the pen that signed it
        lathe([(0.01, 0), (0.07, 0.18), (0.085, 0.2), (0.085, 1.0), (0.05, 1.06), (0, 1.06)], (0, 0, 0), NECTARINE)
        lathe([(0.01, -0.01), (0.05, 0.12), (0.055, 0.13), (0, 0.13)], (0, 0, 0), DARK)


@thing('repair-estimate', 0.25)
def repair_estimate():
    with paper(ACTION):
        lines([(-0.22, 0.62, 0.56), (-0.28, 0.46, 0.44), (0.4, 0.62, 0.22), (0.4, 0.46, 0.22)])
        lines([(0, 0.32, 1.04)], ACTION)
        plate(rounded(0.44, 0.15, 0.03), 0.02, (0.29, -0.02, 0.1), ACTION, 0)
        with group((-0.02, -0.08, 1.14), (0, 52, 0)):  # a spanner
            plate(rounded(0.17, 0.9, 0.05), 0.08, (0, 0, -0.45), METAL, 0.02)
            for side in (-1, 1):
                plate([*disc(0.25, 0, 0, 30, 125, 415), (0.1, 0.0), (-0.1, 0.0)], 0.1, (0, 0, 0.44 * side), METAL, 0.02, (0, 0 if side > 0 else 180, 0))


@thing('locked-phone', 0.16)
def locked_phone():
    with group((-0.16, 0.14, 0.02), (-12, 0, 10)):
        plate(rounded(1.02, 1.92, 0.18), 0.13, (0, 0, 0), DARK, 0.04)
        plate(rounded(0.9, 1.76, 0.12), 0.02, (0, -0.065, 0.08), LAGOON, 0)
        tube([(-0.17, -0.16, 0.98), (-0.17, -0.16, 1.2), (0, -0.16, 1.36), (0.17, -0.16, 1.2), (0.17, -0.16, 0.98)], 0.05, METAL)
        plate(rounded(0.6, 0.5, 0.1), 0.18, (0, -0.16, 0.56), SUN, 0.04)
        plate([*disc(0.07, 0, 0.84, 24), (0.03, 0.79), (0.05, 0.66), (-0.05, 0.66), (-0.03, 0.79)][:24], 0.02, (0, -0.26, 0), DARK, 0)
        plate([(-0.03, 0.66), (0.03, 0.66), (0.03, 0.82), (-0.03, 0.82)], 0.02, (0, -0.26, 0), DARK, 0)
    with group((0.5, -0.44, 0.02), (-14, 8, -6)):  # the card that does not work
        plate([(-0.28, 0), (0.28, 0), (0.28, 0.52), (0.12, 0.7), (-0.28, 0.7)], 0.06, (0, 0, 0), ACTION, 0.025)
        plate(rounded(0.3, 0.3, 0.05), 0.02, (0, -0.035, 0.12), GILT, 0)
        lines([(0, 0.26, 0.3)], '#9C6A1E', -0.05)


@thing('swollen-battery', 0.12)
def swollen_battery():
    with group((-0.08, 0.16, 0), (0, 0, 10)):
        box((1.7, 1.1, 0.3), (0, 0, 0.02), DARK, 0.05)
        ball(0.5, (0, 0, 0.28), '#3E6671', (1.5, 0.98, 0.78))  # what has swollen
        for x, colour in ((-0.2, ACTION), (0, DARK), (0.2, SUN)):
            tube([(0.84, x, 0.18), (1.0, x, 0.2), (1.08, x - 0.1, 0.06)], 0.035, colour)
        box((0.12, 0.62, 0.16), (0.84, 0, 0.08), '#F7EAD0', 0.02)
    with group((-0.22, -0.62, 0.0), (-10, 0, 6)):
        plate([(-0.56, 0.02), (0.56, 0.02), (0, 1.0)], 0.12, (0, 0, 0), ACTION, 0.05)
        plate([(-0.36, 0.13), (0.36, 0.13), (0, 0.76)], 0.02, (0, -0.065, 0), '#FBE9C4', 0)
        plate([(-0.05, 0.3), (0.05, 0.3), (0.07, 0.58), (-0.07, 0.58)], 0.03, (0, -0.08, 0), DARK, 0.005)
        ball(0.055, (0, -0.08, 0.22), DARK, (1, 0.5, 1))


@thing('chassis-plate', 0.2)
def chassis_plate():
    with group((-0.04, 0.14, 0.02), (-14, 0, 8)):
        plate(rounded(1.9, 1.24, 0.12), 0.08, (0, 0, 0.2), '#3E6671', 0.03)
        plate(rounded(1.74, 1.08, 0.08), 0.02, (0, -0.05, 0.28), '#C4CFCE', 0)
        for x in (-0.78, 0.78):
            for z in (0.38, 1.26):
                ball(0.06, (x, -0.06, z), GILT, (1, 0.6, 1))
        lines([(-0.2, 1.16, 0.8), (0.1, 0.46, 1.1)], '#3E6671', -0.065)
        bars(-0.66, 0.68, 17, 0.26)
        with group((0.26, -0.36, 0.78), (90, 0, 0)):  # the glass over its number
            ring(0.42, 0.07, (0, 0, 0), NECTARINE)
            cylinder(0.4, 0.02, (0, 0, -0.02), '#E8F1EC')
            tube([(0.3, -0.32, 0), (0.66, -0.76, 0)], 0.085, BROWN)
        with group((0.26, -0.4, 0.6), (0, 0, 0), 1.5):
            bars(-0.17, 0, 5, 0.24)
