"""Seoul: a great tiled roof whose corners rise, a cherry tree in flower, the tower on its hill, and a lorry that two people load."""
from props import *

TILE, DARKTILE = paint('#40535A', 0.12, 0.3), '#2F4046'
# The signs of two shops: each syllable as its strokes, (x, z).
CLOTHES = (ring(0.13, 12, (0, 0.8)) + ring(0.13, 1, (0, 0.8)), [(0, 0.62), (0, 0.5)], [(-0.32, 0.5), (0.32, 0.5)], [(-0.26, 0.06), (0, 0.38), (0.26, 0.06)])
TEA = ([(-0.2, 0.9), (-0.02, 0.9)], [(-0.32, 0.7), (0.1, 0.7)], [(-0.34, 0.12), (-0.1, 0.68), (0.12, 0.12)], [(0.26, 0.95), (0.26, 0.05)], [(0.26, 0.52), (0.4, 0.52)])


def curved_roof(w, d, z, rise, lift):
    """A roof of tiles along x: its four slopes sag, and its corners rise by `lift`."""
    steps, n = [k / 12 * 2 - 1 for k in range(13)], 6

    def slope(long, short, t, u):
        """A point of a slope in front: t from the eave to the ridge, u from one hip to the other."""
        across = u * (long / 2 - t * min(w, d) / 2)
        return across, -short / 2 + t * min(w, d) / 2, z + rise * t ** 1.3 + lift * (1 - t) ** 2 * abs(u) ** 3

    for turn, long, short in ((0, w, d), (90, d, w), (180, w, d), (270, d, w)):
        with at(rot=turn):
            surface([slope(long, short, t / n, u) for t in range(n + 1) for u in steps],
                    [(j * 13 + i, j * 13 + i + 1, j * 13 + i + 14, j * 13 + i + 13) for j in range(n) for i in range(12)], TILE, 0.07, smooth=True)
            if turn > 90:
                continue
            count = round(long / 0.16)
            for i in range(1, count):
                x = (i / count - 0.5) * long
                top = min(1, (long / 2 - abs(x)) / (d / 2))
                rows = [top * k / 5 for k in range(6)]
                points = [slope(long, short, t, x / max(1e-6, long / 2 - t * d / 2)) for t in rows]
                tube([(px, py, pz + 0.04) for px, py, pz in points], 0.032, '#526870')
                ball(points[0][0], points[0][1], points[0][2] + 0.02, 0.045, STEEL)
    for turn, long, short in ((0, w, d), (180, w, d)):
        for u in (-1, 1):
            at(rot=turn).put(tube, [(x, y, h + 0.06) for x, y, h in (slope(long, short, k / 8, u) for k in range(9))], 0.06, DARKTILE)
    tube([(x, 0, z + rise + 0.08) for x in ((d - w) / 2, (w - d) / 2)], 0.08, DARKTILE)
    for x in ((d - w) / 2, (w - d) / 2):
        box(x, 0, z + rise, 0.13, 0.2, 0.26, DARKTILE, 0.04)


def hanok(w, d, h):
    """A house on a stone base: red posts, white panels, latticed doors."""
    box(0, 0, 0, w + 0.7, d + 0.7, 0.3, paint('#B9B4A4', 0.16, 0.25), 0.03)
    box(0, 0, 0.3, w, d, h, '#F1E6D2', 0.01)
    for face, width in ((at(0, -d / 2, 0.3), w), (at(w / 2, 0, 0.3, rot=90), d)):
        with face:
            count = max(2, round(width / 0.8))
            for i in range(count + 1):
                cyl((i / count - 0.5) * width, -0.02, 0, 0.075, h, '#9C4526', sides=14)
            for z in (0.02, h - 0.14):
                box(0, -0.02, z, width, 0.07, 0.1, '#9C4526', 0.01)
            for i in range(count):
                with at(((i + 0.5) / count - 0.5) * width, -0.02, 0.14):
                    if i != count // 2:
                        box(0, 0, 0, 0.56, 0.03, h * 0.68, '#E9D6B0', 0)
                        for k in range(4):
                            box(-0.21 + k * 0.14, -0.02, 0, 0.025, 0.03, h * 0.68, WOOD, 0)
                            box(0, -0.02, k * h * 0.2, 0.56, 0.03, 0.025, WOOD, 0)
                    else:
                        box(0, -0.01, -0.1, 0.56, 0.04, h * 0.82, DARKWOOD, 0.01)
    for y in (-d / 2 - 0.1, d / 2 + 0.1):
        box(0, y, h + 0.26, w + 0.5, 0.1, 0.12, LEAF, 0.02)
    curved_roof(w + 1.3, d + 1.3, h + 0.4, 0.85, 0.42)


begin('place')
ground(6.6, 5.2, '#DBC7A0')
box(0, -1.6, 0, 6.5, 1.3, 0.02, paint('#B9B2A4', 0.1, 0.4), 0)
for x, h, colour in ((-2.65, 3.0, '#4C7F8A'), (-1.85, 2.45, '#6FA0A6')):  # two glass towers with their signs
    with at(x, 2.05):
        box(0, 0, 0, 0.7, 0.8, h, paint(colour, rough=0.2), 0.04)
        for k in range(round(h / 0.24)):
            box(0, 0, 0.2 + k * 0.24, 0.72, 0.82, 0.035, '#DCE6E4', 0)
        box(0, 0, h, 0.5, 0.6, 0.12, '#DCE6E4', 0.02)
        with at(0, -0.42, h - 1.0):
            box(0, 0, 0, 0.56, 0.08, 0.7, ACTION if h > 2.5 else SUN, 0.02)
            for stroke in CLOTHES if h > 2.5 else TEA:
                tube([(px * 0.6, -0.05, 0.06 + pz * 0.6) for px, pz in stroke], 0.03, WHITE if h > 2.5 else INK)
