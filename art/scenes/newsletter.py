"""The newsletter: a bird as large as a dhow brings the letter, and those on the envelope reach for it."""
from props import *


def letter(w=0.4):
    """A page that stands, its front to the front."""
    box(0, 0, 0, w, 0.03, w * 1.3, '#F5EDDD', 0.006)
    box(0, -0.018, w * 1.02, w * 0.8, 0.01, w * 0.14, ACTION, 0)
    for k in range(4):
        box(0, -0.018, w * (0.14 + k * 0.2), w * 0.78, 0.01, w * 0.06, STEEL, 0)


begin('corner')
box(0, 0, -0.4, 4.6, 3.1, 0.4, paint('#2F8285', 0.06, 0.8), 0.09)  # the envelope
slab([(-2.2, 1.5), (0, 0.1), (2.2, 1.5)], 0, 0.014, '#1C5F66', 0)  # it is open: its inside, its folds, and its flap with the seal
for side in (-1, 1):
    tube([(side * 2.22, 1.47, 0.01), (0, 0.08, 0.02)], 0.06, '#A9D6CE')
    tube([(side * 2.22, -1.47, 0.0), (side * 0.5, -0.1, 0.0)], 0.05, '#A9D6CE')
with at(0, 1.5, -0.04, tilt=(66, 0)):
    slab([(-2.28, 0), (2.28, 0), (0.16, 1.72), (-0.16, 1.72)], 0, 0.09, '#3E9A97', 0.04)
    cyl(0, 1.32, 0.08, 0.34, 0.07, ACTION, bevel=0.03, sides=22)
    cyl(0, 1.32, 0.14, 0.23, 0.025, '#A8331A', bevel=0.01)
with at(-0.25, 0.3, 2.2, -14, 2.0, (0, -14)):  # the bird
    lathe(0, 0, 0, ((0.02, -0.5), (0.1, -0.36), (0.19, -0.1), (0.2, 0.1), (0.14, 0.3), (0.02, 0.4)), SUN, tilt=(0, 90))
    ball(0.4, 0, 0.1, 0.15, SUN)
    cyl(0.58, 0, 0.07, 0.055, 0.2, ACTION, 0.004, axis='x', bevel=0)
    for side in (-1, 1):
        ball(0.46, side * 0.13, 0.14, 0.03, INK)
        wing = [(0.2, 0), (0.26, 0.26), (0.16, 0.6), (-0.06, 0.98), (-0.14, 0.74), (-0.26, 0.72), (-0.26, 0.5), (-0.36, 0.44), (-0.3, 0.2), (-0.24, 0)]
        with at(0, side * 0.1, 0.08, tilt=(side * (16 if side > 0 else 10), 0)):
            slab([(x, side * y) for x, y in wing][::side], 0, 0.05, '#F0B547', 0.015)
            slab([(x * 0.72 + 0.03, side * y * 0.7) for x, y in wing][::side], 0.03, 0.05, NECTARINE, 0.015)
    for turn in (-16, 0, 16):
        at(-0.38, 0, 0.0, turn).put(profile, [(0, -0.03), (-0.44, 0.04), (-0.5, 0.12), (0, 0.06)], -0.07, 0.14, NECTARINE, 0.02)
    with at(0.74, 0, -0.26, 70, 1, (0, 12)):  # the letter in its beak
        box(0, 0, 0, 0.58, 0.04, 0.38, '#F8F1E2', 0.01)
        tube([(-0.28, -0.025, 0.37), (0, -0.025, 0.15), (0.28, -0.025, 0.37)], 0.014, ACTION)
        cyl(0, -0.03, 0.16, 0.06, 0.03, ACTION, axis='y')
with at(1.35, -0.75, 0, -26, 1.45):  # who lifts a child up to it
    person(NECTARINE, INK, skin='#5F3822', hands=((-0.17, -0.14, 1.12), (0.17, -0.14, 1.12)))
    at(0, -0.03, 0.86, 0, 0.66).put(person, LEAF, SEA, hands=((-0.26, -0.2, 1.16), (0.26, -0.2, 1.16)), sits=True)
with at(-0.55, -0.98, 0, 12, 1.45):  # who reads the last one aloud
    person('#F5EDDD', skirt=ACTION, hair=SUN, hands=((-0.18, -0.34, 0.66), (0.18, -0.34, 0.66)))
    at(0, -0.37, 0.54, tilt=(-18, 0)).put(letter, 0.38)
at(-1.3, -0.85, 0, 64, 1.42).put(person, SUN, '#5F3822', cap=WHITE, hands=((-0.22, -0.1, 0.46), (0.05, -0.18, 0.86)))
at(0.42, -1.15, 0, 20, 1.9).put(cat)
