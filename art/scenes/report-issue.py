"""Report an issue: a carton arrived torn open with a broken cup in it, and somebody takes a picture of it."""
from props import *


def torn_carton(w=1.5, d=1.1, h=1.05):
    """A carton whose front right corner is gone: its walls are boards, so that one sees what is in it."""
    front = [(0, 0), (w, 0), (w, 0.14), (1.24, 0.1), (1.1, 0.24), (0.92, 0.2), (0.8, 0.42), (0.9, 0.56), (0.74, 0.68), (0.98, 0.8), (1.2, 0.76), (1.3, 0.9), (w, 0.84), (w, h), (0, h)]
    side = [(0, 0), (d, 0), (d, h), (0, h), (0, 0.84), (0.2, 0.9), (0.26, 0.72), (0.46, 0.66), (0.4, 0.5), (0.54, 0.36), (0.34, 0.26), (0.22, 0.08), (0, 0.14)]
    profile(front, -d / 2, 0.05, CARTON, 0.008, x=-w / 2)
    with at(w / 2, -d / 2, 0, 90):
        profile(side, 0, 0.05, CARTON, 0.008)
    box(0, d / 2 - 0.025, 0, w, 0.05, h, '#8B5A33', 0.008)
    box(0.025 - w / 2, 0, 0, 0.05, d, h, '#8B5A33', 0.008)
    box(0, 0, 0, w - 0.06, d - 0.06, 0.04, '#8B5A33', 0)
    box(0, 0, h - 0.03, w, d, 0.05, CARTON, 0.015)
    box(0, 0, h + 0.016, w * 0.15, d + 0.01, 0.01, TAPE, 0)
    box(0, -d / 2 - 0.004, h - 0.32, w * 0.15, 0.012, 0.34, TAPE, 0)
    y = -d / 2  # the torn board, bent out
    for a, b, tip in (((0.15, 0.2), (0.05, 0.42), (0.02, -0.26, 0.2)), ((0.0, 0.66), (0.24, 0.8), (0.1, -0.24, 0.9))):
        surface([(a[0], y, a[1]), (b[0], y, b[1]), (tip[0], y + tip[1], tip[2])], [(0, 1, 2)], '#E2B07A', 0.03)
    with at(-0.52, y - 0.006, 0.42):
        box(0, 0, 0, 0.42, 0.012, 0.32, WHITE, 0)
        for k in range(3):
            box(-0.02, -0.008, 0.06 + k * 0.08, 0.3 - 0.06 * (k % 2), 0.008, 0.03, STEEL, 0)


begin('corner')
ground(4.2, 2.7, '#D9C49C')
box(0.15, 0, 0, 3.6, 2.26, 0.02, SEA, 0.01)  # a mat
for i in range(13):
    for y in (-1.05, 1.05):
        box(-1.53 + i * 0.28, y, 0.02, 0.14, 0.1, 0.006, SUN, 0)
with at(0.7, 0.4, 0.02, 6, 1.02):
    torn_carton()
    at(0.46, -0.28, 0.14, tilt=(42, 24), s=2.1).put(cup, SUN)
    at(0.2, 0.1, 0.05, s=2.1).put(cup, NECTARINE)
for x, y, rot in ((0.95, -0.72, 20), (1.3, -0.6, 110), (1.6, -0.45, -40)):  # shards
    at(x, y, 0.02, rot).put(slab, [(-0.13, -0.08), (0.06, -0.15), (0.16, 0.03), (0.02, 0.13)], 0, 0.06, SUN, 0.012)
with at(-0.85, -0.55, 0.02, 138, 1.62):  # who takes the picture
    person(SUN, skirt=ACTION, skin='#5F3822', hair=ACTION, hands=((-0.26, -0.34, 0.86), (0.04, -0.36, 0.84)))
    with at(-0.12, -0.42, 0.76, 24, tilt=(-14, 0)):
        box(0, 0, 0, 0.26, 0.04, 0.46, INK, 0.02)
        with at(0, 0.022, 0, 180):
            box(0, 0, 0.03, 0.22, 0.01, 0.4, paint('#F3DDB4', glow=0.4), 0)
            box(0, -0.008, 0.14, 0.15, 0.01, 0.14, '#C98D52', 0)
            tube([(0.03 + 0.05 * math.cos(k * math.tau / 16), -0.016, 0.2 + 0.05 * math.sin(k * math.tau / 16)) for k in range(17)], 0.009, ACTION)
at(-1.75, 0.3, 0, s=1.9).put(pot, ACTION, '#3F9160')
at(-1.55, -0.95, 0.02, 60, 1.5).put(cat)
