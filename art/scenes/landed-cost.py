"""Landed cost: four steps up to the door, goods, freight, customs, delivery, and the owner who waits at the top."""
from props import *

begin('corner')
at(0, 0.15).put(ground, 5.1, 2.1, '#7FAFAD', grain=0.05)
for i, (x, colour) in enumerate(((-1.8, '#E6BE86'), (-0.6, '#EFAE78'), (0.6, '#F49460'), (1.8, NECTARINE))):
    box(x, 0.2, 0, 1.195, 1.6, 0.3 + 0.52 * i, paint(colour, 0.03), 0.06)
at(-1.9, 0.2, 0.3, 10, 1.9).put(carton)  # goods
at(-0.86, -0.14, 0.82, 76, 1.25).put(person, SUN, SEA, cap=ACTION, parcel=CARTON)  # freight: who carries it up
with at(0.54, -0.14, 1.34, 0, 0.9):  # customs, at the edge, where the next step hides none of it
    box(0, 0.1, 0, 0.86, 0.6, 0.95, paint(WHITE, 0.04), 0.02)
    box(0, 0.1, 0, 0.89, 0.63, 0.28, SEA, 0.02)
    box(0, -0.21, 0.36, 0.6, 0.05, 0.36, '#12343C', 0.01)
    box(0, -0.3, 0.3, 0.76, 0.24, 0.06, WOOD, 0.01)
    box(0, 0, 0.95, 1.0, 0.96, 0.08, SEA, 0.02)
    box(0, -0.46, 0.86, 0.98, 0.05, 0.3, SEA, 0.015)
    text(0, -0.49, 0.95, 'FORODHA', 0.175, WHITE)
with at(1.8, 0.55, 1.86):  # the door, and what all of it costs
    box(0, 0.05, 0, 1.1, 0.3, 1.3, paint(WHITE, 0.04), 0.02)
    at(0, -0.1, 0, s=0.66).put(carved_door)
    box(0, 0.02, 1.3, 1.24, 0.46, 0.4, SEA, 0.03)
    text(0, -0.22, 1.42, 'BEI KAMILI', 0.205, SUN)
    at(0.3, -0.7, 0, -50, 1.2).put(person, ACTION, INK, '#5F3822', hands=((-0.36, -0.14, 1.1), (0.34, -0.2, 0.8)))
    at(-0.38, -0.4, s=1.2).put(pot, ACTION)
