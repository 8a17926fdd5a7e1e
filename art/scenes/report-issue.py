"""Report an issue: a carton with a torn corner, and the phone that takes its picture."""
from props import *


def damaged(w=1.6, d=1.25, h=1.1):
    """A carton with its front right corner pushed in and torn open."""
    box(0, 0, 0, w, d, h, CARTON, 0.03)
    box(0, 0, 0.004, w * 0.16, d + 0.008, h, TAPE, 0.004)
    tear = [(0.18, 0.28), (0.36, 0.62), (0.3, 0.8), (0.56, 0.74), (0.62, 0.98), (0.79, 0.84), (0.79, 0.3), (0.6, 0.42), (0.46, 0.2)]
    profile(tear, -d / 2 - 0.012, 0.02, '#2B1A10', 0)
    with at(w / 2, 0, 0, 90):
        profile([(-0.62, 0.3), (-0.62, 0.84), (-0.44, 0.7), (-0.36, 0.86), (-0.2, 0.55), (-0.3, 0.4), (-0.45, 0.45)], -0.012, 0.02, '#2B1A10', 0)
    for (x, z), (x2, z2), reach in (((0.18, 0.28), (0.36, 0.62), 0.2), ((0.36, 0.62), (0.56, 0.76), 0.16), ((0.46, 0.2), (0.7, 0.36), 0.22)):
        y = -d / 2 - 0.02
        surface([(x, y, z), (x2, y, z2), ((x + x2) / 2 - 0.1, y - reach, (z + z2) / 2 + (0.1 if z > 0.25 else -0.12))], [(0, 1, 2)], '#E2B07A', 0.015)
    profile([(-0.68, 0.62), (-0.28, 0.62), (-0.28, 0.92), (-0.68, 0.92)], -d / 2 - 0.01, 0.02, WHITE, 0)
    for k in range(3):
        box(-0.5, -d / 2 - 0.015, 0.68 + k * 0.07, 0.28 - 0.06 * (k % 2), 0.01, 0.025, STEEL, 0)


begin('corner')
ground(4.3, 3.2, '#D9C49C')
box(0.2, 0.1, 0, 3.4, 2.5, 0.02, SEA, 0)  # a mat
for i in range(12):
    for y in (-1.05, 1.25):
        box(-1.36 + i * 0.28, y, 0.02, 0.14, 0.1, 0.006, SUN, 0)
at(-0.25, 0.4, 0.02, 4).put(damaged)
for x, y, r in ((0.75, -0.5, 0.13), (1.0, -0.25, 0.1), (0.55, -0.75, 0.1)):  # what fell out of it
    ball(x, y, 0.02 + r, r, WHITE, (1, 1, 0.8))
for x, y, rot in ((0.25, -0.75, 20), (0.5, -0.45, 110), (1.25, -0.55, -40)):
    at(x, y, 0.02, rot).put(slab, [(-0.12, -0.08), (0.06, -0.14), (0.15, 0.03), (0.02, 0.12)], 0, 0.05, NECTARINE, 0.012)
at(0.95, -0.75, 0.14, tilt=(70, 20), s=1.5).put(cup, NECTARINE)
with at(-1.15, -1.05, 0, 26, 1.25):  # the phone, and what it sees
    with at(0, 0, 0.02, tilt=(-13, 0)):
        box(0, 0, 0, 0.86, 0.1, 1.5, INK, 0.05)
        box(0, -0.05, 0.1, 0.76, 0.02, 1.3, paint('#F3DDB4', glow=0.3), 0.02)
        box(0, -0.062, 0.5, 0.46, 0.02, 0.4, '#C98D52', 0.01)
        box(0, -0.07, 0.5, 0.08, 0.02, 0.4, TAPE, 0)
        profile([(0.06, 0.55), (0.2, 0.62), (0.23, 0.82), (0.12, 0.76)], -0.08, 0.02, '#2B1A10', 0)
        tube([(0.14 + 0.17 * math.cos(k * math.tau / 20), -0.08, 0.69 + 0.17 * math.sin(k * math.tau / 20)) for k in range(21)], 0.022, ACTION)
        for x in (-0.3, 0.3):  # the corners of the finder
            for z, up in ((0.36, 1), (1.08, -1)):
                tube([(x, -0.075, z + 0.12 * up), (x, -0.075, z), (x - math.copysign(0.12, x), -0.075, z)], 0.013, WHITE)
        cyl(0, -0.06, 0.23, 0.1, 0.03, ACTION, axis='y')
    box(0, 0.3, 0, 0.3, 0.4, 0.06, INK, 0.02)
