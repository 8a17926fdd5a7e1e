"""By air: a plane on the apron, its hold open, and cartons that go from the cart over the belt into it."""
from props import *

begin('corner')
at(0.15, 0.1).put(ground, 5.1, 3.6, '#A9B0A8', grain=0.05)
box(0.15, -0.2, 0, 5.0, 0.1, 0.006, SUN, 0)
with at(-0.2, 0.75, 1.0, 0, 1.5):
    plane()
    for x, y in ((1.1, 0), (-0.15, -0.28), (-0.15, 0.28)):
        tube([(x, y, -0.2), (x, y, -0.55)], 0.03, STEEL)
        cyl(x, y, -0.56, 0.1, 0.1, BLACK, axis='y')
with at(0.95, 0.37, 0.78):  # the hold
    box(0, 0, 0, 0.86, 0.12, 0.5, '#0B2A33', 0.02)
    box(0, -0.28, 0.56, 0.86, 0.62, 0.05, WHITE, 0.02, tilt=(-18, 0))
    box(0.1, -0.02, 0.03, 0.3, 0.1, 0.24, CARTON, 0.01)
with at(0.95, -0.62, 0, 90, 1.15):  # the belt loader
    vehicle([(-0.75, 0.12), (0.6, 0.12), (0.6, 0.34), (-0.75, 0.34)], 0.5, SUN, (), (-0.5, 0.38), 0.13)
    box(-0.05, 0, 0.46, 1.75, 0.44, 0.08, INK, 0.02, tilt=(0, -15))
    for y in (-0.22, 0.22):
        box(-0.05, y, 0.48, 1.75, 0.04, 0.1, ACTION, 0.01, tilt=(0, -15))
    for x in (-0.62, 0.02, 0.58):
        at(x, 0, 0.55 + 0.27 * (x + 0.05), 0, 0.74, (0, -15)).put(carton)
at(0.38, -1.42, 0, 78, 1.15).put(person, NECTARINE, SEA, cap=SUN, parcel=CARTON)
with at(2.42, -0.72, 0, 150, 1.32):  # who waves it off
    person(SUN, INK, hands=((-0.38, -0.12, 1.06), (0.38, -0.12, 1.06)), cap=ACTION)
    for side in (-1, 1):
        tube([(side * 0.38, -0.12, 1.04), (side * 0.5, -0.16, 1.44)], 0.045, paint('#F0562B', glow=0.5))
with at(-0.5, -1.15, 0, 4):  # the cart
    box(0, 0, 0.2, 1.05, 0.62, 0.06, STEEL, 0.01)
    wheels((-0.34, 0.34), 0.26, 0.11)
    cartons((-0.27, 0, 0.26, 0.46, 4), (0.24, 0.02, 0.26, 0.42, -8), (-0.02, 0, 0.6, 0.4, 10))
    tube([(-0.52, 0, 0.22), (-0.85, 0, 0.3)], 0.025, INK)
