"""Seoul: a great tiled roof whose corners rise, a cherry tree in flower, the tower on its hill, and a loaded lorry."""
from props import *

TILE, DARKTILE = paint('#40535A', 0.12, 0.3), '#2F4046'


def curved_roof(w, d, z, rise, lift):
    """A roof of tiles along x: its slopes sag, and its corners rise by `lift`."""
    n = 12
    height = lambda u, t: z + rise * (1 - abs(t)) ** 1.5 + lift * abs(u) ** 2.6 * (0.35 + 0.65 * abs(t) ** 1.5)
    at_roof = lambda u, t, up=0.0: (u * w / 2 * (0.88 + 0.12 * abs(t)), t * d / 2, height(u, t) + up)
    steps = [k / n * 2 - 1 for k in range(n + 1)]
    surface([at_roof(u, t) for t in steps for u in steps],
            [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)], TILE, 0.09)
    count = round(w / 0.17)
    for i in range(count + 1):
        u = i / count * 2 - 1
        tube([at_roof(u, t, 0.04) for t in (-1, -0.75, -0.5, -0.25, 0)], 0.032, '#526870')
        ball(*at_roof(u, -1, 0.02), 0.045, STEEL)
    tube([at_roof(u, 0, 0.08) for u in steps], 0.07, DARKTILE)
    for u in (-1, 1):
        tube([at_roof(u, t, 0.06) for t in (-1, -0.6, -0.3, 0, 0.3, 0.6, 1)], 0.06, DARKTILE)
        at(*at_roof(u, 0, 0.05)).put(box, 0, 0, 0, 0.12, 0.2, 0.26, DARKTILE, 0.04)


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
ground(6.6, 5.2, '#C6B595')
box(0, -1.6, 0, 6.5, 1.3, 0.02, paint('#8E8B84', 0.12, 0.4), 0)
for x, y, w, floors, colour in ((-2.6, 2.0, 0.95, 6, MIST), (-1.6, 2.15, 0.8, 5, '#DCCDB4')):
    at(x, y).put(house, w, 0.75, floors, colour, SEA, None, None, step=0.3, storey=0.55)
with at(1.75, 1.55):  # the hill with its tower
    ball(0, 0, -0.1, 1.35, paint('#4E8A57', 0.16, 0.3), (1.05, 0.72, 1.0))
    for i in range(22):
        a = i * 2.4
        ball(1.1 * math.cos(a), -0.25 + 0.55 * math.sin(a), 0.45 + 0.35 * math.sin(i * 1.7), 0.24, ('#3F7D4C', LEAF, '#6B9A52', '#E9A9B4')[i % 4])
    cyl(0, 0, 1.1, 0.13, 1.5, WHITE, 0.08)
    lathe(0, 0, 2.5, ((0.1, 0), (0.32, 0.12), (0.34, 0.34), (0.26, 0.46), (0.12, 0.52), (0.05, 0.54)), NECTARINE)
    lathe(0, 0, 2.62, ((0.325, 0), (0.35, 0.06), (0.345, 0.14)), '#1C3B42')
    cyl(0, 0, 3.0, 0.045, 1.0, ACTION, 0.01)
at(-1.15, 0.35).put(hanok, 2.7, 1.35, 1.05)
for k in range(2):
    box(-1.15 + 0.0, -0.75 - k * 0.16, 0, 0.8, 0.2, 0.2 - k * 0.1, '#A9A493', 0.02)
with at(2.0, -0.3):  # the cherry tree
    tube([(0, 0, 0), (0.06, 0, 0.55), (-0.08, 0, 1.1)], 0.1, DARKWOOD)
    tube([(0.05, 0, 0.5), (0.4, -0.1, 1.0)], 0.07, DARKWOOD)
    for i, (x, y, z, r) in enumerate(((0, 0, 1.45, 0.5), (0.5, -0.1, 1.2, 0.42), (-0.5, 0.05, 1.2, 0.4), (0.15, -0.4, 1.15, 0.36), (0.3, 0.2, 1.6, 0.36), (-0.25, -0.2, 1.55, 0.34), (-0.75, -0.1, 0.95, 0.2), (0.85, -0.1, 0.95, 0.22))):
        ball(x, y, z, r, ('#EFA9B8', '#F5C4CD', '#E58FA3')[i % 3], (1.1, 1, 0.8))
for i in range(40):  # petals
    cyl(rng.uniform(0.9, 3.1), rng.uniform(-1.4, 0.3), 0.02, 0.035, 0.006, '#F5C4CD', bevel=0, sides=6)
for x, y, s in ((0.85, -0.05, 1.35), (1.15, -0.3, 1.05), (0.72, -0.42, 0.95)):
    with at(x, y, 0, s=s):  # jars
        lathe(0, 0, 0, ((0.1, 0), (0.19, 0.18), (0.17, 0.34), (0.13, 0.38), (0.16, 0.4), (0.12, 0.44), (0.03, 0.47)), paint('#7A3F26', rough=0.3))
with at(-0.5, -1.6, 0.02, 3, 1.25):  # the lorry
    vehicle([(0.4, 0.16), (0.95, 0.16), (0.97, 0.5), (0.86, 0.9), (0.4, 0.9)], 0.68, paint('#2E7FA8', rough=0.35),
            [[(0.5, 0.55), (0.84, 0.55), (0.78, 0.8), (0.5, 0.8)]])
    profile([(0.92, 0.52), (0.96, 0.52), (0.87, 0.86), (0.84, 0.86)], -0.28, 0.56, paint('#1C3B42', rough=0.4), 0.01)
    box(-0.3, 0, 0.26, 1.36, 0.66, 0.08, INK, 0.01)
    for y in (-0.33, 0.33):
        box(-0.3, y, 0.34, 1.36, 0.03, 0.16, '#2E7FA8', 0.01)
    cartons((-0.7, -0.06, 0.34, 0.52, 4), (-0.18, 0.0, 0.34, 0.56, -6), (-0.45, 0, 0.74, 0.46, 12))
    wheels((-0.65, 0.66), 0.3, 0.17)
cartons((2.2, -1.9, 0.02, 0.56, 12), (2.7, -1.7, 0.02, 0.4, -10), (2.22, -1.9, 0.42, 0.38, -6))
