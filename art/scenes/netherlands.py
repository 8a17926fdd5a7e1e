"""A canal in the Netherlands: gabled houses, a bridge, a barge with crates, bicycles, tulips, a windmill."""
from props import *


def gabled(w, floors, colour, gable):
    """A canal house: tall windows and a stepped or a bell-shaped gable."""
    h = floors * 0.78 + 0.2
    box(0, 0, 0, w, 1.4, h, paint(colour, 0.1, 0.25), 0.01)
    x = w / 2
    if gable == 'step':
        outline = [(-x, 0), (x, 0), (x, 0.2), (x * 0.7, 0.2), (x * 0.7, 0.45), (x * 0.4, 0.45), (x * 0.4, 0.7), (-x * 0.4, 0.7), (-x * 0.4, 0.45),
                   (-x * 0.7, 0.45), (-x * 0.7, 0.2), (-x, 0.2)]
    else:
        side = [(x, 0), (x * 0.95, 0.16), (x * 0.55, 0.32), (x * 0.42, 0.66), (x * 0.2, 0.84)]
        outline = [(-px, z) for px, z in side] + side[::-1]
        outline = outline[::-1]
    profile(outline, -0.72, 0.16, paint(colour, 0.1, 0.25), 0.01, z=h)
    profile([(px * 1.06, z * 1.07 + 0.02) for px, z in outline], -0.69, 0.12, WHITE, 0.01, z=h)
    at(0, 0.05, 0, 90).put(roof, 1.3, w, h, 0.6, paint('#A9482F', 0.15, 0.15))
    for floor in range(floors):
        for i in (-1, 0, 1):
            with at(i * w * 0.3, -0.7, 0.3 + floor * 0.78):
                if floor == 0 and i == -1:
                    at(z=-0.2).put(door, LEAF, 0.24, 0.64)
                else:
                    window(w * 0.17, 0.44, WHITE)
    at(0, -0.72, h + 0.12).put(window, 0.16, 0.26, WHITE)
    tube([(0, -0.7, h + 0.6), (0, -1.0, h + 0.6)], 0.02, DARKWOOD)
    for y in (-0.2, 0.35):
        for floor in range(floors):
            at(w / 2, y, 0.3 + floor * 0.78, 90).put(window, 0.2, 0.44, WHITE)


begin('place')
water(7.4, 5, colour='#2C7A82')
box(0, 1.25, -0.05, 7.36, 2.46, 0.35, paint('#A9705A', 0.12, 0.2), 0.03)
box(0, 1.3, 0.28, 7.3, 2.36, 0.04, paint('#C9B79A', 0.14, 0.15), 0.02)
box(0, -2.2, -0.05, 7.36, 0.56, 0.3, paint('#7DA35A', 0.15, 0.3), 0.03)
for x, w, floors, colour, gable in ((-2.95, 1.15, 2, BRICK, 'step'), (-1.75, 1.1, 3, '#5E4A44', 'bell'), (-0.6, 1.05, 2, '#D89A5B', 'step'), (0.5, 1.05, 3, '#8C3E2E', 'bell')):
    at(x, 1.55, 0.3).put(gabled, w, floors, colour, gable)
with at(2.4, 1.5, 0.3):  # the windmill
    box(0, 0, 0, 1.5, 1.3, 0.04, paint('#7DA35A', 0.15, 0.3), 0.02)
    cyl(0, 0, 0, 0.62, 0.9, paint(BRICK, 0.12, 0.2), 0.52, sides=8, bevel=0, rot=22)
    cyl(0, 0, 0.86, 0.8, 0.06, WOOD, sides=8)
    cyl(0, 0, 0.9, 0.5, 1.5, paint('#3F6A5E', 0.1, 0.2), 0.32, sides=8, bevel=0, rot=22)
    ball(0, 0, 2.42, 0.36, '#7A4A30', (1, 1.05, 0.8))
    for k in range(4):
        with at(0, -0.5, 2.4, 0, 1, (0, 90 * k + 28)):
            box(0, 0, 0, 0.05, 0.05, 1.45, DARKWOOD, 0.01)
            box(0.165, 0, 0.25, 0.27, 0.014, 1.17, WHITE, 0)
            for i in range(7):
                box(0.16, -0.015, 0.3 + i * 0.17, 0.28, 0.02, 0.02, DARKWOOD, 0)
    tube([(0, -0.3, 2.4), (0, -0.55, 2.4)], 0.06, DARKWOOD)
    at(0, -0.6, 0).put(door, DARKWOOD, 0.28, 0.55)
