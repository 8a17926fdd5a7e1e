"""What is worn, and the cloth that it is made of."""

from shapes import *

GILT = coat(GOLD, 0.3, 0.5)
LEATHER = coat(ACTION, 0.45)


def shirt(colour, trim, at, turn=(0, 0, 0), deep=0.2):
    """A T-shirt that hangs: its shoulders at z = 1.4."""
    half = [(0.14, 1.44), (0.34, 1.38), (0.5, 1.28), (0.8, 0.86), (0.62, 0.72), (0.46, 0.9), (0.45, 0.5), (0.47, 0.02)]
    outline = half + [(-x, z) for x, z in half[::-1]] + [(-0.07, 1.36), (0.07, 1.36)]
    with group(at, turn):
        plate(outline, deep, (0, 0, 0), colour, deep * 0.45)
        tube([(-0.17, -deep * 0.42, 1.43), (-0.1, -deep * 0.52, 1.32), (0, -deep * 0.54, 1.28), (0.1, -deep * 0.52, 1.32), (0.17, -deep * 0.42, 1.43)], 0.035, trim)
        for side in (-1, 1):
            tube([(side * 0.79, -deep * 0.3, 0.84), (side * 0.63, -deep * 0.3, 0.73)], 0.045, trim, bend=False)


@thing('clothes', 0.75)
def clothes():
    for x in (-1.18, 1.22):
        tube([(x, 0.34, 0.03), (x, -0.34, 0.03)], 0.045, WOOD, bend=False)
        tube([(x, 0, 0.03), (x, 0, 1.92)], 0.045, WOOD, bend=False)
    tube([(-1.24, 0, 1.9), (1.28, 0, 1.9)], 0.04, WOOD, bend=False)
    for x, back, colour, trim in ((0.34, 0.06, LAGOON, SUN), (-0.28, -0.12, NECTARINE, SAND)):
        with group((x, back, 0.26), (0, 0, 0)):
            shirt(colour, trim, (0, 0, 0))
            tube([(-0.42, 0, 1.32), (0, 0, 1.48), (0.42, 0, 1.32)], 0.03, BROWN, bend=False)
            tube([(0, 0, 1.46), (0, 0, 1.58), (0.06, 0, 1.64), (0.0, 0, 1.7), (-0.06, 0, 1.65)], 0.016, STEEL)
    with group((-0.28, -0.2, 0.26)):
        plate(disc(0.19, 0, 0.86), 0.03, (0, -0.03, 0), SUN, 0.008)
        for k in range(3):
            plate(rounded(0.5 - 0.12 * k, 0.045, 0.02), 0.03, (0, -0.03, 0.56 - 0.09 * k), SEA, 0.008)


