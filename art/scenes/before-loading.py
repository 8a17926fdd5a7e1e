"""Before loading: a carton is weighed, photographed and written down, and behind it the container is being filled."""
from props import *

begin('corner')
ground(4.9, 3.2, '#BDB39E', grain=0.06)
with at(1.4, 0.5):  # the container
    open_container(NECTARINE, '#DD6238', 1.7, 1.75, 1.9)
    for x, y, z, size in ((-0.5, 0.5, 0.1, 0.72), (0.1, 0.52, 0.1, 0.66), (0.58, 0.5, 0.1, 0.5), (-0.48, 0.5, 0.62, 0.66), (0.08, 0.52, 0.58, 0.62), (0.56, 0.5, 0.47, 0.56), (-0.2, 0.5, 1.08, 0.66), (0.5, 0.5, 0.88, 0.6)):
        at(x, y - 0.2, z, rng.uniform(-4, 4)).put(cartons, (0, 0, 0, size, 0))
    at(-0.5, -0.45, 0.1).put(cartons, (0, 0, 0, 0.6, 6))
at(1.28, -0.72, 0, 140, 1.42).put(person, SUN, SEA, skin='#5F3822', parcel=CARTON, cap=ACTION)
at(-1.1, 0.45, 0, 12, 1.5).put(person, NECTARINE, hands=((-0.22, -0.34, 0.82), (0.24, -0.34, 0.8)))
with at(-1.0, -0.3):  # the scale on its table
    table(1.9, 0.9, 0.72)
    box(-0.15, 0, 0.72, 0.94, 0.74, 0.1, STEEL, 0.03)
    at(-0.15, 0, 0.82, 6, 1.05).put(open_carton)
    with at(-0.15, 0, 0.82, 6):
        box(-0.14, 0.02, 0.3, 0.2, 0.26, 0.24, NECTARINE, 0.03)
        box(0.14, 0.04, 0.3, 0.2, 0.2, 0.2, SEA, 0.03)
        ball(0.0, -0.12, 0.4, 0.1, SUN)
    box(0.52, 0.2, 0.72, 0.07, 0.07, 0.6, INK, 0.01)
    box(0.52, 0.16, 1.24, 0.56, 0.08, 0.34, INK, 0.03)
    text(0.52, 0.11, 1.32, '12.5', 0.24, paint(SUN, glow=1.2))
    cartons((-0.55, 0, 0.02, 0.5, 8), (0.3, 0.05, 0.02, 0.56, -6))
with at(-2.05, -0.7, 0, 118, 1.42):  # who takes the picture
    person(MIST, skirt=ACTION, hair=SUN, hands=((-0.13, -0.3, 0.88), (0.13, -0.3, 0.88)))
    box(0, -0.32, 0.86, 0.28, 0.14, 0.18, INK, 0.03)
    cyl(0, -0.43, 0.95, 0.075, 0.12, '#33474D', axis='y')
with at(0.42, -0.62, 0, -66, 1.42):  # who writes
    person('#F5EDDD', INK, hands=((-0.1, -0.3, 0.62), (0.16, -0.3, 0.66)), hair='#2B2320')
    at(0.02, -0.34, 0.6, tilt=(26, 0)).put(sheet, 0.28, 0.34, ACTION)
