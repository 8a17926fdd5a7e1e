"""What views share: sea, hills, clouds, birds, towers, people in a row. Columns are pixels of the picture, 0 to 1920."""
from props import *


def sea(near=-11, far=110, colour=WATER):
    """Open water from border to border, up to `far`."""
    edges = [(across(-400, near), near), (across(2320, near), near), (across(2320, far), far), (across(-400, far), far)]
    surface([(x, y, 0) for x, y in edges], [(0, 1, 2, 3)], paint(colour, 0.16, (7, 1.6), rough=0.4))


def land(outline, colour, h=0.2, grain=0.12, size=1.6, bevel=0.05):
    """A plate through (column, y), its top at h, that stands a little in the water."""
    slab([(across(c, y), y) for c, y in outline], -0.1, h + 0.1, paint(colour, grain, size), bevel)


def swell(count, y, columns=(0, 1920), free=lambda column, y: True, colours=('#2C8793', '#4FA3A6', '#F2B184')):
    """Crests of small waves, flat and long, more of them far off."""
    for k in range(count):
        py, column = y[0] + (y[1] - y[0]) * rng.random() ** 1.4, rng.uniform(*columns)
        length, tone = rng.uniform(0.4, 1.7), rng.choice(colours)
        if free(column, py):
            slab([(across(column, py) + a * length, py + b * (0.08 + 0.012 * max(0, py))) for a, b in ring(0.5, 12)], 0, 0.012 + 0.0001 * k, tone, 0)


def foam(outline, y, x=0):
    """A line of foam where a hull cuts the water, and its wake."""
    slab([(px + x, py + y) for px, py in outline], 0, 0.03, '#CFE0D2', 0.01)


def basket(r=0.2, load=None):
    """A basket, heaped with what it carries."""
    lathe(0, 0, 0, ((r * 0.7, 0), (r, r * 0.9), (r * 1.04, r * 0.9), (r * 0.9, r * 0.8), (0.01, r * 0.7)), '#B98A4E', 20)
    for k in range(9 if load else 0):
        ball(0.5 * r * math.cos(k * 2.4) * (k > 0), 0.5 * r * math.sin(k * 2.4) * (k > 0), r * 0.85, r * 0.3, load)


def hills(y, crest, colour, depth=7, rough=0.05, base=0):
    """A ridge that rises from y - depth to its crest at y, through (column, height)."""
    own, points = random.Random(round(y * 31 + len(crest))), []
    for a, b, c, d in zip(crest[:1] + crest, crest, crest[1:], crest[2:] + crest[-1:]):
        for t in (k / 10 for k in range(10)):
            points.append([0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                           for p, q, r, s in zip(a, b, c, d)])
    points.append(crest[-1])
    rows, verts = 8, []
    for k in range(rows + 1):
        for column, h in points:
            t = k / rows
            verts.append((across(column, y), y - depth * (1 - t),
                          base + max(0, h) * math.sin(math.pi * t / 2) ** 1.3 * (1 + own.uniform(-rough, rough)) if k else -0.2))
    n = len(points)
    surface(verts, [(r * n + i, r * n + i + 1, r * n + n + i + 1, r * n + n + i) for r in range(rows) for i in range(n - 1)],
            paint(colour, 0.14, 3), smooth=True)


def clouds(*places):
    """Long flat clouds of a late afternoon, at (column, height, y, length)."""
    for column, z, y, length in places:
        with at(across(column, y), y, z):
            for k in range(9):
                t = k / 4 - 1
                r = length * 0.14 * (1 - 0.85 * t * t) * rng.uniform(0.7, 1.15)
                ball(t * length / 2, rng.uniform(-0.2, 0.2), r * 0.42, max(0.1, r), WHITE, (1.6, 0.8, 0.5))


def birds(*places):
    """Gulls at (column, height, y, size)."""
    for column, z, y, s in places:
        with at(across(column, y), y, z, rng.uniform(-25, 25), s, (0, rng.uniform(-12, 12))):
            surface([(-1, 0, 0.28), (-0.5, 0.06, 0.42), (0, 0, 0.1), (0.5, 0.06, 0.42), (1, 0, 0.28), (-0.45, 0.22, 0.4), (0, 0.3, 0.1), (0.45, 0.22, 0.4)],
                    [(0, 1, 5), (1, 2, 6, 5), (2, 3, 7, 6), (3, 4, 7)], '#F1E9DC', 0.03)
            ball(0, 0.05, 0.1, 0.12, WHITE, (0.8, 2, 0.7))


def tower(w, d, h, colour, glass='#7FA9B2', floor=0.55, fins=0):
    """A tall house with bands of windows in front and on the right."""
    box(0, 0, 0, w, d, h, paint(colour, 0.04, 1.5), 0.04)
    for k in range(1, int(h / floor)):
        box(0, 0, k * floor, w + 0.03, d + 0.03, floor * 0.5, paint(glass, 0.25, 0.5, rough=0.3), 0)
    for k in range(fins + 1 if fins else 0):
        box((k / fins - 0.5) * w, -d / 2, 0, w * 0.06, 0.12, h, colour, 0.01)
    for y in (-0.33, 0, 0.33):
        box(w / 2, y * d, 0, 0.1, d * 0.08, h, colour, 0.01)
    box(0, 0, h, w * 1.03, d * 1.03, 0.12, WHITE, 0.02)
    box(-w * 0.15, 0, h + 0.1, w * 0.4, d * 0.5, 0.4, STONE, 0.03)


SKINS = ('#7A4A2E', '#6B3E26', '#8A5A3A', '#5A3420')
SHIRTS = (NECTARINE, SEA, SUN, ACTION, LEAF, MIST, ROSE, WHITE)


def passer(k, **options):
    """The k-th of many: every second is a woman in a long skirt, some with a scarf, the others with a cap or none."""
    shirt, skin = SHIRTS[k * 3 % 8], SKINS[k % 4]
    if k % 2:
        person(shirt, skirt=(SEA, ACTION, INK, LEAF)[k // 2 % 4], skin=skin, hair=(SUN, '#2B2320', ROSE, ACTION, '#2B2320')[k % 5], bun=k % 5 in (1, 4), **options)
    else:
        person(shirt, (INK, DARKWOOD, SEA)[k % 3], skin, cap=(None, None, SUN, None, WHITE)[k % 5], **options)
