"""A lake in Canada: somebody paddles a parcel to the jetty, where it is waited for; a log house, maples, snow on the mountains."""
from props import *

SNOW = '#EAF0EF'


def mountain(r, h, colour='#6E8790'):
    rows, n = ((1, 0), (0.8, 0.16), (0.56, 0.42), (0.4, 0.58), (0.2, 0.8), (0.02, 1)), 11
    points = [(r * far * (math.cos(math.tau * k / n)) * rng.uniform(0.8, 1.15), r * far * math.sin(math.tau * k / n) * rng.uniform(0.8, 1.15),
               h * (up + rng.uniform(-0.05, 0.05) * (0 < up < 1))) for far, up in rows for k in range(n)]
    face = lambda row, k: (row * n + k, row * n + (k + 1) % n, row * n + n + (k + 1) % n, row * n + n + k)
    surface(points, [face(row, k) for row in range(4) for k in range(n) if row < 2 or (row < 3 and k % 3)], paint(colour, 0.12, 0.6))
    surface(points, [face(row, k) for row in range(2, 5) for k in range(n) if row > 2 or k % 3 == 0], SNOW)


begin('place')
ground(7.4, 5, '#7E9B5E')
shore = curve([(1.2, -3.2), (1.1, -2.46), (0.6, -1.3), (-0.5, -0.9), (-1.4, -0.2), (-2.6, -0.3), (-3.66, -0.7), (-4.6, -0.8)], 5)[5:31]
for grow, z, colour in ((0.22, 0.0, '#E3CFA0'), (0.04, 0.006, SHALLOW), (-0.08, 0.012, paint(WATER, 0.16, 1.2, rough=0.5))):
    slab([(-3.66, -2.46)] + [(x + grow * (x > -3.6), y + grow * (y > -2.4)) for x, y in shore], z, 0.012, colour, 0)
for x, y, r, h in ((-2.6, 1.9, 1.0, 2.1), (-1.1, 2.0, 1.2, 2.9), (0.5, 2.1, 0.95, 2.0)):
    at(x, y).put(mountain, r, h)
