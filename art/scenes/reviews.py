"""Reviews: a parcel on a doorstep, not opened yet, next to the sandals of who lives there."""
from props import *


def sandal(colour):
    slab(curve([(-0.1, -0.26), (0.06, -0.27), (0.1, -0.05), (0.13, 0.18), (0.02, 0.28), (-0.11, 0.2), (-0.09, -0.05)]), 0, 0.07, DARKWOOD, 0.02)
    for x, y in ((-0.12, -0.02), (0.13, 0.0)):
        tube([(x, y, 0.06), (x * 0.5, 0.07, 0.16), (0.01, 0.17, 0.1)], 0.03, colour)


begin('corner')
ground(3.9, 3.2, '#DDBF88')
with at(0, 1.0):  # the wall with its door
    box(0, 0.1, 0, 3.6, 0.5, 3.0, paint(WHITE, 0.07, 0.4), 0.03)
    box(0, 0.08, 0, 3.64, 0.52, 0.34, paint(STONE, 0.14, 0.3), 0.02)
    at(-0.25, -0.16, 0.34).put(carved_door, 1.28)
    at(1.35, -0.14, 1.15).put(window, 0.5, 0.85, DARKWOOD, SEA, bars=2)
    box(-0.25, -0.5, 0, 2.3, 0.9, 0.34, paint(STONE, 0.14, 0.3), 0.03)
    box(-0.25, -1.05, 0, 2.6, 0.5, 0.17, paint(STONE, 0.14, 0.3), 0.03)
    with at(0.1, -0.55, 0.34, 10):  # the parcel
        carton(0.9, 0.66, 0.62)
        tube([(-0.44, -0.345, 0.3), (0.44, -0.345, 0.3)], 0.016, ACTION)
    at(-0.95, -0.62, 0.34, -6).put(sandal, ACTION)
    at(-0.66, -0.58, 0.34, -14).put(sandal, ACTION)
    with at(1.4, -0.55):  # a seat of stone with its cushion
        box(0, 0, 0, 0.75, 0.8, 0.5, paint(WHITE, 0.07, 0.4), 0.04)
        box(0, 0, 0.5, 0.66, 0.7, 0.12, NECTARINE, 0.05)
with at(-1.55, 0.35):  # a bougainvillea
    tube([(0, 0, 0), (0.05, 0.1, 0.8), (-0.05, 0.2, 1.7), (0.4, 0.3, 2.6)], 0.05, DARKWOOD)
    for i in range(44):
        t = rng.random()
        ball(-0.1 + 0.65 * t * t + rng.uniform(-0.26, 0.26), 0.05 + 0.25 * t + rng.uniform(-0.2, 0.2), 1.2 + 1.75 * t + rng.uniform(-0.25, 0.2), rng.uniform(0.08, 0.17),
             ('#D8467A', LEAF, '#E4688F', '#2E8656', '#C93A6B')[i % 5], (1, 1, 0.8))
for i in range(7):  # its petals on the ground
    cyl(-1.6 + rng.uniform(-0.25, 0.7), -0.4 + rng.uniform(-0.5, 0.4), 0, 0.05, 0.01, '#D8467A', bevel=0, sides=6)
