"""What drives, and what it is repaired with."""

import props
from shapes import *

RUBBER = coat('#475B64', 0.75)
CHROME = coat('#C9D5D8', 0.25, 0.7)
LACQUER = coat(NECTARINE, 0.25)
GLASS = coat('#17414D', 0.08)


def wheel(radius, width, at, turn=(90, 0, 0), spokes=5, thick=0.3, rim=CHROME):
    """A wheel whose axle is local z, with its middle in `at`."""
    with group(at, turn):
        tyre = radius * thick
        profile = [(radius - tyre, -0.4), (radius - tyre * 0.25, -0.5), (radius, -0.32), (radius, 0.32),
                   (radius - tyre * 0.25, 0.5), (radius - tyre, 0.4)]
        lathe([(r, z * width) for r, z in profile], (0, 0, 0), RUBBER)
        cylinder(radius - tyre, width * 0.84, (0, 0, -width * 0.42), rim, bevel=0.01)
        for side in (-1, 1):
            cylinder(radius * (0.9 - thick), 0.01, (0, 0, side * width * 0.43), RUBBER, bevel=0)
            cylinder(radius * 0.16, 0.03, (0, 0, side * width * 0.45), rim, bevel=0.01)
            for k in range(spokes):
                with group((0, 0, side * width * 0.44), (0, 0, 360 * k / spokes)):
                    box((radius * 0.16, radius * (0.92 - thick), 0.03), (0, radius * (0.46 - thick / 2), -0.015), rim, 0.01)


def wire_wheel(radius, at, tyre, rim=CHROME, spokes=14, wire=0.13):
    with group(at, (90, 0, 0)):
        ring(radius - tyre, tyre, (0, 0, 0), RUBBER)
        ring(radius - 2.1 * tyre, tyre * 0.45, (0, 0, 0), rim)
        cylinder(tyre * 1.3, tyre * 3, (0, 0, -1.5 * tyre), rim)
        for k in range(spokes):
            angle = math.tau * k / spokes
            tube([(0, 0, 0), ((radius - 2 * tyre) * math.cos(angle), (radius - 2 * tyre) * math.sin(angle), 0)], tyre * wire, rim, bend=False)


@thing('cars', 1.5)
def cars():
    body = [(-1.56, 0.52, 0.42, 0.8), (-1.5, 0.64, 0.3, 0.92), (-1.1, 0.68, 0.26, 0.98), (-0.3, 0.7, 0.25, 0.98), (0.5, 0.7, 0.25, 0.96),
            (0.75, 0.69, 0.25, 0.95), (1.3, 0.66, 0.27, 0.86), (1.55, 0.6, 0.32, 0.76), (1.6, 0.5, 0.42, 0.66)]
    with group((0, 0, 0), (0, 0, 250)):
        loft([oval(x, w, low, high, 16, 4.5) for x, w, low, high in body], LACQUER)
        roof = [(-1.52, 0.5, 0.85, 0.95), (-1.4, 0.55, 0.85, 1.3), (-1.0, 0.57, 0.85, 1.48), (-0.3, 0.58, 0.85, 1.53), (0.2, 0.57, 0.85, 1.46), (0.82, 0.52, 0.85, 1.04), (0.96, 0.5, 0.85, 0.92)]
        loft([oval(x, w, low, high, 16, 4) for x, w, low, high in roof], LACQUER)
        box((0.62, 0.84, 0.04), (0.535, 0, 1.2), GLASS, 0.015, (0, 36, 0))
        for y in (-1, 1):
            tube([(0.6, 0.5 * y, 0.95), (0.6, 0.8 * y, 1.0)], 0.045, LACQUER, bend=False)
            box((0.12, 0.2, 0.17), (0.58, 0.79 * y, 0.92), LACQUER, 0.05)
            with group((1.47, 0.4 * y, 0.52), (0, 0, 14 * y)):
                plate(rounded(0.4, 0.23, 0.08), 0.2, (0, 0, 0), RUBBER, 0.03, (0, 0, 90))
                plate(rounded(0.33, 0.16, 0.06), 0.2, (0.025, 0, 0.035), coat('#FFF0CC', 0.2, 0, 0.35), 0.02, (0, 0, 90))
            ball(0.1, (-1.54, 0.46 * y, 0.74), ACTION, (0.4, 1, 0.9))
            for x in (-0.98, 1.0):
                cylinder(0.37, 0.1, (x, 0.62 * y - 0.05 * y + (0.05 if y < 0 else -0.05) , 0.34), DARK, (90 * -y, 0, 0), bevel=0)
                wheel(0.32, 0.24, (x, 0.6 * y, 0.32))
        for ends in ((-0.4, 0.6, 0.18, -0.4), (-1.24, -0.5, -0.5, -1.1)):
            plate([(ends[0], 0), (ends[1], 0), (ends[2], 0.36), (ends[3], 0.36)], 0.05, (0, 0.585, 1.0), GLASS, 0.012, (4, 0, 0))
        tube([(-0.46, 0.704, 0.9), (-0.44, 0.71, 0.4), (0.5, 0.705, 0.4), (0.66, 0.7, 0.84)], 0.008, ACTION, bend=False)  # the door
        box((0.16, 0.03, 0.04), (-0.3, 0.705, 0.8), CHROME, 0.01)
        for z in (0.57, 0.65):  # the grille
            box((0.1, 0.34, 0.05), (1.545, 0, z), RUBBER, 0.015)
        box((0.2, 1.2, 0.16), (1.54, 0, 0.28), RUBBER, 0.06)
        box((0.03, 0.42, 0.12), (1.645, 0, 0.3), SAND, 0.01)


