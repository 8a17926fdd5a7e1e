"""What stands in a house, and what a house is built and cared for with."""

from kit import text
from shapes import *

ENAMEL = coat(NECTARINE, 0.25)
METAL = coat('#C9D5D8', 0.28, 0.7)
DEEP = coat(DARK, 0.4)


def carton(size, at, turn=0, tape=True):
    with group(at, (0, 0, turn)):
        box(size, (0, 0, 0), CARTON, 0.025)
        if tape:
            box((size[0] * 0.16, size[1] + 0.012, size[2] + 0.008), (0, 0, 0), '#F2D3A6', 0.01)


@thing('furniture', 0.85)
def furniture():
    for x in (-0.85, 0.85):
        for y in (-0.4, 0.4):
            cylinder(0.05, 0.24, (x, y, 0), WOOD, top=0.07)
    box((2.05, 0.95, 0.22), (0, 0, 0.2), LAGOON, 0.08)
    box((2.0, 0.28, 0.95), (0, 0.42, 0.28), LAGOON, 0.12, (-8, 0, 0))
    for x in (-0.98, 0.98):
        box((0.26, 1.0, 0.56), (x, -0.02, 0.2), LAGOON, 0.11)
    for x in (-0.42, 0.42):
        box((0.82, 0.82, 0.24), (x, -0.1, 0.4), '#2C93A0', 0.09)
        box((0.8, 0.24, 0.6), (x, 0.26, 0.6), '#2C93A0', 0.1, (-12, 0, 0))
    cushion((0.56, 0.56, 0.3), (-0.6, -0.22, 0.9), NECTARINE, turn=(66, 0, -14))
    cushion((0.5, 0.5, 0.28), (0.62, -0.2, 0.88), SUN, turn=(66, 0, 16))


@thing('bedding', 0.4)
def bedding():
    for k, colour in enumerate((LAGOON, '#8CC2C6', SAND)):
        with group((0, 0, 0.02 + 0.3 * k), (0, 0, 3 * (k - 1))):
            cushion((1.95 - 0.04 * k, 1.4, 0.44), (0, 0, -0.04), colour, 0.16, quilt=0.2)
    cushion((1.35, 0.9, 0.5), (-0.08, 0.02, 0.86), ENAMEL, 0.5, (4, 0, 8))
    cushion((1.2, 0.82, 0.46), (0.06, 0.0, 1.2), SUN, 0.5, (-3, 2, -10))


@thing('household-effects', 1.5)
def household_effects():
    carton((0.9, 0.8, 0.66), (-0.3, 0.05, 0), 4)
    carton((0.66, 0.6, 0.5), (-0.36, 0.1, 0.66), -9)
    carton((0.56, 0.5, 0.4), (0.18, -0.62, 0), 14)
    with group((0.62, 0.3, 0)):
        cylinder(0.26, 0.05, (0, 0, 0), DEEP)
        cylinder(0.03, 1.5, (0, 0, 0), DEEP, bevel=0)
        cylinder(0.4, 0.44, (0, 0, 1.36), coat(SUN, 0.6, 0, 0.35), top=0.24, bevel=0.01)
    with group((-0.36, 0.1, 1.16)):
        cylinder(0.14, 0.22, (0, 0, 0), ENAMEL, top=0.19)
        for k in range(9):
            with group((0, 0, 0.2), (0, 38 - 14 * (k % 3), 40 * k)):
                ball(0.24, (0, 0, 0.22), LEAF if k % 2 else '#2E8656', (0.34, 0.1, 1))
    for k, colour in enumerate((ACTION, '#E8B9A0')):
        cylinder(0.17 - 0.06 * k, 1.15 + 0.01 * k, (-0.98, -0.3 + 0.003 * k, 0.02), colour, (-12, -6, 0))
    with group((0.74, -0.34, 0.0), (-14, 0, 20)):
        plate(rounded(0.44, 0.56, 0.02), 0.05, (0, 0, 0), WOOD, 0.01)
        plate(rounded(0.34, 0.46, 0.01), 0.02, (0, -0.025, 0.05), '#8CC2C6', 0)
        plate(disc(0.09, 0, 0.3), 0.02, (0, -0.03, 0), NECTARINE, 0)


