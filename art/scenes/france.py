"""A corner of Paris: zinc roofs, a café, plane trees, the iron tower behind, and scent in boxes."""
from props import *

ZINC = paint('#6F8A94', 0.08, 0.4)


def haussmann(w, d, floors, colour=PLASTER):
    """A house of pale stone: shops below, balconies, a zinc roof with dormers."""
    box(0, 0, 0, w, d, 0.9 + floors * 0.72, paint(colour, 0.05), 0.02)
    for k in range(3):
        box(0, 0, 0.24 + k * 0.22, w + 0.02, d + 0.02, 0.02, STONE, 0)
    top = 0.9 + floors * 0.72
    box(0, 0, top, w + 0.14, d + 0.14, 0.08, WHITE, 0.02)
    for z, h, a, b in ((top + 0.08, 0.5, 0, 0.16), (top + 0.58, 0.22, 0.16, 0.5)):
        x, y = w / 2, d / 2
        surface([(-x + a, -y + a, z), (x - a, -y + a, z), (x - a, y - a, z), (-x + a, y - a, z),
                 (-x + b, -y + b, z + h), (x - b, -y + b, z + h), (x - b, y - b, z + h), (-x + b, y - b, z + h)],
                [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], ZINC)
    for face, width in ((at(0, -d / 2), w), (at(w / 2, 0, rot=90), d)):
        with face:
            count = max(2, round(width / 0.5))
            for i in range(count):
                x = (i - (count - 1) / 2) * width / count
                for floor in range(floors):
                    at(x, 0, 0.98 + floor * 0.72).put(window, 0.2, 0.46, WHITE, None)
                with at(x, 0.1, top + 0.1):
                    box(0, 0, 0, 0.26, 0.24, 0.4, WHITE, 0.02)
                    box(0, -0.12, 0.05, 0.16, 0.02, 0.28, '#1C3B42', 0)
                    box(0, 0, 0.4, 0.3, 0.3, 0.05, ZINC, 0.02)
            for floor in (0, floors - 1):
                box(0, -0.08, 0.96 + floor * 0.72, width, 0.16, 0.03, WHITE, 0)
                tube([(-width / 2, -0.15, 1.16 + floor * 0.72), (width / 2, -0.15, 1.16 + floor * 0.72)], 0.012, INK)
                for i in range(int(width / 0.09)):
                    tube([(-width / 2 + i * 0.09, -0.15, 0.98 + floor * 0.72), (-width / 2 + i * 0.09, -0.15, 1.16 + floor * 0.72)], 0.007, INK)
    for x in (-w * 0.3, w * 0.3):
        box(x, d * 0.2, top + 0.6, 0.34, 0.2, 0.5, BRICK, 0.01)


def iron_tower(h):
    steps = [(0, 0.62), (0.22, 0.36), (0.42, 0.2), (0.9, 0.04)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * r, sy * r, h * z) for z, r in steps], 0.045, '#7A5B45')
    for k in range(12):
        z = h * 0.07 * k
        r = np.interp(z / h, [s[0] for s in steps], [s[1] for s in steps])
        z2 = z + h * 0.07
        r2 = np.interp(z2 / h, [s[0] for s in steps], [s[1] for s in steps])
        for a, b in ((-1, 1), (1, -1)):
            tube([(a * r, -r, z), (b * r2, -r2, z2)], 0.016, '#8E6B50')
            tube([(r, a * r, z), (r2, b * r2, z2)], 0.016, '#8E6B50')
    for z, r in ((0.22, 0.42), (0.42, 0.26), (0.88, 0.09)):
        box(0, 0, h * z, 2 * r, 2 * r, 0.09, '#7A5B45', 0.01)
    cyl(0, 0, h * 0.9, 0.02, h * 0.12, '#7A5B45')