@thing('motorcycles', 1.1)
def motorcycles():
    with group((0, 0, 0), (0, 0, 74)):
        for x in (-0.86, 0.9):
            wire_wheel(0.48, (x, 0, 0.48), 0.095, spokes=9, wire=0.24)
            cylinder(0.17, 0.05, (x, -0.06, 0.48), CHROME, (90, 0, 0))
        for y in (-0.13, 0.13):
            tube([(-0.86, y, 0.48), (-0.48, y, 1.3)], 0.05, CHROME, bend=False)
            tube([(-0.68, y, 0.85), (-0.48, y, 1.3)], 0.065, DARK, bend=False)
            tube([(0.9, y, 0.48), (0.2, y, 0.5)], 0.05, DARK, bend=False)
            tube([(0.86, y * 1.3, 0.55), (0.62, y * 1.3, 0.98)], 0.06, ACTION, bend=False)
        loft([oval(x, w, low, high, 12, 2.6) for x, w, low, high in
              ((-0.5, 0.08, 1.0, 1.16), (-0.4, 0.18, 0.9, 1.24), (-0.15, 0.23, 0.88, 1.27), (0.1, 0.19, 0.9, 1.18), (0.22, 0.1, 0.95, 1.06))], LACQUER)
        loft([oval(x, w, low, high, 12, 3) for x, w, low, high in
              ((0.14, 0.12, 0.98, 1.06), (0.3, 0.17, 0.94, 1.06), (0.6, 0.19, 0.95, 1.09), (0.95, 0.17, 1.0, 1.17), (1.06, 0.1, 1.05, 1.14))], coat(BROWN, 0.6))
        tube([(-0.45, 0, 1.0), (-0.3, 0, 0.36), (0.28, 0, 0.34), (0.4, 0, 0.9)], 0.055, DARK)
        box((0.5, 0.32, 0.3), (0.05, 0, 0.26), CHROME, 0.08)
        for z in repeat(5, 0.54, 0.07):
            box((0.34, 0.3, 0.045), (-0.08, 0, z), STEEL, 0.015, (0, -10, 0))
        cylinder(0.14, 0.36, (0.14, 0.18, 0.42), CHROME, (90, 0, 0), bevel=0.04)
        tube([(-0.15, -0.18, 0.62), (-0.3, -0.2, 0.35), (0.1, -0.22, 0.24), (0.6, -0.24, 0.3), (1.3, -0.26, 0.42)], 0.06, CHROME)
        tube([(0.65, -0.24, 0.31), (1.3, -0.26, 0.42)], 0.085, CHROME, bend=False)
        with group((-0.86, 0, 0.48)):
            plate([(0.53 * math.cos(math.radians(a)), 0.53 * math.sin(math.radians(a))) for a in range(60, 160, 8)]
                  + [(0.49 * math.cos(math.radians(a)), 0.49 * math.sin(math.radians(a))) for a in range(156, 59, -8)], 0.22, (0, 0, 0), LACQUER, 0.01)
        with group((0.9, 0, 0.48)):
            plate([(0.56 * math.cos(math.radians(a)), 0.56 * math.sin(math.radians(a))) for a in range(10, 130, 8)]
                  + [(0.52 * math.cos(math.radians(a)), 0.52 * math.sin(math.radians(a))) for a in range(122, 9, -8)], 0.24, (0, 0, 0), LACQUER, 0.01)
        tube([(0.24, -0.16, 0.34), (0.12, -0.42, 0.04)], 0.04, DARK, bend=False)  # its stand
        ball(0.09, (1.4, 0, 0.86), ACTION)
        ball(0.17, (-0.66, 0, 1.2), DARK)
        cylinder(0.15, 0.06, (-0.74, 0, 1.19), coat(SAND, 0.2, 0, 0.6), (0, -80, 0), bevel=0.02)
        tube([(-0.16, -0.42, 1.38), (-0.36, -0.36, 1.44), (-0.46, -0.1, 1.34), (-0.46, 0.1, 1.34), (-0.36, 0.36, 1.44), (-0.16, 0.42, 1.38)], 0.035, CHROME)
        for y in (-1, 1):
            tube([(-0.16, 0.42 * y, 1.38), (-0.02, 0.43 * y, 1.34)], 0.055, RUBBER, bend=False)
            tube([(-0.4, 0.26 * y, 1.4), (-0.42, 0.34 * y, 1.6)], 0.015, CHROME, bend=False)
            ball(0.085, (-0.42, 0.35 * y, 1.62), DARK, (0.4, 1, 0.8))