@thing('home-appliances', 1.7)
def home_appliances():
    with group((-0.56, 0.1, 0)):
        box((0.9, 0.84, 1.2), (0, 0, 0.03), ENAMEL, 0.08)
        box((0.84, 0.78, 0.1), (0, 0, 1.2), ACTION, 0)
        box((0.9, 0.84, 0.64), (0, 0, 1.26), ENAMEL, 0.08)
        for z, tall in ((0.82, 0.3), (1.36, 0.26)):
            tube([(0.3, -0.43, z), (0.3, -0.5, z + 0.02), (0.3, -0.5, z + tall - 0.02), (0.3, -0.43, z + tall)], 0.035, METAL, bend=False)
    with group((0.46, -0.06, 0)):
        box((0.96, 0.86, 1.1), (0, 0, 0.03), MIST, 0.07)
        box((0.9, 0.03, 0.2), (0, -0.43, 0.88), SAND, 0.02)
        box((0.3, 0.03, 0.1), (-0.26, -0.445, 0.93), SEA, 0.01)
        cylinder(0.065, 0.06, (0.3, -0.44, 0.98), ENAMEL, (90, 0, 0))
        ring(0.31, 0.06, (0, -0.43, 0.47), METAL, (90, 0, 0))
        ball(0.29, (0, -0.4, 0.47), coat('#1E7F8C', 0.06), (1, 0.35, 1))
        ball(0.2, (0.04, -0.46, 0.42), coat('#8CC2C6', 0.1), (1, 0.3, 0.55), (0, 12, 0))
        ball(0.06, (-0.12, -0.49, 0.6), WHITE, (1, 0.3, 0.7), (0, -30, 0))


@thing('kitchen-goods', 0.25)
def kitchen_goods():
    with group((-0.3, 0.1, 0)):
        lathe([(0.56, 0), (0.64, 0.06), (0.66, 0.6), (0.68, 0.64), (0.0, 0.62)], (0, 0, 0), ENAMEL)
        lathe([(0.7, 0), (0.69, 0.05), (0.5, 0.17), (0.2, 0.23), (0.0, 0.24)], (0, 0, 0.64), ENAMEL, smooth=60)
        ring(0.685, 0.03, (0, 0, 0.645), METAL)
        cylinder(0.05, 0.1, (0, 0, 0.86), DEEP)
        ball(0.12, (0, 0, 1.0), DEEP, (1, 1, 0.65))
        for turn in (-24, 156):
            with group((0, 0, 0.46), (0, 0, turn)):
                tube([(0.62, -0.16, 0), (0.8, -0.15, 0.03), (0.84, 0, 0.03), (0.8, 0.15, 0.03), (0.62, 0.16, 0)], 0.045, ACTION)
    with group((0.72, -0.4, 0)):
        lathe([(0.2, 0), (0.22, 0.02), (0.25, 0.5), (0.27, 0.52), (0.24, 0.52), (0.2, 0.1), (0.0, 0.1)], (0, 0, 0), LAGOON)
        for k, (x, y, lean, turn) in enumerate(((0.05, 0.06, 12, 20), (-0.08, 0.02, -16, 0), (0.02, -0.08, 8, -70))):
            with group((x, y, 0.1), (0, lean, turn)):
                cylinder(0.03, 0.8, (0, 0, 0), WOOD, bevel=0)
                if k == 0:
                    ball(0.13, (0, 0, 0.88), WOOD, (1, 0.35, 1.3))
                elif k == 1:
                    plate(rounded(0.22, 0.3, 0.05), 0.03, (0, 0, 0.76), WOOD, 0.01)
                else:
                    ball(0.12, (0, 0, 0.88), METAL, (1, 0.6, 1.2))
    with group((0.2, -0.86, 0.0)):
        lathe([(0.1, 0), (0.34, 0.1), (0.4, 0.16), (0.36, 0.15), (0.1, 0.04), (0.0, 0.04)], (0, 0, 0), SAND, smooth=60)
        ring(0.385, 0.016, (0, 0, 0.155), LAGOON)


