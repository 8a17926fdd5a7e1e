"""Sources: somebody on a ladder hands a book of the tariff down to her who reads in another on its stand."""
from props import *

begin('corner')
ground(4.1, 3.0, '#8FB0AE', grain=0.05)
box(-0.1, -0.45, 0, 3.3, 1.6, 0.025, paint('#A8432C', 0.08, 0.3), 0.02)
box(-0.1, -0.45, 0.01, 2.9, 1.25, 0.022, paint('#C4563A', 0.08, 0.3), 0.02)
with at(-0.1, 1.1):
    box(0, 0.22, 0, 3.7, 0.06, 2.3, DARKWOOD, 0.01)
    for x in (-1.85, -0.62, 0.62, 1.85):
        box(x, 0, 0, 0.08, 0.46, 2.3, WOOD, 0.01)
    box(0, -0.02, 2.28, 3.9, 0.56, 0.1, WOOD, 0.03)
    for z in (0.0, 0.55, 1.12, 1.69):
        box(0, 0, z, 3.7, 0.46, 0.07, WOOD, 0.01)
        for bay in (-1.235, 0, 1.235):
            x = bay - 0.55
            while x < bay + 0.42:
                w, h = rng.uniform(0.09, 0.16), rng.uniform(0.32, 0.44)
                colour = rng.choice([SEA, ACTION, SUN, LEAF, NECTARINE, MIST, '#17707F', '#8E4A33'])
                box(x + w / 2, -0.04, z + 0.07, w * 0.95, 0.34, h, colour, 0.012)
                box(x + w / 2, -0.215, z + 0.07 + h * 0.62, w * 0.6, 0.01, h * 0.14, WHITE, 0)
                x += w
with at(0.95, 0.45):  # the ladder
    for side in (-0.22, 0.22):
        tube([(side, 0, 0), (side * 0.9, 0.42, 2.25)], 0.035, '#D8A665')
    for i in range(2, 7):
        tube([(-0.22, 0.06 * i + 0.05, 0.28 * i + 0.24), (0.22, 0.06 * i + 0.05, 0.28 * i + 0.24)], 0.028, '#D8A665')
    for y, z in ((-0.16, 0.24), (0, 0.51)):  # its steps
        box(0, y, z, 0.56, 0.36, 0.045, '#C58F50', 0.015)
    for side in (-0.25, 0.25):
        tube([(side, -0.3, 0), (side, -0.14, 0.51)], 0.03, '#D8A665')
with at(-0.4, -0.6, 0, -8):  # the book on its stand
    cyl(0, 0, 0, 0.3, 0.08, DARKWOOD)
    lathe(0, 0, 0.08, ((0.12, 0), (0.07, 0.15), (0.07, 0.6), (0.14, 0.75)), DARKWOOD)
    with at(0, 0, 0.85, tilt=(22, 0)):
        box(0, 0, 0, 1.25, 0.85, 0.06, WOOD, 0.02)
        for side in (-1, 1):
            at(side * 0.28, 0, 0.08, tilt=(0, side * 7)).put(box, 0, 0, 0, 0.56, 0.74, 0.09, paint('#FBEBC6', glow=0.12), 0.03)
            for i in range(6):
                at(side * 0.28, 0.24 - i * 0.1, 0.175, tilt=(0, side * 7)).put(box, 0, 0, 0, 0.42 if i % 3 else 0.3, 0.03, 0.006, ACTION if i == 0 else STEEL, 0)
        box(0.0, -0.35, 0.14, 0.06, 0.3, 0.02, ACTION, 0)
    tube([(0.5, 0.3, 0.9), (0.56, 0.4, 1.5), (0.4, 0.3, 1.72), (0.14, 0.14, 1.7)], 0.028, SUN)  # its lamp
    lathe(0.12, 0.12, 1.46, ((0.26, 0), (0.24, 0.04), (0.13, 0.2), (0.04, 0.24), (0.01, 0.25)), LEAF)
    cyl(0.12, 0.12, 1.45, 0.23, 0.02, paint('#FFE3A0', glow=1.4), bevel=0)
for i, c in enumerate((SEA, SUN, NECTARINE, LEAF)):
    box(1.25, -0.85, i * 0.12, 0.62, 0.46, 0.115, c, 0.02, rot=8 * i - 14)
with at(0.95, 0.44, 0.56, -14, 1.4):  # who is on the ladder
    person(NECTARINE, INK, hands=((-0.42, -0.3, 0.42), (0.25, -0.06, 0.46)), cap=SEA)
    box(-0.46, -0.36, 0.36, 0.24, 0.3, 0.09, ACTION, 0.01, rot=20, tilt=(10, 0))
at(-1.22, -0.72, 0, 74, 1.45).put(person, SUN, skirt=ACTION, skin='#5F3822', hair=SEA,
                                  hands=((-0.16, -0.4, 0.74), (0.2, -0.36, 0.78)))
