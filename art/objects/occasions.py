"""Holidays that close factories, and what a warehouse counts."""

from home import METAL, carton
from shapes import *

GILT, RED, PAPER = coat(GOLD, 0.3, 0.4), '#D5381F', '#F3E7CF'


@thing('lantern', 0.9)
def lantern():
    cylinder(0.42, 0.08, (0.62, 0.3, 0), BROWN, bevel=0.03)
    tube([(0.62, 0.3, 0.05), (0.64, 0.3, 1.5), (0.5, 0.3, 2.1), (0.06, 0.3, 2.34), (-0.2, 0.3, 2.2)], 0.05, WOOD)
    with group((-0.2, 0.3, 0.86)):
        ribs = [math.radians(-66 + 3 * k) for k in range(45)]
        lathe([((0.69 + 0.022 * math.cos(math.radians(20 * 3 * k))) * math.cos(a), 0.56 + 0.58 * math.sin(a)) for k, a in enumerate(ribs)], (0, 0, 0), coat(RED, 0.6, glow=0.15))
        for z in (-0.05, 1.07):
            cylinder(0.29, 0.09, (0, 0, z), GILT)
        tube([(0, 0, 1.1), (0, 0, 1.34)], 0.025, GILT)
        ball(0.09, (0, 0, -0.14), GILT)
        lathe([(0.16, -0.72), (0.12, -0.4), (0.06, -0.2)], (0, 0, 0), GOLD)
    for x, y, turn, lean in ((0.5, -0.28, -8, 14), (0.94, -0.14, 22, 8)):
        with group((x, y, 0), (-20, lean, turn)):
            plate(rounded(0.46, 0.74, 0.05), 0.05, (0, 0, 0), '#B92A17', 0.015)
            plate(rounded(0.46, 0.2, 0.05), 0.03, (0, -0.02, 0.54), RED, 0.01)
            plate(disc(0.12, 0, 0.36), 0.02, (0, -0.03, 0), GILT, 0)


@thing('shutter', 2.6)
def shutter():
    with group((0, 0.3, 0), (0, 0, 6)):
        for x in (-0.86, 0.86):
            box((0.3, 0.4, 1.9), (x, 0, 0), '#D9B27C', 0.03)
        box((2.02, 0.42, 0.36), (0, 0, 1.74), '#D9B27C', 0.03)
        cylinder(0.2, 1.5, (-0.75, -0.16, 1.62), LAGOON, (0, 90, 0))
        for k in range(14):
            box((1.44, 0.09, 0.13), (0, -0.02, 0.02 + 0.118 * k), LAGOON if k % 2 else '#2C93A0', 0.04)
        box((1.46, 0.14, 0.1), (0, -0.03, 0), DARK, 0.02)
        plate(rounded(0.5, 0.5, 0.05), 0.03, (-0.2, -0.1, 0.86), PAPER, 0.01)
        plate(disc(0.19, 0, 0.25), 0.02, (-0.2, -0.12, 0.86), RED, 0)
        box((0.26, 0.02, 0.075), (-0.2, -0.135, 1.07), PAPER, 0)
        tube([(0.3, -0.12, 0.3), (0.3, -0.12, 0.42), (0.38, -0.12, 0.5), (0.46, -0.12, 0.42), (0.46, -0.12, 0.3)], 0.035, METAL)
        box((0.32, 0.16, 0.28), (0.38, -0.13, 0.06), GILT, 0.04)
        plate(disc(0.045, 0.38, 0.2), 0.02, (0, -0.22, 0), DARK, 0)
    carton((0.66, 0.54, 0.5), (-0.5, -0.42, 0), 14)


