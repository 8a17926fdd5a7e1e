"""Papers: on a clipboard a file with all that an import needs; a woman puts the last paper in, an official stamps, and the taxpayer's card stands in front."""
from props import *

begin('corner')
outline = lambda x, y, cut=0.16: [(a * (x - cut * p), b * (y - cut * q)) for a, b, p, q in ((-1, -1, 0, 1), (-1, -1, 1, 0), (1, -1, 1, 0), (1, -1, 0, 1), (1, 1, 0, 1), (1, 1, 1, 0), (-1, 1, 1, 0), (-1, 1, 0, 1))]
slab(outline(2.3, 1.6), -0.34, 0.34, paint('#1F7480', 0.05), 0.1)  # a clipboard, and a form on it
box(0.05, 0, 0, 3.9, 2.84, 0.03, '#F1E6D0', 0)
for k in range(8):
    box(0.05, -1.24 + 0.2 * k, 0.03, 3.5, 0.035, 0.004, '#B9CFCB', 0)
with at(-2.05, 0, 0):
    box(-0.02, 0, 0, 0.5, 1.7, 0.14, '#D9A23F', 0.05)
    box(0.2, 0, 0.02, 0.22, 2.1, 0.2, '#F0BE5A', 0.08)
    box(-0.16, 0, 0.1, 0.14, 0.7, 0.1, '#B9832E', 0.03)
with at(0.1, 0.72, 0.03, -5):  # the file, open like a fan
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
    with at(-0.1, -0.42, 0, tilt=(-10, 0)):
        box(0, -0.025, 0.36, 0.9, 0.02, 0.46, '#F5EDDD', 0.01)
        text(0, -0.04, 0.49, 'TIN', 0.3, SEA)
with at(1.42, -0.02, 0.03, -62, 1.62):  # who puts the last paper in, on tiptoe
    person(SUN, skirt=ACTION, skin='#5F3822', hair=LEAF, look=26, hands=((-0.22, -0.36, 0.82), (0.16, -0.3, 0.66)))
    with at(-0.02, -0.4, 0.7, 10, tilt=(-14, 0)):
        box(0, 0, 0, 0.42, 0.02, 0.54, '#F5EDDD', 0.006)
        box(-0.04, -0.014, 0.42, 0.26, 0.01, 0.05, SEA, 0)
        for k in range(3):
            box(0, -0.014, 0.12 + 0.09 * k, 0.34, 0.01, 0.025, STEEL, 0)
with at(0.5, -0.98, 0.03, 4, 1.1):  # the card with the number
    box(0, 0.12, 0, 0.8, 0.3, 0.1, DARKWOOD, 0.02)
    with at(0, 0.12, 0.03, tilt=(-14, 0)):
        box(0, 0, 0, 1.25, 0.05, 0.8, LEAF, 0.03)
        box(0, -0.02, 0.62, 1.25, 0.03, 0.13, SUN, 0.01)
        box(-0.38, -0.03, 0.14, 0.34, 0.02, 0.4, '#DCE8DA', 0.01)
        ball(-0.38, -0.04, 0.4, 0.085, '#8A5A35', (1, 0.3, 1))
        ball(-0.38, -0.035, 0.2, 0.14, SEA, (1, 0.25, 0.6))
        for i in range(9):
            box(-0.1 + i * 0.075 + (i // 3) * 0.04 - 0.02, -0.035, 0.4, 0.05, 0.02, 0.1, WHITE, 0)
        for z in (0.28, 0.18):
            box(0.15, -0.035, z, 0.55, 0.02, 0.04, '#A9CDB4', 0)
at(-0.62, -0.66, 0.03, 6, 1.25).put(sheet, 0.8, 0.9, SEA)
at(-0.6, -0.7, 0.06, s=1.75).put(stamp)
at(-1.36, -0.6, 0.03, 84, 1.6).put(person, MIST, INK, cap=SEA, nod=8, hands=((-0.07, -0.42, 0.48), (0.07, -0.42, 0.53)))
with at(-0.1, -1.24, 0.03, 14):
    box(0, 0, 0, 0.5, 0.34, 0.07, INK, 0.02)
    box(0, 0, 0.06, 0.4, 0.24, 0.015, ACTION, 0)
at(1.5, -0.85, 0.03, 200, 1.7).put(sleeping_cat)
