"""Port charges: a container that nobody fetched. A tree grows on it, a goat eats up there, and a clerk chalks one more day on it."""
from props import *


def goat(colour='#EFE3CF'):
    """A goat along +x, its head down."""
    ball(0, 0, 0.36, 0.19, colour, (1.5, 0.85, 0.9))
    for x in (-0.18, 0.18):
        for y in (-0.08, 0.08):
            tube([(x, y, 0.3), (x, y, 0.03)], 0.026, '#5A4334')
    tube([(0.22, 0, 0.4), (0.36, 0, 0.34)], 0.09, colour)
    ball(0.43, 0, 0.26, 0.09, BRICK, (0.9, 0.8, 1.3), tilt=(0, -24))
    for y in (-1, 1):
        ball(0.37, y * 0.1, 0.33, 0.045, BRICK, (0.6, 1.4, 0.5))
        tube([(0.36, y * 0.03, 0.38), (0.3, y * 0.05, 0.48), (0.22, y * 0.06, 0.5)], 0.02, INK)
    ball(-0.3, 0, 0.44, 0.05, colour, (1.2, 0.7, 0.9))


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
at(-0.3, -0.05).put(ground, 4.1, 2.9, '#BDB39E', grain=0.06)
box(-0.3, -1.25, 0, 4.0, 0.08, 0.012, SUN, 0)
with at(-0.45, 0.35, 0, 2):  # who waits
    box(0, 0, 0, 2.5, 0.9, 0.1, DARKWOOD, 0.02)
    at(0, 0, 0.1, s=2.35).put(container, paint('#4F8791', 0.14, 0.4), 1.3)
    for k in range(17):  # four strokes and one across, day by day
        x = -1.22 + k // 5 * 0.56 + k % 5 * 0.1
        ends = ((x, 0.5), (x + 0.02, 0.95)) if k % 5 < 4 else ((x - 0.46, 0.6), (x + 0.02, 0.86))
        tube([(a, -0.665, b + 0.12) for a, b in ends], 0.026, '#F7F0E0')
    at(-0.98, 0.25, 1.2).put(tree, 1.25, '#2E8656')  # it has stood so long that a tree grows on it
    for x, z, r in ((-1.3, 1.32, 0.3), (-0.95, 1.34, 0.24), (-1.48, 1.02, 0.2), (-1.5, 0.72, 0.15), (-0.62, 1.32, 0.2), (-0.3, 1.32, 0.15), (-1.42, 0.45, 0.13)):
        foliage(x, -0.2, z, r, (LEAF, '#3F9160', '#6E9A4E'), (1, 1.2, 0.6), 0.4)
grass(16, (-1.8, 0.9), (-0.42, -0.3))
grass(5, (1.25, 1.7), (-0.75, -0.45))
with at(0.72, -0.62, 0, 190, 1.38):  # who counts
    person(SUN, SEA, hands=((-0.28, -0.16, 0.5), (0.3, -0.3, 0.92)), cap=ACTION)
    tube([(0.3, -0.32, 0.94), (0.28, -0.4, 1.0)], 0.025, WHITE)
    at(-0.34, -0.2, 0.5, 25, tilt=(64, 0)).put(sheet, 0.28, 0.36, ACTION)
at(0.42, 0.32, 1.3, 184, 1.55).put(goat)
at(1.36, -0.92, 0, 150, 1.0).put(goat, '#C9A27C')
with at(-1.75, -0.85, 0, 34):  # the watchman
    chair(ACTION, 0.45)
    at(0, -0.03, 0.06, 0, 1.22).put(person, '#F5EDDD', LEAF, skin='#5F3822', cap=SEA, hands=((-0.12, -0.34, 0.56), (0.2, -0.3, 0.62)), sits=True)
    at(0.26, -0.36, 0.72, s=0.7).put(cup, NECTARINE)
