"""A square in Germany: timbered houses, a church, a fountain of geraniums, and a car that will travel."""
from props import *


def timbered(w, floors, colour, tiles, h=0.78):
    """A half-timbered house, its gable to the street."""
    box(0, 0, 0, w, 1.5, 0.85, paint(STONE, 0.12, 0.3), 0.02)
    at(-w * 0.24, -0.75).put(door, LEAF, 0.36, 0.66, DARKWOOD)
    for x in (w * 0.08, w * 0.32):
        at(x, -0.75, 0.28).put(window, 0.24, 0.34, DARKWOOD)
    for floor in range(floors):
        z, over = 0.85 + floor * h, 0.06 * (floor + 1)
        box(0, -over / 2, z, w + over, 1.5 + over, h, colour, 0.01)
        front, right = -0.75 - over - 0.005, w / 2 + over / 2
        for dz in (0, h * 0.42, h - 0.06):
            box(0, front, z + dz, w + over + 0.02, 0.04, 0.07, DARKWOOD, 0)
            box(right, -over / 2, z + dz, 0.04, 1.5 + over, 0.07, DARKWOOD, 0)
        for i in range(5):
            box((i - 2) * (w + over) / 4.15, front, z, 0.07, 0.04, h, DARKWOOD, 0)
            box(right, -over / 2 + (i - 2) * 0.37, z, 0.04, 0.07, h, DARKWOOD, 0)
        for i in (-1.5, 1.5):
            tube([(i * w / 4 - 0.14, front, z + 0.05), (i * w / 4 + 0.14, front, z + h * 0.42)], 0.025, DARKWOOD)
        for x in (-w / 8, w / 8):
            at(x, front, z + h * 0.42).put(window, 0.2, 0.28, WHITE)
        for x in range(5):
            ball((x - 2) * 0.13, front - 0.07, z + h * 0.42, 0.055, ACTION if x % 2 else LEAF)
    top, over = 0.85 + floors * h, 0.06 * floors
    profile([(-w / 2 - over, 0), (w / 2 + over, 0), (0, w * 0.72)], -0.75 - over, 1.5, colour, 0.01, z=top)
    for lean in (-1, 1):
        tube([(lean * w * 0.42, -0.79 - over, top + 0.05), (0, -0.79 - over, top + w * 0.62)], 0.03, DARKWOOD)
    tube([(0, -0.79 - over, top), (0, -0.79 - over, top + w * 0.66)], 0.03, DARKWOOD)
    at(0, -over / 2, 0, 90).put(roof, 1.7, w + over * 2 + 0.24, top, w * 0.76, paint(tiles, 0.14, 0.2), edge=DARKWOOD)


begin('place')
at(0, 0.2).put(ground, 7.4, 4.6, '#C9A86F')
box(0, -0.7, 0, 7.3, 2.66, 0.03, paint('#DCC398', 0.14, 0.15), 0)
for x, w, floors, colour, tiles in ((-2.85, 1.35, 2, WHITE, '#B4512F'), (-1.35, 1.4, 1, SUN, '#9E4529'), (0.2, 1.4, 2, '#DDE5D6', '#B4512F')):
    at(x, 1.3).put(timbered, w, floors, colour, tiles)
with at(2.6, 1.3):  # the church
    box(0, 0.2, 0, 1.3, 1.6, 1.5, paint(PLASTER, 0.06), 0.02)
    at(0, 0.2, 0, 90).put(roof, 1.8, 1.5, 1.5, 0.9, paint('#8E3F28', 0.12, 0.2))
    box(0, -0.75, 0, 0.66, 0.66, 2.6, paint(PLASTER, 0.06), 0.02)
    cyl(0, -0.75, 2.6, 0.52, 1.05, '#3F7F74', 0.01, sides=8, bevel=0, rot=22)
    cyl(0, -1.085, 2.2, 0.2, 0.04, SUN, axis='y')
    tube([(0, -1.12, 2.33), (0, -1.12, 2.2), (0.08, -1.12, 2.2)], 0.014, INK)
    at(0, -1.08).put(door, DARKWOOD, 0.32, 0.66, STONE)
    for y in (-0.2, 0.3, 0.8):
        at(0.65, y, 0.45, 90).put(window, 0.2, 0.7, STONE)
with at(0.3, -1.0, 0.03, s=1.5):  # the fountain
    cyl(0, 0, 0, 0.6, 0.24, STONE, sides=8)
    cyl(0, 0, 0.2, 0.52, 0.05, paint(SHALLOW, rough=0.3), sides=8)
    lathe(0, 0, 0.2, ((0.12, 0), (0.07, 0.3), (0.3, 0.45), (0.28, 0.48), (0.06, 0.46), (0.05, 0.7), (0.01, 0.75)), STONE)
    for k in range(8):  # its water
        a = k * math.pi / 4 + 0.2
        tube([((0.1 + 0.32 * t) * math.cos(a), (0.1 + 0.32 * t) * math.sin(a), 0.92 + 0.5 * t - 1.15 * t * t) for t in (i / 8 for i in range(9))], 0.014, '#BFE0E0')
    for a in (0.785, 2.356, 3.927):  # tubs of flowers around it
        with at(0.86 * math.cos(a), 0.86 * math.sin(a)):
            cyl(0, 0, 0, 0.13, 0.17, BRICK, 0.16, sides=20)
            for k in range(7):
                ball(0.09 * math.cos(k * 0.9), 0.09 * math.sin(k * 0.9), 0.22 + 0.03 * (k % 2), 0.06, (LEAF, NECTARINE, SUN)[k % 3])
at(2.05, -1.4, 0.03, -14, 1.0).put(car, paint('#2E6F8E', rough=0.3), 0.66)
with at(3.1, -0.72, 0.03, 0, 0.9):  # an engine and a pump, on a pallet
    pallet()
    box(-0.2, 0, 0.12, 0.42, 0.36, 0.34, STEEL, 0.04)
    for i in range(4):
        cyl(-0.34 + i * 0.1, 0, 0.46, 0.04, 0.1, INK)
    cyl(-0.43, -0.05, 0.28, 0.12, 0.06, INK, axis='x')
    cyl(0.28, 0, 0.3, 0.16, 0.4, LEAF, axis='x', bevel=0.04)
    box(0.28, 0, 0.12, 0.36, 0.3, 0.06, INK, 0.01)
at(-1.55, -0.15, 0.03, s=0.95).put(stall, (LEAF, WHITE), 1.2, (NECTARINE, SUN, '#8DB04A'))
for x, y, rot, shirt, skirt, hair in ((-1.95, -0.88, 160, ACTION, SEA, '#C98F4B'), (-1.25, -0.92, 196, SUN, None, '#6B3E20')):  # who buys
    at(x, y, 0.03, rot, 0.84).put(person, shirt, INK, '#E0AE8A', hair, skirt=skirt, hands=((-0.24, -0.08, 0.42), (0.2, -0.3, 0.66)))
at(0.98, -1.9, 0.03, 60, 0.9).put(person, LEAF, INK, '#D9A27C', '#4A2F1E', parcel=CARTON)  # who carries a parcel
for x, y, h in ((-3.3, -0.6, 1.5), (3.45, 0.5, 1.3)):
    at(x, y).put(tree, h, '#5E8B3A', '#86A84A')
at(-2.55, -1.5, 0.03, 30).put(bicycle, ACTION)
