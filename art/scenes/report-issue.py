"""Report an issue: a dented carton lies in a sick-bed with a plaster on it, is listened to, and its owner sits with it."""
from props import *


def plaster():
    """Two sticking plasters crossed on a front."""
    for turn, out in ((-40, 0), (50, 0.02)):
        with at(0, -out, 0, tilt=(0, turn)):
            profile([(a + (0.15 if a > 0 else -0.15), b) for a, b in ring(0.1, 20)], -0.03, 0.03, '#F0C9A0', 0.01)
    at(0, -0.055, 0, tilt=(0, 50)).put(box, 0, 0, -0.075, 0.15, 0.01, 0.15, '#F5EDDD', 0)


begin('corner')
ground(3.9, 2.7, '#8FB0AE', grain=0.05)
slab(ring(1.0, 40, (-0.1, -0.35), 0.72), 0, 0.02, paint(ACTION, 0.06, 0.3), 0.005)
slab(ring(0.84, 40, (-0.1, -0.35), 0.7), 0.01, 0.02, SUN, 0.005)
with at(0.1, 0.35):  # the bed: its head at the left
    for x, h in ((-1.36, 1.5), (1.36, 0.95)):
        for y in (-0.62, 0.62):
            cyl(x, y, 0, 0.06, h, SEA)
            ball(x, y, h + 0.05, 0.09, SUN)
        for k in range(5):
            cyl(x, -0.4 + 0.2 * k, 0.4, 0.025, h - 0.48, SEA)
        tube([(x, -0.62, h - 0.06), (x, 0.62, h - 0.06)], 0.05, SEA)
    box(0, 0, 0.3, 2.72, 1.2, 0.12, SEA, 0.03)
    box(0, 0, 0.42, 2.66, 1.22, 0.22, '#F3E8D2', 0.08)
    with at(-1.05, 0, 0.62, tilt=(0, -28)):
        box(0, 0, 0, 0.62, 1.0, 0.24, '#F3E8D2', 0.11)
    with at(-0.58, 0, 0.64, tilt=(0, -16)):  # the patient
        box(0, 0, 0, 0.9, 0.86, 0.82, CARTON, 0.03)
        box(0, 0, 0.002, 0.14, 0.87, 0.822, TAPE, 0.005)
        at(-0.22, -0.435, 0.56).put(plaster)
        tube([(0.5, -0.1, 0.44), (0.58, -0.16, 0.5), (0.76, -0.22, 0.62)], 0.026, WHITE)  # a thermometer
        ball(0.78, -0.225, 0.64, 0.05, ACTION)
        with at(-0.02, 0, 0.82):  # a bag of ice on its head
            lathe(0, 0, 0, ((0.26, 0), (0.3, 0.08), (0.2, 0.2), (0.07, 0.24)), MIST, 24)
            cyl(0, 0, 0.22, 0.08, 0.08, NECTARINE)
    box(0.54, 0, 0.5, 1.66, 1.34, 0.3, NECTARINE, 0.12)  # the blanket, and its turned end
    box(-0.22, 0, 0.56, 0.34, 1.36, 0.28, '#F3E8D2', 0.11)
    for x in (0.3, 0.62, 0.94, 1.22):
        box(x, 0, 0.49, 0.08, 1.35, 0.315, ACTION if x < 1 else SUN, 0.02)
    at(0.86, 0.1, 0.79, 20, 1.35).put(sleeping_cat, SUN)
with at(0.36, 1.02, 0, -34, 1.55):  # who listens to it
    person('#F5EDDD', SEA, skin='#5F3822', hands=((-0.3, -0.42, 0.72), (0.2, -0.3, 0.62)))
    tube([(-0.1, -0.08, 0.98), (-0.12, -0.18, 0.84), (0, -0.22, 0.7), (0.12, -0.18, 0.84), (0.1, -0.08, 0.98)], 0.02, INK)
    tube([(0, -0.22, 0.7), (-0.1, -0.36, 0.6), (-0.3, -0.48, 0.74)], 0.02, INK)
    ball(-0.33, -0.5, 0.74, 0.07, STEEL)
with at(1.35, -0.86, 0, -146):  # who owns it
    chair(LEAF, 0.5)
    at(0, -0.02, 0.06, s=1.4).put(person, SUN, skirt=ACTION, hair=ACTION, hands=((-0.12, -0.26, 0.66), (0.14, -0.26, 0.62)), sits=True)
for x in (-0.75, -0.5):  # its slippers
    ball(x, -0.62, 0.06, 0.15, ACTION, (0.5, 1, 0.42))
    ball(x + 0.01, -0.68, 0.09, 0.08, DARKWOOD, (0.7, 1, 0.5))