@thing('bicycles', 1.05)
def bicycles():
    with group((0, 0, 0), (0, 0, 74)):
        rear, front, pedal, seat, head = (0.82, 0, 0.56), (-0.92, 0, 0.56), (0.18, 0, 0.5), (0.4, 0, 1.12), (-0.62, 0, 1.2)
        for hub in (rear, front):
            wire_wheel(0.56, hub, 0.05, spokes=12)
        frame = coat(NECTARINE, 0.25)
        for a, b in ((pedal, seat), (pedal, (-0.67, 0, 1.06)), (seat, head)):
            tube([a, b], 0.048, frame, bend=False)
        for y in (-0.07, 0.07):
            for end in (pedal, seat):
                tube([(rear[0], y, rear[2]), (end[0], y * 0.5, end[2])], 0.03, frame, bend=False)
            tube([(front[0], y, front[2]), (-0.74, y, 0.95), (-0.68, y * 0.3, 1.02)], 0.032, frame)
        tube([(-0.68, 0, 1.0), (-0.58, 0, 1.36)], 0.042, CHROME, bend=False)
        tube([(-0.3, -0.36, 1.36), (-0.52, -0.32, 1.42), (-0.64, 0, 1.38), (-0.52, 0.32, 1.42), (-0.3, 0.36, 1.36)], 0.032, CHROME)
        for y in (-1, 1):
            tube([(-0.38, 0.36 * y, 1.385), (-0.18, 0.37 * y, 1.34)], 0.052, BROWN, bend=False)
        tube([seat, (0.45, 0, 1.3)], 0.036, CHROME, bend=False)
        loft([oval(x, w, low, high, 12, 2.3) for x, w, low, high in
              ((0.2, 0.04, 1.32, 1.37), (0.34, 0.07, 1.3, 1.38), (0.55, 0.16, 1.3, 1.41), (0.64, 0.1, 1.33, 1.41))], BROWN)
        with group((pedal[0], -0.06, pedal[2]), (90, 0, 0)):
            ring(0.17, 0.02, (0, 0, 0), SEA)
            cylinder(0.06, 0.16, (0, 0, -0.1), CHROME)
            for k in range(5):
                tube([(0, 0, 0), (0.17 * math.cos(k * 1.257), 0.17 * math.sin(k * 1.257), 0)], 0.018, SEA, bend=False)
        tube([(0.18, -0.06, 0.68), (0.82, -0.06, 0.62)], 0.014, DARK, bend=False)
        tube([(0.18, -0.06, 0.32), (0.82, -0.06, 0.5)], 0.014, DARK, bend=False)
        tube([(0.18, -0.12, 0.5), (0.02, -0.12, 0.28)], 0.028, CHROME, bend=False)
        tube([(0.18, 0.12, 0.5), (0.34, 0.12, 0.72)], 0.028, CHROME, bend=False)
        box((0.18, 0.16, 0.05), (0.02, -0.2, 0.25), DARK, 0.02)
        tube([(0.42, 0, 0.52), (0.4, -0.3, 0.02)], 0.026, CHROME, bend=False)  # its stand
        box((0.18, 0.16, 0.05), (0.34, 0.2, 0.7), DARK, 0.02)


