"""Children, games, music, paper and presents."""

from shapes import *

CHROME = coat('#C9D5D8', 0.28, 0.7)


@thing('baby-goods', 1.05)
def baby_goods():
    with group((0, 0, 0), (0, 0, 34)):
        for x in (-0.55, 0.62):
            for y in (-0.4, 0.4):
                with group((x, y, 0.32 if x > 0 else 0.28), (90, 0, 0)):
                    radius = 0.3 if x > 0 else 0.26
                    ring(radius - 0.03, 0.055, (0, 0, 0), DARK)
                    cylinder(0.07, 0.1, (0, 0, -0.05), CHROME)
                    for k in range(8):
                        tube([(0, 0, 0), (radius * 0.9 * math.cos(k * 0.785), radius * 0.9 * math.sin(k * 0.785), 0)], 0.015, CHROME, bend=False)
        for y in (-0.34, 0.34):
            tube([(-0.55, y, 0.28), (0.5, y, 0.84)], 0.035, CHROME, bend=False)
            tube([(0.62, y, 0.32), (-0.4, y, 0.8), (-0.95, y, 1.28), (-1.1, y, 1.36)], 0.035, CHROME)
        tube([(-1.1, -0.34, 1.36), (-1.1, 0.34, 1.36)], 0.06, BROWN, bend=False)
        hull = [(-0.86, 0.3, 1.02, 1.08), (-0.76, 0.38, 0.8, 1.1), (-0.4, 0.4, 0.66, 1.1), (0.2, 0.4, 0.66, 1.1), (0.62, 0.38, 0.78, 1.1), (0.74, 0.3, 1.0, 1.08)]
        loft([oval(x, w, low, high, 16, 3.4) for x, w, low, high in hull], LAGOON)
        hood = []
        for k in range(7):
            angle = math.radians(-4 + 18 * k)
            hood.append([(0.1 + 0.68 * math.cos(angle) * s, 0.42 * math.cos(t), 1.06 + 0.68 * math.sin(angle) * s)
                         for t in (math.pi * j / 12 for j in range(13)) for s in ((0.62 + 0.38 * math.sin(t)),)])
        loft(hood, NECTARINE, rounds=1)
        for ribs in hood[1:-1:2]:
            tube(ribs, 0.022, ACTION)
        cushion((0.8, 0.66, 0.2), (-0.36, 0, 1.02), SUN, 0.3)
        tube([(-0.8, -0.3, 1.1), (-0.3, -0.42, 1.1), (0.1, -0.42, 1.1)], 0.03, SAND)


@thing('toys', 0.35)
def toys():
    fur = coat('#C98A4B', 0.9)
    with group((-0.12, 0.1, 0), (0, 0, 16)):
        blob([(0, 0.06, 0.5, 0.46, 1, 0.9, 1.05), (0, 0, 1.14, 0.4, 1.06, 0.96, 0.94), (-0.34, 0.04, 1.44, 0.15, 1, 0.7, 1), (0.34, 0.04, 1.44, 0.15, 1, 0.7, 1),
              (-0.44, -0.2, 0.62, 0.17, 1, 1.3, 1.1), (0.44, -0.2, 0.62, 0.17, 1, 1.3, 1.1),
              (-0.34, -0.36, 0.2, 0.2, 1, 1.3, 1), (0.34, -0.36, 0.2, 0.2, 1, 1.3, 1)], fur, 0.03)
        ball(0.19, (0, -0.36, 1.06), '#EBC896', (1.1, 0.8, 0.85))
        ball(0.26, (0, -0.24, 0.5), '#EBC896', (1.1, 0.75, 1.1))
        ball(0.07, (0, -0.51, 1.12), BROWN, (1.3, 0.7, 0.9))
        for x in (-0.34, 0.34):
            ball(0.05, (x * 0.44, -0.36, 1.24), INK)
            ball(0.085, (x, -0.07, 1.44), '#EBC896', (1, 0.5, 1))
            ball(0.12, (x, -0.6, 0.2), '#EBC896', (1, 0.35, 1))
        for side in (-1, 1):
            plate(soft([(0, 0.8), (side * 0.24, 0.92), (side * 0.26, 0.7)]), 0.1, (0, -0.4, 0), ACTION, 0.04)
        ball(0.07, (0, -0.43, 0.8), ACTION)
    for x, y, z, side, colour, turn in ((0.72, -0.1, 0, 0.46, LAGOON, 12), (0.66, -0.66, 0, 0.4, SUN, -18), (0.72, -0.12, 0.46, 0.36, NECTARINE, 34)):
        with group((x, y, z), (0, 0, turn)):
            box((side, side, side), (0, 0, 0), colour, 0.04)
            shape = disc(side * 0.25, 0, side / 2) if colour != SUN else [(-0.1, 0.1), (0.1, 0.1), (0, 0.29)]
            plate(shape, 0.02, (0, -side / 2, 0), SAND if colour != SUN else ACTION, 0.004)
            plate(disc(side * 0.22, 0, side / 2, 4), 0.02, (side / 2, 0, 0), SAND if colour != SUN else ACTION, 0.004, (0, 0, 90))