@thing('dates-and-lamp', 0.45)
def dates_and_lamp():
    with group((-0.34, 0.24, 0), (0, 0, 12)):
        lathe([(0.5, 0), (0.5, 0.07), (0.36, 0.14), (0.42, 0.26)], (0, 0, 0), GILT, sides=8, smooth=5)
        lathe([(0.38, 0), (0.44, 0.4), (0.38, 0.8)], (0, 0, 0.26), coat('#FFC25E', 0.5, glow=0.7), sides=8, smooth=5)
        for k in range(8):
            a = math.radians(45 * k)
            tube([(r * math.cos(a), r * math.sin(a), z) for r, z in ((0.39, 0.26), (0.46, 0.66), (0.39, 1.06))], 0.035, GILT)
        lathe([(0.48, 0), (0.46, 0.06), (0.4, 0.1), (0.36, 0.28), (0.2, 0.46), (0.08, 0.52), (0.05, 0.62)], (0, 0, 1.05), GILT, sides=8, smooth=5)
        moon = [*disc(0.27, 0, 0.26, 28, 50, 310), *disc(0.218, 0.102, 0.26, 24, 70, 290)[::-1]]
        plate([(x * math.cos(0.5) - (z - 0.26) * math.sin(0.5), 0.26 + x * math.sin(0.5) + (z - 0.26) * math.cos(0.5)) for x, z in moon], 0.06, (0, 0, 1.6), coat('#F4C553', 0.3, 0.3), 0.012)
    lathe([(0.24, 0), (0.22, 0.05), (0.42, 0.2), (0.58, 0.36), (0.54, 0.37), (0.3, 0.22)], (0.52, -0.42, 0), LAGOON)
    ring(0.57, 0.03, (0.52, -0.42, 0.36), GILT)
    for k in range(19):
        a, r = 2.4 * k, 0.1 * math.sqrt(k)
        ball(0.12, (0.52 + r * math.cos(a), -0.42 + r * math.sin(a), 0.5 - 0.5 * r * r), ('#6B3116', '#8A4520', '#54260F')[k % 3], (1.5, 0.85, 0.85), (10 * (k % 3), 14, 50 * k))


