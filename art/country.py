"""What views of the country share: ground that rolls, roads, acacias, crops, a coach, a kiosk."""
from mathutils import noise

from land import *


def terrain(x, y, height, colour, step=0.5):
    """Ground between two x and two y: `height` tells its z at an x and a y. What covers another ground has its step, so that their corners meet."""
    columns, rows = ([k * step for k in range(math.floor(a / step), math.ceil(b / step) + 1)] for a, b in (x, y))
    n = len(columns)
    surface([(a, b, height(a, b)) for b in rows for a in columns],
            [(k, k + 1, k + n + 1, k + n) for j in range(len(rows) - 1) for k in range(j * n, j * n + n - 1)], colour, smooth=True)


def where(share, height, deep=0.1):
    """The height of what covers a ground where `share` is above 0: elsewhere it is below the ground."""
    return lambda x, y: height(x, y) + deep * max(-1, min(1, share(x, y)))


def way(points, width, colour, height, lift=0.05, dashes=None):
    """A road along (x, y), as wide as `width` tells for a y, on the ground of that height."""
    spots = [Vector(p) for p in curve(points, 24)[:24 * (len(points) - 1)]]
    sides = []
    for a, b in zip(spots, spots[1:]):
        out = Vector((a.y - b.y, b.x - a.x)).normalized()
        sides.append([(*(a + out * k * width(a.y)), height(*a) + lift) for k in (-0.5, -0.03, 0.03, 0.5)])
    strip = lambda i, j, part, z: surface([(x, y, h + z) for row in sides[part] for x, y, h in (row[i], row[j])],
                                          [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(sides[part]) - 1)], colour if j - i > 1 else dashes)
    strip(0, 3, slice(None), 0)
    if dashes:
        for k in range(0, len(sides) - 3, 6):
            strip(1, 2, slice(k, k + 4), 0.01)


def rough(x, y, size=1.0, seed=0):
    """A noise from about -1 to 1 over patches of `size`."""
    return noise.fractal((x / size, y / size, seed), 1, 2, 4)


def acacia(h=2.4, leaves=('#6C8B3F', '#86A24C', '#587A3A')):
    """An umbrella thorn: thin stems that part, under a flat crown."""
    own = random.Random(round(h * 100))
    for k in range(6):
        a, reach = k * math.tau / 6 + 0.4, h * own.uniform(0.26, 0.44)
        x, y = reach * math.cos(a), 0.8 * reach * math.sin(a)
        tube([(0, 0, 0), (0.03 * x, 0.03 * y, 0.3 * h), (0.3 * x, 0.3 * y, 0.55 * h), (x, y, 0.82 * h)], 0.022 * h, '#7A5636')
        foliage(x, y, h * own.uniform(0.82, 0.88), h * own.uniform(0.22, 0.28), leaves, (1.2, 1, 0.3), 0.2)
    lathe(0, 0, 0, ((0.07 * h, 0), (0.045 * h, 0.1 * h), (0.035 * h, 0.35 * h)), '#7A5636', 14)
    foliage(0, 0, 0.9 * h, 0.34 * h, leaves, (1.2, 1, 0.26), 0.16)


def baobab(h=3.6, bark='#A98B6B'):
    """A baobab: a bottle of a trunk with folds, and thin branches with tufts."""
    own, n, m = random.Random(7), 40, 18
    verts = []
    for j in range(m):
        t = j / (m - 1)
        r = h * (0.15 - 0.06 * t + 0.035 * math.sin(math.pi * min(1, t * 1.25)) + 0.07 * (1 - t) ** 7)
        for a in (math.tau * i / n for i in range(n)):
            fold = 1 + (0.06 + 0.06 * (1 - t) ** 3) * math.sin(6 * a + 2 * t) + 0.04 * math.sin(11 * a - 3 * t)
            verts.append((r * fold * math.cos(a), r * fold * math.sin(a), 0.6 * h * t))
    surface(verts, [(j * n + i, j * n + (i + 1) % n, j * n + n + (i + 1) % n, j * n + n + i) for j in range(m - 1) for i in range(n)], paint(bark, 0.1, (0.3, 0.1), rough=0.9), smooth=True)
    ball(0, 0, 0.58 * h, 0.095 * h, bark, (1, 1, 0.6))

    def branch(start, way, length, r):
        end = start + way * length
        tube([tuple(start), tuple(start + way * length * 0.5 + Vector((0, 0, 0.03 * length))), tuple(end)], r, bark)
        ball(*end, r, bark)
        if r < 0.018 * h:
            return foliage(*end, 0.07 * h * own.uniform(0.8, 1.25), ('#7E9A48', '#94AE57', '#66873F'), (1.25, 1.1, 0.6), 0.32)
        for turn in (-0.75, 0.1, 0.8)[:2 if r > 0.035 * h else 3]:
            side = Vector((-way.y, way.x, 0)).normalized() * (turn + own.uniform(-0.2, 0.2))
            branch(end, (way + side + Vector((0, 0, own.uniform(-0.15, 0.25)))).normalized(), length * own.uniform(0.6, 0.8), r * 0.6)

    for k in range(7):
        a, up = k * 2.4, own.uniform(0.35, 1.0)
        way = Vector((math.cos(a), 0.7 * math.sin(a), up)).normalized()
        branch(Vector((0.05 * h * math.cos(a), 0.05 * h * math.sin(a), 0.56 * h)), way, 0.2 * h, 0.045 * h)