@thing('gifts', 0.3)
def gifts():
    def present(size, at, paper, ribbon, turn=0, bow=1.0):
        x, y, z = size
        with group(at, (0, 0, turn)):
            box((x, y, z * 0.76), (0, 0, 0), paper, 0.03)
            box((x * 1.06, y * 1.06, z * 0.26), (0, 0, z * 0.74), paper, 0.03)
            for a, b in ((0.18, 1.01), (1.01, 0.18)):
                box((x * a, y * b, z * 0.76), (0, 0, 0), ribbon, 0.01)
                box((x * 1.06 * a, y * 1.06 * b, z * 0.265), (0, 0, z * 0.74), ribbon, 0.01)
            for angle in (20, 160, -40, 220) if bow else ():
                with group((0, 0, z), (0, 0, angle), bow):
                    tube([(0, 0, 0), (0.2, 0.02, 0.3), (0.46, 0, 0.26), (0.4, 0, 0.06), (0, 0, 0.02)], 0.055, ribbon)
            ball(0.11 * bow, (0, 0, z + 0.06), ribbon, (1, 1, 0.8))
    present((1.16, 1.1, 0.96), (-0.2, 0.2, 0), NECTARINE, SAND, 6)
    present((0.66, 0.62, 0.5), (0.62, -0.56, 0), LAGOON, SUN, -14, 0.66)


@thing('books-and-documents', 0.2)
def books():
    def book(size, at, cover, turn=0):
        x, y, z = size
        with group(at, (0, 0, turn)):
            box((x - 0.05, y - 0.06, z - 0.07), (0.0, 0, 0.035), '#F0DFC0', 0.01)
            for k in range(3):
                box((x - 0.048, y - 0.058, 0.008), (0, 0, z * (0.3 + 0.2 * k)), '#D9C39B', 0)
            for level in (0, z - 0.05):
                box((x, y, 0.05), (0, 0, level), cover, 0.015)
            box((0.06, y, z), (-x / 2, 0, 0), cover, 0.025)
            box((0.07, y * 0.12, z * 1.01), (-x / 2, y * 0.25, 0), GOLD, 0.01)
            box((0.07, y * 0.12, z * 1.01), (-x / 2, -y * 0.25, 0), GOLD, 0.01)
    with group((-0.06, 0.1, 0), (0, 0, 60)):
        book((1.2, 1.66, 0.32), (0, 0, 0), LAGOON, 4)
        book((1.12, 1.56, 0.26), (0.03, 0.02, 0.32), NECTARINE, -7)
        book((1.04, 1.44, 0.3), (0, 0, 0.58), SEA, 6)
    with group((-0.06, 0.06, 0.9), (0, 0, -12)):
        for side in (-1, 1):
            rings = []
            for k in range(9):
                x = 0.78 * k / 8
                z = 0.05 + 0.16 * math.sin(math.pi * min(1, x / 0.78) ** 0.6) * (1 - 0.35 * x)
                rings.append([(side * x, -0.56, 0.03), (side * x, 0.56, 0.03), (side * x, 0.56, z + 0.03), (side * x, -0.56, z + 0.03)])
            loft(rings, '#F3E7CF', rounds=0, smooth=50)
            box((0.82, 1.2, 0.04), (side * 0.41, 0, 0), ACTION, 0.015)
            for row in range(7):
                points = [(side * x, 0.38 - 0.12 * row, 0.092 + 0.16 * math.sin(math.pi * (x / 0.78) ** 0.6) * (1 - 0.35 * x)) for x in (0.14, 0.28, 0.42, 0.56, 0.66 if row % 3 else 0.6)]
                tube(points, 0.013, '#7A8B8F')
        tube([(0, -0.5, 0.1), (0.0, -0.62, 0.06), (0.04, -0.68, -0.14), (0, -0.72, -0.3)], 0.035, SUN)


