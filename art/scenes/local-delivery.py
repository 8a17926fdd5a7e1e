"""Delivery in Dar: a rider and a three-wheeler on the way to the house under the pin, next to the petrol station."""
from props import *

begin('corner')
ground(4.8, 3.2, '#E0C795')
box(0, -0.85, 0, 4.76, 1.0, 0.03, paint(ASPHALT, 0.12, 0.8), 0)
for i in range(6):
    box(-1.95 + i * 0.8, -0.85, 0.03, 0.4, 0.06, 0.006, SAND, 0)
with at(-1.05, 0.75, s=1.5):
    house(1.35, 1.0, 1, '#8FBFC0', WHITE, SEA, WOOD, step=0.6)
    with at(-0.05, -0.1, 0.86, 24):  # the pin
        drop = [(0, 0)] + [(0.36 * math.cos(a), 0.62 + 0.36 * math.sin(a)) for a in (math.radians(d) for d in range(-30, 211, 15))]
        profile(drop, -0.09, 0.18, paint(ACTION, rough=0.3), 0.05)
        cyl(0, 0, 0.62, 0.15, 0.2, WHITE, axis='y')
with at(1.35, 0.7):  # the landmark
    box(0, 0.5, 0, 1.5, 0.5, 1.0, WHITE, 0.02)
    at(-0.3, 0.24).put(door, SEA, 0.4, 0.8)
    at(0.35, 0.24, 0.35).put(window, 0.4, 0.4)
    for x in (-0.7, 0.7):
        box(x, -0.35, 0, 0.12, 0.12, 1.5, WHITE, 0.02)
    box(0, 0.05, 1.48, 1.9, 1.5, 0.3, LEAF, 0.04)
    box(0, 0.05, 1.55, 1.94, 1.54, 0.08, SUN, 0.01)
    for x in (-0.3, 0.3):  # the pumps
        box(x, -0.35, 0, 0.36, 0.26, 0.74, LEAF, 0.04)
        box(x, -0.485, 0.44, 0.26, 0.02, 0.2, '#F5EDDD', 0)
        tube([(x + 0.18, -0.35, 0.6), (x + 0.28, -0.4, 0.3), (x + 0.2, -0.42, 0.16)], 0.025, INK)
at(-1.25, -0.95, 0.03, 0, 1.32).put(bodaboda, SEA, rider=NECTARINE)
with at(1.4, -0.92, 0.03, 0, 1.45):
    bajaji()
    cartons((-0.28, 0, 0.44, 0.3, 8))
    with at(0.1, -0.08, 0.14, 62, 0.56):
        person(WHITE, INK, cap=ACTION, hands=((-0.2, -0.34, 0.55), (0.2, -0.34, 0.55)), sits=True)
at(-0.5, -0.18, 0, -12, 1.4).put(person, SUN, skirt=LEAF, hair=ACTION, hands=((-0.36, -0.12, 1.0), (0.24, -0.16, 0.44)))  # who waits for it
at(-2.15, 0.1).put(pot, ACTION, '#3F9160', 0.4)