@thing('second-hand-clothes', 0.7)
def second_hand_clothes():
    colours = (SEA, NECTARINE, SAND, LAGOON, GOLD, ACTION, LEAF, SUN, MIST, '#E8A78C')
    for layer in range(5):  # folded: the round fold is in front
        for part in range(2):
            with group((-0.5 + part + 0.03 * (layer % 2), 0.03 * (layer % 3) - 0.03, 0.02 + 0.26 * layer), (0, 0, 2 * (layer % 3) - 2)):
                for z in (0, 0.125):
                    box((0.98, 1.4, 0.135), (0, 0, z), colours[layer * 2 + part], 0.066)
    with group((-0.46, -0.68, 1.06), (0, 4, 0)):  # a sleeve hangs out
        plate([(-0.27, 0.06), (0.27, 0.06), (0.22, -0.7), (-0.22, -0.7)], 0.14, (0, 0, 0), NECTARINE, 0.06)
        plate([(-0.23, -0.6), (0.23, -0.6), (0.22, -0.76), (-0.22, -0.76)], 0.16, (0, 0, 0), SAND, 0.05)
    with group((-0.08, -0.04, 1.33), (0, 0, -3)):  # the shirt on top, with collar and buttons
        plate([(-0.5, -0.56), (0.5, -0.56), (0.5, 0.56), (-0.5, 0.56)], 0.14, (0, 0, 0.06), SUN, 0.06, (-90, 0, 0))
        for side in (-1, 1):
            plate([(0, -0.12), (side * 0.34, 0.2), (side * 0.2, 0.46), (side * 0.02, 0.14)][::side], 0.08, (0, 0, 0.15), WHITE, 0.03, (-90, 0, 0))
        for y in (-0.2, -0.36, -0.5):
            cylinder(0.04, 0.03, (0, y, 0.125), ACTION)
    def strap(wide, high, at, turn):
        """A flat band around the bale, which follows its round corners."""
        loop = rounded(wide, high, 0.1)
        corners = [(x, y, z) for x, z in loop for y in (-0.06, 0.06)]
        place(mesh(corners, [tuple((2 * k + n) % len(corners) for n in (0, 1, 3, 2)) for k in range(len(loop))]), DARK, at, turn)

    for x in (-0.86, 0.72):
        strap(1.5, 1.33, (x, 0, 0.005), (0, 0, 90))
    strap(2.07, 1.52, (0.015, 0.76, 0.32), (90, 0, 0))
    with group((0.3, -0.8, 0.94), (-4, 6, 0)):
        plate([(-0.28, -0.68), (0.28, -0.68), (0.28, -0.14), (0.1, 0), (-0.1, 0), (-0.28, -0.14)], 0.04, (0, 0, 0), WHITE, 0.01)
        for k in range(3):
            plate(rounded(0.38 - 0.08 * k, 0.07, 0.02), 0.02, (0, -0.025, -0.32 - 0.13 * k), ACTION if k == 0 else DARK, 0)


@thing('shoes', 0.2)
def shoes():
    with group((0.2, 0.72, 0), (0, 0, 8)):  # their box, half open
        box((1.9, 0.8, 0.66), (0, 0, 0), LAGOON, 0.03)
        box((1.8, 0.7, 0.02), (0, 0, 0.655), BROWN, 0)
        with group((0, 0.42, 0.62), (84, 0, 0)):
            box((1.98, 0.86, 0.14), (0, 0.42, 0), '#2A93A0', 0.03)
        plate(rounded(0.5, 0.26, 0.03), 0.02, (-0.6, -0.405, 0.2), SAND, 0.004)
    with group((-0.36, -0.16, 0), (0, 0, 30)):
        sneaker()
    with group((0.5, -0.95, 0.3), (-84, 0, 12), 0.94):  # on its side: the tread
        sneaker()
        for x in repeat(9, -0.8, 0.2):
            box((0.09, 0.44 - 0.14 * abs(x), 0.05), (x, -0.01, -0.035), NECTARINE, 0.015, (0, 0, 14))


def sneaker():
    """One running shoe that points to -x."""
    sole()
    upper()


def sole():
    outline = soft([(-1.02, 0.02), (-0.85, -0.26), (-0.45, -0.32), (0.1, -0.25), (0.7, -0.25), (1.04, 0.0), (0.7, 0.24), (0.1, 0.22), (-0.45, 0.3), (-0.85, 0.26)])
    plate(outline, 0.18, (0, 0, 0.09), SAND, 0.05, (-90, 0, 0))
    plate([(x * 0.97, y * 0.95) for x, y in outline], 0.06, (0, 0, 0.0), DARK, 0.01, (-90, 0, 0))


