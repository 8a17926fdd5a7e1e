"""Writing and checking: a page as tall as a house, a pencil, a ruler, and corrections."""
from props import *

begin('corner')
ground(4.4, 3.2, SEA, grain=0.05)
with at(-0.3, 0.75, 0, 5):  # the page
    with at(tilt=(-9, 0)):
        box(0.1, 0.06, 0.02, 2.3, 0.04, 2.35, '#D9CBB0', 0.01)
        box(0, 0, 0, 2.3, 0.05, 2.4, '#F5EDDD', 0.01)
        box(-0.4, -0.03, 2.0, 1.2, 0.02, 0.16, INK, 0)
        for i in range(8):
            w = (1.9, 1.8, 1.86, 1.1, 1.9, 1.7, 1.84, 0.9)[i]
            box(-1.0 + w / 2 + 0.05, -0.03, 1.72 - i * 0.2, w, 0.02, 0.06, STEEL, 0)
        box(0.1, -0.05, 1.33, 0.8, 0.02, 0.05, ACTION, 0)
        tube([(0.78 + 0.3 * math.cos(a), -0.05, 0.78 + 0.17 * math.sin(a)) for a in (k * 0.42 for k in range(16))], 0.022, ACTION)
        tube([(-0.95, -0.05, 0.36), (-0.82, -0.05, 0.26), (-0.55, -0.05, 0.58)], 0.045, LEAF)
    tube([(0.75, 0.9, 0), (0.6, 0.35, 1.7)], 0.05, WOOD)
    tube([(-0.75, 0.9, 0), (-0.6, 0.35, 1.7)], 0.05, WOOD)
with at(1.35, 0.35, 0.0, 0, 1, (0, -14)):  # the pencil
    lathe(0, 0, 0, ((0.01, 0), (0.05, 0.12)), INK)
    lathe(0, 0, 0.12, ((0.05, 0), (0.17, 0.3)), '#E8C99A', sides=6)
    cyl(0, 0, 0.42, 0.17, 1.55, SUN, sides=6)
    cyl(0, 0, 1.95, 0.175, 0.14, STEEL)
    cyl(0, 0, 2.08, 0.16, 0.22, ROSE, bevel=0.05)
with at(0.25, -1.05, 0, 5):  # the ruler
    box(0, 0, 0, 2.5, 0.3, 0.05, NECTARINE, 0.01)
    for i in range(24):
        box(-1.18 + i * 0.102, 0.09 if i % 4 else 0.06, 0.05, 0.018, 0.09 if i % 4 else 0.16, 0.006, INK, 0)
with at(-1.35, -0.65, 0, -10):  # sources
    for i, (c, w) in enumerate(((ACTION, 0.85), (MIST, 0.78), (SUN, 0.82))):
        box(0, 0, i * 0.14, w, 0.6, 0.135, c, 0.02, rot=6 * i - 5)
        box(0.02, -0.02, i * 0.14 + 0.02, w * 0.97, 0.6, 0.095, '#F5EDDD', 0, rot=6 * i - 5)
with at(0.75, -0.45, 0.0, 0):  # glasses
    for x in (-0.24, 0.24):
        tube([(x + a, 0, 0.22 + b) for a, b in ring(0.19, 18) + ring(0.19, 1)], 0.028, INK)
        tube([(x * 1.75, 0.0, 0.26), (x * 1.75, 0.5, 0.24), (x * 1.7, 0.62, 0.1)], 0.022, INK)
    tube([(-0.06, 0, 0.25), (0, 0, 0.29), (0.06, 0, 0.25)], 0.025, INK)
at(1.8, -0.85, s=1.7).put(cup, ACTION)
for i in range(3):  # what the eraser left
    ball(0.4 + 0.12 * i, -0.75 + 0.04 * (i % 2), 0.03, 0.04, ROSE)
