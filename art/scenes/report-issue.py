"""Report an issue: a carton arrived torn open with a broken cup in it, and somebody takes a picture of it."""
from props import *


def torn_carton(w=1.5, d=1.1, h=1.05):
    """A carton with a hole in its front: the rest of it is closed."""
    left = [(0.75, 0), (0.8, 0.16), (0.62, 0.24), (0.5, 0.4), (0.6, 0.5), (0.46, 0.64), (0.62, 0.72), (0.75, 0.86), (0.75, h), (0, h), (0, 0)]
    right = [(0.75, 0), (w, 0), (w, h), (0.75, h), (0.75, 0.86), (0.95, 0.76), (1.1, 0.82), (1.2, 0.62), (1.36, 0.56), (1.22, 0.4), (1.28, 0.22), (1.05, 0.24), (0.8, 0.16)]
    for outline in (left, right):
        profile(outline, -d / 2, 0.05, CARTON, 0, x=-w / 2)
    for x, colour in ((0.025 - w / 2, '#8B5A33'), (w / 2 - 0.025, CARTON)):
        box(x, 0.025, 0, 0.05, d - 0.05, h, colour, 0)
    box(0, d / 2 - 0.025, 0, w, 0.05, h, '#8B5A33', 0)
    box(0, 0, 0, w - 0.06, d - 0.06, 0.04, '#8B5A33', 0)
    box(0, 0, h, w, d, 0.02, CARTON, 0.01)
    box(0, 0, h + 0.012, w * 0.15, d + 0.01, 0.014, TAPE, 0)
    y = -d / 2  # the torn board, bent out
    box(-0.05, y - 0.004, h - 0.18, w * 0.15, 0.012, 0.19, TAPE, 0)
    for a, b, tip in (((-0.22, 0.44), (-0.26, 0.64), (-0.5, -0.12, 0.6)), ((0.52, 0.52), (0.48, 0.3), (0.72, -0.16, 0.36))):
        surface([(a[0], y, a[1]), (b[0], y, b[1]), (tip[0], y + tip[1], tip[2])], [(0, 1, 2)], '#E2B07A', 0.02)
    with at(-0.5, y - 0.006, 0.12):
        box(0, 0, 0, 0.36, 0.012, 0.28, WHITE, 0)
        for k in range(3):
            box(-0.02, -0.008, 0.06 + k * 0.07, 0.26 - 0.06 * (k % 2), 0.008, 0.03, STEEL, 0)


begin('corner')
ground(4.2, 2.7, '#D9C49C')
box(0.15, 0, 0, 3.6, 2.26, 0.02, SEA, 0.01)  # a mat
for i in range(13):
    for y in (-1.05, 1.05):
        box(-1.53 + i * 0.28, y, 0.02, 0.14, 0.1, 0.006, SUN, 0)
with at(0.7, 0.4, 0.02, 6, 1.02):
    torn_carton()
    at(0.16, -0.22, 0.06, s=2.3).put(cup, NECTARINE)
with at(1.66, -0.42, 0.02, 6, 2.2):  # the mug that broke: the larger part with its handle, and shards
    cyl(0, 0, 0, 0.1, 0.015, SUN)
    at(rot=190).put(shard, ((0.1, 0), (0.11, 0.06), (0.11, 0.12), (0.11, 0.17), (0.11, 0.23)), 105, SUN, 0.014)
    tube([(0.1 + 0.085 * math.sin(a), 0, 0.115 + 0.075 * math.cos(a)) for a in (math.pi * k / 10 for k in range(11))], 0.02, SUN)
for x, y, rot in ((0.72, -0.5, 20), (1.0, -0.82, 190), (1.34, -0.8, 100)):
    at(x, y, 0.18, rot, 2.4, (-84, 0)).put(shard, ((0.11, 0), (0.11, 0.05), (0.11, 0.1)), 36, SUN, 0.014)
with at(-0.85, -0.55, 0.02, 138, 1.62):  # who takes the picture
    person(SUN, skirt=ACTION, skin='#5F3822', hair=ACTION, hands=((-0.26, -0.34, 0.86), (0.04, -0.36, 0.84)))
    with at(-0.11, -0.4, 0.82, -100, 0.78, (-8, 0)):
        box(0, 0, 0, 0.26, 0.04, 0.46, INK, 0.02)
        box(0, -0.018, 0.03, 0.22, 0.01, 0.4, paint('#F3DDB4', glow=0.4), 0)
        at(-0.02, -0.02, 0.13, s=0.6).put(profile, [(-0.12, 0), (0.12, 0), (0.12, 0.2), (0.04, 0.12), (-0.02, 0.22), (-0.12, 0.16)], -0.005, 0.01, ACTION, 0)
        tube([(0.05 + 0.035 * math.sin(a), -0.026, 0.19 + 0.035 * math.cos(a)) for a in (math.pi * k / 8 for k in range(9))], 0.012, ACTION)
at(-1.75, 0.3, 0, s=1.9).put(pot, ACTION, '#3F9160')
at(-1.55, -0.95, 0.02, 60, 1.5).put(cat)
