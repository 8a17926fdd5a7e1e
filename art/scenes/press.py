"""Press: a ship folded out of a newspaper carries containers, and a reporter on the jetty films it."""
from props import *


def side(u, v, out=0.0):
    """A place on the side of the boat: u runs from stern to bow, v from the water to the brim."""
    return (u * (1.6 + 0.7 * v), -(0.34 + 0.3 * v) * (1 - abs(u) ** 3) - 0.02 - out, v * (0.7 + 0.62 * abs(u) ** 2.2))


def patch(u1, u2, v1, v2, colour):
    """Something printed on the side, which bends with it."""
    steps = [u1 + (u2 - u1) * k / 6 for k in range(7)]
    surface([side(u, v, 0.05) for v in (v1, v2) for u in steps], [(k, k + 1, k + 8, k + 7) for k in range(6)], colour)


begin('corner')
at(0, 0.1).put(water, 5.3, 2.7)
PAPER, SHADED = paint('#F3E8D2', rough=0.9), paint('#DDCDB0', rough=0.9)
with at(0.1, 0.25, -0.02, 6, 1.06):
    grid = [-1 + k / 12 for k in range(25)]
    for turn, tone in ((0, PAPER), (180, SHADED)):
        with at(rot=turn):
            surface([side(u, v) for v in (-0.1, 0.5, 1) for u in grid],
                    [(r * 25 + k, r * 25 + k + 1, r * 25 + k + 26, r * 25 + k + 25) for r in (0, 1) for k in range(24)], tone, 0.04)
    for u1, u2 in ((-0.84, -0.64), (-0.59, -0.36), (-0.31, -0.06), (0.3, 0.55), (0.6, 0.82)):  # columns of news
        for row in range(5):
            patch(u1, u2 - 0.06 * (row % 3 == 1), 0.2 + row * 0.15, 0.27 + row * 0.15, '#7C898A')
    patch(0.0, 0.24, 0.2, 0.86, SEA)  # a picture
    patch(0.06, 0.18, 0.32, 0.6, NECTARINE)
    surface([(-1.2, -0.4, 0.5), (1.2, -0.4, 0.5), (0, -0.1, 2.3)], [(0, 1, 2)], PAPER, 0.05)  # the peak in the middle
    surface([(1.2, -0.4, 0.5), (1.2, 0.4, 0.5), (0, 0.1, 2.3), (0, -0.1, 2.3)], [(0, 1, 2, 3)], SHADED, 0.05)
    with at(0, -0.42, 0.5, tilt=(-9.5, 0)):
        text(0, 0, 0.36, 'HABARI', 0.36, INK)
        box(0, 0, 0.7, 1.2, 0.02, 0.06, ACTION, 0)
        for row in range(4):
            box(0, 0, 0.88 + row * 0.16, 0.86 - row * 0.2, 0.02, 0.06, '#7C898A', 0)
    for x, y, z, length, colour in ((-1.18, 0.05, 0.5, 0.9, NECTARINE), (-1.22, 0.05, 0.9, 0.95, SUN), (-1.1, 0.05, 1.3, 0.8, SEA),
                                    (1.18, 0.05, 0.5, 0.9, LEAF), (1.2, 0.05, 0.9, 0.95, ACTION)):
        at(x, y, z, s=0.8).put(container, colour, length)
waves(26, (-2.4, 2.4), (-1.1, 1.3), lambda x, y: not (-2.2 < x < 2.3 and -0.6 < y < 1.1) and not (x < -1.0 and y < -0.4))
for k in range(5):  # the foam at its side
    slab(ring(0.34 - 0.03 * k, 14, (-1.4 + k * 0.72, -0.1 - 0.24 * (k in (1, 2, 3))), 0.22), 0, 0.016 + 0.001 * k, '#CFE5DF', 0)
with at(-1.66, -1.0):  # the jetty
    for x in (-0.85, 0.75):
        for y in (-0.28, 0.28):
            cyl(x, y, -0.05, 0.07, 0.36, DARKWOOD)
    for i in range(9):
        box(-0.86 + i * 0.21, 0, 0.24, 0.19, 0.72, 0.06, paint(WOOD, 0.12, 0.3), 0.01)
    at(0.42, 0.04, 0.3, -140, 0.8).put(camera_on_stand, 0.8)
    at(-0.2, 0.0, 0.3, 128, 0.98).put(person, NECTARINE, SEA, hands=((-0.2, -0.34, 0.74), (0.2, -0.34, 0.76)), cap=INK)
for x, z, s in ((1.5, 2.0, 0.5), (2.1, 1.75, 0.36)):  # gulls
    with at(x, 0.6, z, 20, s):
        for side_of in (-1, 1):
            surface([(side_of * 0.6, 0, 0.2), (side_of * 0.25, -0.08, 0.3), (0, 0, 0.1), (side_of * 0.2, 0.1, 0.26)], [(0, 1, 2, 3)], WHITE, 0.03)
        ball(0, -0.06, 0.08, 0.09, WHITE, (0.8, 1.8, 0.8))
