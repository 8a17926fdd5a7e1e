"""A stoop in the USA: a fire escape, a water tower on the roof, a taxi, and two people who fill a barrel."""
from props import *

IRON = '#2F4248'
begin('place')
ground(5.9, 3.5, '#BDB3A0')
road(-1.22, 5.86, 0.86, SUN)
box(0, 0.47, 0, 5.8, 2.5, 0.1, paint('#D0C4AE', 0.07, 0.6), 0.02)
for x, w, floors, storey, colour in ((-1.85, 1.9, 3, 0.74, BRICK), (0.25, 2.2, 2, 1.0, '#CC8A5E')):
    with at(x, 1.05, 0.1):
        house(w, 1.3, floors, colour, STONE, None, None, storey=storey, step=0.74 if floors < 3 else 0.52)
        box(0, 0, floors * storey + 0.02, w + 0.16, 1.46, 0.16, DARKWOOD, 0.03)
for z in (0.92, 1.66):  # the fire escape: two platforms, and a stair between them
    with at(-1.85, 0.24, z):
        box(0, 0, 0, 1.5, 0.32, 0.05, IRON, 0)
        for low, high in (((-0.74, 0.14), (-0.74, -0.15)), ((-0.74, -0.15), (0.74, -0.15)), ((0.74, -0.15), (0.74, 0.14))):
            tube([(*low, 0.28), (*high, 0.28)], 0.022, IRON)
        for i in range(7):
            tube([(i * 0.247 - 0.74, -0.15, 0), (i * 0.247 - 0.74, -0.15, 0.28)], 0.016, IRON)
        if z < 1:
            box(0, -0.04, 0.35, 1.2, 0.2, 0.05, IRON, 0, tilt=(0, -38))
with at(-1.85, 1.1, 2.44):  # the water tower
    for x, y in ((-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)):
        tube([(x, y, 0), (x * 0.8, y * 0.8, 0.3)], 0.03, INK)
    cyl(0, 0, 0.26, 0.4, 0.5, paint(WOOD, 0.15, 0.1), 0.37)
    cyl(0, 0, 0.76, 0.45, 0.28, DARKWOOD, 0.01, bevel=0)
for width, z, h in ((1.0, 0.1, 3.1), (0.76, 3.2, 0.56), (0.5, 3.76, 0.4)):  # the tower behind
    with at(2.1, 1.2, z):
        box(0, 0, 0, width, width, h, '#C9C2B0', 0.02)
        for face in (at(0, -width / 2), at(width / 2, 0, rot=90)):
            for i in range(7):
                with face:
                    box((i - 3) * width / 7.6, 0, 0.08, width / 15, 0.03, h - 0.14, '#3C6F7C', 0)
cyl(2.1, 1.2, 4.14, 0.14, 0.6, MIST, 0.01, bevel=0)
with at(-0.483, 0.37, 0.1):  # the stoop, and who sits on it
    at(0, 0, 0.36).put(door, LEAF, 0.44, 0.94, STONE)
    for i in range(4):
        box(0, -0.12 - i * 0.16, 0, 0.9, 0.18, 0.36 - i * 0.09, '#A9694A', 0.01)
    at(-0.2, -0.24, -0.02, 14, 0.95).put(person, MIST, INK, '#C98F6B', '#6B3E20', sits=True)
with at(-1.4, -1.2, 0.03, s=1.05):
    car(paint('#F2B32E', rough=0.3))
    box(-0.15, 0, 0.62, 0.3, 0.16, 0.1, paint(WHITE, glow=0.5), 0.02)
at(-2.7, -0.3, 0.1).put(tree, 1.05)
with at(1.3, -0.3, 0.1):
    barrel(SEA, 0.68)
    at(-0.64, 0.05, 0, 70, 0.98).put(person, NECTARINE, SEA, hands=((-0.2, -0.34, 0.7), (0.2, -0.34, 0.7)))
    at(-0.16, 0.0, 0.66, 8).put(carton, 0.4, 0.34, 0.28)
    at(0.68, 0.15, 0, -70, 0.98).put(person, SUN, skirt=ACTION, hair=LEAF, parcel=CARTON)
with at(0.25, -0.6, 0.1):
    lathe(0, 0, 0, ((0.1, 0), (0.08, 0.06), (0.08, 0.24), (0.1, 0.26), (0.05, 0.34), (0.01, 0.36)), ACTION)
    cyl(0, 0, 0.2, 0.035, 0.24, ACTION, axis='x')
cartons((2.35, -0.5, 0.1, 0.5, -8), (2.35, -0.5, 0.46, 0.4, 12), (1.85, -0.62, 0.1, 0.38, 20))
