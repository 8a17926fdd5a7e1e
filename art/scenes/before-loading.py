"""Before loading: a carton sits for its portrait on the scale, and others wait for theirs."""
from props import *

begin('corner')
cyl(0, -0.05, -0.4, 2.2, 0.4, paint('#1F6A73', 0.06, 0.7), sides=80, bevel=0.1)
cyl(0, -0.05, 0, 2.05, 0.012, paint('#3F8C90', 0.06, 0.7), sides=80, bevel=0)
with at(0.35, 0.55, 0, -14):  # the backdrop: a roll of paper that runs down over the floor
    for x in (-1.3, 1.3):
        cyl(x, 0.55, 0, 0.04, 2.75, INK)
        for y in (0.25, 0.85):
            tube([(x, 0.55, 0.4), (x, y, 0.02)], 0.03, INK)
    cyl(0, 0.55, 2.72, 0.13, 2.8, '#E0A93E', axis='x')
    sweep = [(0.46, 2.66), (0.46, 0.62), *((0.46 - 0.5 * (1 - math.cos(a)), 0.53 - 0.5 * math.sin(a)) for a in (k * math.pi / 20 for k in range(11))), (-1.15, 0.025)]
    surface([(x, y, z) for y, z in sweep for x in (-1.15, 1.15)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(sweep) - 1)], SUN, smooth=True)
    with at(0.0, -0.35, 0.03):  # the scale, and who sits for it
        box(0, 0, 0, 1.05, 0.85, 0.12, STEEL, 0.03)
        box(0, -0.44, 0.01, 0.4, 0.03, 0.1, INK, 0)
        box(0.72, 0.2, 0, 0.07, 0.07, 1.3, INK, 0.01)
        with at(0.78, 0.14, 1.2, 0):
            box(0, 0, 0, 0.78, 0.1, 0.46, INK, 0.04)
            text(0, -0.06, 0.1, '12.5', 0.34, paint(SUN, glow=1.2))
        at(0, 0, 0.12, -8, 2.05).put(carton, 0.5, 0.42, 0.42)
        for side in (-1, 1):  # its bow
            ball(0.2 * side, -0.05, 1.07, 0.19, ACTION, (1.2, 0.7, 0.75), tilt=(0, 24 * side))
        ball(0, -0.05, 1.06, 0.11, '#A8331A')
with at(-0.62, 0.62, 0, 62, 1.6):  # who puts its bow straight
    person(LEAF, skirt=SEA, skin='#5F3822', hair=NECTARINE, hands=((-0.16, -0.44, 0.78), (0.2, -0.46, 0.72)))
with at(-0.75, -1.05, 0, 0):  # the camera on its legs
    for a, b in ((-0.42, -0.2), (0.05, -0.5), (0.35, 0.3)):
        tube([(a, b, 0), (0, 0, 1.0)], 0.035, DARKWOOD)
    with at(0, 0, 1.0, 134):
        box(0, 0.1, 0, 0.46, 0.3, 0.46, WOOD, 0.02)
        for k in range(5):
            box(0, -0.1 - 0.08 * k, 0.03 + 0.012 * k, 0.4 - 0.03 * k, 0.06, 0.4 - 0.03 * k, INK if k % 2 else '#33474D', 0.01)
        cyl(0, -0.54, 0.23, 0.13, 0.14, SUN, axis='y')
        cyl(0, -0.61, 0.23, 0.095, 0.03, '#17505C', axis='y', bevel=0)
with at(-1.24, -1.32, 0, 126, 1.5):  # the photographer: one hand up with the flash
    person(MIST, INK, cap=ACTION, hands=((-0.3, -0.12, 1.08), (0.16, -0.36, 0.8)))
    tube([(-0.3, -0.12, 1.05), (-0.32, -0.14, 1.3)], 0.03, INK)
    box(-0.32, -0.14, 1.28, 0.3, 0.06, 0.05, INK, 0.01)
    with at(-0.3, -0.15, 1.42, tilt=(62, 0)):  # its dish, and the light that it throws
        lathe(0, 0, 0, ((0.03, -0.06), (0.1, -0.04), (0.2, 0.06), (0.22, 0.12), (0.2, 0.12), (0.09, 0), (0.01, -0.02)), STEEL)
        ball(0, 0, 0.06, 0.08, paint('#FFE9A8', glow=1.1))
        for k in range(8):
            a = k * math.pi / 4
            tube([(0.26 * math.cos(a), 0.26 * math.sin(a), 0.18), (0.4 * math.cos(a), 0.4 * math.sin(a), 0.28)], 0.026, '#F2B83A')
for k, (x, y, size, turn, colour) in enumerate(((0.95, -1.15, 0.78, 16, '#DBA96F'), (1.5, -0.7, 0.66, 38, NECTARINE), (1.85, -0.14, 0.54, 60, CARTON))):  # who is next
    at(x, y, 0.012, turn, size / 0.5).put(carton, colour=colour)
at(0.98, -1.13, 0.57, 10, 1.8).put(cat, '#2F3E43')