with at(1.9, 1.45):  # the hill with its tower
    lathe(0, 0, 0, [(1.22 * math.cos(a), 0.95 * math.sin(a)) for a in (math.radians(k * 10) for k in range(9))], paint('#4E8A57', 0.16, 0.3))
    for i in range(34):
        a, up = i * 2.4, math.radians(8 + 66 * (i / 34))
        foliage(1.2 * math.cos(up) * math.cos(a), 1.2 * math.cos(up) * math.sin(a), 0.1 + 0.95 * math.sin(up), 0.19,
                (('#3F7D4C', LEAF), ('#6B9A52', '#4E8A57'), ('#E9A9B4', '#F2BCC6'))[(i % 5) // 2], leaf=0.5)
    cyl(0, 0, 0.9, 0.13, 1.7, WHITE, 0.08)
    lathe(0, 0, 2.5, ((0.1, 0), (0.32, 0.12), (0.34, 0.34), (0.26, 0.46), (0.12, 0.52), (0.05, 0.54)), NECTARINE)
    lathe(0, 0, 2.62, ((0.325, 0), (0.35, 0.06), (0.345, 0.14)), '#1C3B42')
    cyl(0, 0, 3.0, 0.045, 0.9, ACTION, 0.01)
at(-1.15, 0.35).put(hanok, 2.7, 1.35, 1.05)
for k in range(2):
    box(-1.15 + 0.0, -0.75 - k * 0.16, 0, 0.8, 0.2, 0.2 - k * 0.1, '#A9A493', 0.02)
with at(2.0, -0.3):  # the cherry tree
    tube([(0, 0, 0), (0.06, 0, 0.55), (-0.08, 0, 1.1)], 0.1, DARKWOOD)
    tube([(0.05, 0, 0.5), (0.4, -0.1, 1.0)], 0.07, DARKWOOD)
    for x, y, z, r in ((0, 0, 1.45, 0.48), (0.5, -0.1, 1.2, 0.4), (-0.48, 0.05, 1.2, 0.38), (0.15, -0.36, 1.2, 0.34), (-0.25, -0.2, 1.6, 0.3), (0.8, -0.1, 0.98, 0.2)):
        foliage(x, y, z, r, ('#E58FA3', '#EFA9B8', '#F5C4CD', '#F5C4CD'), (1.1, 1, 0.8), 0.26)
for i in range(40):  # petals
    cyl(rng.uniform(0.9, 3.1), rng.uniform(-1.4, 0.3), 0.02, 0.035, 0.006, '#F5C4CD', bevel=0, sides=6)
for x, y, s in ((0.85, -0.05, 1.35), (1.15, -0.3, 1.05), (0.72, -0.42, 0.95)):
    with at(x, y, 0, s=s):  # jars
        lathe(0, 0, 0, ((0.1, 0), (0.19, 0.18), (0.17, 0.34), (0.13, 0.38), (0.16, 0.4), (0.12, 0.44), (0.03, 0.47)), paint('#7A3F26', rough=0.3))
with at(-0.5, -1.6, 0.02, 3, 1.25):  # the lorry
    vehicle([(0.4, 0.16), (0.95, 0.16), (0.98, 0.3), (0.97, 0.52), (0.87, 0.88), (0.8, 0.92), (0.4, 0.92)], 0.68, '#3F9DB8',
            [[(0.5, 0.55), (0.88, 0.55), (0.8, 0.82), (0.5, 0.82)]], (0.66,), 0.17, screen=[(0.94, 0.54), (0.975, 0.54), (0.89, 0.86), (0.855, 0.86)])
    headlights(0.975, 0.22, 0.3)
    box(-0.3, 0, 0.26, 1.36, 0.66, 0.08, INK, 0.01)
    for y in (-0.33, 0.33):
        box(-0.3, y, 0.34, 1.36, 0.03, 0.16, '#3F9DB8', 0.01)
    cartons((-0.7, -0.06, 0.34, 0.52, 4), (-0.18, 0.0, 0.34, 0.56, -6), (-0.45, 0, 0.74, 0.46, 12))
    wheels((-0.65,), 0.3, 0.17)
at(-1.75, -1.5, 0.02, 84, 1.2).put(person, NECTARINE, SEA, '#E3B48E', cap=SUN, parcel=CARTON)
with at(1.72, -1.3, 0, -24, 1.2):  # who ticks what is loaded
    person(ACTION, INK, '#E8BE9C', bun=True, hands=((-0.1, -0.3, 0.68), (0.18, -0.28, 0.62)))
    at(0, -0.34, 0.62, tilt=(56, 0)).put(sheet, 0.32, 0.4, SEA, 4)
cartons((2.2, -1.9, 0.02, 0.56, 12), (2.7, -1.7, 0.02, 0.4, -10), (2.22, -1.9, 0.42, 0.38, -6))