def sisal(h=0.5, colour='#7FA08A'):
    """A plant of sisal: a rosette of blades."""
    verts, faces = [], []
    for k in range(19):
        a, up = k * 2.4, 0.25 + 0.75 * (k / 19)
        out, side = Vector((math.cos(a) * (1.15 - up), math.sin(a) * (1.15 - up), up)).normalized() * h, Vector((-math.sin(a), math.cos(a), 0)) * 0.075 * h
        n = len(verts)
        verts += [tuple(p) for p in (-0.6 * side, 0.5 * out + side, 1.0 * out, 0.5 * out - side, 0.5 * out - Vector((0, 0, 0.04 * h)))]
        faces += [(n, n + 1, n + 4), (n + 1, n + 2, n + 4), (n + 2, n + 3, n + 4), (n + 3, n, n + 4)]
    surface(verts, faces, colour)


def coach(colour=WHITE, band=ACTION):
    """A coach, 3.3 long."""
    panes = [[(x, 0.66), (x + 0.4, 0.66), (x + 0.4, 1.06), (x, 1.06)] for x in (-1.5, -1.05, -0.6, -0.15, 0.3, 0.75)]
    vehicle([(-1.63, 0.16), (1.56, 0.16), (1.65, 0.3), (1.64, 0.6), (1.54, 1.12), (1.44, 1.24), (-1.56, 1.24), (-1.65, 1.14)], 0.8, colour,
            panes + [[(1.2, 0.6), (1.59, 0.6), (1.52, 1.06), (1.2, 1.06)]], (-0.98, 1.02), 0.18, (-1.6, 1.1, 0.46, band),
            [(1.6, 0.56), (1.65, 0.56), (1.56, 1.1), (1.52, 1.1)])
    profile([(-1.6, 0.2), (0.6, 0.2), (0.1, 0.42), (-1.6, 0.42)], -0.41, 0.82, band, 0)
    headlights(1.64, 0.28, 0.36)
    box(1.53, 0, 1.12, 0.1, 0.5, 0.1, INK, 0.01)
    box(-0.4, 0, 1.23, 1.2, 0.5, 0.1, MIST, 0.04)


def kiosk(name='DUKA', colour=SEA, w=1.7, goods=(SUN, ACTION, WHITE, LEAF, NECTARINE)):
    """A kiosk of boards with an open counter and a tin roof, 1.9 high."""
    d, h = 1.1, 1.5
    box(0, 0.1, 0, w - 0.06, d - 0.2, h, '#3B2C22', 0)
    box(0, 0, 0, w, d, 0.62, paint(colour, 0.06, 0.3), 0.02)
    for x, wide in ((-w / 2 + 0.09, 0.18), (w / 2 - 0.09, 0.18)):
        box(x, 0, 0.6, wide, d, h - 0.6, paint(colour, 0.06, 0.3), 0.02)
    box(0, 0.5, 0.6, w, 0.1, h - 0.6, paint(colour, 0.06, 0.3), 0.02)
    box(0, -d / 2 - 0.05, 0.62, w - 0.2, 0.4, 0.05, WOOD, 0.015)
    for row in range(2):
        box(0, 0.1, 0.8 + 0.3 * row, w - 0.4, 0.36, 0.04, WOOD, 0)
        for i in range(8):
            cyl(-w / 2 + 0.3 + i * (w - 0.6) / 7, -0.02, 0.84 + 0.3 * row, 0.06, 0.19, goods[(i * 2 + row) % len(goods)], sides=14)
    box(0, -d / 2 - 0.02, h - 0.12, w + 0.04, 0.06, 0.36, SUN, 0.02)
    text(0, -d / 2 - 0.06, h - 0.05, name, 0.27, INK)
    box(0, -0.02, h + 0.16, w + 0.3, d + 0.5, 0.05, '#9FA9A6', 0.01, tilt=(-7, 0))
    for i in range(12):
        box(-w / 2 - 0.08 + i * (w + 0.16) / 11, -0.02, h + 0.21, 0.045, d + 0.5, 0.02, '#B7BFBA', 0, tilt=(-7, 0))


