"""A lane in Seoul: tiled roofs that curve, jars of kimchi, cherry trees, towers behind, a small lorry."""
from props import *


def hanok(w, d, h=0.8):
    """A house with a tiled roof whose corners rise."""
    box(0, 0, 0, w + 0.3, d + 0.3, 0.14, paint(STONE, 0.15, 0.3), 0.02)
    box(0, 0, 0.14, w, d, h, '#EFE3CC', 0.01)
    for face, width in ((at(0, -d / 2, 0.14), w), (at(w / 2, 0, 0.14, rot=90), d)):
        with face:
            count = max(2, round(width / 0.55))
            for i in range(count + 1):
                box((i / count - 0.5) * width, -0.01, 0, 0.09, 0.07, h, DARKWOOD, 0.01)
            for z in (0, h - 0.08, h * 0.3):
                box(0, -0.01, z, width, 0.05, 0.06, DARKWOOD, 0)
            for i in range(count):
                for k in (-1, 0, 1):
                    box(((i + 0.5) / count - 0.5) * width + k * 0.11, -0.01, h * 0.3, 0.02, 0.03, h * 0.6, WOOD, 0)
    rise, r, y, z = 0.7, w / 2 + 0.38, d / 2 + 0.38, h + 0.12
    n, verts = 8, []
    for j in range(n + 1):
        t = j / n
        for i in range(n + 1):
            u = i / n * 2 - 1
            reach = 1 - abs(2 * t - 1)
            verts.append((u * r * (1 - 0.12 * reach), (2 * t - 1) * y,
                          z + rise * reach ** 1.35 + 0.16 * abs(u) ** 3 * (1 - 0.3 * reach)))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    surface(verts, faces, paint('#4C5F66', 0.1, 0.3), 0.07)
    for i in range(0, 19):
        u = i / 9 - 1
        line = [(u * r * (1 - 0.12 * (1 - abs(2 * t - 1))), (2 * t - 1) * y,
                 z + 0.03 + rise * (1 - abs(2 * t - 1)) ** 1.35 + 0.16 * abs(u) ** 3 * (1 - 0.3 * (1 - abs(2 * t - 1)))) for t in (0, 0.12, 0.25, 0.38, 0.5)]
        tube(line, 0.03, '#5C7078')
    tube([(u * r * 0.9, 0, z + rise + 0.06 + 0.13 * abs(u) ** 3) for u in (-1, -0.6, 0, 0.6, 1)], 0.06, '#3A4A50')


begin('place')
ground(7.4, 5, '#A7A58C')
box(0, -1.1, 0, 7.3, 1.5, 0.03, paint('#C9BCA4', 0.14, 0.2), 0)
for x, y, w, d, floors, colour in ((-3.0, 1.9, 1.0, 0.9, 4, '#D5DDD3'), (-1.8, 2.0, 0.9, 0.8, 3, MIST), (3.1, 1.9, 0.9, 0.9, 4, '#DCCDB4')):
    at(x, y).put(house, w, d, floors, colour, SEA if floors == 4 else WHITE, None, None, step=0.34, storey=0.6)
with at(1.1, 1.85):  # the hill with its tower
    ball(0, 0.0, 0, 1.15, paint('#5E8E55', 0.15, 0.3), (1.15, 0.55, 0.75))
    for i in range(14):
        with at(math.cos(i * 2.4) * 0.75, -0.3 + math.sin(i * 2.4) * 0.2, 0.45 + 0.25 * math.sin(i * 1.7)):
            ball(0, 0, 0, 0.2, LEAF if i % 3 else '#E9A9B4')
    cyl(0, 0, 0.8, 0.09, 1.3, WHITE, 0.06)
    lathe(0, 0, 2.0, ((0.1, 0), (0.24, 0.1), (0.24, 0.3), (0.1, 0.38), (0.05, 0.4)), NECTARINE)
    cyl(0, 0, 2.4, 0.04, 0.8, ACTION, 0.008)
for x, y, w, d in ((-2.2, 0.55, 1.9, 1.0), (0.35, 0.5, 2.1, 1.0)):
    at(x, y, 0.03).put(hanok, w, d)
with at(2.75, 0.35):  # the gate in the wall
    for x in (-0.62, 0.62):
        box(x, 0, 0, 0.44, 0.26, 0.75, paint('#C98F66', 0.14, 0.12), 0.02)
        box(x, 0, 0.75, 0.5, 0.36, 0.1, '#4C5F66', 0.03)
    box(0, 0, 0, 0.72, 0.2, 0.86, DARKWOOD, 0.01)
    box(0, -0.1, 0.04, 0.56, 0.06, 0.74, '#7F4A2A', 0.01)
    roof(1.1, 0.7, 0.92, 0.3, '#4C5F66', edge=LEAF)
for i, (x, y, s) in enumerate(((-3.3, -0.35, 1.1), (-2.95, -0.2, 0.9), (-2.98, -0.55, 0.8), (-3.35, -0.75, 0.85), (-2.62, -0.42, 1))):
    with at(x, y, 0, s=s):  # jars
        lathe(0, 0, 0, ((0.1, 0), (0.19, 0.18), (0.17, 0.34), (0.13, 0.38), (0.16, 0.4), (0.12, 0.44), (0.03, 0.47)), paint('#7A3F26', rough=0.3))
with at(0.9, -1.2, 0.03, 6, 1.05):  # the lorry
    vehicle([(0.4, 0.16), (0.95, 0.16), (0.97, 0.5), (0.86, 0.9), (0.4, 0.9)], 0.68, paint('#3F7FA6', rough=0.35),
            [[(0.5, 0.55), (0.84, 0.55), (0.78, 0.8), (0.5, 0.8)]])
    profile([(0.92, 0.52), (0.96, 0.52), (0.87, 0.86), (0.84, 0.86)], -0.28, 0.56, paint('#1C3B42', rough=0.4), 0.01)
    box(-0.3, 0, 0.26, 1.36, 0.66, 0.08, INK, 0.01)
    for y in (-0.33, 0.33):
        box(-0.3, y, 0.34, 1.36, 0.03, 0.16, '#3F7FA6', 0.01)
    cartons((-0.7, -0.12, 0.34, 0.42, 4), (-0.25, 0.05, 0.34, 0.46, -6), (0.16, -0.06, 0.34, 0.36, 8), (-0.5, 0, 0.66, 0.4, 12), (-0.72, 0.16, 0.34, 0.3, 0))
    wheels((-0.65, 0.66), 0.3, 0.17)
at(-1.15, -1.45, 0.03, 175).put(car, paint('#E6E2D8', rough=0.3))
for x, y, h in ((-0.95, -0.35, 1.35), (1.95, -0.35, 1.3), (-3.4, 0.5, 1.1), (3.4, -0.4, 1.2)):
    at(x, y, 0.02).put(tree, h, '#E6A2B2', '#F3C3CC')
cartons((2.6, -1.55, 0.03, 0.56, 12), (3.1, -1.35, 0.03, 0.4, -10), (2.62, -1.55, 0.43, 0.38, -6), (-2.5, -1.6, 0.03, 0.4, 20))
for i in range(26):  # petals
    x, y = rng.uniform(-1.7, 2.9), rng.uniform(-1.2, -0.2)
    cyl(x, y, 0.03, 0.03, 0.006, '#F3C3CC', bevel=0, sides=6)
at(1.6, -1.95, 0.0).put(cat, WHITE)
for i in range(9):
    at(-3.4 + i * 0.85, -2.2).put(bush, 0.14, '#6B9A52')