@thing('cash-and-cards', 0.09)
def cash():
    note, edge = '#5E9C76', '#DDE8D4'
    for k in range(3):
        with group((-0.3, 0.3, 0.02 + 0.24 * k), (0, 0, 6 * k - 12)):
            box((1.5, 0.76, 0.22), (0, 0, 0), edge, 0.02)
            box((1.48, 0.74, 0.02), (0, 0, 0.21), note, 0.005)
            box((1.34, 0.6, 0.01), (0, 0, 0.226), '#86BD98', 0.003)
            cylinder(0.2, 0.01, (0, 0, 0.234), note, bevel=0)
            box((0.26, 0.775, 0.235), (-0.42, 0, 0), NECTARINE, 0.01)
            for z in (0.05, 0.1, 0.15):
                box((1.505, 0.765, 0.008), (0, 0, z), '#A9C7AE', 0)
    for k in range(6):
        cylinder(0.22, 0.06, (0.62 + 0.012 * (k % 3), -0.36, 0.065 * k), coat(GOLD, 0.3, 0.3), bevel=0.015)
    with group((0.24, -0.72, 0.23), (66, 0, 16)):
        cylinder(0.23, 0.06, (0, 0, -0.03), coat(GOLD, 0.3, 0.3), bevel=0.015)
        ring(0.17, 0.016, (0, 0, 0.03), coat('#B87F26', 0.4))
    with group((-0.56, -0.5, 0.03), (-20, 0, -6)):
        plate(rounded(1.06, 0.68, 0.07), 0.035, (0, 0, 0), ACTION, 0.01)
        plate(rounded(1.06, 0.13, 0.01), 0.01, (0, -0.016, 0.47), '#8E2A12', 0)
        plate(rounded(0.2, 0.15, 0.03), 0.02, (-0.32, -0.018, 0.22), SUN, 0.005)
        plate(rounded(0.56, 0.05, 0.02), 0.01, (0.12, -0.018, 0.08), SAND, 0)