def tyre(at, turn=(0, 0, 0), radius=0.62, width=0.4):
    with group(at, turn):
        hole = radius * 0.56
        profile = [(hole, 0.06), (hole + 0.03, 0), (radius * 0.86, 0.02), (radius * 0.96, 0.06), (radius * 0.97, width - 0.06),
                   (radius * 0.86, width - 0.02), (hole + 0.03, width), (hole, width - 0.06)]
        lathe(profile + [(hole, 0.06)], (0, 0, 0), RUBBER, smooth=50)
        ring(radius * 0.74, 0.026, (0, 0, width - 0.01), NECTARINE)
        for k in range(30):
            for row, z in enumerate((0.06, width / 2 + 0.01)):
                with group((0, 0, 0), (0, 0, 12 * k + 6 * row)):
                    box((0.03, 0.09, width / 2 - 0.07), (radius * 0.975, 0, z), RUBBER, 0.012, (28 if row else -28, 0, 0))


@thing('tyres', 0.63)
def tyres():
    for k in range(3):
        tyre((0.3 + 0.05 * (k % 2), 0.34, 0.42 * k))
    with group((-0.52, -0.44, 0.63), (80, 0, 0)):
        tyre((0, 0, 0), radius=0.66)
        cylinder(0.4, 0.3, (0, 0, 0.06), STEEL, bevel=0)
        cylinder(0.14, 0.06, (0, 0, 0.36), LACQUER)
        ring(0.37, 0.035, (0, 0, 0.36), CHROME)
        for k in range(5):
            with group((0, 0, 0.36), (0, 0, 72 * k)):
                box((0.14, 0.28, 0.05), (0, 0.22, -0.02), CHROME, 0.02)


