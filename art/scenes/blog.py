"""Guides: a typewriter with its page, books, a globe and a lamp."""
from props import *

begin('corner')
room('#8FB0AE', '#E3C79B', '#CFAE7C', h=2.0)
with at(0.1, 0.0):
    table(3.3, 1.75, 0.7)
    with at(-0.15, -0.1, 0.7, 6, 1.25):  # the typewriter
        profile([(-0.36, 0), (0.36, 0), (0.36, 0.1), (0.3, 0.18), (-0.3, 0.18), (-0.36, 0.1)], -0.42, 0.5, NECTARINE, 0.04)
        box(0, 0.16, 0, 0.76, 0.36, 0.34, NECTARINE, 0.06)
        cyl(0, 0.2, 0.4, 0.09, 0.95, INK, axis='x')
        for x in (-0.52, 0.52):
            cyl(x, 0.2, 0.4, 0.07, 0.08, SUN, axis='x')
        with at(0, 0.24, 0.38, tilt=(-12, 0)):
            box(0, 0, 0, 0.56, 0.02, 0.7, '#F5EDDD', 0.004)
            for i in range(5):
                box(-0.05 if i % 3 == 2 else 0, -0.015, 0.56 - i * 0.09, 0.3 if i % 3 == 2 else 0.42, 0.01, 0.03, ACTION if i == 0 else STEEL, 0)
        for row in range(4):
            for i in range(8):
                cyl(-0.28 + i * 0.075 + row * 0.012, -0.37 + row * 0.085, 0.17 + row * 0.012, 0.028, 0.05, INK if (i + row) % 7 else SUN, sides=12)
    with at(1.05, 0.3, 0.7):  # the globe
        cyl(0, 0, 0, 0.24, 0.05, DARKWOOD)
        tube([(0, 0, 0.05), (0, 0, 0.16)], 0.03, DARKWOOD)
        ball(0, 0, 0.5, 0.34, paint('#3F8C9A', rough=0.3))
        for a, z, s in ((-1.2, 0.55, 1), (-0.55, 0.42, 0.75), (-1.7, 0.4, 0.6), (-0.9, 0.7, 0.6)):
            r = 0.32 * math.sqrt(max(0.1, 1 - ((z - 0.5) / 0.34) ** 2))
            ball(r * math.cos(a), r * math.sin(a), z, 0.13 * s, '#8DB06A', (1, 1, 1.25))
        tube([(0.4 * math.cos(k * 0.26 - 1.4), 0, 0.5 + 0.4 * math.sin(k * 0.26 - 1.4)) for k in range(12)], 0.022, SUN)
    for i, (c, w) in enumerate(((SEA, 0.75), (SUN, 0.66), (ACTION, 0.7), (MIST, 0.58))):
        box(-1.2, 0.35, 0.7 + i * 0.11, w, 0.5, 0.105, c, 0.02, rot=7 * i - 9)
        box(-1.2 + w * 0.02, 0.33, 0.715 + i * 0.11, w * 0.97, 0.5, 0.075, '#F5EDDD', 0, rot=7 * i - 9)
    at(0.95, -0.5, 0.7, s=1.15).put(cup, SEA)
    at(-1.05, -0.45, 0.7, 14).put(sheet, 0.5, 0.64, SEA, 5)
    tube([(-1.3, -0.62, 0.75), (-0.85, -0.52, 0.75)], 0.03, ACTION)
    cartons((-1.0, 0.1, 0, 0.55, 6), (0.9, 0.2, 0, 0.6, -8))
with at(0.35, 1.39, 0.95):  # the map over the desk
    box(0, 0, 0, 2.2, 0.05, 0.95, DARKWOOD, 0.02)
    box(0, -0.02, 0.05, 2.08, 0.05, 0.85, '#8FC3C4', 0)
    for pts in (((-0.8, 0.75), (-0.3, 0.8), (-0.35, 0.5), (-0.65, 0.45)), ((-0.1, 0.55), (0.4, 0.6), (0.55, 0.4), (0.3, 0.1), (0.1, 0.3)), ((0.35, 0.8), (0.95, 0.78), (0.85, 0.45), (0.6, 0.6))):
        profile(curve(pts, 4), -0.06, 0.03, '#E3CB95', 0)
    for x, z in ((-0.55, 0.6), (0.42, 0.32)):
        ball(x, -0.07, z, 0.045, ACTION)
    tube([(-0.55, -0.07, 0.6), (-0.1, -0.07, 0.36), (0.42, -0.07, 0.32)], 0.012, ACTION)
at(0.15, -1.2, 0, 186, 1.0).put(chair, SEA)
