"""Papers: on a clipboard a file with all that an import needs, the taxpayer's card in front, a passport, and an official who stamps."""
from props import *

begin('corner')
slab([(x * 2.5 - 0.3, y * 1.45) for x, y in ((-1, -0.85), (-0.92, -1), (0.92, -1), (1, -0.85), (1, 0.85), (0.92, 1), (-0.92, 1), (-1, 0.85))], -0.3, 0.3, paint('#2A8088', 0.06), 0.08)  # a clipboard
box(0, 0, 0, 4.0, 2.6, 0.03, '#F1E6D0', 0)
box(-2.4, 0, 0, 0.5, 1.5, 0.1, STEEL, 0.04)
box(-2.12, 0, 0.02, 0.24, 1.9, 0.16, STEEL, 0.07)
tube([(-2.5, -0.3, 0.12), (-2.85, -0.24, 0.34), (-2.85, 0.24, 0.34), (-2.5, 0.3, 0.12)], 0.06, STEEL)
with at(-0.1, 0.72, 0.03, -5):  # the file, open like a fan
    for i in range(6):
        y, lean = -0.42 + i * 0.17, -10 + i * 5
        at(0, y, 0, tilt=(lean, 0)).put(box, 0, 0, 0, 2.15, 0.035, 1.05, '#E0622F' if i in (0, 5) else NECTARINE, 0.03)
        if i < 5:
            with at((-0.35, 0.3, -0.1, 0.35, -0.25)[i], y + 0.085, 0.06, tilt=(lean + 2, (4, -5, 2, 6, -3)[i])):
                h = (1.28, 1.42, 1.58, 1.72, 1.88)[i]
                box(0, 0, 0, 1.25, 0.02, h, ('#F5EDDD', '#F6C9AE', '#F5EDDD', '#FBDF9E', '#CFE0E2')[i], 0.006)
                box(-0.22, -0.015, h - 0.17, 0.6, 0.01, 0.08, (ACTION, INK, LEAF, SEA, NECTARINE)[i], 0)
                box(0, -0.015, h - 0.27, 1.0, 0.01, 0.03, STEEL, 0)
                cyl(0.42, -0.015, h - 0.2, 0.14, 0.012, (LEAF, ACTION, SUN, LEAF, ACTION)[i], axis='y', bevel=0)
    for side in (-1, 1):
        box(side * 1.08, -0.02, 0, 0.04, 0.8, 0.7, '#C9552A', 0.02)
    with at(-0.4, -0.42, 0, tilt=(-10, 0)):
        box(0, -0.025, 0.42, 0.8, 0.02, 0.4, '#F5EDDD', 0.01)
        text(0, -0.04, 0.53, 'TIN', 0.26, SEA)
with at(1.0, -0.72, 0.03, -10):  # the card with the number, on a stand
    box(0, 0.12, 0, 0.9, 0.34, 0.12, DARKWOOD, 0.02)
    with at(0, 0.12, 0.03, tilt=(-5, 0)):
        box(0, 0, 0, 1.25, 0.05, 0.8, LEAF, 0.03)
        box(0, -0.02, 0.62, 1.25, 0.03, 0.13, SUN, 0.01)
        box(-0.38, -0.03, 0.14, 0.34, 0.02, 0.4, '#DCE8DA', 0.01)
        ball(-0.38, -0.04, 0.4, 0.085, '#8A5A35', (1, 0.3, 1))
        ball(-0.38, -0.035, 0.2, 0.14, SEA, (1, 0.25, 0.6))
        for i in range(9):
            box(-0.1 + i * 0.075 + (i // 3) * 0.04 - 0.02, -0.035, 0.4, 0.05, 0.02, 0.1, WHITE, 0)
        for z in (0.28, 0.18):
            box(0.15, -0.035, z, 0.55, 0.02, 0.04, '#A9CDB4', 0)
with at(0.62, -0.02, 0.03, -5, 1.12, (-17, 0)):  # the passport leans on the file
    box(0, 0, 0, 0.62, 0.1, 0.84, '#14414C', 0.025)
    box(0.02, 0, 0.02, 0.61, 0.06, 0.8, '#F5EDDD', 0)
    with at(0, -0.015):
        profile(ring(0.16, 24), -0.05, 0.02, SUN, 0, z=0.52)
        profile(ring(0.12, 24), -0.06, 0.02, '#14414C', 0, z=0.52)
        box(0, -0.04, 0.18, 0.36, 0.02, 0.05, SUN, 0)
at(-0.62, -0.62, 0.03, 6, 1.1).put(sheet, 0.8, 0.9, SEA)
at(-0.6, -0.66, 0.06, s=1.5).put(stamp)
at(-1.26, -0.56, 0.03, 84, 1.3).put(person, MIST, INK, cap=SEA, hands=((-0.07, -0.44, 0.5), (0.07, -0.44, 0.54)))
with at(-1.25, -1.02, 0.03, 14):
    box(0, 0, 0, 0.62, 0.44, 0.07, INK, 0.02)
    box(0, 0, 0.06, 0.5, 0.32, 0.015, ACTION, 0)
with at(-1.62, 0.8, 0.03):  # pens
    lathe(0, 0, 0, ((0.2, 0), (0.22, 0.5), (0.18, 0.5), (0.01, 0.46)), NECTARINE)
    for k, (c, h) in enumerate(((SUN, 0.95), (LEAF, 0.85), (INK, 1.0), (ACTION, 0.8))):
        a = k * 1.7
        tube([(0.05 * math.cos(a), 0.05 * math.sin(a), 0.2), (0.2 * math.cos(a), 0.2 * math.sin(a), h)], 0.035, c)
at(1.62, 0.35, 0.03, s=1.7).put(cup, SUN)