@thing('car-parts', 0.32)
def car_parts():
    with group((-0.42, -0.1, 0.74), (84, 0, -8)):
        cylinder(0.74, 0.08, (0, 0, -0.02), CHROME, bevel=0.02)
        cylinder(0.74, 0.06, (0, 0, -0.12), STEEL, bevel=0.02)
        cylinder(0.4, 0.2, (0, 0, -0.02), STEEL, top=0.36, bevel=0.03)
        cylinder(0.14, 0.03, (0, 0, 0.175), DARK, bevel=0)
        for k in range(5):
            cylinder(0.05, 0.03, (0.25 * math.cos(k * 1.257), 0.25 * math.sin(k * 1.257), 0.175), DARK, bevel=0)
        for k in range(24):
            cylinder(0.022, 0.02, ((0.5 + 0.06 * (k % 3)) * math.cos(k * 0.2618), (0.5 + 0.06 * (k % 3)) * math.sin(k * 0.2618), 0.05), DARK, bevel=0)
        arc = [math.radians(a) for a in range(115, 196, 10)]
        outline = [(0.84 * math.cos(a), 0.84 * math.sin(a)) for a in arc] + [(0.46 * math.cos(a), 0.46 * math.sin(a)) for a in arc[::-1]]
        plate(outline, 0.36, (0, 0, 0), LACQUER, 0.04, (-90, 0, 0))
    with group((0.62, 0.1, 0), (0, 0, 0)):
        cylinder(0.1, 1.55, (0, 0, 0.08), CHROME)
        cylinder(0.17, 0.6, (0, 0, 0.06), SEA)
        cylinder(0.34, 0.07, (0, 0, 0.52), SEA)
        cylinder(0.34, 0.09, (0, 0, 1.36), SEA)
        ring(0.1, 0.055, (0, 0, 0.1), STEEL, (90, 0, 0))
        turns = [(0.27 * math.cos(a), 0.27 * math.sin(a), 0.6 + 0.76 * k / 60) for k, a in ((k, math.tau * 5 * k / 60) for k in range(61))]
        tube(turns, 0.055, ACTION)
        for k in range(3):
            cylinder(0.035, 0.14, (0.2 * math.cos(k * 2.1), 0.2 * math.sin(k * 2.1), 1.42), CHROME)
    with group((0.35, -0.72, 0.08), (0, 86, -24), 0.8):
        cylinder(0.09, 0.2, (0, 0, 0), STEEL)
        cylinder(0.13, 0.12, (0, 0, 0.2), STEEL, bevel=0.01)
        cylinder(0.09, 0.34, (0, 0, 0.3), WHITE, top=0.07)
        cylinder(0.05, 0.12, (0, 0, 0.64), CHROME)


@thing('used-engines-and-gearboxes', 0.75)
def used_engines():
    for x in (-0.7, 0, 0.7):
        box((0.16, 1.2, 0.14), (x, 0, 0), WOOD, 0.01)
    for y in repeat(5, -0.5, 0.25):
        box((1.9, 0.2, 0.06), (0, y, 0.14), CARTON, 0.01)
    with group((0, 0, 0.2)):
        box((0.95, 0.62, 0.2), (-0.3, 0, 0.02), DARK, 0.06)
        box((1.0, 0.66, 0.52), (-0.3, 0, 0.2), STEEL, 0.04)
        box((0.98, 0.7, 0.24), (-0.3, 0, 0.7), CHROME, 0.03)
        box((0.9, 0.4, 0.18), (-0.3, 0, 0.92), LACQUER, 0.07)
        for x in repeat(4, -0.62, 0.21):
            cylinder(0.05, 0.06, (x, 0, 1.08), DARK)
            tube([(x, -0.3, 0.8), (x, -0.5, 0.76), (x + 0.02, -0.52, 0.5)], 0.07, BROWN)
        tube([(-0.68, -0.53, 0.46), (0.12, -0.53, 0.46)], 0.09, BROWN, bend=False)
        cylinder(0.1, 0.09, (0.08, 0.08, 1.08), SUN)
        cylinder(0.42, 0.16, (0.2, 0, 0.46), STEEL, (0, 90, 0), top=0.4)
        cylinder(0.38, 0.42, (0.34, 0, 0.46), STEEL, (0, 90, 0), top=0.22)
        cylinder(0.2, 0.36, (0.74, 0, 0.44), STEEL, (0, 90, 0), top=0.14)
        for k in range(6):
            with group((0.36, 0, 0.46), (60 * k, 0, 0)):
                box((0.6, 0.05, 0.1), (0.2, 0, 0.24), STEEL, 0.015, (0, 22, 0))
        for y, z, r in ((0, 0.34, 0.2), (-0.2, 0.72, 0.13), (0.2, 0.74, 0.11)):
            cylinder(r, 0.09, (-0.94, y, z), DARK, (0, 90, 0))
            cylinder(r * 0.5, 0.1, (-0.95, y, z), CHROME, (0, 90, 0))


@thing('tractor', 2.7)
def tractor():
    kit.at(0, 0, 0, -8, 1.5).put(props.tractor)
