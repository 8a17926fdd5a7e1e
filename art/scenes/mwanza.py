"""Mwanza: a warehouse on the shore of the lake, a boat that unloads, and the rocks that stand in the water."""
from props import *

def boulder(x, y, z, r, tone, size, turn, lean):
    """A block of granite, weathered round: bands of its grain lie level, and joints run through it."""
    verts, n, m = [], 72, 44
    joints = [(Vector((a, b, c)).normalized(), rng.uniform(-0.25, 0.3)) for a, b, c in ((0.1, 0.1, 1), (1, 0.3, 0.25), (0.2, -0.5, 1))]
    for i in range(n * m):
        a, b = math.tau * (i % n) / n, math.pi * ((i // n) / (m - 1) - 0.5)
        way = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        way *= sum(abs(c) ** 3 for c in way) ** (-1 / 3) * (1 + 0.045 * math.sin(3 * way.x + 9 * r) + 0.04 * math.sin(5 * way.y + 4 * way.z + 20 * r))
        deep = 0.94 - 0.1 * min(1, sum(math.exp(-((way @ across - off) / 0.035) ** 2) for across, off in joints))
        verts.append(tuple(c * s * r * deep for c, s in zip(way, size)))
    with at(x, y, z, turn, tilt=lean):
        surface(verts, [(k * n + i, k * n + (i + 1) % n, k * n + n + (i + 1) % n, k * n + n + i) for k in range(m - 1) for i in range(n)], paint(tone, 0.16, (1.6, 0.22), rough=0.9), smooth=True)


begin('place')
water(4.6, 3.2)
shore = curve([(2.4, -1.3), (2.5, 1.7), (-1.1, 1.8), (-0.75, 0.95), (-0.1, 0.35), (0.35, -0.2), (0.75, -0.95), (1.5, -1.3)])
for grow, h, colour in ((0.2, 0.015, SHALLOW), (0.07, 0.04, '#CFE0D2'), (0, 0.12, paint('#C9B27C', 0.1))):
    slab([(min(x - grow, 2.27), max(min(y - 0.5 * grow, 1.57), -1.57)) for x, y in shore], 0, h, colour, 0.02)
with at(0.95, 0.75, 0.12):  # the warehouse
    box(0, 0, 0, 2.2, 1.3, 1.1, paint('#EADFC8', 0.04), 0.02)
    box(0, 0, 0, 2.24, 1.34, 0.22, NECTARINE, 0.02)
    profile([(-1.1, 1.08), (1.1, 1.08), (0, 1.5)], -0.65, 1.3, paint('#EADFC8', 0.04))
    for side in (-1, 1):
        with at(side * 0.6, 0, 1.3, tilt=(0, side * 20.5)):
            box(0, 0, -0.03, 1.36, 1.5, 0.07, SEA, 0.01)
            for k in range(9):
                box(-0.6 + 0.15 * k, 0, 0.03, 0.05, 1.5, 0.03, '#17707F', 0.01)
    box(-0.1, -0.655, 0, 1.0, 0.03, 0.86, '#23343A', 0)
    box(0.72, -0.7, 0.02, 0.6, 0.05, 0.84, SEA, 0.01)
    tube([(-0.7, -0.7, 0.9), (1.06, -0.7, 0.9)], 0.025, INK)
    box(0, -0.79, 0.92, 1.56, 0.05, 0.32, SUN, 0.02)
    text(0, -0.82, 1.0, 'MWANZA', 0.28, INK)
    cartons((-0.4, -0.78, 0, 0.5, 6), (-0.02, -0.8, 0, 0.42, -8), (-0.36, -0.76, 0.36, 0.38, 14))
    at(1.12, 0.1, 0.5, 90).put(window, 0.5, 0.3, WHITE, bars=2)
with at(-1.3, 0.4):  # the rocks: the last one stands on the others
    for k, (x, y, z, r, size, turn, lean) in enumerate((
            (0, 0.1, 0.1, 0.7, (1.2, 1, 0.85), 20, (8, 0)), (-0.62, -0.25, 0, 0.46, (1.1, 1, 0.9), 0, (0, 14)), (0.62, -0.35, 0, 0.4, (1.25, 1, 0.8), 30, (0, 0)),
            (0.1, -0.62, -0.05, 0.3, (1.2, 1, 0.8), 0, (0, 10)), (-0.5, 0.55, 0.2, 0.5, (1, 1, 1.1), 0, (0, 0)), (-0.26, 0.05, 0.74, 0.46, (1.15, 0.9, 0.75), 15, (0, -12)),
            (0.34, 0.15, 0.68, 0.42, (0.95, 1, 0.85), 0, (0, 16)), (0.02, 0.1, 1.42, 0.46, (0.92, 0.8, 1.2), 10, (4, 9)))):
        boulder(x, y, z, r, ('#A08F7C', '#B3A08A', '#8F8172')[k % 3], size, turn, lean)
    for x, y, z in ((-0.72, 0.2, 0.5), (0.6, -0.02, 0.38), (-0.05, -0.3, 0.6)):
        at(x, y, z).put(bush, 0.12)
for k in range(9):  # the landing stage, from the sand to the side of the boat
    box(0.56 - 0.17 * k, -0.66, 0.14, 0.15, 0.5, 0.05, WOOD if k % 2 else '#B97B49', 0.01)
for x in (-0.76, -0.3, 0.16):
    for y in (-0.42, -0.9):
        cyl(x, y, -0.05, 0.045, 0.4, DARKWOOD, sides=12)
with at(-0.95, -1.2, 0, 2):  # the boat, painted as the boats of the lake are
    hull = [(-1.0, -0.16), (-0.4, -0.27), (0.5, -0.24), (1.3, 0), (0.5, 0.24), (-0.4, 0.27), (-1.0, 0.16)]
    for z, k, h, colour in ((-0.03, 0.8, 0.12, ACTION), (0.08, 0.9, 0.1, SUN), (0.17, 0.97, 0.12, '#2F8FA0'), (0.28, 1, 0.03, WHITE), (0.29, 0.9, 0.025, DARKWOOD)):
        slab([(x * k, y * k) for x, y in hull], z, h, colour, 0.015)
    profile([(1.0, 0.16), (1.24, 0.22), (1.46, 0.62), (1.36, 0.62)], -0.04, 0.08, '#2F8FA0', 0.02)
    cartons((-0.3, 0, 0.31, 0.44, 6), (0.26, 0.0, 0.31, 0.4, -8), (-0.3, 0, 0.62, 0.36, 16))
at(-0.2, -1.2, 0.3, 160, 0.95).put(person, SUN, INK, skin='#5F3822', cap=ACTION, parcel=CARTON)  # who hands up
at(0.02, -0.62, 0.19, -16, 0.95).put(person, NECTARINE, SEA, cap=INK, hands=((-0.2, -0.26, 0.66), (0.14, -0.3, 0.66)))
at(0.92, -0.42, 0.12, -60, 0.95).put(person, '#F5EDDD', LEAF, hands=((-0.2, -0.08, 0.42), (0.34, -0.2, 0.9)))
with at(1.86, -0.36, 0.12, -6, 0.74):
    pallet()
    cartons((-0.24, -0.1, 0.12, 0.5, 0), (0.26, 0, 0.12, 0.46, 6), (-0.1, 0, 0.48, 0.44, 10))
at(-0.55, 1.3, 0.12).put(tree, 1.1, '#2E8656')
waves(18, (-2.1, 0.8), (-1.45, 1.3), lambda x, y: (x + 1.3) ** 2 + (y - 0.4) ** 2 > 1.1 and x + y < 0 and not (abs(x + 0.8) < 1.3 and abs(y + 1.18) < 0.36))
