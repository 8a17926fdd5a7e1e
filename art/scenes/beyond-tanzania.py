"""Beyond Tanzania: a lorry on the road to the border gate, a baobab, and the snow of the high mountain."""
from props import *


def mountain(r, h, colour, snow, sides=90, rings=26):
    """A broad volcano: ridges run down from its flat top, and snow down its ridges."""
    def point(i, k):
        a, t = i * math.tau / sides, k / rings
        ridge = 0.1 * math.sin(5 * a + 0.8) + 0.04 * math.sin(11 * a)
        slope = (1 - max(t, 0.2)) ** 1.7
        reach = r * t * (1 + ridge * t)
        return (reach * math.cos(a), 0.62 * reach * math.sin(a), h * (slope + 0.5 * ridge * (1 - t) * min(1, 3 * t)) / 0.8 ** 1.7)
    verts = [point(i % sides, k) for k in range(rings + 1) for i in range(sides)]
    rock, white, skirt = [], [], ([], [], [])
    for k in range(rings):
        for i in range(sides):
            a, j = k * sides + i, k * sides + (i + 1) % sides
            face = (a, j, j + sides, a + sides) if k else (a, j + sides, a + sides)
            turn = i * math.tau / sides
            line = rings * (0.33 + 0.06 * math.sin(5 * turn + 0.8) + 0.07 * math.sin(13 * turn))
            below = k - rings + 3  # its foot takes on the colour of the grassland
            (white if k < line else rock if below < 0 else skirt[below]).append(face)
    surface(verts, rock, colour, smooth=True)
    surface(verts, white, snow, smooth=True)
    for faces, tone in zip(skirt, ('#7D8F70', '#A99F68', '#CDAA66')):
        surface(verts, faces, paint(tone, 0.1, 0.5), smooth=True)


def acacia(h=1.0):
    """A thorn tree with a flat crown."""
    tube([(0, 0, 0), (0.05 * h, 0, 0.5 * h), (-0.1 * h, 0, 0.95 * h)], 0.045 * h, DARKWOOD)
    tube([(0.05 * h, 0, 0.5 * h), (0.28 * h, 0.05, 0.92 * h)], 0.035 * h, DARKWOOD)
    for x, y, r in ((0, 0, 0.46), (0.34, 0.1, 0.34), (-0.34, -0.05, 0.32), (0.05, -0.25, 0.3)):
        foliage(x * h, y * h, h * (1 - 0.1 * abs(x)), r * h, ('#5E8F4A', '#74A154'), (1, 1, 0.3))


def baobab(h):
    lathe(0, 0, 0, tuple((r * h, z * h) for r, z in ((0.25, 0), (0.19, 0.1), (0.2, 0.34), (0.17, 0.52), (0.1, 0.6), (0.01, 0.62))), paint('#A07C5C', 0.16, 0.25))
    for k in range(9):
        a, up = k * 2.4, 0.78 + 0.08 * (k % 3)
        x, y = 0.36 * h * math.cos(a) * (1 - 0.3 * (k % 3 == 0)), 0.3 * h * math.sin(a)
        tube([(x * 0.25, y * 0.25, 0.5 * h), (x * 0.6, y * 0.6, 0.66 * h), (x, y, up * h)], 0.034 * h, '#A07C5C')
        foliage(x * 1.05, y * 1.05, (up + 0.03) * h, 0.14 * h, ('#5E8F4A', '#74A154', '#4F8346'), (1.25, 1.25, 0.6), 0.34)


begin('place')
GRASSLAND = paint('#DDB268', 0.14, 0.7)
box(0, 0.35, -0.4, 7.6, 5.9, 0.4, GRASSLAND, 0.12)
at(0.75, 1.62).put(mountain, 2.5, 2.5, paint('#4E7C84', 0.1, 0.5), '#F4F3EE')
at(-2.3, 2.3).put(mountain, 1.15, 0.75, paint('#7C9A78', 0.1, 0.5), paint('#7C9A78', 0.1, 0.5))
for x, y, z, s in ((-0.75, 0.5, 1.75, 0.6), (2.6, 0.8, 1.35, 0.6)):
    at(x, y, z).put(cloud, s)
way = [(-3.75, -1.75), (-2, -1.5), (-0.2, -1.1), (1.2, -0.9), (2.6, -0.95), (3.75, -1.25)]
for grow, z, colour in ((0.26, 0.012, paint('#B97B4B', 0.12, 0.4)), (0, 0.03, paint(ASPHALT, 0.12, 0.8))):
    near, far = ([(x, y + side * (0.5 + grow)) for x, y in way] for side in (-1, 1))
    slab(near + far[::-1], 0, z, colour, 0)
for (x, y), (x2, y2) in zip(way, way[1:]):
    for t in (0.2, 0.7):
        box(x + (x2 - x) * t, y + (y2 - y) * t, 0.03, 0.36, 0.05, 0.006, WHITE, 0, rot=math.degrees(math.atan2(y2 - y, x2 - x)))
with at(2.0, -0.98, 0, 0):  # the gate
    for x in (-0.95, 0.95):
        for y in (-0.85, 0.85):
            box(x, y, 0, 0.26, 0.26, 1.7, paint(WHITE, 0.04), 0.03)
            box(x, y, 0, 0.36, 0.36, 0.36, SEA, 0.02)
    box(0, 0, 1.68, 2.6, 2.2, 0.14, NECTARINE, 0.04)
    board = [(-1.34, 0), (1.34, 0), (1.34, 0.5), *((1.0 * math.cos(a),
            0.5 + 0.26 * math.sin(a)) for a in (math.pi * k / 10 for k in range(11))),
             (-1.34, 0.5)]
    profile(board, -1.16, 0.12, SEA, 0.02, z=1.6)
    text(0, -1.18, 1.76, 'KARIBU', 0.5, WHITE)
at(-1.72, -1.38, 0.03, 8, 1.18).put(lorry, NECTARINE, SEA)
for x, y, turn, shirt, skirt, hair, side in ((0.22, -2.02, -30, SUN, ACTION, SEA, 1), (0.6, -2.12, -40, NECTARINE, None, '#2B2320', -1)):  # who waves to the lorry
    hands = ((-0.24, -0.08, 0.42), (0.34, -0.16, 1.12)) if side > 0 else ((-0.34, -0.16, 1.12), (0.24, -0.08, 0.42))
    at(x, y, 0, turn).put(person, shirt, skin='#5F3822', skirt=skirt, hair=hair, hands=hands)
with at(2.1, -2.32):  # where the road goes on to
    cyl(0, 0, 0, 0.05, 1.25, DARKWOOD)
    for z, name in ((0.82, 'ZAMBIA'), (0.44, 'DR CONGO')):
        profile([(-0.64, 0), (0.56, 0), (0.74, 0.16), (0.56, 0.32), (-0.64, 0.32)], -0.09, 0.07, SUN, 0.015, z=z)
        text(-0.03, -0.1, z + 0.09, name, 0.2, INK)
at(-2.6, 0.45, 0, 20).put(baobab, 2.5)
for x, y, h in ((-1.15, 0.25, 0.85), (0.1, 0.05, 0.6), (3.4, 0.5, 0.8)):
    at(x, y).put(acacia, h)
for x, y, r in ((-3.2, -0.75, 0.16), (-1.9, -0.55, 0.13), (0.2, -2.1, 0.16), (3.3, -2.2, 0.14), (-0.3, -2.3, 0.13),
                (-0.5, 0.25, 0.12)):
    at(x, y).put(bush, r, '#8E9A4B')