@thing('solar-panels', 1.1)
def solar_panels():
    with group((0, -0.42, 0.12), (-38, 0, 0)):
        plate(rounded(2.3, 1.6, 0.03), 0.07, (0, 0, 0), METAL, 0.015)
        plate(rounded(2.2, 1.5, 0.01), 0.02, (0, -0.03, 0.05), '#0F4C66', 0)
        for column in range(6):
            for row in range(4):
                x, z = -0.9 + 0.36 * column, 0.07 + 0.365 * row
                plate([(x - 0.165 + 0.03, z), (x + 0.165 - 0.03, z), (x + 0.165, z + 0.03), (x + 0.165, z + 0.31), (x + 0.135, z + 0.34),
                       (x - 0.135, z + 0.34), (x - 0.165, z + 0.31), (x - 0.165, z + 0.03)], 0.012, (0, -0.042, 0), coat('#175A78' if (column + row) % 3 else '#1F7596', 0.7), 0)
                for k in (-0.06, 0.06):
                    plate(rounded(0.01, 0.34, 0.002), 0.01, (x + k, -0.046, z), MIST, 0)
    for x in (-0.85, 0.85):
        tube([(x, -0.42, 0.12), (x, 0.62, 0.04), (x, 0.5, 1.26)], 0.055, STEEL, bend=False)
        tube([(x, -0.42, 0.1), (x, 0.66, 0.04)], 0.055, STEEL, bend=False)
    with group((-0.62, -1.1, 0), (0, 0, 18), 1.15):
        ball(0.21, (0, 0, 0.36), coat(SUN, 0.4, 0, 0.8), (1, 1, 1.05))
        cylinder(0.1, 0.16, (0, 0, 0.06), METAL)
        ring(0.1, 0.016, (0, 0, 0.1), STEEL)
        ring(0.1, 0.016, (0, 0, 0.15), STEEL)
        cylinder(0.12, 0.06, (0, 0, 0), DEEP)


def tile(at, turn=(0, 0, 0), side=0.9):
    """A tile that stands, with four flowers in a frame."""
    with group(at, turn):
        plate(rounded(side, side, 0.02), 0.06, (0, 0, 0), SAND, 0.012)
        for z in (0.05, 0.91):
            plate(rounded(side * 0.9, side * 0.04, 0.005), 0.01, (0, -0.031, z * side), NECTARINE, 0)
            plate([(side * (0.45 - z), 0.05 * side), (side * (0.49 - z), 0.05 * side), (side * (0.49 - z), 0.95 * side), (side * (0.45 - z), 0.95 * side)], 0.01, (0, -0.031, 0), NECTARINE, 0)
        for x in (-0.2 * side, 0.2 * side):
            for z in (0.3 * side, 0.7 * side):
                for reach, colour, y in ((0.19, LAGOON, 0.031), (0.1, SAND, 0.036)):
                    s = reach * side
                    plate([(x - s, z), (x, z - s), (x + s, z), (x, z + s)], 0.01, (0, -y, 0), colour, 0)
                plate(disc(0.045 * side, x, z), 0.01, (0, -0.041, 0), NECTARINE, 0)


@thing('tiles-and-building-materials', 0.5)
def tiles():
    for k in range(7):
        box((0.98, 0.98, 0.085), (-0.3 + 0.03 * (k % 2), 0.3 - 0.02 * (k % 3), 0.1 * k), ('#F2E3CB', '#E0B58A')[k % 2], 0.014)
    tile((-0.3, -0.19, 0.72), (-90, 0, 0), 0.98)
    with group((-0.5, -0.42, 0.02), (-16, 0, 4)):
        tile((0, 0, 0), side=0.92)
    with group((0.66, -0.1, 0), (0, 0, -8)):  # a bag of cement
        plate(rounded(0.86, 1.16, 0.1), 0.44, (0, 0, 0), '#CDB892', 0.12)
        plate(rounded(0.7, 0.12, 0.04), 0.16, (0, 0, 1.1), '#B89F74', 0.03)
        plate(rounded(0.87, 0.44, 0.02), 0.46, (0, 0, 0.34), ACTION, 0.02)
        plate([(-0.16, 0.4), (0.16, 0.4), (0.16, 0.56), (0.24, 0.56), (0, 0.74), (-0.24, 0.56), (-0.16, 0.56)], 0.02, (0, -0.235, 0), SAND, 0)
    with group((0.36, -0.82, 0.03), (0, 0, -64)):  # a trowel
        plate([(-0.22, 0), (0.22, 0), (0.05, 0.56), (-0.05, 0.56)], 0.04, (0, 0, 0), METAL, 0.01, (90, 0, 180))
        tube([(0, 0, 0.02), (0, 0.12, 0.13), (0, 0.24, 0.13)], 0.035, METAL, bend=False)
        cylinder(0.07, 0.36, (0, 0.22, 0.13), WOOD, (-90, 0, 0), bevel=0.03)


