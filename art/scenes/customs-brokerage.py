"""Clearance: the gate of customs. At the officer's window papers are stamped, and a container is checked."""
from props import *

begin('corner')
ground(5.6, 3.9, '#D9B87F')
box(-0.25, 0, 0, 1.3, 3.84, 0.012, paint(ASPHALT, 0.08), 0)
with at(-1.75, 0.75):  # the officer's window
    box(0, 0.1, 0, 1.7, 1.5, 1.65, paint(WHITE, 0.04), 0.03)
    box(0, 0.1, 0, 1.76, 1.56, 0.5, SEA, 0.02)
    box(0, 0, 1.65, 2.0, 2.0, 0.14, NECTARINE, 0.03)
    box(0, -0.62, 0.62, 1.3, 0.1, 0.9, '#12343C', 0.01)
    at(-0.05, -0.74, 0.16, s=1.1).put(person, MIST, cap=INK, hands=((-0.26, -0.2, 0.42), (0.24, -0.22, 0.58)))
    box(0, -0.8, 0, 1.4, 0.46, 0.58, SEA, 0.02)
    box(0, -0.82, 0.56, 1.5, 0.56, 0.07, WOOD, 0.02)
    at(0.22, -1.0, 0.63, s=0.85).put(stamp)
    at(-0.3, -0.9, 0.63, 6, 0.6).put(sheet, 0.6, 0.5, ACTION)
    box(0, -1.03, 1.66, 1.9, 0.06, 0.42, SEA, 0.02)
    text(0, -1.065, 1.76, 'FORODHA', 0.36, WHITE)
    at(0.86, 0.15, 0.7, 90).put(window, 0.6, 0.55, SAND, bars=2)
    with at(-0.2, 0.2, 2.28):  # the seal
        cyl(0, 0, 0, 0.5, 0.1, paint(SUN, rough=0.3), axis='y', sides=48)
        cyl(0, -0.05, 0, 0.39, 0.04, ACTION, axis='y', sides=48)
        profile([(x * (0.29 if k % 2 else 0.13), z * (0.29 if k % 2 else 0.13)) for k, (x, z) in enumerate(ring(1, 10))], -0.11, 0.04, SUN, 0)
with at(-0.78, -0.9):  # the barrier, half open
    box(0, 0, 0, 0.26, 0.26, 0.8, SEA, 0.03)
    with at(0, -0.02, 0.68, tilt=(0, -24)):
        for i in range(8):
            box(0.06 + 0.2 * i, 0, 0, 0.205, 0.1, 0.13, WHITE if i % 2 else ACTION, 0.01)
at(-0.25, 0.4, 0.012, -90, 1.15).put(van, SUN, SEA)
with at(1.72, 0.6, 0, -4):  # the open container
    open_container(ACTION, '#B23A18')
    for x, y, z, size, rot in ((-0.45, -0.6, 0, 0.72, 0), (-0.42, -0.6, 0.52, 0.62, 5), (0.5, -0.55, 0, 0.6, -4), (0.48, -0.55, 0.43, 0.56, 4)):
        at(x, y, z + 0.08, rot).put(cartons, (0, 0, 0, size, 0))
    at(0.03, -0.75, 0.08, s=1.1).put(barrel, SEA)
with at(0.75, -1.15, 0, 10):  # who checks
    person(SEA, cap=INK, hands=((-0.2, -0.28, 0.55), (0.16, -0.3, 0.55)))
    at(-0.02, -0.34, 0.52, 0, 0.55, (50, 0)).put(sheet, 0.6, 0.7, ACTION)
with at(1.6, -1.35, 0, -10, 1.25):
    open_carton()
    at(0, 0, 0.3, 20).put(shoe, 0.42)
at(-2.35, -1.25, 0, 10).put(cartons, (0, 0, 0, 0.66, 0), (0.02, 0, 0.48, 0.46, 14), (0.62, -0.15, 0, 0.42, -12))
