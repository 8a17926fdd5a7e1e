"""Clearance: our agent hands in the papers at the officer's window, and a second officer looks into a carton."""
from props import *

begin('corner')
ground(4.8, 3.2, '#D9B87F')
with at(-1.3, 0.55):  # the officer's window
    box(0, 0.15, 0, 1.7, 1.4, 1.75, paint(WHITE, 0.04), 0.03)
    box(0, 0.15, 0, 1.76, 1.46, 0.5, SEA, 0.02)
    box(0, 0.05, 1.75, 2.0, 1.9, 0.14, NECTARINE, 0.03)
    box(0, -0.56, 0.62, 1.3, 0.1, 1.0, '#12343C', 0.01)
    at(-0.16, -0.66, 0.04, 14, 1.2).put(person, MIST, cap=INK, hands=((-0.26, -0.24, 0.58), (0.3, -0.3, 0.7)))
    box(0, -0.8, 0, 1.4, 0.46, 0.62, SEA, 0.02)
    box(0, -0.82, 0.6, 1.5, 0.56, 0.07, WOOD, 0.02)
    at(0.22, -1.0, 0.67, s=0.8).put(stamp)
    at(-0.38, -0.92, 0.67, 6, 0.6).put(sheet, 0.6, 0.5, ACTION)
    box(0, -0.92, 1.75, 1.96, 0.08, 0.46, SEA, 0.02)
    text(0, -0.965, 1.87, 'FORODHA', 0.37, WHITE)
    at(0.86, 0.25, 0.72, 90).put(window, 0.6, 0.6, SAND, bars=2)
with at(-0.22, -0.55, 0, -80, 1.4):  # the agent
    person(NECTARINE, INK, hands=((-0.2, -0.36, 0.66), (0.18, -0.14, 0.42)))
at(-0.86, -0.44, 1.02, 22, tilt=(66, 0)).put(sheet, 0.36, 0.46, ACTION, 4)  # the papers that change hands
with at(1.35, 0.45, 0, -3):  # the open container
    open_container(ACTION, '#B23A18', 1.7, 1.7, 1.9)
    for x, y, z, size, rot in ((-0.45, -0.3, 0, 0.72, 0), (-0.42, -0.3, 0.52, 0.62, 5), (0.5, -0.25, 0, 0.66, -4),
                               (0.48, -0.25, 0.47, 0.6, 4)):
        at(x, y, z + 0.08, rot).put(cartons, (0, 0, 0, size, 0))
    at(0.03, -0.3, 0.08, s=1.1).put(barrel, SEA)
with at(1.2, -0.62, 0, 8, 1.4):  # who looks
    person(MIST, INK, cap=INK, skin='#5F3822', hands=((-0.2, -0.34, 0.58), (0.26, -0.28, 0.84)))
    at(0.28, -0.36, 0.86, 0).put(shoe, 0.36, NECTARINE, WHITE)
with at(1.12, -1.2, 0, 4):
    box(0, 0, 0, 0.9, 0.5, 0.34, WOOD, 0.02)
    at(0, 0, 0.34, s=1.0).put(open_carton)
    box(-0.12, 0, 0.66, 0.2, 0.3, 0.14, SUN, 0.03)
    box(0.14, 0.02, 0.66, 0.24, 0.3, 0.12, LEAF, 0.03)
at(-1.85, -1.15, 0, 10).put(cartons, (0, 0, 0, 0.5, 0), (0.5, -0.05, 0, 0.36, -12))
