"""Buying from China: an open workshop: shoes are sewn, stacked and packed, and the courier carries them to his van."""
from props import *

TILES, RED, GOLD = '#3F7F6B', '#C4281B', '#F2B234'
begin('corner')
ground(4.7, 3.3, '#BDB49E')
box(0, -1.25, 0, 4.6, 0.7, 0.02, paint(ASPHALT, 0.1, 0.6), 0)
with at(-1.4, -1.28, 0.02, 180, 0.95):  # the van, its doors open
    van('#3F8C9A', SUN)
    box(-0.85, 0, 0.22, 0.03, 0.54, 0.64, BLACK, 0)
    for side in (-1, 1):
        box(-0.98, side * 0.36, 0.2, 0.28, 0.03, 0.68, '#3F8C9A', 0.01, rot=-14 * side)
with at(-0.1, 0.45):
    box(0, 0, 0, 4.1, 2.2, 0.08, '#A9C2BD', 0.01)
    box(0, 1.0, 0.08, 4.1, 0.12, 2.0, '#F6E2B6', 0.02)
    box(-1.99, 0.28, 0.08, 0.12, 1.56, 2.0, '#E3C68F', 0.02)
    box(0, 0.78, 2.08, 4.3, 0.66, 0.1, TILES, 0.02)
    for k in range(33):
        tube([(-2.08 + 0.13 * k, 0.42, 2.14), (-2.08 + 0.13 * k, 1.1, 2.19)], 0.035, TILES)
    for side in (-1, 1):  # the turned-up corners of the eave
        tube([(side * 1.9, 0.43, 2.13), (side * 2.12, 0.42, 2.17), (side * 2.3, 0.4, 2.34)], 0.06, TILES)
        tube([(side * 1.3, 0.42, 2.1), (side * 1.3, 0.42, 1.9)], 0.012, INK)
        ball(side * 1.3, 0.42, 1.76, 0.19, paint(RED, glow=0.25), (1, 1, 0.85))
        for z in (1.58, 1.9):
            cyl(side * 1.3, 0.42, z, 0.07, 0.04, GOLD)
    box(-1.94, -0.56, 0.76, 0.42, 0.08, 1.3, GOLD, 0.02)  # the sign at the wall
    box(-1.94, -0.6, 0.81, 0.34, 0.04, 1.2, RED, 0)
    for k in range(4):
        cyl(-1.94, -0.62, 0.96 + 0.3 * k, 0.1, 0.02, GOLD, axis='y', bevel=0)
    for x in (-1.9, 1.9):
        box(x, 0.5, 0.08, 0.1, 0.1, 2.0, DARKWOOD, 0.02)
    box(0.1, 0.55, 2.2, 1.5, 0.08, 0.62, GOLD, 0.03)  # the sign: a shoe
    box(0.1, 0.53, 2.26, 1.38, 0.08, 0.5, RED, 0)
    at(0.1, 0.44, 2.28).put(shoe, 0.84, WHITE, SUN)
    for z in (0.5, 0.96, 1.42):  # one shelf of one shoe
        box(0, 0.74, z, 3.5, 0.4, 0.05, WOOD, 0.01)
        for i in range(6):
            at(-1.42 + i * 0.57, 0.7, z + 0.05).put(shoe, 0.44, NECTARINE, WHITE)
    shine(0, -0.2, 2.0, 10, 0.3, (1, 0.86, 0.62))
    x = 0.1  # one sews
    at(x, -0.05, 0.08, 0, 1.12).put(person, LEAF, INK, '#C98F6B', hands=((-0.16, -0.32, 0.66), (0.16, -0.32, 0.66)))
    with at(x, -0.55, 0.08):
        table(0.96, 0.56, 0.6, '#DDB07A')
        for part in ((-0.28, 0.6, 0.16, 0.34), (-0.08, 0.84, 0.46, 0.12)):
            box(part[0], 0, part[1], part[2], 0.18, part[3], '#2F5A63', 0.03)
        box(0.1, 0, 0.62, 0.05, 0.06, 0.24, STEEL, 0)
        at(0.28, -0.06, 0.6).put(shoe, 0.36, NECTARINE, WHITE)
    with at(1.35, -0.6, 0.08):  # one packs
        table(0.96, 0.66, 0.52, '#C79C66')
        at(0, 0, 0.52, 4, 1.05).put(open_carton)
        for x in (-0.14, 0.14):
            at(x, 0, 0.86, 20).put(shoe, 0.36, NECTARINE, WHITE)
    at(1.35, 0.0, 0.08, 0, 1.16).put(person, SUN, INK, '#C98F6B', hands=((-0.2, -0.3, 0.68), (0.2, -0.3, 0.68)))
    cartons((-1.72, -0.85, 0.08, 0.46, 4), (-1.7, -0.85, 0.41, 0.4, -8))
with at(0.36, -1.3, 0.02, -80, 1.2):  # the courier, behind what he carries
    person('#3F8C9A', INK, cap=SUN, hands=((-0.2, -0.32, 0.44), (0.2, -0.32, 0.44)))
    for k, colour in enumerate((NECTARINE, SUN, CARTON, RED, MIST, NECTARINE)):
        with at(0.03 * (k % 2), -0.36 - 0.012 * k * k, 0.4 + 0.2 * k, 7 * (k % 3 - 1)):
            box(0, 0, 0, 0.46, 0.34, 0.19, colour, 0.015)
            box(0, 0, 0.13, 0.48, 0.36, 0.065, colour, 0.012)
    at(0, -0.66, 1.6, -80, tilt=(0, 12)).put(shoe, 0.38, WHITE, SUN)