@thing('bathroom', 0.85)
def bathroom():
    ceramic = coat('#B4D6D7', 0.15)
    ellipse = lambda wide, deep, y, z: [(wide * math.cos(math.tau * k / 24), y + deep * math.sin(math.tau * k / 24), z) for k in range(24)]
    with group((-0.62, 0.06, 0), (0, 0, 14)):
        loft([ellipse(*size) for size in ((0.25, 0.36, 0.1, 0), (0.19, 0.29, 0.1, 0.14), (0.2, 0.3, 0.06, 0.3), (0.34, 0.46, -0.04, 0.56), (0.36, 0.5, -0.06, 0.64),
                                             (0.29, 0.43, -0.06, 0.64), (0.26, 0.38, -0.06, 0.52), (0.14, 0.22, -0.04, 0.36))], ceramic, rounds=1, smooth=70)
        seat = [(x, y) for x, y, _ in ellipse(0.39, 0.53, -0.06, 0)]
        loft([ellipse(0.4, 0.54, -0.06, 0.64), ellipse(0.4, 0.54, -0.06, 0.69), ellipse(0.27, 0.4, -0.08, 0.69), ellipse(0.27, 0.4, -0.08, 0.64)], WOOD, rounds=0, smooth=30, open=True)
        plate([(x * 0.62, -y * 0.62 + 0.02) for x, y in seat], 0.01, (0, 0, 0.5), '#2C8A96', 0, (-90, 0, 0))
        plate([(x, 0.9 * y + 1.2) for x, y in seat], 0.07, (0, 0.2, 0), WOOD, 0.02, (-8, 0, 0))
        box((0.86, 0.34, 0.78), (0, 0.66, 0.52), ceramic, 0.08)
        box((0.9, 0.38, 0.1), (0, 0.66, 1.28), ceramic, 0.04)
        cylinder(0.08, 0.05, (0, 0.64, 1.37), METAL)
    with group((0.76, -0.12, 0), (0, 0, 24)):
        lathe([(0.27, 0), (0.27, 0.05), (0.17, 0.2), (0.17, 0.62), (0.26, 0.76), (0.46, 0.94), (0.52, 1.08), (0.47, 1.09), (0.4, 0.96), (0, 0.9)], (0, 0, 0), ceramic, smooth=60)
        tube([(0, 0.44, 1.06), (0, 0.44, 1.34), (0, 0.2, 1.38), (0, 0.14, 1.24)], 0.05, METAL)
        for x in (-0.17, 0.17):
            cylinder(0.06, 0.14, (x, 0.43, 1.06), ACTION)


@thing('tools', 0.22)
def tools():
    with group((0.1, 0.1, 0), (0, 0, 66)):
        box((0.74, 0.42, 0.3), (0.32, 0, 0), DEEP, 0.06)
        box((0.66, 0.36, 0.06), (0.32, 0, 0.29), ENAMEL, 0.02)
        plate(soft([(0.2, 0.3), (0.5, 0.3), (0.42, 0.7), (0.5, 1.05), (0.2, 1.08), (0.14, 0.7)]), 0.3, (0, 0, 0), DEEP, 0.08)
        cylinder(0.27, 0.98, (-0.5, 0, 1.22), ENAMEL, (0, 90, 0), bevel=0.08)
        cylinder(0.275, 0.14, (0.14, 0, 1.22), DEEP, (0, 90, 0), bevel=0.02)
        cylinder(0.24, 0.2, (-0.68, 0, 1.22), DEEP, (0, 90, 0), bevel=0.03)
        cylinder(0.1, 0.2, (-0.88, 0, 1.22), DEEP, (0, 90, 0), top=0.2)
        cylinder(0.045, 0.5, (-1.36, 0, 1.22), METAL, (0, 90, 0), top=0.05)
        box((0.12, 0.16, 0.24), (0.1, 0, 0.72), ACTION, 0.05, (0, 18, 0))
        for k in range(3):
            box((0.22, 0.02, 0.03), (0.3, -0.268, 1.14 + 0.07 * k), ACTION, 0.005)
    with group((0.3, -0.62, 0.05), (0, 0, 4), 1.05):
        outline = [(-0.55, 0.06), (0.5, 0.06)] + [(0.68 + 0.2 * math.cos(a), 0.2 * math.sin(a)) for a in (math.radians(d) for d in range(150, 39, -15))]
        outline += [(0.7, 0.08), (0.66, 0.0), (0.7, -0.08)] + [(0.68 + 0.2 * math.cos(a), 0.2 * math.sin(a)) for a in (math.radians(d) for d in range(-40, -151, -15))]
        plate(outline + [(0.5, -0.06), (-0.55, -0.06)], 0.07, (0, 0, 0), METAL, 0.015, (-90, 0, 0))
        ring(0.15, 0.05, (-0.66, 0, 0), METAL, flat=0.7)


