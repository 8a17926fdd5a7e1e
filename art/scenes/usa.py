"""A stoop in the USA: a fire escape, a water tower on the roof, a taxi, and two people who fill a barrel."""
from props import *

begin('place')
ground(5.9, 3.5, '#BDB3A0')
road(-1.22, 5.86, 0.86, SUN)
box(0, 0.47, 0, 5.8, 2.5, 0.1, paint('#D0C4AE', 0.07, 0.6), 0.02)
for x, w, floors, storey, colour in ((-1.85, 1.9, 3, 0.66, BRICK), (0.25, 2.2, 2, 0.86, '#CC8A5E')):
    with at(x, 1.05, 0.1):
        house(w, 1.3, floors, colour, STONE, None, None, storey=storey)
        box(0, 0, floors * storey + 0.02, w + 0.16, 1.46, 0.16, DARKWOOD, 0.03)
for z in (0.76, 1.42):  # the fire escape
    with at(-1.85, 0.22, z):
        box(0, 0, 0, 1.4, 0.34, 0.03, INK, 0)
        for rail in (0.12, 0.24):
            tube([(-0.7, -0.16, rail), (0.7, -0.16, rail)], 0.016, INK)
        for i in range(6):
            tube([(i * 0.28 - 0.7, -0.16, 0), (i * 0.28 - 0.7, -0.16, 0.24)], 0.012, INK)
        for y in (-0.1, 0.04) if z < 1 else ():
            tube([(-0.5, y, 0), (0.4, y, 0.66)], 0.02, INK)
with at(-1.85, 1.1, 2.2):  # the water tower
    for x, y in ((-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)):
        tube([(x, y, 0), (x * 0.8, y * 0.8, 0.3)], 0.03, INK)
    cyl(0, 0, 0.26, 0.4, 0.5, paint(WOOD, 0.15, 0.1), 0.37)
    cyl(0, 0, 0.76, 0.45, 0.28, DARKWOOD, 0.01, bevel=0)
for width, z, h in ((1.0, 0.1, 2.1), (0.75, 2.2, 0.4), (0.5, 2.6, 0.3)):  # the tower behind
    with at(2.15, 1.15, z):
        box(0, 0, 0, width, width, h, '#C9C2B0', 0.02)
        for face in (at(0, -width / 2), at(width / 2, 0, rot=90)):
            for i in range(4):
                with face:
                    box((i - 1.5) * width / 4.6, 0, 0.08, width / 9, 0.04, h - 0.14, SEA, 0)
cyl(2.15, 1.15, 2.85, 0.14, 0.5, MIST, 0.01, bevel=0)
with at(-0.25, 0.4, 0.1):  # the stoop, and who sits on it
    at(0, 0, 0.36).put(door, LEAF, 0.5, 0.86, STONE)
    for i in range(4):
        box(0, -0.12 - i * 0.16, 0, 0.9, 0.18, 0.36 - i * 0.09, '#A9694A', 0.01)
    at(-0.26, -0.2, -0.06, 14, 1.1).put(person, MIST, INK, '#C98F6B', '#6B3E20', sits=True)
with at(-1.3, -1.2, 0.03, s=1.15):
    car(paint('#F2B32E', rough=0.3))
    box(-0.15, 0, 0.62, 0.3, 0.16, 0.1, paint(WHITE, glow=0.5), 0.02)
at(-2.5, -0.2, 0.1).put(tree, 1.3)
with at(1.3, -0.3, 0.1):
    barrel(SEA, 0.78)
    at(-0.7, 0.05, 0, 70, 1.15).put(person, NECTARINE, SEA, hands=((-0.2, -0.34, 0.7), (0.2, -0.34, 0.7)))
    at(-0.2, 0.0, 0.76, 8).put(carton, 0.4, 0.34, 0.28)
    at(0.72, 0.15, 0, -70, 1.15).put(person, SUN, skirt=ACTION, hair=LEAF, parcel=CARTON)
with at(0.35, -0.55, 0.1, s=1.2):
    lathe(0, 0, 0, ((0.1, 0), (0.08, 0.06), (0.08, 0.24), (0.1, 0.26), (0.05, 0.34), (0.01, 0.36)), ACTION)
    cyl(0, 0, 0.2, 0.035, 0.24, ACTION, axis='x')
cartons((-1.2, 0.1, 0.1, 0.56, 10), (-1.2, 0.1, 0.5, 0.4, 25), (2.35, -0.6, 0.1, 0.5, -8))
