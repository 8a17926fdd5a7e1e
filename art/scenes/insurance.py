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


begin('corner')
with at(0, 0.1):
    ground(4.1, 2.5, '#3F8F8C')
    box(0, 0, 0, 3.7, 2.1, 0.012, '#6DB5AC', 0)
    box(0, 0, 0, 3.54, 1.94, 0.016, '#4FA09B', 0)
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
tube([(0.84, 0.12, 1.05), (0.42, 0.14, 3.1)], 0.035, DARKWOOD)
at(0.4, 0.14, 2.74, 8, 1, (-3, -10)).put(umbrella, 1.42)
at(-1.3, -0.4, 0, 62, 1.45).put(person, SUN, skirt=ACTION, skin='#5F3822', hair=SUN,
                                hands=((-0.05, -0.24, 0.82), (0.05, -0.26, 0.84)))
at(-0.5, -0.86, 0, 20, 1.5).put(cat)