def goat(colour='#F0E6D6'):
    """A goat along +x that grazes, 0.6 high."""
    ball(0, 0, 0.37, 0.16, colour, (1.7, 0.9, 1))
    ball(0.17, 0, 0.39, 0.15, colour, (1, 0.85, 1.1))
    ball(-0.18, 0, 0.39, 0.145, colour, (1, 0.9, 1.05))
    for x, y in ((-0.2, -0.08), (0.2, -0.08), (-0.2, 0.08), (0.2, 0.08)):
        cyl(x, y, 0.04, 0.026, 0.32, colour, 0.048, sides=12)
        cyl(x, y, 0, 0.034, 0.055, DARKWOOD, 0.028, sides=12)
    tube([(0.2, 0, 0.42), (0.31, 0, 0.5), (0.4, 0, 0.58)], 0.078, colour)
    with at(0.42, 0, 0.6, tilt=(0, 30)):
        ball(0, 0, 0, 0.088, colour, (1.1, 0.85, 1))
        ball(0.12, 0, -0.015, 0.06, colour, (1.6, 0.85, 0.85))
        ball(0.195, 0, -0.015, 0.036, '#D9A58C', (0.7, 1, 0.9))
        cyl(0.13, 0, -0.16, 0.008, 0.12, colour, 0.036, sides=10)
        for side in (-1, 1):
            ball(0.215, side * 0.016, -0.002, 0.009, BLACK)
            tube([(0.2, side * 0.026, -0.034), (0.15, side * 0.05, -0.036)], 0.006, DARKWOOD)
            ball(0.05, side * 0.07, 0.03, 0.021, BLACK, (1.1, 0.6, 1))
            ball(0.057, side * 0.082, 0.037, 0.006, WHITE)
            ball(-0.03, side * 0.12, -0.01, 0.035, colour, (0.7, 1.9, 0.45), tilt=(side * -25, 0))
            tube([(0.01 - 0.17 * math.sin(a), side * (0.035 + 0.03 * a), 0.16 - 0.1 * math.cos(a)) for a in (0.18 * k for k in range(12))], 0.02, '#5A4A3A')
    tube([(-0.3, 0, 0.44), (-0.36, 0, 0.5), (-0.37, 0, 0.55)], 0.028, colour)


def banana(h=1.8):
    """A banana plant: broad leaves that bend over a short stem."""
    own = random.Random(round(h * 100))
    cyl(0, 0, 0, 0.08 * h, 0.5 * h, '#8DA55A', 0.05 * h, sides=12)
    for k in range(9):
        a, up, long = k * 2.4, own.uniform(0.5, 1.1), h * own.uniform(0.5, 0.65)
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        verts = []
        for i in range(8):
            t = i / 7
            middle = out * long * t * (1 - 0.15 * t) + Vector((0, 0, 0.5 * h + long * (up * t - 1.05 * t * t)))
            wide = side * 0.13 * h * math.sin(math.pi * min(1, 0.1 + 0.9 * t)) ** 0.6
            verts += [tuple(middle - wide - Vector((0, 0, 0.05 * h))), tuple(middle), tuple(middle + wide - Vector((0, 0, 0.05 * h)))]
        surface(verts, [f for i in range(7) for f in ((3 * i, 3 * i + 1, 3 * i + 4, 3 * i + 3), (3 * i + 1, 3 * i + 2, 3 * i + 5, 3 * i + 4))], '#6FA544' if k % 2 else '#558F3C', 0.01)


def fence(a, b, colour=WHITE, h=0.6):
    """A fence of pales from one (x, y) to another."""
    count = round(math.dist(a, b) / 0.24)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    for k in range(count + 1):
        box(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count, 0, 0.1, 0.04, h, colour, 0.015, rot=turn)
    for z in (0.3 * h, 0.7 * h):
        box((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z, math.dist(a, b), 0.03, 0.06, colour, 0, rot=turn)


def gum(h=4.0):
    """A gum tree: tall and slender, its leaves in layers."""
    own = random.Random(round(h * 100))
    lathe(0, 0, 0, ((0.035 * h, 0), (0.025 * h, 0.1 * h), (0.012 * h, 0.85 * h)), '#B9A88C', 12)
    for k in range(7):
        t, a = k / 6, k * 2.4
        r = h * (0.15 - 0.07 * t) * own.uniform(0.9, 1.1)
        x, y, z = 0.075 * h * (1 - 0.6 * t) * math.cos(a), 0.06 * h * math.sin(a), h * (0.42 + 0.52 * t)
        tube([(0, 0, z - 0.12 * h), (x, y, z)], 0.012 * h, '#B9A88C')
        foliage(x, y, z, r, ('#4F8A52', '#6FA562', '#3F7546'), (1.1, 1, 0.75), 0.3)