def upper():
    rings = [(-0.97, 0.1, 0.2), (-0.9, 0.23, 0.3), (-0.7, 0.28, 0.36), (-0.45, 0.28, 0.47), (-0.2, 0.26, 0.62), (0.02, 0.24, 0.74), (0.2, 0.23, 0.78)]
    rings += [(0.45, 0.23, 0.8), (0.7, 0.23, 0.9), (0.88, 0.2, 0.98), (0.98, 0.12, 0.9)]
    loft([oval(x, w, 0.1, high, 16, 2.5) for x, w, high in rings], coat(NECTARINE, 0.6))
    loft([oval(x, w, 0.6, high, 12, 2.4) for x, w, high in ((0.16, 0.1, 0.78), (0.26, 0.175, 0.82), (0.5, 0.18, 0.84), (0.76, 0.15, 0.93))], DARK)
    plate(soft([(0.1, 0.6), (-0.04, 0.86), (-0.08, 1.0), (0.06, 1.04), (0.18, 0.88), (0.26, 0.7)]), 0.28, (0, 0, -0.02), coat(ACTION, 0.6), 0.05)
    for k in range(4):
        x, z, w = -0.46 + 0.14 * k, 0.52 + 0.08 * k, 0.17
        for lean in (-0.06, 0.06):
            tube([(x + lean, -w, z - 0.1), (x, 0, z + 0.015), (x - lean, w, z - 0.1)], 0.03, SAND)
    def side(x, z):
        """How far from the middle the shoe's side is."""
        (a, w, h), (b, wide, high) = next(pair for pair in zip(rings, rings[1:]) if x <= pair[1][0])
        part = (x - a) / (b - a)
        tall = (h + (high - h) * part - 0.1) / 2
        return (w + (wide - w) * part) * max(0, 1 - abs((z - 0.1 - tall) / tall) ** 2.5) ** 0.4

    for y in (-1, 1):  # the stripes, sewn to the side
        for x in (0, 0.22):
            line = [(x - 0.28 + 0.06 * k, 0.24 + 0.032 * k) for k in range(10)]
            tube([(a, (0.96 * side(a, z) - 0.02) * y, z) for a, z in line], 0.045, SEA)
    box((0.14, 0.2, 0.3), (0.9, 0, 0.42), SEA, 0.04)


@thing('handbags', 0.28)
def handbags():
    with group((0, 0, 0), (0, 0, 6)):
        body = [(-0.86, 0), (0.86, 0), (0.72, 1.04), (-0.72, 1.04)]
        plate(body, 0.5, (0, 0, 0.04), LEATHER, 0.13)
        plate(soft([(-0.74, 1.1), (0, 1.16), (0.74, 1.1), (0.76, 0.72), (0.4, 0.5), (0, 0.42), (-0.4, 0.5), (-0.76, 0.72)]), 0.1, (0, -0.26, 0), NECTARINE, 0.04, (-3, 0, 0))
        plate(rounded(1.44, 0.12, 0.05), 0.5, (0, 0, 1.02), NECTARINE, 0.05)
        plate(rounded(0.24, 0.26, 0.06), 0.06, (0, -0.34, 0.42), GILT, 0.02)
        cylinder(0.05, 0.05, (0, -0.37, 0.52), SAND, (90, 0, 0))
        for y in (-0.16, 0.16):
            arc = [(0.42 * math.cos(a), y, 1.14 + 0.62 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))]
            tube(arc, 0.05, LEATHER)
            for x in (-0.42, 0.42):
                ring(0.075, 0.022, (x, y, 1.12), GILT, (90, 0, 0))
        for x in (-0.7, 0.7):
            cylinder(0.05, 0.06, (x, 0, 0), GILT)
        with group((0.5, -0.34, 0.96), (0, -8, 0)):
            tube([(0, 0, 0), (0, -0.03, -0.2)], 0.014, GILT, bend=False)
            plate(rounded(0.17, 0.26, 0.06), 0.03, (0, -0.03, -0.45), SUN, 0.01)


def printed(spot, middles, inner, outer, colour):
    """Rings printed on cloth; `spot` tells where a point (across, along) of the cloth is."""
    corners, faces, turns, steps = [], [], 20, 4
    for across, along in middles:
        first = len(corners)
        for step in range(steps + 1):
            r = inner + (outer - inner) * step / steps
            corners += [spot(across + r * math.cos(math.tau * k / turns), along + r * math.sin(math.tau * k / turns)) for k in range(turns)]
        faces += [tuple(first + a * turns + b % turns for a, b in ((n, k), (n, k + 1), (n + 1, k + 1), (n + 1, k)))
                  for n in range(steps) for k in range(turns)]
    place(mesh(corners, faces), colour)