with at(1.55, 0.75):  # the house of logs
    for i in range(7):
        cyl(0, -0.6, 0.1 + i * 0.17, 0.09, 2.0, WOOD if i % 2 else '#9A6035', axis='x', sides=14)
        cyl(0.9, 0, 0.1 + i * 0.17, 0.09, 1.4, WOOD if i % 2 else '#9A6035', axis='y', sides=14)
    box(0, 0, 0, 1.8, 1.25, 1.25, WOOD, 0)
    roof(2.2, 1.6, 1.22, 0.85, paint('#8B3A2A', 0.1, 0.3), edge=DARKWOOD)
    box(0.5, 0.25, 1.5, 0.34, 0.34, 0.9, paint(STONE, 0.2, 0.15), 0.02)
    at(-0.3, -0.68, 0.06).put(door, ACTION, 0.4, 0.82, DARKWOOD)
    at(0.45, -0.68, 0.5).put(window, 0.4, 0.42, WHITE, LEAF)
    at(0.98, 0.1, 0.5, 90).put(window, 0.4, 0.42, WHITE, LEAF)
    box(-0.3, -1.0, 0, 1.3, 0.7, 0.1, '#B98A5E', 0.01)
    for i in range(12):
        cyl(1.2, -0.35 + (i % 4) * 0.17, 0.08 + (i // 4) * 0.15, 0.08, 0.4, '#C39A63', axis='x', sides=12)
for i in range(10):  # the jetty on its piles
    box(-1.02, -0.1 - i * 0.18, 0.16, 0.6, 0.155, 0.05, '#C39A63' if i % 2 else '#B98A5E', 0.01)
for y in (-0.55, -1.15, -1.74):
    for x in (-1.32, -0.72):
        cyl(x, y, -0.02, 0.06, 0.36, DARKWOOD, sides=12)
for x in (-1.22, -0.82):
    box(x, -0.9, 0.1, 0.07, 1.7, 0.06, DARKWOOD, 0.01)
for size in (0.95, 1.2):  # rings on the water around the canoe
    with at(-2.4, -1.62, 0.022, 20, 1.12):
        tube([(x, y, 0) for x, y in ring(size, 40, squash=0.42) + ring(size, 40, squash=0.42)[:1]], 0.014, '#8CC7C6')
with at(-2.4, -1.62, 0.01, 20, 1.35):
    half = [(-0.8, 0), (-0.5, -0.15), (0, -0.2), (0.5, -0.15), (0.8, 0)]
    outline = half + [(x, -y) for x, y in half[-2:0:-1]]
    slab([(x * 0.94, y * 0.85) for x, y in outline], 0, 0.1, ACTION, 0.02)
    slab(outline, 0.09, 0.12, ACTION, 0.02)
    slab([(x * 0.92, y * 0.75) for x, y in outline], 0.2, 0.02, DARKWOOD, 0)
    for x in (-0.3, 0.3):
        box(x, 0, 0.2, 0.1, 0.3, 0.03, '#C39A63', 0.01)
    at(0.36, 0, 0.18, 8, 0.72).put(carton)
    with at(-0.34, 0, -0.1, 90, 0.78):  # who paddles
        person(SUN, SEA, '#8A5A3C', cap=ACTION, hands=((-0.12, -0.34, 0.86), (0.3, -0.26, 0.5)))
        tube([(-0.2, -0.36, 1.02), (0.5, -0.22, 0.12)], 0.03, '#E0B87A')
        ball(0.52, -0.22, 0.1, 0.12, '#E0B87A', (0.8, 0.3, 1.4), tilt=(0, -38))
at(-0.98, -1.45, 0.21, -84, 1.06).put(person, NECTARINE, SEA, '#C98F6B', '#6B3E20', bun=True, hands=((-0.22, -0.4, 0.72), (0.22, -0.4, 0.72)))
for x, y, h, dark, light in ((-0.55, 0.35, 1.6, '#C8401B', '#E2622F'), (0.3, -0.35, 1.25, '#E08A2B', '#F2B04A'), (3.2, 0.9, 1.6, '#C8401B', '#E8703A'),
                             (-3.2, 0.35, 1.3, '#D9562A', '#F08A4A')):
    at(x, y).put(tree, h, dark, light)
for x, y, h in ((-2.5, 0.75, 1.6), (-1.75, 0.6, 1.9), (-3.1, 1.2, 1.7), (-1.2, 1.0, 1.5), (0.35, 1.0, 1.8), (2.9, 1.8, 2.0), (2.2, 1.9, 1.7), (-0.2, 1.5, 1.4)):
    at(x, y).put(conifer, h, '#2E6B4E', snow=h > 1.65)
box(2.3, -1.55, 0, 2.7, 1.0, 0.02, paint('#B79B70', 0.15, 0.4), 0)
with at(2.2, -1.5, 0.02, 0, 1.15):  # the pickup
    vehicle([(-0.95, 0.18), (0.92, 0.18), (0.94, 0.42), (0.5, 0.46), (0.34, 0.78), (-0.14, 0.78), (-0.18, 0.48), (-0.95, 0.48)], 0.66,
            LEAF, [[(-0.08, 0.5), (0.36, 0.5), (0.27, 0.72), (-0.08, 0.72)]], (-0.6, 0.58), 0.17,
            screen=[(0.45, 0.49), (0.485, 0.49), (0.355, 0.76), (0.32, 0.76)])
    headlights(0.935, 0.22, 0.3)
    box(-0.56, 0, 0.44, 0.66, 0.54, 0.05, INK, 0)
    cartons((-0.74, 0.05, 0.48, 0.3, 0))
    for y in (-0.15, 0.16):
        at(-0.42, y, 0.46, s=0.5).put(barrel, SEA)
cartons((1.15, -0.85, 0.1, 0.4, 15), (3.3, -0.6, 0, 0.5, -10), (3.25, -0.55, 0.36, 0.34, 12))
waves(9, (-3.0, -0.2), (-2.2, -1.2), lambda x, y: abs(x + 1.5) > 0.8)
