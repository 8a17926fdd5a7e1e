"""Landed cost: a stair of four layers, goods, freight, customs, delivery; on each step the parcel gets one more tag, up to its door."""
from props import *

COSTS = ('#F2B94C', NECTARINE, '#C4472A', '#17707F')


def tagged(count):
    """The parcel, with a tag for each cost so far."""
    box(0, 0, 0, 0.74, 0.46, 0.48, CARTON, 0.02)
    box(0, 0, 0.004, 0.12, 0.468, 0.48, TAPE, 0.004)
    for k in range(count):
        with at(-0.27 + 0.18 * k, -0.25, 0.46, tilt=(8, 5 if k % 2 else -5)):
            tube([(0, 0.03, 0.03), (0, -0.01, -0.07)], 0.01, WHITE)
            profile([(0, -0.02), (0.085, -0.1), (0.085, -0.42), (-0.085, -0.42), (-0.085, -0.1)], -0.03, 0.03, COSTS[k], 0.006)


begin('corner')
at(0, 0.15).put(ground, 5.3, 2.2, '#7FAFAD', grain=0.05)
for k, colour in enumerate(COSTS):  # each layer is shorter than the one it lies on
    box(0.6 * k, 0.2, 0.4 * k, 4.8 - 1.2 * k, 1.6, 0.4, paint(colour, 0.04), 0.06)
at(-1.6, -0.2, 0.4, 4).put(tagged, 1)  # goods: the seller ties the first tag
at(-2.12, -0.08, 0.4, 76, 1.35).put(person, MIST, skirt='#17707F', hair=ACTION, nod=12, hands=((-0.12, -0.3, 0.5), (0.12, -0.3, 0.54)))
at(-0.86, 0.0, 0.8, 72, 1.35).put(person, SEA, INK, skin='#5F3822', cap=WHITE, hands=((-0.22, -0.36, 0.43), (0.2, -0.36, 0.43)))  # freight: a sailor carries it up
at(-0.28, -0.18, 1.4, 0, 0.92).put(tagged, 2)
with at(0.62, 0.52, 1.2):  # customs: a booth, whose officer bends over its counter
    box(0, 0.1, 0, 1.0, 0.7, 0.72, SEA, 0.02)
    box(0, 0.4, 0.7, 1.0, 0.1, 1.12, paint(WHITE, 0.04), 0.02)
    for x in (-0.46, 0.46):
        box(x, -0.2, 0.7, 0.08, 0.1, 1.12, WHITE, 0.01)
    box(0, -0.44, 0.68, 1.06, 0.32, 0.06, WOOD, 0.01)
    box(0, 0.05, 1.82, 1.2, 1.0, 0.1, SEA, 0.03)
    box(0, -0.44, 1.74, 1.16, 0.06, 0.32, SEA, 0.02)
    text(0, -0.475, 1.83, 'FORODHA', 0.22, WHITE)
    at(-0.04, -0.12, 0.02, 20, 1.2).put(person, WHITE, INK, cap=ACTION, hands=((-0.24, -0.3, 0.64), (0.2, -0.32, 0.64)))
at(0.62, -0.32, 1.2, 4).put(tagged, 3)
with at(1.8, 0.62, 1.6):  # the door, and what all of it costs
    box(0, 0.1, 0, 1.16, 0.3, 1.72, paint(WHITE, 0.04), 0.02)
    at(0, -0.06, 0, s=0.86).put(carved_door)
    box(0, 0.06, 1.72, 1.26, 0.44, 0.4, SEA, 0.03)
    text(0, -0.17, 1.84, 'BEI KAMILI', 0.21, SUN)
    at(0.08, -0.52, 0, 16, 1.3).put(person, SUN, skirt=LEAF, skin='#5F3822', hair=ACTION, hands=((-0.26, -0.1, 1.12), (0.26, -0.1, 1.12)))
    at(0.1, -0.62, 1.46, 8, 0.86).put(tagged, 4)