@thing('fabrics-and-kitenge', 1.1)
def fabrics():
    def marks(spot, width, length, first, mark, dot, ends=True):
        """The cloth's print: rings with a dot, every other row between those of the last."""
        count, rows = round(width / 0.2), round(length / 0.21)
        middles = [((k + 0.5 + 0.5 * (row % 2)) * width / count, first + (row + 0.5) * length / rows)
                   for row in range(rows) for k in range(count if ends or row % 2 == 0 else count - 1)]
        printed(spot, middles, 0.045, 0.078, mark)
        printed(spot, middles, 0.001, 0.024, dot)

    def roll(at, length, cloth, mark, dot, turn, radius=0.27):
        with group(at, turn):
            cylinder(radius, length, (0, 0, 0), cloth, bevel=0.03)
            tube([((0.06 + 0.0026 * k) * math.cos(k * 0.45), (0.06 + 0.0026 * k) * math.sin(k * 0.45), length - 0.004) for k in range(70)], 0.012, mark)
            cylinder(0.07, length + 0.08, (0, 0, -0.02), CARTON)
            for z in (0.05, length - 0.11):
                cylinder(radius + 0.004, 0.05, (0, 0, z), mark, bevel=0)
            on = radius + 0.004
            marks(lambda u, v: (on * math.cos(u / radius), on * math.sin(u / radius), v), math.tau * radius, length - 0.26, 0.13, mark, dot)
    roll((-0.5, 0.36, 0), 1.8, NECTARINE, SUN, SEA, (0, -3, 0))
    roll((0.1, 0.42, 0), 2.06, LAGOON, SAND, SUN, (0, 1, 0))
    roll((0.68, 0.34, 0), 1.6, ACTION, SUN, SAND, (0, 5, 0))
    with group((-0.02, -0.36, 0), (0, 0, -6)):  # one lies, and its cloth is unrolled
        wide, r = 1.4, 0.2

        path = [(math.cos(a) * (r + 0.012), r + math.sin(a) * (r + 0.012)) for a in (math.radians(70 + 4 * k) for k in range(36))]
        path += [(path[-1][0] - 0.04 * k - 0.02, 0.02 + (path[-1][1] - 0.02) * max(0, 1 - 0.3 * k) + 0.022 * math.sin(0.75 * k) ** 2 * (k > 4)) for k in range(1, 26)]
        lengths = [0]
        for (a, b), (y, z) in zip(path, path[1:]):
            lengths.append(lengths[-1] + math.hypot(y - a, z - b))

        def on(u, v, off=0.006):
            k = max(n for n, far in enumerate(lengths[:-1]) if far <= max(v, 0))
            (a, b), (y, z) = path[k], path[k + 1]
            part, step = (v - lengths[k]) / (lengths[k + 1] - lengths[k]), lengths[k + 1] - lengths[k]
            return (u - wide / 2, a + (y - a) * part + off * (z - b) / step, b + (z - b) * part + off * (a - y) / step)

        cylinder(r, wide, (-wide / 2, 0, r), SUN, (0, 90, 0), bevel=0.02)
        cylinder(0.06, wide + 0.1, (-wide / 2 - 0.05, 0, r), CARTON, (0, 90, 0))
        sheet = [(x, y, z) for y, z in path for x in (-wide / 2, wide / 2)]
        place(mesh(sheet, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)]), SUN)
        marks(on, wide, lengths[-1] - 0.16, 0.04, ACTION, SEA, ends=False)
        border = [on(u, v, 0.005) for v in (lengths[-1] - 0.1, lengths[-1] - 0.07, lengths[-1] - 0.04) for u in (0, wide)]
        place(mesh(border, [(0, 1, 3, 2), (2, 3, 5, 4)]), ACTION)


