"""Delivery in Dar at dusk: a rider comes along the lane in the light of his lamp, and a woman waves at her lit gate."""
from props import *

WAY = ((-3.2, -0.9), (-2.5, -0.98), (-1.2, -1.05), (0.2, -1.05), (1.1, -0.8), (1.25, -0.3), (0.95, 0.3), (0.9, 0.9))
LANE = [Vector(p) for p in curve(WAY, 8)[9:57]]


def lane(half, z, colour):
    """The lane, `half` as wide to both sides."""
    normals = [(b - a).normalized().orthogonal() for a, b in zip(LANE[:1] + LANE[:-1], LANE[1:] + LANE[-1:])]
    verts = [(*(p + n * side), z + 0.0001 * k) for k, (p, n) in enumerate(zip(LANE, normals)) for side in (-half, half)]
    surface(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(LANE) - 1)], colour)


begin('place', evening=True)
slab([tuple(p) for p in curve([(-2.5, -1.6), (-0.6, -1.8), (1.5, -1.7), (2.3, -0.9), (2.35, 0.6), (1.9, 1.45), (0.2, 1.5), (-1.7, 1.4), (-2.5, 0.7), (-2.6, -0.5)], 8)], -0.4, 0.4, paint('#5FA065', 0.1, 0.9), 0.09)
lane(0.5, 0.012, '#C9A468')
lane(0.43, 0.02, '#F3D9A6')
for p in LANE[22:40:3]:  # the way to her gate
    ball(p.x, p.y, 0.03, 0.09, paint(ACTION, glow=0.5), (1, 1, 0.4))
at(-1.42, 0.72, s=1.2).put(house, 1.5, 0.9, 1, '#8FBFC0', WHITE, SEA, ACTION, NECTARINE, step=0.5)
with at(1.02, 0.92, s=1.2):  # her house, its door open and lit
    house(1.8, 0.8, 2, '#F0DCC0', SAND, SEA, None, ACTION, step=0.55)
    box(0, -0.41, 0, 0.62, 0.05, 1.02, WHITE, 0.02)
    box(0, -0.43, 0.03, 0.48, 0.05, 0.93, paint('#FFC468', glow=1.4), 0)
    shine(-0.1, -0.7, 0.7, 12, 0.15)
    for x in (-0.75, 0.75):
        box(x, -0.72, 0, 0.5, 0.08, 0.34, ROSE, 0.02)
    for x in (-0.46, 0.46):
        box(x, -0.72, 0, 0.12, 0.12, 0.62, NECTARINE, 0.02)
        ball(x, -0.72, 0.7, 0.09, paint('#FFD27A', glow=1.4))
at(0.86, 0.02, 0.02, -42, 1.15).put(person, SUN, skirt=LEAF, hair=ACTION, look=-10, hands=((-0.3, -0.2, 1.06), (0.18, -0.2, 0.56)))
with at(-0.7, -1.04, 0.02, 3, 1.42):
    bodaboda(SEA, rider=NECTARINE)
    ball(0.31, 0, 0.46, 0.07, paint('#FFF0C8', glow=2))
    shine(0.75, 0, 0.42, 34, 0.08)
at(-0.4, 0.6).put(tree, 1.35)
at(1.85, -0.55, s=0.9).put(bush, 0.24)
at(-1.95, -0.35, 0, 0, 1.1).put(lamp, 1.5)
shine(-1.95, -0.45, 1.7, 40, 0.12)
at(0.3, -0.35, 0, 30, 1.4).put(cat)