@thing('till-receipt', 0.5)
def till_receipt():
    with group((0.12, 0.3, 0)):
        box((1.36, 1.1, 0.34), (0, 0, 0), DARK, 0.06)
        box((1.16, 0.03, 0.2), (0, -0.56, 0.06), '#3E6671', 0.02)
        cylinder(0.06, 0.04, (0, -0.57, 0.16), GILT, (90, 0, 0))
        plate([(-0.5, 0), (0.52, 0), (0.52, 0.5), (0.1, 0.5), (-0.5, 0.12)], 1.28, (0, 0, 0.32), LAGOON, 0.05, (0, 0, 90))
        with group((0.32, -0.2, 0.635), (32, 0, 0)):
            for k in range(9):
                box((0.12, 0.12, 0.06), (0.17 * (k % 3 - 1), 0.15 * (k // 3 - 1), 0), (PAPER, SUN, PAPER, PAPER, PAPER, PAPER, ACTION, PAPER, PAPER)[k], 0.02)
    roll = [(-0.02, 0.8), (0, 1.6), (0, 2.2), (-0.06, 2.34), (-0.2, 2.42), (-0.32, 2.34), (-0.34, 2.2), (-0.26, 2.12), (-0.16, 2.16)]
    points = kit.curve([(0, 0.8 + 0.2 * k) for k in range(7)] + roll[2:], 4)[:-7]
    kit.surface([(x, 0.28 + y, z) for y, z in points for x in (-0.46, 0.3)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(points) - 1)], '#FBF3E0', smooth=True)
    for k, z in enumerate((2.02, 1.9, 1.78, 1.66)):
        box((0.3 - 0.08 * (k % 2), 0.01, 0.045), (-0.26 - 0.04 * (k % 2), 0.265, z), STEEL, 0)
        box((0.13, 0.01, 0.045), (0.18, 0.265, z), STEEL, 0)
    box((0.72, 0.01, 0.22), (-0.08, 0.265, 1.37), SUN, 0)
    kit.text(-0.24, 0.255, 1.42, 'TAX', 0.18, ACTION)
    box((0.15, 0.01, 0.055), (0.18, 0.258, 1.455), ACTION, 0)
    box((0.66, 0.01, 0.06), (-0.08, 0.265, 1.2), DARK, 0)
    with group((-0.78, -0.36, 0), (0, 0, 10)):
        loft([[(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)] for w, d, z in ((0.36, 0.2, 0), (0.38, 0.22, 0.9))], coat(NECTARINE), rounds=0, smooth=5)
        plate(disc(0.17, 0, 0.46), 0.01, (0, -0.222, 0), PAPER, 0)
        for y in (-0.2, 0.2):
            tube([(-0.16, y, 0.86), (-0.12, y, 1.12), (0.12, y, 1.12), (0.16, y, 0.86)], 0.03, BROWN)


def pallet(width, depth):
    for y in (-1, 0, 1):
        box((width, 0.14, 0.13), (0, y * (depth / 2 - 0.07), 0), BROWN, 0.015)
    for k in range(6):
        box((width / 7, depth, 0.06), ((k - 2.5) * width * 0.172, 0, 0.13), WOOD, 0.015)


@thing('pallet', 1.4)
def pallet_of_cartons():
    with group((-0.08, 0.1, 0), (0, 0, 4)):
        pallet(1.6, 1.3)
        for k in range(8):
            carton((0.74, 0.6, 0.62), (0.38 * (1 if k & 1 else -1), 0.31 * (1 if k & 2 else -1), 0.19 + 0.63 * (k >> 2)))
        for x in (-0.52, 0.52):
            tube([(x, -0.63, 0.16), (x, -0.63, 1.45), (x, 0.63, 1.45), (x, 0.63, 0.16)], 0.03, LAGOON, bend=False)
        for x, z, long, lean in ((0.5, 0.02, 1.36, 9), (0.72, 1.34, 0.86, -132)):  # a folding rule
            with group((x, -0.78, z), (-5, lean, 0)):
                box((0.13, 0.05, long), (0, 0, 0), SUN, 0.015)
                for k in range(round(long / 0.085)):
                    box((0.07 if k % 5 == 0 else 0.04, 0.01, 0.018), (0.03, -0.028, 0.04 + 0.085 * k), DARK, 0)


@thing('pallet-truck', 1.2)
def pallet_truck():
    with group((0, 0.1, 0), (0, 0, 14)):
        for y in (-0.3, 0.3):
            box((1.5, 0.24, 0.09), (0.3, y, 0.16), ACTION, 0.03)
            cylinder(0.08, 0.16, (0.9, y + 0.08, 0.08), DARK, (90, 0, 0))
        box((0.3, 0.8, 0.4), (-0.5, 0, 0.14), ACTION, 0.06)
        cylinder(0.12, 0.6, (-0.68, 0, 0.14), METAL)
        for y in (-0.1, 0.22):
            cylinder(0.15, 0.12, (-0.68, y, 0.15), DARK, (90, 0, 0), bevel=0.04)
        tube([(-0.7, 0, 0.5), (-1.0, 0, 1.5)], 0.055, ACTION)
        tube([(-1.0, 0, 1.48), (-1.0, -0.24, 1.56), (-1.06, -0.24, 1.76), (-1.06, 0.24, 1.76), (-1.0, 0.24, 1.56), (-1.0, 0, 1.48)], 0.05, DARK)
        carton((1.0, 0.84, 0.8), (0.38, 0, 0.25))
        tube([(0.66, -0.42, 0.94), (0.68, -0.47, 0.86), (0.66, -0.48, 0.8)], 0.02, DARK)
        with group((0.66, -0.47, 0.4), (4, -8, 0)):
            plate([(-0.19, 0), (0.19, 0), (0.19, 0.32), (0.08, 0.44), (-0.08, 0.44), (-0.19, 0.32)], 0.03, (0, 0, 0), PAPER, 0.01)
            for z in (0.1, 0.2):
                box((0.24, 0.01, 0.04), (0, -0.02, z), LAGOON, 0)
            plate(disc(0.04, 0, 0.36), 0.02, (0, -0.012, 0), ACTION, 0)


@thing('wall-calendar', 0.5)
def wall_calendar():
    plate(rounded(1.36, 1.86, 0.08), 0.1, (0, 0.22, 0.12), LAGOON, 0.03)
    plate(disc(0.1, 0, 1.84), 0.12, (0, 0.22, 0), DARK, 0)
    cylinder(0.06, 0.14, (0, 0.2, 1.84), GILT, (90, 0, 0))
    box((1.14, 0.24, 0.28), (0, 0.06, 1.42), RED, 0.03)
    box((1.08, 0.2, 1.2), (0, 0.07, 0.24), PAPER, 0.02)
    kit.text(0, -0.04, 0.52, '21', 0.98, DARK)
    kit.text(0, -0.07, 1.5, 'SIKU', 0.19, PAPER)
    for k in range(8):  # what was torn off
        box((0.96, 0.74, 0.02), (-0.1 + 0.12 * math.sin(3 * k), -0.52, 0.01 + 0.03 * k), PAPER if k % 2 else '#E2CFA8', 0, (2 * (k % 3 - 1), 3 * (k % 2), 14 * math.sin(2 * k)))
