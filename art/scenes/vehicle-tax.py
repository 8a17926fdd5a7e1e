"""Vehicle tax: in the yard of the port, a clerk hands the bill for a car out of a window, and its owner takes it."""
from props import *

begin('corner')
at(0.2, 0.22).put(ground, 5.4, 2.8, '#D9C49C')
box(1.5, 0.02, 0, 2.7, 1.5, 0.02, paint(ASPHALT, 0.1), 0.01)
with at(-1.15, 0.75):  # the tax window
    box(0, 0.5, 0, 2.2, 0.12, 2.3, paint('#F0DDB8', glow=0.12), 0.02)
    for x in (-1.06, 1.06):
        box(x, 0.2, 0, 0.1, 0.7, 2.3, SEA, 0.02)
        box(x, -0.46, 0, 0.1, 0.1, 2.3, SEA, 0.02)
    box(0, -0.5, 0, 2.2, 0.12, 0.82, SEA, 0.02)
    for i in range(6):
        box(-0.9 + i * 0.36, -0.57, 0.08, 0.05, 0.03, 0.66, '#17707F', 0.01)
    box(0, -0.58, 0.82, 2.3, 0.44, 0.07, '#E8D3AE', 0.02)
    for z in (1.05, 1.55):
        box(0.1, 0.36, z, 1.7, 0.22, 0.04, WOOD, 0.01)
        for i in range(9):
            box(-0.6 + i * 0.17, 0.35, z + 0.04, 0.12, 0.18, 0.26, (ACTION, SUN, MIST, NECTARINE)[(i * 3 + round(z * 5)) % 4], 0.01)
    box(0, 0.05, 2.3, 2.4, 1.2, 0.12, NECTARINE, 0.03)
    at(0, -0.6).put(awning, 2.3, 0.24, 2.32, (NECTARINE, WHITE))
    box(0, -0.42, 2.42, 1.7, 0.1, 0.52, SEA, 0.03)
    text(0, -0.48, 2.53, 'KODI', 0.46, WHITE)
    at(-0.14, -0.15, 0.1, -8, 1.36).put(person, NECTARINE, hands=((-0.2, -0.3, 0.7), (0.16, -0.5, 0.76)), cap=INK)
    with at(-0.1, -0.84, 1.0, -14, tilt=(58, 0)):  # the bill
        sheet(0.32, 0.46, ACTION, 4)
    at(0.72, -0.6, 0.89, s=0.45).put(coins, (-0.42, 0, 2), (-0.05, 0.05, 4), (0.32, 0, 6))
    with at(0.3, -0.62, 0.89, 8):  # the calculator
        box(0, 0, 0, 0.24, 0.3, 0.05, INK, 0.015)
        box(0, 0.09, 0.05, 0.18, 0.07, 0.01, '#DCE8DA', 0)
        for k in range(9):
            box(-0.065 + k % 3 * 0.065, 0.0 - k // 3 * 0.055, 0.05, 0.045, 0.036, 0.012, (WHITE, SUN)[k % 3 == 2], 0)
at(-1.42, -0.56, 0.02, 142, 1.26).put(person, '#F5EDDD', SEA, skin='#5F3822', hands=((0.04, -0.42, 0.8), (0.26, -0.1, 0.44)))
at(1.08, -0.06, 0.02, -3, 1.35).put(car, NECTARINE, 0.66)
at(1.35, 1.22, s=1.8).put(container, '#3E7F78')
with at(2.74, 0.6):  # the barrier in front of it
    box(0, 0, 0, 0.22, 0.22, 0.7, INK, 0.03)
    for i in range(10):
        box(0, 0.1 - 0.19 * i, 0.52, 0.08, 0.19, 0.1, WHITE if i % 2 else ACTION, 0.01)
with at(2.74, -1.06):  # what the bar rests on
    box(0, 0, 0, 0.14, 0.14, 0.5, INK, 0.02)
at(-2.22, -0.5, 0, s=1.7).put(pot, ACTION, '#3F9160')
at(-0.42, -0.86, 0, 20, 1.5).put(cat)
