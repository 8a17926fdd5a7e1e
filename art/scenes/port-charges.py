"""Port charges: a container that nobody fetched. A tree grows on it, a goat eats up there, the watchman sleeps, and a clerk chalks one more day on it."""
from country import *


def grass(count, x, y):
    """Tufts of grass between two x and two y."""
    for i in range(count):
        with at(rng.uniform(*x), rng.uniform(*y), rot=rng.uniform(0, 360), s=rng.uniform(0.8, 1.7)):
            for k in range(5):  # flat blades that bend outwards
                with at(rot=72 * k + 20):
                    high = 0.3 + 0.07 * (k % 3)
                    edge = ((0, 0.032, 0), (0.03, 0.04, 0.4), (0.09, 0.03, 0.75), (0.2, 0.0, 1.0))
                    surface([(x, side * w, z * high) for x, w, z in edge for side in (-1, 1)], [(0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6)],
                            ('#3F9A5A', '#9CC060', '#6FB35C')[k % 3], 0.008)


begin('corner')
at(-0.3, -0.05).put(ground, 4.1, 2.9, '#C97B4A', grain=0.08)
box(-0.3, -1.25, 0, 4.0, 0.08, 0.012, SUN, 0)
w, d, h, skin = 3.1, 1.25, 1.25, paint('#2F7C8A', 0.1, 0.5, rough=0.5)
with at(-0.4, 0.45, 0, 2):  # who waits: a frame, and walls in folds
    box(0, 0, 0.06, w - 0.1, d - 0.1, h - 0.1, skin, 0)
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            box(x, y, 0, 0.13, 0.13, h, '#1D5965', 0.02)
    for z in (0.02, h - 0.11):
        for side in (-1, 1):
            box(0, side * d / 2, z, w, 0.11, 0.12, '#1D5965', 0.02)
            box(side * w / 2, 0, z, 0.11, d, 0.12, '#1D5965', 0.02)
    for k in range(19):
        x = -w / 2 + 0.15 + k * (w - 0.3) / 18
        box(x, -d / 2 + 0.02, 0.13, 0.085, 0.09, h - 0.24, skin, 0.02)
        box(x, 0, h - 0.04, 0.085, d - 0.1, 0.035, skin, 0.012)
    for y in (-0.29, 0.29):  # its doors, and the lock nobody opens
        box(w / 2 + 0.01, y, 0.13, 0.06, 0.55, h - 0.25, '#3A8C99', 0.015)
        for dy in (-0.13, 0.13):
            tube([(w / 2 + 0.06, y + dy, 0.1), (w / 2 + 0.06, y + dy, h - 0.08)], 0.022, '#F1E9DC')
    box(w / 2 + 0.08, 0, 0.5, 0.06, 0.2, 0.2, SUN, 0.03)
    tube([(w / 2 + 0.08, 0.07 * math.cos(a), 0.7 + 0.1 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))], 0.02, STEEL)
    for k in range(17):  # four strokes and one across, day by day
        x = -1.32 + k // 5 * 0.68 + k % 5 * 0.125
        ends = ((x, 0.38), (x + 0.03, 0.95)) if k % 5 < 4 else ((x - 0.6, 0.5), (x + 0.02, 0.84))
        tube([(a, -d / 2 - 0.035, b) for a, b in ends], 0.032, '#FFF9EA')
    at(-0.95, 0.2, h).put(tree, 1.3, '#2E8656')  # it has stood so long that a tree grows on it
    for x, z, r in ((-1.35, 1.32, 0.28), (-1.02, 1.32, 0.22), (-1.55, 1.0, 0.2), (-1.58, 0.66, 0.15), (-0.72, 1.3, 0.16)):
        foliage(x, -0.45, z, r, (LEAF, '#3F9160', '#6E9A4E'), (1, 1.1, 0.6), 0.4)
    at(0.42, -0.1, h + 0.03, 186, 1.5).put(goat)
    foliage(-0.3, -0.1, h + 0.06, 0.2, (LEAF, '#3F9160', '#6E9A4E'), (1, 1, 0.8), 0.4)
grass(12, (-1.8, 0.9), (-0.36, -0.26))
grass(5, (1.35, 1.7), (-0.7, -0.3))
with at(0.85, -0.66, 0, 196, 1.4):  # who counts
    person(SUN, '#7A2F1B', hands=((-0.26, -0.16, 0.5), (0.3, -0.3, 0.92)), cap=ACTION, look=-30)
    tube([(0.3, -0.32, 0.94), (0.28, -0.4, 1.02)], 0.03, WHITE)
at(-0.5, -0.98, 0, 14, 1.05).put(goat, '#7A4A2A')
with at(-1.75, -0.75, 0, 34):  # the watchman
    chair(ACTION, 0.45)
    at(0, -0.03, 0.06, 0, 1.22).put(person, '#F5EDDD', LEAF, skin='#5F3822', cap=SEA, look=14, nod=30, hands=((-0.08, -0.24, 0.5), (0.08, -0.24, 0.5)), sits=True)
