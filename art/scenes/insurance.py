"""Insurance: a vase in a crate full of straw arrived whole, an umbrella is held over it, and its owner is glad."""
from props import *


def umbrella(r=1.4, n=10):
    """An umbrella, its rim at 0."""
    rib = lambda a, u, sag=0.0: (r * math.sin(u * 1.25) / math.sin(1.25) * math.cos(a), r * math.sin(u * 1.25) / math.sin(1.25) * math.sin(a),
                                 0.45 * r * (math.cos(u * 1.25) - 0.32) - sag)
    steps = (0.02, 0.3, 0.55, 0.8, 1)
    for k in range(n):
        a, b = math.tau * k / n, math.tau * (k + 1) / n
        rows = [[rib(a + (b - a) * v / 4, u, -0.1 * u * u * math.sin(math.pi * v / 4)) for v in range(5)] for u in steps]
        surface([p for row in rows for p in row], [(i * 5 + j, i * 5 + j + 1, i * 5 + j + 6, i * 5 + j + 5) for i in range(4) for j in range(4)],
                ACTION if k % 2 else '#F5EDDD', smooth=True)
        tube([rib(a, u) for u in steps], 0.022, DARKWOOD)
        ball(*rib(a, 1), 0.04, SUN)
    cyl(0, 0, 0.26 * r, 0.03, 0.22, DARKWOOD, 0.01)


def dented_carton(w=0.8, d=0.6, h=0.5):
    """A carton that something heavy fell on: its top and two sides are pressed in, and a flap is torn."""
    low = [(0, 0, 0), (w * 0.5, -0.03, 0), (w * 1.04, 0.0, 0), (w * 1.06, d * 0.5, 0), (w, d, 0), (0, d, 0)]
    middle = [(-0.05, -0.05, h * 0.5), (w * 0.5, 0.1, h * 0.42), (w * 0.9, 0.05, h * 0.4), (w * 0.88, d * 0.5, h * 0.36), (w * 0.98, d, h * 0.5), (0, d, h * 0.5)]
    high = [(0.02, 0.02, h), (w * 0.42, 0.03, h * 0.74), (w * 0.98, -0.05, h * 0.62), (w * 0.96, d * 0.55, h * 0.72), (w, d, h * 0.95), (0.02, d, h)]
    dent = [(w * 0.5, d * 0.45, h * 0.52)]
    faces = [(row + i, row + (i + 1) % 6, row + 6 + (i + 1) % 6, row + 6 + i) for row in (0, 6) for i in range(6)]
    surface(low + middle + high + dent, faces + [(12 + i, 12 + (i + 1) % 6, 18) for i in range(6)], CARTON)
    for line in ((low[1], middle[1], high[1], dent[0]), (middle[0], middle[1], middle[2], middle[3]), (high[2], dent[0])):
        for start, end in zip(line, line[1:]):
            tube([start, end], 0.012, '#9A6536')
    surface([high[1], high[2], (w * 1.06, -0.3, h * 0.5), (w * 0.72, -0.22, h * 0.66), (w * 0.6, -0.3, h * 0.58)], [(0, 1, 2, 3, 4)], '#DBA96F', 0.015)
    for x, y, turn, size in ((w * 0.2, -0.32, 20, 0.17), (w * 0.52, -0.42, 130, 0.13), (w * 1.3, 0.05, 75, 0.12)):  # shards of what was in it
        with at(x, y, 0.02, turn, 1, (18, 8)):
            slab([(-size, -size * 0.5), (size * 0.9, -size * 0.7), (size * 0.3, size)], 0, 0.04, '#F5EDDD', 0.008)
            slab([(-size * 0.7, -size * 0.45), (size * 0.7, -size * 0.6), (size * 0.5, -size * 0.2), (-size * 0.45, -size * 0.1)], 0.041, 0.004, SEA, 0)

begin('corner')
ground(4.3, 3.0, '#D3B78C')
with at(0.15, 0.05, 0, -6):
    at(s=1.05).put(crate, 1.55, 1.05, 0.9, 3)
    for i in range(130):  # straw
        a, r = rng.uniform(0, 6.3), rng.uniform(0.25, 0.62)
        x, y = 1.15 * r * math.cos(a), 0.72 * r * math.sin(a)
        turn = a + rng.uniform(0.8, 2.2)
        tube([(x, y, 0.86), (x + 0.12 * math.cos(turn), y + 0.1 * math.sin(turn), rng.uniform(0.95, 1.05)), (x + 0.24 * math.cos(turn), y + 0.18 * math.sin(turn), 0.93)], 0.016,
             rng.choice(['#E2BC66', '#CFA24C', '#F0D488']))
    box(-0.42, -0.6, 0.36, 0.4, 0.02, 0.4, '#F1E3C6', 0.01)
    # A glass: fragile.
    profile([(-0.11, 0.32), (0.11, 0.32), (0.08, 0.2), (0.02, 0.16), (0.02, 0.08), (0.08, 0.05), (-0.08, 0.05), (-0.02, 0.08), (-0.02, 0.16), (-0.08, 0.2)], -0.62, 0.02, ACTION, bevel=0,
            x=-0.42, z=0.38)
    lathe(0, 0, 0.88, ((0.2, 0), (0.4, 0.3), (0.42, 0.45), (0.38, 0.6), (0.16, 0.82), (0.14, 0.96), (0.24, 1.08), (0.2, 1.08), (0.1, 0.96), (0.01, 0.94)), paint(SEA, rough=0.15))
    for z, r in ((1.08, 0.36), (1.48, 0.375)):
        lathe(0, 0, z, ((r - 0.02, 0), (r + 0.03, 0.03), (r - 0.01, 0.06)), NECTARINE)
    for k in range(11):
        a = k * math.tau / 11
        ball(0.415 * math.cos(a), 0.415 * math.sin(a), 1.33, 0.055, SUN, (1, 1, 1.4))
with at(1.2, 0.5, 0, 16, 1.55):  # who holds the umbrella
    person(NECTARINE, INK, cap=SEA, hands=((-0.26, -0.16, 0.86), (0.2, -0.1, 0.42)))
tube([(0.84, 0.12, 1.05), (0.42, 0.14, 3.0)], 0.035, DARKWOOD)
at(0.4, 0.14, 2.64, 8, 1, (-3, -10)).put(umbrella, 1.42)
at(-1.3, -0.4, 0, 62, 1.45).put(person, SUN, skirt=ACTION, skin='#5F3822', hair=SUN,
                                hands=((-0.05, -0.24, 0.82), (0.05, -0.26, 0.84)))
at(0.95, -1.12, 0, 8).put(dented_carton)
at(-0.75, -1.05, 0, 30, 1.3).put(cat)
