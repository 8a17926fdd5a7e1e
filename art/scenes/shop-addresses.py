"""Shop addresses: on the pin of a map a wall of letter boxes, and a parcel with your address goes into the one that is yours."""
from props import *

begin('corner')
PIN = [(2.1 * math.cos(math.radians(a)) - 0.05, 0.1 + 2.1 * math.sin(math.radians(a))) for a in range(-3, 250, 6)]
slab([(1.95, -2.9), *PIN], -0.4, 0.4, paint('#E0622F', 0.04), 0.1)  # the pin of a map
cyl(-0.05, 0.1, -0.1, 1.78, 0.12, paint('#8FB0AE', 0.06, 0.3), sides=64)
with at(0, 0.72):
    box(0, 0, 0.28, 3.3, 0.5, 1.72, INK, 0.03)
    box(0, 0, 0, 3.1, 0.46, 0.3, DARKWOOD, 0.02)
    box(0, -0.04, 1.98, 3.46, 0.62, 0.1, WOOD, 0.03)
    box(0, -0.1, 2.08, 2.7, 0.1, 0.42, NECTARINE, 0.03)
    text(0, -0.16, 2.18, 'ANWANI YAKO', 0.3, WHITE)
    for row in range(4):
        for i in range(6):
            x, z = -1.36 + i * 0.545, 0.36 + row * 0.405
            if (row, i) == (3, 4):
                box(x, -0.25, z, 0.5, 0.03, 0.36, paint('#FFD08A', glow=1.2), 0)
                for side in (-1, 1):  # her box has a frame of its own
                    box(x + side * 0.262, -0.27, z - 0.03, 0.045, 0.07, 0.42, NECTARINE, 0.012)
                    box(x, -0.27, z + 0.18 + side * 0.19 - 0.02, 0.56, 0.07, 0.045, NECTARINE, 0.012)
                with at(x + 0.24, -0.26, z, 105):
                    box(-0.24, 0, 0, 0.5, 0.03, 0.36, NECTARINE, 0.01)
                continue
            colour = ('#1F8290', '#17707F', '#11626F', SEA)[3 - row] if (row, i) != (0, 5) else SUN
            box(x, -0.26, z, 0.5, 0.04, 0.36, colour, 0.02)
            box(x, -0.285, z + 0.24, 0.24, 0.02, 0.04, INK, 0)
            box(x, -0.285, z + 0.12, 0.18, 0.02, 0.07, WHITE, 0)
            ball(x + 0.18, -0.29, z + 0.15, 0.022, SUN)
shine(0.82, 0.2, 1.9, 3, 0.1)
with at(0.82, 0.34, 1.585, 4):
    box(0, 0, 0, 0.4, 0.46, 0.28, CARTON, 0.02)
    box(0, -0.235, 0.05, 0.36, 0.012, 0.18, '#F5EDDD', 0.004)
    text(0.035, -0.244, 0.1, 'ASHA', 0.12, ACTION)
box(-0.02, -0.02, 0.02, 0.6, 0.5, 0.3, WOOD, 0.03)  # who puts it in, on a step
with at(-0.02, -0.02, 0.32, 105, 1.5):
    person(NECTARINE, INK, look=-16, hands=((-0.05, -0.4, 0.95), (0.12, -0.26, 0.92)))
with at(-1.25, -0.62, 0.02, 44, 1.5):  # whose it is: she comes with her key held high
    person(SUN, skirt=ACTION, hair='#2B2320', bun=True, look=12, hands=((-0.5, -0.08, 1.0), (0.24, -0.16, 0.5)))
    with at(-0.5, -0.08, 1.16, -20, 1.5):
        gold = paint('#F2B234', rough=0.3)
        tube([(0.07 * a, 0, 0.2 + 0.07 * b) for a, b in ring(1, 16) + ring(1, 16)[:1]], 0.024, gold)
        tube([(0, 0, 0.13), (0, 0, -0.12)], 0.022, gold)
        for z in (-0.1, -0.03):
            box(0.05, 0, z - 0.02, 0.08, 0.03, 0.035, gold, 0.005)
with at(1.3, -1.4, 0, -14):  # the next one, with its label
    box(0, 0, 0, 1.0, 0.76, 0.62, CARTON, 0.025)
    box(-0.24, 0, 0.004, 0.16, 0.77, 0.622, TAPE, 0.005)
    box(0.2, -0.385, 0.1, 0.52, 0.015, 0.42, '#F5EDDD', 0.004)
    for z, x, w, c in ((0.42, 0.08, 0.26, ACTION), (0.33, 0.18, 0.4, INK), (0.25, 0.14, 0.32, INK), (0.17, 0.18, 0.4, INK)):
        box(x, -0.395, z, w, 0.012, 0.035, c, 0)
    at(0, 0, 0.62, -30, 1.5).put(sleeping_cat)