@thing('jewellery-and-watches', 0.08)
def jewellery():
    cushion((0.9, 0.8, 0.62), (-0.42, 0.12, 0.0), ACTION, 0.4)
    with group((-0.42, 0.0, 0.58), (24, 0, 0)):
        with group((0, 0.14, 0.02), (0, 90, 0)):
            lathe([(0.5, -0.17), (0.55, -0.17), (0.55, 0.17), (0.5, 0.17), (0.5, -0.17)], (0, 0, 0), coat(BROWN, 0.5), bevel=0.015)
    with group((-0.42, -0.42, 0.76), (66, 0, 0)):
        cylinder(0.5, 0.17, (0, 0, -0.06), GILT, bevel=0.05)
        cylinder(0.41, 0.02, (0, 0, 0.11), SAND, bevel=0)
        ring(0.43, 0.035, (0, 0, 0.12), GILT)
        for k in range(12):
            with group((0, 0, 0.13), (0, 0, 30 * k)):
                box((0.035, 0.1, 0.012), (0, 0.32, 0), SEA, 0)
        box((0.045, 0.26, 0.014), (-0.1, 0.07, 0.14), SEA, 0.005, (0, 0, 55))
        box((0.04, 0.34, 0.014), (0.1, 0.1, 0.15), SEA, 0.005, (0, 0, -45))
        cylinder(0.04, 0.03, (0, 0, 0.14), NECTARINE)
        cylinder(0.07, 0.1, (0.5, 0, 0.02), GILT, (0, 90, 0))
    with group((0.66, -0.3, 0.4), (76, 0, 28)):
        ring(0.36, 0.06, (0, 0, 0), GILT)
        with group((0, 0.46, 0), (-90, 0, 0)):
            lathe([(0.0, -0.12), (0.27, 0.1), (0.2, 0.22), (0, 0.22)], (0, 0, 0), coat('#7FD0D6', 0.08), sides=8, smooth=10)
            for k in range(4):
                tube([(0, 0, -0.12), (0.25 * math.cos(k * 1.57 + 0.4), 0.25 * math.sin(k * 1.57 + 0.4), 0.12)], 0.022, GILT, bend=False)


@thing('wigs-and-hair', 0.4)
def wigs():
    skin, hair = coat('#9A6240', 0.5), ('#7A2E1F', '#8F3A24', '#6A2618')
    with group((0, 0, 0), (0, 0, 14)):
        lathe([(0.52, 0), (0.54, 0.05), (0.5, 0.1), (0.12, 0.14), (0.1, 0.3), (0, 0.3)], (0, 0, 0), LAGOON)
        lathe([(0.3, 0), (0.22, 0.1), (0.19, 0.4), (0, 0.4)], (0, 0.02, 0.24), skin)
        blob([(0, 0, 1.02, 0.46, 0.86, 0.98, 1.08), (0, -0.16, 0.76, 0.3, 0.92, 0.94, 0.9), (0, -0.45, 0.88, 0.07, 0.8, 1, 1.6), (0, 0.06, 0.5, 0.2)], skin, 0.025, soft=4)
        blob([(0, 0.14, 1.2, 0.5, 1, 0.92, 0.86), (0, 0.3, 0.8, 0.45, 1.1, 0.6, 1.1)], hair[2], 0.03)
        for k in range(58):  # long waves from a parting
            a = math.radians(-62 + 304 * k / 57)
            x, y, fall = math.cos(a), math.sin(a), 0.04 * (k % 3)
            tube([(0.1 + 0.05 * x, 0.04 + 0.1 * y, 1.67), (0.06 + 0.34 * x, 0.06 + 0.36 * y, 1.6), (0.54 * x, 0.06 + 0.5 * y, 1.3), (0.6 * x, 0.1 + 0.55 * y, 1.06),
                  (0.53 * x, 0.1 + 0.5 * y, 0.82), (0.64 * x, 0.1 + 0.58 * y, 0.58), (0.56 * x, 0.1 + 0.52 * y, 0.36), (0.64 * x, 0.12 + 0.58 * y, 0.14 + fall)], 0.056, hair[k % 3])
        ball(0.14, (0.1, 0.06, 1.66), hair[2], (1, 1.1, 0.4))
        for k in range(9):  # the fringe sweeps to the left
            tube([(0.12, 0.02 * k - 0.1, 1.69), (0.02 - 0.05 * k, -0.3 + 0.03 * k, 1.6), (-0.1 - 0.045 * k, -0.44 + 0.035 * k, 1.42), (-0.26 - 0.03 * k, -0.46 + 0.035 * k, 1.2)], 0.056, hair[k % 3])
        for k in range(4):
            tube([(0.12, 0.02 * k - 0.1, 1.69), (0.24 + 0.05 * k, -0.26 + 0.03 * k, 1.58), (0.36 + 0.03 * k, -0.36 + 0.04 * k, 1.34), (0.44 + 0.02 * k, -0.3 + 0.04 * k, 1.1)], 0.056, hair[k % 3])
