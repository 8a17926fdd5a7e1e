"""Our services in one place: the counter at the quay, its shelf, a rider who loads, a ship and a plane."""
from props import *

begin('wide')
at(0, 0.27).put(water, 7.2, 3.76)
box(0, -0.28, 0, 7.1, 2.56, 0.2, paint('#DDBF8C', 0.12, 0.8), 0.04)
box(0, 0.96, 0, 7.1, 0.22, 0.26, paint(STONE, 0.1, 0.4), 0.03)
for x in (-3.0, 0.6, 3.2):  # bollards
    cyl(x, 0.9, 0.26, 0.09, 0.16, INK, 0.12)
tube([(3.2 + 0.1 * t, 0.9 + 0.6 * t, 0.38 - 0.5 * t + 0.86 * t * t) for t in (k / 8 for k in range(9))], 0.014, '#A9834C')
at(0.85, 1.62, s=0.96).put(ship, SEA)
waves(9, (-3.4, 3.4), (1.2, 2.0), lambda x, y: x < -2)
at(1.35, 1.7, 3.85, 8, 0.8, (6, -13)).put(plane)
at(-2.6, 1.6, 3.35).put(cloud, 0.6)

with at(-1.5, -0.1, 0.2):  # the counter, open to the front
    box(0, 0, 0, 3.0, 1.6, 0.1, paint(STONE, 0.1, 0.4), 0.02)
    box(0, 0.74, 0.1, 2.9, 0.12, 2.3, '#F0E2C8', 0.02)
    box(-1.4, 0.36, 0.1, 0.12, 0.8, 2.3, '#E2CFAE', 0.02)
    for z in (0.55, 1.0, 1.45, 1.9):
        box(0.03, 0.5, z, 2.7, 0.42, 0.05, WOOD, 0.01)
        for i in range(6):
            if (i + round(z * 3)) % 5:
                size = rng.uniform(0.3, 0.38)
                at(-1.08 + i * 0.44, 0.48, z + 0.05, rng.uniform(-9, 9)).put(
                    carton, size, 0.32, size * 0.85, rng.choice([CARTON, '#C98D52', '#DBA96F', NECTARINE, SUN]))
    for x, y in ((-1.38, -0.06), (1.38, -0.06), (1.38, 0.7)):
        box(x, y, 0.1, 0.1, 0.1, 2.3, WOOD, 0.02)
    box(0, 0.36, 2.38, 3.2, 1.06, 0.12, NECTARINE, 0.03)
    at(0, -0.28).put(awning, 3.1, 0.36, 2.38, (NECTARINE, WHITE))
    box(0, -0.05, 2.5, 2.7, 0.1, 0.5, SEA, 0.03)
    text(0, -0.11, 2.61, 'NECTARINE', 0.42, WHITE)
    box(0, -0.5, 0.1, 2.6, 0.46, 0.62, SEA, 0.03)
    for i in range(8):
        box(-1.12 + i * 0.32, -0.74, 0.16, 0.05, 0.04, 0.5, '#17707F', 0.01)
    box(0, -0.53, 0.72, 2.76, 0.6, 0.07, '#E8D3AE', 0.02)
    at(-0.12, 0.0, 0.1, -4, 1.22).put(person, NECTARINE, INK, hands=((-0.2, -0.3, 0.66), (0.2, -0.3, 0.66)))
    shine(0, -0.2, 2.1, 12, 0.3, (1, 0.85, 0.6))
    with at(0.85, -0.53, 0.79):  # the scale with its dial
        box(0, 0, 0, 0.6, 0.5, 0.08, STEEL, 0.03)
        at(-0.02, -0.02, 0.08, 4, 0.8).put(carton)
        cyl(0, 0.2, 0.62, 0.25, 0.12, ACTION, axis='y')
        cyl(0, 0.13, 0.62, 0.2, 0.03, WHITE, axis='y')
        tube([(0, 0.11, 0.62), (0.09, 0.11, 0.73)], 0.02, ACTION)
    at(-0.35, -0.56, 0.79, 8, 0.55).put(sheet, 0.6, 0.6, ACTION)
    at(0.12, -0.6, 0.79, s=0.6).put(stamp)

at(-2.05, -1.2, 0.2, 132, 1.2).put(person, SUN, skirt=ACTION, parcel=NECTARINE)  # the customer brings one
with at(1.9, -0.92, 0.2):
    at(-0.62, -0.12, 0, -8, 1.5).put(bodaboda, SEA, rider=LEAF)
at(2.35, 0.1, 0.2, -50, 1.25).put(person, NECTARINE, cap=SEA, parcel=CARTON)
at(-3.25, -0.35, 0.2).put(palm, 2.5, -0.15)
at(-3.15, -1.15, 0.2, s=1.8).put(pot, ACTION, '#3F9160')
cartons((3.1, 0.3, 0.2, 0.6, 8), (3.12, 0.3, 0.63, 0.44, -14))
at(3.02, -1.1, 0.2, -20, 1.5).put(cat)
