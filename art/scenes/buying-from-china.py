"""Buying from China: a workshop in a shoe box makes nothing but this shoe, and its buyer, on the lid, has seen one on his phone."""
from props import *

BOX, INSIDE, LID = '#17757F', '#FFE6BC', '#E8B048'
begin('corner')
with at(-0.2, 0.7):  # the box lies on its side
    for z in (-0.1, 2.05):
        box(0, 0, z, 4.3, 1.6, 0.1, BOX, 0.03)
    for x in (-2.1, 2.1):
        box(x, 0, -0.1, 0.1, 1.6, 2.25, BOX, 0.03)
    box(0, 0.75, 0, 4.2, 0.06, 2.05, INSIDE, 0)
    box(0, 0, 0, 4.1, 1.56, 0.012, INSIDE, 0)
    shine(0, -0.75, 1.8, 64, 0.3, (1, 0.88, 0.66))
    for z in (0.5, 0.98, 1.46):
        box(0, 0.56, z, 4.1, 0.36, 0.05, WOOD, 0.01)
        for i in range(7):
            at(-1.74 + i * 0.58, 0.5, z + 0.05).put(shoe, 0.48, NECTARINE, WHITE)
    with at(2.15, 0, 0.6, 90):  # its label
        box(0, -0.01, 0, 1.16, 0.02, 0.9, '#F5EDDD', 0.01)
        at(-0.1, -0.05, 0.4).put(profile, [(x * 0.66, z * 0.66) for x, z in ((-0.5, 0), (0.5, 0), (0.5, 0.14), (0.1, 0.34), (-0.08, 0.5), (-0.46, 0.5))], 0, 0.02, NECTARINE, 0)
        text(0.36, -0.03, 0.12, '42', 0.3, INK)
        for k in range(7):
            box(-0.45 + 0.075 * k, -0.02, 0.1, 0.03 if k % 3 else 0.05, 0.01, 0.18, INK, 0)
    for x, shirt, turn in ((-1.5, SUN, 6), (-0.6, LEAF, -4)):  # two sew
        at(x, 0.08, 0.012, turn, 1.2).put(person, shirt, INK, '#C98F6B', hands=((-0.16, -0.32, 0.66), (0.18, -0.32, 0.7)))
        with at(x, -0.44, 0.012):
            table(0.9, 0.56, 0.62, '#DDB07A')
            for px, pz, w, h in ((-0.28, 0.62, 0.16, 0.34), (-0.08, 0.86, 0.46, 0.12)):
                box(px, 0, pz, w, 0.18, h, '#2F5A63', 0.03)
            box(0.1, 0, 0.64, 0.05, 0.06, 0.24, STEEL, 0)
            at(0.26, -0.08, 0.62).put(shoe, 0.36, NECTARINE, WHITE)
    at(0.5, -0.15, 0.012, 14, 1.36).put(person, ROSE, INK, '#C98F6B', hands=((-0.24, -0.26, 0.62), (0.42, -0.24, 0.86)))  # one shows the phone a shoe
    at(1.22, -0.6, 1.2, 0, tilt=(0, -12)).put(shoe, 0.56, NECTARINE, WHITE)
with at(0.2, -1.2, -0.1):  # the lid, and who buys
    box(0, 0, 0, 4.3, 1.5, 0.1, '#D79B38', 0.03)
    for y in (-0.72, 0.72):
        box(0, y, 0, 4.3, 0.08, 0.34, LID, 0.03)
    for x in (-2.11, 2.11):
        box(x, 0, 0, 0.08, 1.5, 0.34, LID, 0.03)
    with at(1.78, 0.05, 0.1, 196, 1.36):  # he asks for it by video
        person(ACTION, SEA, skin='#5F3822', cap=WHITE, hands=((-0.3, -0.32, 0.9), (0.3, -0.26, 0.76)))
        with at(-0.3, -0.38, 0.86, 180, tilt=(0, 0)):
            box(0, 0, 0, 0.22, 0.04, 0.4, INK, 0.02)
            box(0, -0.022, 0.03, 0.18, 0.02, 0.34, paint('#F4EAD6', glow=0.4), 0.01)
            box(0, -0.035, 0.14, 0.13, 0.01, 0.08, NECTARINE, 0)
    for x, level, turn, tone in ((0.1, 0, 8, LID), (-0.75, 0, -10, NECTARINE), (-0.75, 1, 6, LID)):
        with at(x, 0.08, 0.1 + 0.27 * level, turn):
            box(0, 0, 0, 0.66, 0.44, 0.2, BOX, 0.015)
            box(0, 0, 0.18, 0.69, 0.47, 0.085, tone, 0.015)
    at(-1.45, 0.0, 0.1, 24, 1.6).put(cat, '#2F3E43')
