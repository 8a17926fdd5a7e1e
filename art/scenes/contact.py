"""Five offices, each on its own island: Dar es Salaam in front with its counter, and the four abroad."""
from props import *


def island(w, d, sand, turf=None):
    """An island with surf around it; its top at 0."""
    coast = curve([(w * x, d * y) for x, y in ((-0.5, -0.34), (-0.2, -0.52), (0.3, -0.48), (0.52, -0.1), (0.42, 0.42), (0, 0.5), (-0.46, 0.36))])
    for k, h, colour in ((1.18, 0.015, paint(SHALLOW, rough=0.5)), (1.08, 0.03, '#DCE8DA'), (1, 0.2, paint(sand, 0.08)), (0.86, 0.22, turf or sand)):
        slab([(x * k, y * k) for x, y in coast], -0.2, h, colour, 0.006)


begin('wide')
at(0.1, 0.5, -0.2).put(water, 9.4, 7.4, 0.45)
DAR, ISLANDS = (1.4, -1.15), ((-3.4, -1.7), (-3.6, 1.9), (-0.4, 3.2), (3.6, 2.4))
for x, y in ISLANDS:  # the routes, buoys that arrive at the quay
    for t in (0.2 + i * 0.07 for i in range(11)):
        ball(x + (DAR[0] - x) * t, y + (DAR[1] - y) * t, -0.14, 0.12, NECTARINE)
with at(*DAR, s=1.25):  # Dar es Salaam
    island(3.3, 2.5, BEACH)
    at(0.1, 0.35).put(house, 1.9, 1.0, 2, WHITE, NECTARINE, SEA, None)
    at(0.1, -0.35).put(awning, 1.9, 0.5, 0.92)
    with at(0.1, -0.36, 1.14):
        box(0, 0.12, 0, 1.8, 0.08, 0.36, SEA, 0.02)
        text(0, 0.07, 0.08, 'NECTARINE', 0.28, WHITE)
    box(0.1, -0.58, 0, 1.5, 0.36, 0.42, SEA, 0.02)
    box(0.1, -0.58, 0.42, 1.6, 0.46, 0.06, WOOD, 0.01)
    at(0.35, -0.95, 0, 10, 0.8).put(person, NECTARINE, INK, hands=((-0.2, -0.3, 0.62), (0.2, -0.3, 0.62)))
    at(-0.35, -0.58, 0.48, 8, 0.8).put(carton)
    at(-1.2, 0.35, s=0.62).put(palm, 1.7, -0.2)
with at(*ISLANDS[0]):  # Milton Keynes
    island(2.0, 1.7, '#C9BFA0', '#6E9A62')
    for x in (-0.36, 0.36):
        at(x, 0.1).put(house, 0.7, 0.8, 2, BRICK, WHITE, None, SEA, '#46555C')
        box(x + 0.2, 0.1, 1.7, 0.16, 0.2, 0.4, BRICK, 0.01)
    at(0.72, -0.42, s=0.8).put(lathe, 0, 0, 0, ((0.15, 0), (0.15, 0.08), (0.13, 0.1), (0.13, 0.6), (0.17, 0.62), (0.17, 0.68), (0.02, 0.75)), '#C8281F')
with at(*ISLANDS[1]):  # Guangzhou
    island(2.0, 1.7, '#C9BFA0')
    at(0, 0.15).put(house, 1.3, 0.8, 2, '#E3B06C', WHITE, '#3F7F6B', DARKWOOD, ACTION)
    for x in (-0.6, -0.2, 0.2, 0.6):
        cyl(x, -0.5, 0, 0.06, 0.72, WHITE, sides=12)
    box(0, -0.4, 0.72, 1.4, 0.36, 0.08, '#3F7F6B', 0.02)
    for x in (-0.4, 0.0, 0.4):
        ball(x, -0.58, 0.56, 0.1, paint(ACTION, glow=0.2), (1, 1, 0.85))
with at(*ISLANDS[2]):  # Dubai
    island(2.1, 1.7, '#E2C696')
    at(-0.25, 0.15).put(house, 1.1, 0.8, 1, '#D8B07A', PLASTER)
    with at(0.55, 0.25):
        box(0, 0, 0, 0.56, 0.56, 1.9, '#D8B07A', 0.02)
        for face in (at(0, -0.28), at(0.28, 0, rot=90)):
            with face:
                for x in (-0.16, 0, 0.16):
                    box(x, 0, 1.2, 0.09, 0.04, 0.55, '#4A3524', 0)
        box(0, 0, 1.86, 0.66, 0.66, 0.07, PLASTER, 0.01)
with at(*ISLANDS[3]):  # California
    island(2.2, 1.8, '#D9BE8C', '#8FA867')
    at(0, 0.2).put(house, 1.4, 0.8, 1, MIST, WHITE, None, ACTION, BRICK)
    box(0.1, -0.42, 0.68, 1.3, 0.5, 0.06, WHITE, 0.01)
    for x in (-0.45, 0.1, 0.65):
        box(x, -0.6, 0, 0.06, 0.06, 0.7, WHITE, 0.01)
    at(0.85, 0.2).put(tree, 1.2, '#5E8F4E', '#7FA95F')
at(4.2, -2.25, -0.2, 150, 0.8).put(dhow)
with at(z=-0.2):
    waves(26, (-4.3, 4.6), (-2.9, 3.9), lambda x, y: all(math.hypot(x - a, y - b) > 1.6 for a, b in ISLANDS) and math.hypot(x - 1.4, y + 1.1) > 2.5)