@thing('musical-instruments', 1.0)
def instruments():
    with group((-0.24, -0.1, 0.02), (-14, 7, 4)):
        body = soft([(0, 0), (0.34, 0.04), (0.58, 0.28), (0.52, 0.56), (0.38, 0.74), (0.44, 0.98), (0.3, 1.16), (0, 1.2),
                     (-0.3, 1.16), (-0.44, 0.98), (-0.38, 0.74), (-0.52, 0.56), (-0.58, 0.28), (-0.34, 0.04)])
        plate(body, 0.24, (0, 0, 0), BROWN, 0.02)
        plate([(x * 0.955, 0.6 + (z - 0.6) * 0.955) for x, z in body], 0.03, (0, -0.12, 0), coat('#E39A4F', 0.3), 0.01)
        plate(disc(0.19, 0, 0.76), 0.02, (0, -0.132, 0), coat('#3A2013', 0.6), 0)
        ring(0.2, 0.02, (0, -0.14, 0.76), SAND, (90, 0, 0))
        box((0.36, 0.05, 0.06), (0, -0.15, 0.32), BROWN, 0.015)
        plate([(-0.075, 0.9), (0.075, 0.9), (0.06, 2.0), (-0.06, 2.0)], 0.07, (0, -0.13, 0), BROWN, 0.015)
        plate([(-0.06, 2.0), (0.06, 2.0), (0.11, 2.3), (0.06, 2.34), (-0.06, 2.34), (-0.11, 2.3)], 0.07, (0, -0.12, 0), coat('#8A4B26', 0.4), 0.015)
        for k in range(9):
            box((0.13, 0.01, 0.014), (0, -0.168, 1.1 + 0.1 * k), GOLD, 0)
        for x in (-0.04, -0.013, 0.013, 0.04):
            tube([(x * 1.6, -0.18, 0.34), (x, -0.175, 2.0)], 0.006, WHITE, bend=False)
        for z in (2.1, 2.18, 2.26):
            for x in (-0.14, 0.14):
                ball(0.035, (x, -0.12, z), CHROME)
    with group((0.62, 0.0, 0)):
        lathe([(0.26, 0), (0.3, 0.05), (0.22, 0.36), (0.36, 0.72), (0.44, 1.0), (0.4, 1.04), (0, 1.04)], (0, 0, 0), coat(ACTION, 0.5), smooth=50)
        cylinder(0.42, 0.07, (0, 0, 1.0), '#F0DFC0', bevel=0.03)
        ring(0.43, 0.035, (0, 0, 0.99), SUN)
        ring(0.25, 0.03, (0, 0, 0.36), SUN)
        for k in range(12):
            a, b = math.tau * k / 12, math.tau * (k + 0.5) / 12
            tube([(0.44 * math.cos(a), 0.44 * math.sin(a), 0.98), (0.37 * math.cos((a + b) / 2), 0.37 * math.sin((a + b) / 2), 0.7),
                  (0.26 * math.cos(b), 0.26 * math.sin(b), 0.38)], 0.016, SAND)


@thing('sports-goods', 0.22)
def sports():
    with group((-0.28, 0.2, 0.74), (20, 14, 10)):
        golden = (1 + 5 ** 0.5) / 2
        ball(0.74, (0, 0, 0), WHITE)
        corners = [Vector(v).normalized() for a in (-1, 1) for b in (-golden, golden) for v in ((0, a, b), (a, b, 0), (b, 0, a))]
        for corner in corners:
            near = [other for other in corners if 0 < (corner - other).length < 1.1]
            around = corner.to_track_quat('Z', 'Y').inverted()
            near.sort(key=lambda other: math.atan2(*(around @ other).xy))
            points = [corner.lerp(other, 0.345) for other in near]
            patch = [a.lerp(b, k / 6) for a, b in zip(points, points[1:] + points[:1]) for k in range(6)]
            dome = lambda part: [corner.lerp(point, part).normalized() * 0.743 for point in patch]
            loft([dome(part) for part in (1, 0.66, 0.33, 0.02)], ACTION, rounds=0, smooth=60)
            for other in near:
                tube([corner.lerp(other, t).normalized() * 0.736 for t in (0.34, 0.5, 0.66)], 0.011, STEEL)
    with group((0.5, -0.58, 0.3), (0, 0, -20), 0.9):
        cylinder(0.06, 1.2, (-0.6, 0, 0), CHROME, (0, 90, 0))
        for side in (-1, 1):
            with group((side * 0.44, 0, 0), (0, side * 90, 0)):
                lathe([(0.3, -0.2), (0.34, -0.12), (0.34, 0.12), (0.28, 0.2)], (0, 0, 0), LAGOON, (0, 0, 30), 0.03, sides=6, smooth=20)
                cylinder(0.15, 0.03, (0, 0, 0.19), SUN)
