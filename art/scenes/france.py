"""A café on a corner of Paris: two guests at a table, a waiter, zinc roofs, and the iron tower behind."""
from props import *

ZINC, IRON, CORNERS = paint('#5F8798', 0.08, 0.4), '#B98A68', ((-1, -1), (1, -1), (1, 1), (-1, 1))


def haussmann(w, d, top=2.0):
    """A house of pale stone: a shop below, a balcony, a zinc roof with dormers."""
    box(0, 0, 0, w, d, top, paint(PLASTER, 0.05), 0.02)
    box(0, 0, top, w + 0.14, d + 0.14, 0.08, WHITE, 0.02)
    for z, h, a, b in ((top + 0.08, 0.5, 0, 0.16), (top + 0.58, 0.22, 0.16, 0.5)):
        with at(0, 0, z):
            low, high = ([(i * (w / 2 - k), j * (d / 2 - k), up) for i, j in CORNERS]
                         for k, up in ((a, 0), (b, h)))
            surface(low + high, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], ZINC)
    for face, width in ((at(0, -d / 2), w), (at(w / 2, 0, rot=90), d)):
        with face:
            count = round(width / 0.6)
            for x in ((i - (count - 1) / 2) * width / count for i in range(count)):
                at(x, 0, 1.14).put(window, 0.26, 0.56, WHITE, None)
                with at(x, 0.1, top + 0.1):
                    box(0, 0, 0, 0.32, 0.24, 0.4, WHITE, 0.02)
                    box(0, -0.12, 0.05, 0.2, 0.02, 0.28, '#1C3B42', 0)
                    box(0, 0, 0.4, 0.36, 0.3, 0.05, ZINC, 0.02)
            box(0, -0.08, 1.08, width, 0.18, 0.03, WHITE, 0)
            tube([(-width / 2, -0.15, 1.32), (width / 2, -0.15, 1.32)], 0.016, INK)
            for i in range(int(width / 0.12)):
                tube([(i * 0.12 - width / 2, -0.15, 1.1), (i * 0.12 - width / 2, -0.15, 1.32)], 0.01, INK)
    for x in (-w * 0.3, w * 0.3):
        box(x, d * 0.2, top + 0.6, 0.34, 0.2, 0.45, BRICK, 0.01)


def iron_tower(h):
    """A tower of iron on four legs, with its floors."""
    spread = lambda z: np.interp(z, (0, 0.22, 0.42, 0.9), (0.68, 0.38, 0.2, 0.04))
    for sx, sy in CORNERS:
        tube([(sx * spread(z), sy * spread(z), h * z) for z in (0, 0.22, 0.32, 0.42, 0.66, 0.9)], 0.05, IRON)
    for low, high in ((k * 0.07, k * 0.07 + 0.07) for k in range(12)):
        r, r2 = spread(low), spread(high)
        for side in (-1, 1):
            tube([(side * r, -r, h * low), (-side * r2, -r2, h * high)], 0.018, '#CFA884')
            tube([(r, side * r, h * low), (r2, -side * r2, h * high)], 0.018, '#CFA884')
    for face in (at(), at(rot=90)):  # an arch between its feet
        with face:
            tube([(0.5 * math.cos(a), -0.56, 0.05 + 0.17 * h * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))], 0.03, IRON)
    for z in (0.22, 0.42, 0.88):
        box(0, 0, h * z, 2 * spread(z) + 0.08, 2 * spread(z) + 0.08, 0.09, IRON, 0.01)
    cyl(0, 0, h * 0.9, 0.02, h * 0.12, IRON)


begin('place')
slab([(3.0 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.5 + 2.2 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))) for a in (math.tau * k / 96 for k in range(96))], -0.4, 0.4, paint('#5F7682', 0.06, 0.6), 0.05)
slab([(2.85 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.5 + 2.05 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))) for a in (math.tau * k / 96 for k in range(96))], 0, 0.06, paint('#D5C8AE', 0.12, 0.25), 0)
at(-0.75, 1.05, 0.06, s=1.28).put(haussmann, 2.8, 1.3)
with at(-0.75, 0.21, 0.06, s=1.28):  # the shops on its ground floor
    for x, w, colour in ((-0.75, 1.1, '#D39A2C'), (0.7, 1.2, SEA)):
        box(x, 0, 0, w + 0.1, 0.06, 0.92, colour, 0.01)
        box(x, -0.02, 0.16, w - 0.1, 0.06, 0.56, paint('#FFE0A6', glow=0.3), 0)
        at(x).put(awning, w + 0.1, 0.5, 0.98, (colour, WHITE))
    for i, colour in enumerate((NECTARINE, LEAF, ACTION, SEA)):  # perfumes
        lathe(0.32 + i * 0.25, -0.1, 0.2, ((0.08, 0), (0.09, 0.2), (0.03, 0.25), (0.03, 0.34)), colour, 16)
cyl(1.85, 1.7, 0.05, 0.72, 0.02, '#7FA864', sides=48)
at(1.85, 1.7, 0.07, s=0.74).put(iron_tower, 5.4)
for x, turn, shirt, legs, skin, hair in ((-1.75, 80, MIST, SEA, '#D9A27C', '#6B3E20'),
                                         (-0.5, -74, NECTARINE, INK, '#7A4A2E', '#2B2320')):
    with at(x, -0.78, 0.06, turn, 0.98):
        chair(WOOD, 0.42)
        at(0, -0.02, 0.07, s=1.05).put(person, shirt, legs, skin, hair, sits=True,
                                       hands=((-0.18, -0.38, 0.66), (0.18, -0.36, 0.62)))
with at(-1.12, -0.78, 0.06, s=0.95):
    cyl(0, 0, 0, 0.2, 0.03, INK)
    cyl(0, 0, 0, 0.03, 0.56, INK)
    cyl(0, 0, 0.56, 0.38, 0.04, WHITE)
    at(-0.16, -0.04, 0.6, 30, 0.7).put(cup, NECTARINE)
    at(0.16, 0.06, 0.6, 200, 0.7).put(cup, SEA)
with at(0.45, -0.72, 0.06, -60, 1.05):  # the waiter
    person(WHITE, INK, '#C98F6B', hands=((-0.24, -0.32, 0.82), (0.2, -0.08, 0.44)))
    cyl(-0.24, -0.36, 0.88, 0.19, 0.025, STEEL)
    at(-0.24, -0.36, 0.9, s=0.6).put(cup, SUN)
cartons((1.35, -0.8, 0.06, 0.56, 8), (1.95, -0.85, 0.06, 0.46, -10), (1.35, -0.8, 0.47, 0.4, -8))
at(1.42, 0.55, 0.06, 96, 1.25).put(bicycle, ACTION)
cyl(-2.45, -0.6, 0.05, 0.24, 0.02, INK)
at(-2.45, -0.6, 0.06).put(tree, 1.35, '#5F8F4A', '#83AD5C')
