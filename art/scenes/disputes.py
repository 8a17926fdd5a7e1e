"""Disputes: who bought and who shipped sit on a seesaw that is level, each with a half of the vase that broke, and an umpire hears both."""
from props import *


def half(turn):
    """Half of the vase, its hollow to the other half."""
    with at(rot=turn):
        shard(((0.14, 0), (0.24, 0.1), (0.29, 0.2), (0.28, 0.3), (0.2, 0.4), (0.13, 0.47), (0.17, 0.56)), 86, paint('#2F8FA3', rough=0.3))
        shard(((0.295, 0.19), (0.3, 0.22), (0.295, 0.25)), 84, SUN, 0.01)


begin('corner')
slab([tuple(p) for p in curve([(-2.4, -0.7), (-1.2, -1.3), (0.8, -1.25), (2.4, -0.75), (2.5, 0.3), (1.6, 1.3), (0, 1.75), (-1.6, 1.2), (-2.4, 0.3)], 8)], -0.36, 0.36, paint('#8DAF6C', 0.12, 0.9), 0.09)
slab(ring(1.0, 40, (0, -0.35), 0.6), 0, 0.012, paint('#E0C795', 0.1, 0.4), 0)
with at(0, -0.35):  # the seesaw
    profile([(-0.42, 0), (0.42, 0), (0.1, 0.66), (-0.1, 0.66)], -0.24, 0.48, SEA, 0.04)
    cyl(0, 0, 0.68, 0.1, 0.66, SUN, axis='y')
    box(0, 0, 0.72, 4.3, 0.42, 0.1, paint(ACTION, 0.06, 0.3), 0.03)
    for x in (-2.02, 2.02):
        box(x, 0, 0.81, 0.26, 0.44, 0.03, SUN, 0.01)
    with at(-1.66, 0, 0.32, 90, 1.36):
        person(SUN, skirt=LEAF, hair=NECTARINE, hands=((-0.2, -0.36, 0.72), (0.2, -0.36, 0.72)), sits=True)
    with at(1.66, 0, 0.32, -90, 1.36):
        person(NECTARINE, SEA, skin='#5F3822', hands=((-0.2, -0.36, 0.72), (0.2, -0.36, 0.72)), sits=True, cap=SEA)
    at(-0.84, 0, 0.82, 0, 1.62).put(half, -78)
    at(0.84, 0, 0.82, 0, 1.62).put(half, 78)
with at(0.05, 0.42):  # who hears both, on the high chair of an umpire, with arms as level as the seesaw
    for x in (-0.34, 0.34):
        tube([(x * 1.3, -0.2, 0), (x, -0.1, 1.42)], 0.05, SEA)
        tube([(x * 1.3, 0.42, 0), (x, 0.26, 1.42), (x, 0.28, 1.98)], 0.05, SEA)
        tube([(x, -0.1, 1.42), (x, 0.26, 1.42)], 0.05, SEA)
    for z in (0.4, 0.8, 1.2):
        tube([(-0.34 - 0.05 * (1.62 - z), -0.2 + 0.06 * z, z), (0.34 + 0.06 * (1.62 - z), -0.2 + 0.06 * z, z)], 0.04, SEA)
    box(0, 0.08, 1.4, 0.76, 0.5, 0.07, NECTARINE, 0.03)
    box(0, 0.28, 1.68, 0.72, 0.05, 0.3, NECTARINE, 0.02)
    with at(0.5, 0.36, 0.0, tilt=(0, -5)):  # its shade
        cyl(0, 0, 0, 0.045, 3.45, WOOD)
        for k in range(10):
            a, b = math.tau * k / 10, math.tau * (k + 1) / 10
            surface([(0, 0, 3.56), (1.02 * math.cos(a), 1.02 * math.sin(a), 3.2), (1.02 * math.cos(b), 1.02 * math.sin(b), 3.2)], [(0, 1, 2)], (NECTARINE, '#F5EDDD')[k % 2])
    at(0, 0.04, 0.92, 26, 1.45).put(person, MIST, INK, skin='#8A5534', look=0, hands=((-0.58, -0.1, 0.76), (0.58, -0.1, 0.76)), sits=True)
for x, y, r in ((-0.3, -0.98, 20), (0.05, -1.02, 70), (0.42, -0.9, 130)):
    with at(x, y, 0.012, r):
        slab([(-0.1, -0.06), (0.12, -0.05), (0.02, 0.11)], 0, 0.03, '#2F8FA3', 0)
at(-1.9, 0.55).put(bush, 0.26)
at(1.85, -0.72, 0, -60, 1.4).put(cat)
