"""By air: a plane on the apron, its hold open, and cartons that go from the cart over the belt into it."""
from props import *

begin('corner')
at(0.25, 0.05).put(ground, 5.1, 3.7, '#A9B0A8', grain=0.05)
box(0.25, 1.15, 0, 5.0, 0.1, 0.006, SUN, 0)
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
with at(1.98, -0.95, 0, -48, 1.15):  # who counts
    person(SUN, INK, hands=((-0.12, -0.3, 0.62), (0.16, -0.28, 0.64)), cap=ACTION)
    at(0.02, -0.34, 0.6, tilt=(40, 0)).put(sheet, 0.28, 0.34, ACTION, 3)
with at(-0.5, -1.15, 0, 4):  # the cart
    box(0, 0, 0.2, 1.05, 0.62, 0.06, STEEL, 0.01)
    wheels((-0.34, 0.34), 0.26, 0.11)
    cartons((-0.27, 0, 0.26, 0.46, 4), (0.24, 0.02, 0.26, 0.42, -8), (-0.02, 0, 0.6, 0.4, 10))
    tube([(-0.52, 0, 0.22), (-0.85, 0, 0.3)], 0.025, INK)
with at(2.5, -0.35):  # how fast it is: a stopwatch on a post
    cyl(0, 0, 0, 0.16, 0.08, INK)
    cyl(0, 0, 0, 0.035, 0.6, INK)
    cyl(0, 0, 0.86, 0.32, 0.12, SUN, axis='y', sides=48)
    cyl(0, -0.04, 0.86, 0.265, 0.08, '#F5EDDD', axis='y', bevel=0, sides=48)
    wedge = [(0.24 * math.sin(a), 0.24 * math.cos(a)) for a in (math.radians(8 * k) for k in range(12))]
    profile([(0, 0)] + wedge, -0.09, 0.012, NECTARINE, 0, z=0.86)
    tube([(0, -0.1, 0.86), (0.2, -0.1, 0.86)], 0.022, INK)
    for a in (0, 42, -42):
        box(0.36 * math.sin(math.radians(a)), 0, 0.83 + 0.36 * math.cos(math.radians(a)), 0.09 if a else 0.11, 0.09, 0.09, INK, 0.015, tilt=(0, a))
for x, y in ((2.2, -1.55), (2.55, -1.2)):
    at(x, y).put(cyl, 0, 0, 0, 0.08, 0.26, NECTARINE, 0.015)
