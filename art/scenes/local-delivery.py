"""Delivery in Dar: a rider takes a parcel up a winding lane between the houses, and a woman waves at her gate."""
from props import *

WAY = ((-3.2, -1.25), (-2.42, -1.25), (-1.2, -1.2), (-0.1, -1.15), (0.85, -0.95), (1.05, -0.5), (0.4, -0.2), (-0.6, 0.0), (-0.9, 0.45), (-0.4, 0.75), (0.4, 0.62), (1.1, 0.5))
LANE = [Vector(p) for p in curve(WAY, 8)[8:89]]


def lane(half, z, colour):
    """The lane, `half` as wide to both sides."""
    normals = [(b - a).normalized().orthogonal() for a, b in zip(LANE[:1] + LANE[:-1], LANE[1:] + LANE[-1:])]
    verts = [(*(p + n * side), z + 0.0001 * k) for k, (p, n) in enumerate(zip(LANE, normals)) for side in (-half, half)]
    surface(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(LANE) - 1)], colour)


begin('place')
slab([tuple(p) for p in curve([(-2.7, -1.65), (-0.6, -1.9), (1.7, -1.85), (2.6, -1.0), (2.55, 0.8), (2.1, 1.85), (0.2, 1.95), (-1.9, 1.85), (-2.65, 1.0), (-2.75, -0.4)], 8)], -0.4, 0.4, paint('#6E9F66', 0.1, 0.9), 0.09)
lane(0.38, 0.012, '#C9A468')
lane(0.32, 0.02, '#F3E3BF')
for p in LANE[14:78:4]:  # the way to her gate
    ball(p.x, p.y, 0.03, 0.085, ACTION, (1, 1, 0.4))
for x, y, w, d, colour, top, turn in ((-1.85, 1.2, 1.0, 0.9, '#8FBFC0', NECTARINE, 0), (-1.95, -0.35, 0.95, 0.8, SUN, LEAF, 4),
                                      (-0.25, 1.45, 0.9, 0.6, PLASTER, SEA, 0)):
    at(x, y, 0, turn).put(house, w, d, 1, colour, WHITE, ACTION if top == NECTARINE else SEA, WOOD, top, step=0.42)
with at(1.5, 1.3):  # her house, and its gate
    house(1.3, 0.8, 2, WHITE, SAND, SEA, ACTION, ACTION, step=0.45)
    for x, w in ((-0.62, 0.3), (0.36, 0.84)):
        box(x, -0.72, 0, w, 0.08, 0.34, ROSE, 0.02)
    for x in (-0.46, -0.06):
        box(x, -0.72, 0, 0.1, 0.1, 0.5, NECTARINE, 0.02)
        ball(x, -0.72, 0.54, 0.06, SUN)
at(1.12, 0.5, 0.02, -6, 0.86).put(person, SUN, skirt=LEAF, hair=ACTION, hands=((-0.34, -0.1, 1.14), (0.22, -0.1, 0.44)))
at(-0.95, -1.2, 0.02, 4, 1.14).put(bodaboda, SEA, rider=NECTARINE)
at(0.05, -0.62).put(tree, 1.0)  # a mango tree in the bend
at(-0.35, 0.38, s=0.8).put(bush, 0.2)
at(-2.2, -0.95, s=0.8).put(bush, 0.24)
at(1.9, -1.0, 0.0, -6, 0.8).put(stall)
at(1.4, -1.42, 0, 120, 0.74).put(person, ROSE, skirt=SEA, hair=SUN)
at(-1.55, 0.42, 0, 0, 0.8).put(washing_line)
for x, y, turn, shirt in ((0.05, -1.6, 70, SEA), (0.5, -1.56, -80, ACTION)):  # children with a ball
    at(x, y, 0, turn, 0.5).put(person, shirt, INK)
ball(0.3, -1.6, 0.05, 0.05, WHITE)
