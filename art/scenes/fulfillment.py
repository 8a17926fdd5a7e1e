"""Fulfilment: a round tower of shelves, and a slide around it on which the packed orders come down to the bajaji."""
from props import *

TURNS, TOP, FOOT = 1.75, 2.35, 0.5
INNER, OUTER = 0.88, 1.36


def slide(t, r, up=0.0):
    """A point of the slide at a distance from its axis: t is 0 at its top, 1 at its foot."""
    a = -math.pi / 2 - (1 - t) * TURNS * math.tau
    return (r * math.cos(a), r * math.sin(a), TOP + (FOOT - TOP) * t + up)


begin('corner')
ground(4.6, 3.6, '#8FB5B2', grain=0.05)
box(1.3, -1.12, 0, 2.0, 1.1, 0.012, paint(ASPHALT, 0.1), 0)
with at(-0.55, 0.25):
    for z in (0, 0.62, 1.24, 1.86):
        cyl(0, 0, z, 0.84, 0.07, WOOD, sides=48)
        for k in range(13):
            a = k * math.tau / 13
            with at(0.64 * math.cos(a), 0.64 * math.sin(a), z + 0.07, math.degrees(a) + 90):
                box(0, 0, 0, 0.22, 0.24, rng.uniform(0.2, 0.44), rng.choice([SEA, SUN, ACTION, MIST, LEAF, CARTON, NECTARINE]), 0.02)
    cyl(0, 0, 0, 0.45, 2.45, PLASTER)
    for k in range(8):
        a = k * math.tau / 8 + 0.2
        tube([(0.8 * math.cos(a), 0.8 * math.sin(a), 0), (0.8 * math.cos(a), 0.8 * math.sin(a), 2.5)], 0.035, WHITE)
    for k in range(16):  # the roof, in stripes
        a, b = k * math.tau / 16, (k + 1) * math.tau / 16
        surface([(0, 0, 3.2), (1.06 * math.cos(a), 1.06 * math.sin(a), 2.45), (1.06 * math.cos(b), 1.06 * math.sin(b), 2.45)], [(0, 1, 2)], ACTION if k % 2 else WHITE)
    ball(0, 0, 3.24, 0.09, SUN)
    steps = [i / 72 for i in range(73)]
    surface([slide(t, r) for t in steps for r in (INNER, OUTER)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(72)], NECTARINE, 0.05, smooth=True)
    for r in (INNER, OUTER):
        tube([slide(t, r, 0.1) for t in steps], 0.05, ACTION)
        tube([(slide(1, r)[0], slide(1, r)[1], FOOT + 0.1), (0.75, -r, FOOT + 0.02)], 0.05, ACTION)
    box(0.38, -(INNER + OUTER) / 2, FOOT - 0.08, 0.8, OUTER - INNER, 0.05, NECTARINE, 0, tilt=(0, 5))
    for t in (0.12, 0.3, 0.44, 0.56, 0.7, 0.86, 0.97):
        a = -90 - (1 - t) * TURNS * 360
        x, y, z = slide(t, (INNER + OUTER) / 2, 0.02)
        at(x, y, z, a + 90, 0.72, (0, 7)).put(carton, 0.5, 0.42, 0.4, rng.choice([CARTON, '#C98D52', '#DBA96F']))
    for t in (0.8, 0.94, 1):
        x, y, z = slide(t, OUTER - 0.05)
        cyl(x, y, 0, 0.045, z, WHITE)
with at(1.5, -0.95, 0, 0, 1.35):  # the bajaji with its bed
    vehicle([(0.05, 0.12), (0.32, 0.12), (0.47, 0.3), (0.4, 0.46), (0.05, 0.46)], 0.5, SUN, (), (-0.28,), 0.11)
    cyl(0.34, 0, 0.11, 0.11, 0.08, BLACK, axis='y')
    profile([(-0.02, 0.8), (0.28, 0.8), (0.34, 0.84), (0.2, 0.9), (0.02, 0.9)], -0.27, 0.54, INK, 0.03)
    box(0.0, 0, 0.4, 0.06, 0.5, 0.42, INK, 0.01)
    for y in (-0.23, 0.23):
        tube([(0.4, y, 0.44), (0.27, y, 0.82)], 0.015, INK)
        box(-0.3, y, 0.3, 0.62, 0.03, 0.14, SUN, 0.01)
    box(-0.3, 0, 0.22, 0.62, 0.5, 0.08, INK, 0.01)
    cartons((-0.42, 0, 0.3, 0.3, 4), (-0.14, 0.02, 0.3, 0.26, -6))
