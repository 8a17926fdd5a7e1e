"""Green hills with tea: an electric train crosses a viaduct, a van has come up the road, and a woman gets a parcel at her gate."""
from country import *


def viaduct(left, right, y, z, span=4.2):
    """A viaduct of arches along x, its track at z."""
    count = round((right - left) / span)
    stone = paint('#D8C7A6', 0.08, (0.8, 0.5))
    for k in range(count):
        x, r = left + (k + 0.5) * span, span * 0.4
        arch = [(x + r * math.cos(a), z - 0.75 - r + r * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
        profile([(x - span / 2, z - 0.2), (x - span / 2, -3), (x - r, -3)] + arch[::-1] + [(x + r, -3), (x + span / 2, -3), (x + span / 2, z - 0.2)], y - 0.8, 1.6, stone, 0)
        box(x - span / 2, y - 0.85, -3, 0.5, 0.2, z + 2.8, stone, 0.02)
    box((left + right) / 2, y, z - 0.35, right - left, 2.0, 0.35, '#C9B591', 0.02)
    for side in (-0.92, 0.92):
        box((left + right) / 2, y + side, z, right - left, 0.1, 0.22, '#E4D6B8', 0.01)
    for k in range(round((right - left) / 5)):  # its masts and the wire
        x = left + 2 + 5 * k
        tube([(x, y + 0.85, z), (x, y + 0.85, z + 2.5)], 0.05, '#5D6E72')
        tube([(x, y + 0.85, z + 2.4), (x, y - 0.1, z + 2.3)], 0.03, '#5D6E72')
    tube([(left, y - 0.1, z + 2.2), (right, y - 0.1, z + 2.2)], 0.02, '#5D6E72')


def train(cars=5):
    """An electric train towards +x, its nose at the origin."""
    for k in range(cars):
        x, nose, tail = -6.2 * k, k == 0, k == cars - 1
        outline = [(-5.95, 0.25), (-0.15, 0.25), (0, 0.5), (-0.5, 1.1), (-1.3, 1.62), (-1.8, 1.7), (-5.95, 1.7)] if nose else [(-5.95, 0.25), (-0.05, 0.25), (-0.05, 1.7), (-5.95, 1.7)]
        if tail:
            outline = [(-6.0 - a, z) for a, z in ([(-5.95, 0.25), (-0.15, 0.25), (0, 0.5), (-0.5, 1.1), (-1.3, 1.62), (-1.8, 1.7), (-5.95, 1.7)])][::-1]
        with at(x):
            profile(outline, -0.6, 1.2, paint(WHITE, rough=0.3), 0.07)
            profile([(-5.95, 0.42), (-0.12 if not tail else -0.05, 0.42), (-0.12, 0.62), (-5.95, 0.62)], -0.612, 1.224, NECTARINE, 0)
            profile([(-5.6, 0.9), (-1.3 if nose else -0.4, 0.9), (-1.5 if nose else -0.4, 1.34), (-5.6, 1.34)], -0.615, 1.23, DARKGLASS, 0.01)
            if nose:
                profile([(-0.42, 1.0), (-0.3, 1.0), (-0.95, 1.52), (-1.1, 1.52)], -0.5, 1.0, DARKGLASS, 0.01)
            for d in (-3.9, -2.0):
                box(d, 0, 0.66, 0.5, 1.24, 0.8, SEA, 0.01)
            box(-3, 0, 1.7, 2.6, 0.7, 0.12, MIST, 0.03)
            for d in (-5.0, -1.2):
                box(d, 0, 0.02, 1.3, 1.0, 0.26, INK, 0.03)


begin('view')
step = lambda a, b, t: max(0, min(1, (t - a) / (b - a)))


def ground(x, y):
    rise = 5.2 * math.exp(-((x + 24) / 12) ** 2 - ((y - 24) / 11) ** 2) + 4.4 * math.exp(-((x - 24) / 10) ** 2 - ((y - 22) / 9) ** 2)
    return (rise + 3.6 * step(36, 56, y) * (0.8 + 0.6 * rough(x, 7, 16))) * step(4, 12, y) + 0.5 * rough(x, y, 8, 3) * step(4, 12, y) + 0.14 * rough(x, y, 4) * step(-5, -8, y)


X = (across(-120, 75), across(2040, 75))
terrain(X, (-13, 76), ground, paint('#86A84E', 0.1, (3, 1.6)))
terrain((-30, 30), (-13, 2), where(lambda x, y: -6.4 - y + 2 * rough(x, 1, 5) + 0.06 * abs(x), ground, 0.05), paint('#5F8C3E', 0.14, (1, 0.5)))
for near, far, valley in ((2.5, 31, 8.5), (40, 66, 0)):  # tea: rows along the slopes
    def rows(x, y):
        free = max(0, valley + 0.16 * y - abs(x - 1)) + 2 * max(0, near - y + 1.2 * rough(x, 3, 4)) + max(0, y - far)
        return math.cos(math.tau * (0.82 * y + 0.34 * abs(x) + 1.6 * rough(x, y, 9, 6)) / 1.5) + 0.45 - 6 * max(0, rough(x, y, 8, 9) - 0.3) - free
    terrain(X, (near - 2, far + 1), where(rows, ground, 0.22), '#4E8A3E', 0.25)
for edge, colour in ((lambda x, y: 5 - abs(y - 4.6) * 2.2 - abs(x - 15) * 0.34 + rough(x, y, 4), '#D8B24C'), (lambda x, y: 4 - abs(y - 9) - abs(x - 13) * 0.5 + rough(x, y, 3), '#B5713F'),
                     (lambda x, y: 4 - abs(y - 2.2) * 2.4 - abs(x + 17) * 0.36 + rough(x, y, 4), '#B5713F')):  # a field of sunflowers, and red earth
    terrain(X, (-2, 14), where(edge, ground, 0.08), paint(colour, 0.14, (0.5, 0.3)), 0.25)
hills(92, [(-300, 2.4), (150, 3.6), (480, 2.2), (760, 3.4), (1050, 1.8), (1380, 3.8), (1700, 2.6), (2200, 4)], '#3F8A68', 16)
hills(120, [(-300, 5), (250, 4.6), (620, 6.4), (900, 4.4), (1180, 5.6), (1600, 4.6), (2200, 7)], '#2F7F8A', 18)
way([(-6, 76), (0, 62), (9, 52), (6, 44), (10, 36), (8, 28), (11, 20), (9, 13), (12, 8), (20, 4.6), (34, 3.4), (46, 3)], lambda y: 1.8, paint('#5FAFB4', 0.1, 1, rough=0.2), ground, 0.06)

ROAD = [(46, -1.6), (34, -1.4), (24, -1.2), (15, -0.8), (8, -0.2), (3.4, 2.2), (3.6, 6.5), (1, 11), (-3.5, 16), (-4, 23), (0, 30), (4, 38), (2, 46), (-6, 54), (-8, 62)]
way(ROAD, lambda y: 2.9, paint('#C4764A', 0.1, 1.6), ground, 0.05)
way(ROAD, lambda y: 1.8, paint('#626E71', 0.08, 1.6), ground, 0.09, WHITE)
viaduct(across(-260, 34), across(2180, 34), 34, 4.6)
at(across(1270, 34), 34, 4.65).put(train)


def on(column, y):
    x = across(column, y)
    return at(x, y, ground(x, y) - 0.03)


# The village, and the tea factory.
for column, y, w, top, colour in ((800, 13, 2.2, ACTION, PLASTER), (720, 16, 2.0, BRICK, WHITE), (905, 18, 1.8, ACTION, ROSE), (800, 21, 2.0, BRICK, PLASTER), (700, 24, 2.2, ACTION, WHITE), (1010, 24, 2.0, BRICK, PLASTER), (640, 19, 1.8, ACTION, ROSE)):
    with on(column, y):
        at(s=1.3).put(house, w, 1.5, 1, colour, WHITE, None, SEA, top)
        at(2.2, 1.2, s=1.5).put(banana) if column % 4 else at(-2, 1.4, s=1.9).put(tree, 1.2, '#4F8038', '#6C9A48')
with on(1530, 12):
    box(0, -0.2, -4, 8.4, 3.6, 4.06, paint('#B98A5A', 0.1, 0.6), 0.03)  # its terrace
    box(0, 0, 0, 7.5, 2.6, 2.0, paint(WHITE, 0.04), 0.02)
    for k in range(8):
        at(-3.3 + 0.94 * k, -1.3, 0.7).put(window, 0.5, 0.6, SEA)
    roof(8, 3.2, 2.0, 1.1, ACTION)
    box(2.2, 0.9, 0, 0.6, 0.6, 4.4, BRICK, 0.02)
for column, y, h in ((1408, 16, 5.2), (1715, 10, 5.6), (1760, 13, 6.6), (530, 27, 4.2), (1150, 27, 4.6), (1870, 18, 5.6), (60, 24, 4.4), (100, 26, 5.2)):
    on(column, y).put(gum, h)
for k, (column, y) in enumerate(((150, 3.4), (260, 5.4), (375, 3.6), (440, 7.6), (60, 7.4), (1640, 5.2), (1780, 6.6))):  # who plucks tea
    with on(column, y), at(0, 0, 0.05, 50 * k - 60, 1.3):
        passer(k, hands=((-0.24, -0.34, 0.56), (0.24, -0.34, 0.56)))
        lathe(0, 0.24, 0.36, ((0.12, 0), (0.19, 0.4), (0.17, 0.4), (0.01, 0.36)), '#B98A4E', 18)
        ball(0, 0.24, 0.74, 0.15, '#7DB04E', (1, 1, 0.5))

# Her house, and the parcel at the gate.
with at(across(690, 0.2), 0.2, 0, 0, 1.75):
    house(2.2, 1.4, 1, '#F2D9A8', WHITE, SEA, ACTION, ACTION)
at(across(560, 1.5), 1.5, s=1.5).put(banana, 1.9)
at(across(600, -0.6), -0.6, s=1.4).put(banana, 1.5)
at(across(815, 2.2), 2.2, s=2).put(tree, 1.5, '#4F8038', '#6C9A48')
fence((across(540, -3.2), -3.2), (across(790, -3.2), -3.2))
fence((across(868, -3.2), -3.2), (across(905, -3.2), -3.2))
fence((across(905, -3.2), -3.2), (across(905, 1), 1))
slab([(across(c, y), y) for c, y in ((745, -1.2), (800, -4.9), (1000, -4.6), (1160, -1.6), (1040, -1.2), (900, -3.0), (790, -1.2))], 0, 0.05, paint('#C4764A', 0.1, 0.8), 0)
at(across(838, -3.9), -3.9, 0.05, 62, 1.45).put(person, ROSE, skirt=SEA, skin='#5F3822', hair=SUN, hands=((-0.16, -0.34, 0.66), (0.2, -0.34, 0.64)))
at(across(776, -4.2), -4.2, 0.05, 50, 0.95).put(person, SUN, INK, skin='#6B3E26', hands=((-0.34, -0.1, 1.12), (0.34, -0.1, 1.12)))
at(across(914, -3.9), -3.9, 0.05, -68, 1.45).put(person, NECTARINE, INK, skin='#7A4A2E', bun=True, hands=((-0.16, -0.36, 0.64), (0.2, -0.36, 0.64)))
at(across(877, -4.0), -4.0, 0.92, 4, 1.35).put(carton, colour=CARTON)
at(across(1060, -0.9), -0.9, 0.1, 183, 1.75).put(van)
at(across(1295, -1.2), -1.2, 0.1, 178, 1.5).put(bodaboda, SEA, SUN, ACTION)
at(across(1640, -1.2), -1.2, 0.1, 2, 1.5).put(daladala, WHITE, LEAF)
for column, y, turn, s, colour in ((300, -3.4, 10, 1.3, '#F0E6D6'), (372, -4.4, -170, 1.2, '#8A5A34'), (1480, -5.4, 30, 1.2, '#8A5A34')):
    at(across(column, y), y, 0, turn, s).put(goat, colour)
clouds((330, 7.8, 80, 9), (1080, 8.2, 90, 8), (1560, 7.6, 80, 10))
birds((700, 8.4, 6, 0.34), (756, 8.8, 6, 0.28), (1330, 8.6, 6, 0.3))