@thing('machines-and-pumps', 0.5)
def machines():
    box((2.0, 0.84, 0.12), (0, 0, 0), DEEP, 0.03)
    for x in (0.2, 0.8):
        box((0.2, 0.6, 0.24), (x, 0, 0.1), LAGOON, 0.03)
    cylinder(0.42, 1.0, (-0.02, 0, 0.66), LAGOON, (0, 90, 0), bevel=0.04)
    for k in range(20):
        with group((0.5, 0, 0.66), (18 * k, 0, 0)):
            box((0.86, 0.03, 0.09), (0, 0, 0.4), LAGOON, 0.008)
    cylinder(0.46, 0.2, (0.94, 0, 0.66), DEEP, (0, 90, 0), bevel=0.05)
    box((0.4, 0.3, 0.22), (0.46, -0.12, 1.06), LAGOON, 0.04)
    box((0.24, 0.02, 0.1), (0.46, -0.275, 1.12), SUN, 0.005)
    cylinder(0.26, 0.3, (-0.3, 0, 0.66), STEEL, (0, 90, 0), bevel=0.02)
    cylinder(0.58, 0.38, (-0.68, 0, 0.66), ENAMEL, (0, 90, 0), bevel=0.12)
    cylinder(0.21, 0.5, (-0.5, -0.34, 0.9), ENAMEL, bevel=0)
    cylinder(0.33, 0.1, (-0.5, -0.34, 1.36), ENAMEL)
    cylinder(0.2, 0.02, (-0.5, -0.34, 1.455), DARK, bevel=0)
    cylinder(0.24, 0.3, (-0.96, 0, 0.66), ENAMEL, (0, 90, 0), bevel=0)
    cylinder(0.36, 0.1, (-1.04, 0, 0.66), ENAMEL, (0, 90, 0))
    for k in range(6):
        angle = k * math.tau / 6
        cylinder(0.045, 0.06, (-0.5 + 0.27 * math.cos(angle), -0.34 + 0.27 * math.sin(angle), 1.45), METAL)
    box((0.3, 0.5, 0.2), (-0.5, 0, 0.1), ENAMEL, 0.03)


@thing('mixed-barrel', 0.95)
def mixed_barrel():
    steel = coat(LAGOON, 0.4)
    ribs = [(r, z + up) for z in (0.45, 1.15) for r, up in ((0.62, 0), (0.655, 0.03), (0.655, 0.07), (0.62, 0.1))]
    rim = [(0.62, 1.56), (0.66, 1.58), (0.66, 1.63), (0.58, 1.63), (0.56, 1.4), (0, 1.4)]
    lathe([(0.6, 0), (0.62, 0.03), *ribs, *rim], (0, 0, 0), steel, bevel=0.012)
    for at, turn, colours in (((-0.2, -0.2, 1.42), (6, -6, 16), (SUN, SAND, NECTARINE)), ((0.2, 0.16, 1.42), (-6, 8, -20), (SAND, NECTARINE, SUN))):
        with group(at, turn):  # folded clothes
            for k, colour in enumerate(colours):
                box((0.48, 0.36, 0.11), (0.01 * k, 0, 0.1 * k), colour, 0.05)
    with group((-0.2, 0.24, 1.42), (-6, -8, 20)):
        box((0.36, 0.16, 0.52), (0, 0, 0), ACTION, 0.015)
        plate(disc(0.12, 0, 0.28), 0.01, (0, -0.083, 0), SAND, 0)
    with group((0.3, -0.22, 1.46), (0, 16, 0)):
        cylinder(0.13, 0.36, (0, 0, 0), SAND)
        cylinder(0.11, 0.1, (0, 0, 0.36), LEAF)
    plate(rounded(0.56, 0.48, 0.03), 0.05, (-0.05, -0.605, 0.6), SAND, 0.01, (0, 0, -5))
    plate(rounded(0.42, 0.06, 0.01), 0.01, (-0.052, -0.632, 0.69), ACTION, 0, (0, 0, -5))
    text(-0.052, -0.635, 0.83, 'DAR', 0.25, rot=-5)
    with group((0.92, -0.36, 0.62), (0, 68, -34)):
        cylinder(0.64, 0.07, (0, 0, -0.035), steel, bevel=0.02)
        ring(0.62, 0.045, (0, 0, 0), METAL)
        ring(0.4, 0.025, (0, 0, 0.035), steel)
        cylinder(0.1, 0.06, (0.3, 0.26, 0.02), METAL)
