"""All goods: what people bring, on three steps of a stall and in front of it."""
from catalogue import OBJECTS
from props import *
from shapes import group


def goods(name, x, y, z, size, turn=0):
    with group((x, y, z), (0, 0, turn), size):
        OBJECTS[name][0]()


begin('corner')
ground(4.7, 3.5, '#DDBF88')
for i, (y, h) in enumerate(((0.15, 0.42), (0.85, 0.84), (1.45, 1.26))):
    box(-0.35, y, 0, 3.7, 0.72, h, (SEA, NECTARINE, SUN)[i], 0.03)
    box(-0.35, y, h, 3.8, 0.76, 0.06, WOOD, 0.015)
for name, x, y, z, size, turn in (
        ('household-effects', -1.55, 1.5, 1.32, 0.42, 10), ('televisions', -0.35, 1.5, 1.32, 0.55, -4), ('musical-instruments', 0.95, 1.5, 1.32, 0.6, 6),
        ('fabrics-and-kitenge', -1.65, 0.85, 0.9, 0.36, 8), ('wigs-and-hair', -0.75, 0.85, 0.9, 0.34, 0), ('handbags', 0.15, 0.85, 0.9, 0.36, -8), ('kitchen-goods', 1.0, 0.85, 0.9, 0.36, 6),
        ('smartphones', -1.75, 0.12, 0.48, 0.3, 0), ('laptops', -1.0, 0.12, 0.48, 0.34, 4), ('perfume', -0.25, 0.12, 0.48, 0.28, 0), ('shoes', 0.5, 0.1, 0.48, 0.34, 6), ('toys', 1.2, 0.12, 0.48, 0.3, -6),
        ('mixed-barrel', -1.7, -0.95, 0, 0.52, 0), ('tyres', -0.6, -0.95, 0, 0.42, 10), ('motorcycles', 1.15, -1.0, 0, 0.85, -6)):
    goods(name, x, y, z, size, turn)