n = 10
arch = [(-0.95 + 1.9 * i / n, 0.32 + 0.3 * math.sin(math.pi * i / n)) for i in range(n + 1)]
with at(2.3, -0.98, 0, 90):  # the bridge
    profile(arch + [(x, z - 0.14) for x, z in arch[::-1]][1:-1] + [], -0.4, 0.8, paint(STONE, 0.1, 0.3), 0.01)
    for y in (-0.38, 0.38):
        tube([(x, y, z + 0.26) for x, z in arch], 0.018, WHITE)
        for x, z in arch[::2]:
            tube([(x, y, z), (x, y, z + 0.26)], 0.014, WHITE)
at(2.3, -0.95, 0.6, 100, 0.85).put(bicycle, NECTARINE)
with at(-1.0, -1.0, 0, 0, 1.15):  # the barge
    hull = [(-1.3, -0.26), (0.9, -0.3), (1.35, 0), (0.9, 0.3), (-1.3, 0.26), (-1.45, 0)]
    slab([(x * 0.96, y * 0.9) for x, y in hull], -0.02, 0.14, ACTION, 0.02)
    slab(hull, 0.1, 0.2, INK, 0.02)
    slab([(x * 0.95, y * 0.86) for x, y in hull], 0.29, 0.03, '#C39A63', 0)
    box(-1.0, 0, 0.3, 0.5, 0.4, 0.3, WHITE, 0.03)
    box(-1.0, 0, 0.6, 0.58, 0.48, 0.04, LEAF, 0.02)
    for y in (-0.205, 0.2):
        box(-1.0, y, 0.4, 0.34, 0.01, 0.12, '#1C3B42', 0)
    for i in range(4):
        x, c = -0.5 + i * 0.38, [ACTION, SUN, ROSE, NECTARINE][i]
        box(x, 0, 0.31, 0.32, 0.44, 0.14, WOOD, 0.015)
        for k in range(12):
            with at(x - 0.1 + (k % 3) * 0.1, -0.15 + (k // 3) * 0.1, 0.45):
                tube([(0, 0, 0), (0, 0, 0.08)], 0.012, LEAF)
                ball(0, 0, 0.11, 0.042, c, (1, 1, 1.25))
    cartons((0.98, 0, 0.32, 0.28, 10))
for row, c in enumerate((ACTION, SUN, '#E58FA2')):
    for i in range(30):
        x = -3.5 + i * 0.185
        if x < 1.75:
            with at(x, -2.36 + row * 0.16, 0.25):
                tube([(0, 0, 0), (0, 0, 0.12)], 0.012, LEAF)
                ball(0, 0, 0.15, 0.05, c, (1, 1, 1.3))
cartons((2.5, -2.2, 0.25, 0.46, 10), (3.0, -2.2, 0.25, 0.36, -12), (2.5, -2.18, 0.57, 0.32, -5))
for x, y, rot in ((-2.3, 0.4, 4), (-1.35, 0.36, -6), (0.05, 0.38, 8)):
    at(x, y, 0.32, rot, 0.85).put(bicycle, rng.choice([SEA, INK, SUN, ACTION]))
for x, y, h in ((-3.35, 0.4, 1.2), (-0.65, 0.38, 1.0), (1.2, 0.4, 1.2)):
    at(x, y, 0.32).put(tree, h, '#6B9A45', '#8FB85C')
at(0.65, 0.4, 0.32).put(lamp, 1.1)
waves(16, (-3.4, 3.4), (-1.8, -0.1), lambda x, y: abs(x + 1) > 1.7 and abs(x - 2.3) > 0.6)