begin('place')
ground(7.4, 5, '#B4AC9A')
road(-1.5, 7.36, 1.1)
box(0, 0.75, 0, 7.3, 3.3, 0.08, paint('#D5C8AE', 0.1, 0.4), 0.02)
box(0, -2.24, 0, 7.3, 0.44, 0.08, paint('#D5C8AE', 0.1, 0.4), 0.02)
at(-2.4, 1.2, 0.08).put(haussmann, 2.2, 1.7, 2)
at(-0.3, 1.4, 0.08).put(haussmann, 1.7, 1.4, 2, '#E3D2B2')
with at(2.1, 1.35, 0.08):
    box(0, 0, 0, 2.4, 1.7, 0.03, paint('#7FA35E', 0.15, 0.4), 0)
    iron_tower(3.3)
    for x, y in ((-1, -0.75), (1, -0.75), (-1, 0.7), (1.1, 0.5)):
        at(x, y).put(bush, 0.16)
with at(-2.4, 0.34, 0.08):  # the café
    awning(2.1, 0.6, 0.86, (ACTION, '#E2622F'))
    for x in (-0.75, 0, 0.75):
        box(x, 0.02, 0.1, 0.56, 0.03, 0.56, paint('#FFE0A6', glow=0.3), 0)
    for x, y in ((-0.7, -0.35), (0.15, -0.4), (0.85, -0.3)):
        cyl(x, y, 0, 0.1, 0.02, INK)
        cyl(x, y, 0, 0.015, 0.3, INK, sides=8)
        cyl(x, y, 0.3, 0.17, 0.02, WHITE)
        cyl(x + 0.03, y, 0.32, 0.03, 0.04, NECTARINE)
        for dx in (-0.24, 0.24):
            box(x + dx, y, 0.16, 0.14, 0.14, 0.02, '#C39A63', 0.01)
            box(x + dx * 1.3, y, 0.0, 0.015, 0.14, 0.36, '#C39A63', 0.005)
with at(-0.3, 0.6, 0.08):  # the perfumery
    box(0, 0.06, 0.1, 1.3, 0.06, 0.62, SEA, 0.01)
    box(-0.15, 0.03, 0.2, 0.8, 0.04, 0.42, paint('#FFE0A6', glow=0.3), 0)
    for i, c in enumerate((NECTARINE, SUN, ROSE, MIST)):
        lathe(-0.42 + i * 0.18, 0.0, 0.22, ((0.05, 0), (0.055, 0.12), (0.02, 0.15), (0.025, 0.2), (0.01, 0.21)), c, 16)
    awning(1.4, 0.4, 0.82, (SEA, WHITE))
with at(0.9, -0.55, 0.08):  # a column for posters
    lathe(0, 0, 0, ((0.2, 0), (0.2, 0.1), (0.17, 0.12), (0.17, 0.85), (0.24, 0.88), (0.22, 0.94), (0.1, 1.1), (0.03, 1.2)), LEAF)
    box(0.0, -0.165, 0.3, 0.2, 0.03, 0.4, NECTARINE, 0.01)
    box(0.165, 0, 0.25, 0.03, 0.18, 0.46, SUN, 0.01)
at(0.6, -1.35, 0.03).put(van, MIST, ACTION)
at(-1.9, -1.75, 0.03, 180, 0.9).put(car, paint('#7FA8A4', rough=0.3), 0.7)
for i in range(5):
    with at(2.2 + (i % 3) * 0.42, -2.2 + (i // 3) * 0.02, 0.08 + (i // 3) * 0.3, rng.uniform(-8, 8)):
        carton(0.38, 0.32, 0.3, [CARTON, SUN, ROSE, CARTON, '#DBA96F'][i])
for x, y, h in ((0.55, 0.0, 1.3), (2.9, -0.4, 1.25), (1.75, -0.3, 1.1), (-3.4, -2.2, 1.1), (-0.3, -2.2, 1.0)):
    with at(x, y, 0.08):
        cyl(0, 0, 0, 0.22, 0.015, INK)
        tree(h, '#5F8F4A', '#83AD5C')
for x in (-0.95, 3.4):
    at(x, -0.75, 0.08).put(lamp, 1.35)
with at(-1.1, -0.55, 0.08, 5):
    bicycle(LEAF)
    box(0.3, 0, 0.44, 0.2, 0.22, 0.14, WOOD, 0.02)
    for i in range(3):
        cyl(0.27 + i * 0.035, 0.02 * i, 0.5, 0.022, 0.3, '#D9A35C', tilt=(0, 12), sides=10)
