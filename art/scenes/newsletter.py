"""The newsletter: a bird as large as a dhow brings the letter, and those on the envelope reach for it."""
from props import *


def letter(w=0.4):
    """A page that stands, its front to the front."""
    box(0, 0, 0, w, 0.03, w * 1.3, '#F5EDDD', 0.006)
    box(0, -0.018, w * 1.02, w * 0.8, 0.01, w * 0.14, ACTION, 0)
    for k in range(4):
        box(0, -0.018, w * (0.14 + k * 0.2), w * 0.78, 0.01, w * 0.06, STEEL, 0)


def fan(count, root, turns, lengths, colour, z=0.0):
    """Feathers side by side: `root` tells where one starts, at 0 to 1; they turn and grow from one number to another."""
    for k in range(count):
        t = k / (count - 1)
        (x, y), turn, long = root(t), turns[0] + t * (turns[1] - turns[0]), lengths[0] + t * (lengths[1] - lengths[0])
        a = math.radians(turn)
        ball(x + long / 2 * math.cos(a), y + long / 2 * math.sin(a), z + 0.004 * k, long / 2, colour, (1, 0.27, 0.07), rot=turn)


begin('corner')
box(0, 0, -0.4, 4.6, 3.1, 0.4, paint('#1F6F78', 0.04, 0.8), 0.09)  # the envelope, its folds, its flap with the seal
for side in (-1, 1):
    slab([(side * 2.22, -1.48), (side * 2.22, 1.48), (0, 0.1)][::side], 0, 0.03, '#2F8A8C', 0.02)
slab([(-2.18, -1.5), (2.18, -1.5), (0.2, 0.1), (-0.2, 0.1)], 0.01, 0.04, '#3E9A97', 0.02)
slab([(-2.18, 1.5), (-0.2, -0.36), (0.2, -0.36), (2.18, 1.5)], 0.03, 0.05, '#63B5AC', 0.025)
cyl(0, -0.2, 0.07, 0.36, 0.07, ACTION, bevel=0.03, sides=22)
cyl(0, -0.2, 0.13, 0.24, 0.025, '#A8331A', bevel=0.01)
with at(-0.55, 0.5, 2.12, -22, 2.0, (0, -10)):  # the bird
    body = [(0.5 + 0.055 * k, 0.215 * math.sin(math.pi * min(1, (0.04 + k / 18)) ** 0.8)) for k in range(19)]
    lathe(0, 0, 0, [(max(0.02, r), x - 1.05) for x, r in body], SUN, tilt=(0, 90))
    ball(0.36, 0, 0.1, 0.165, SUN)
    cyl(0.58, 0, 0.08, 0.06, 0.22, ACTION, 0.004, axis='x', bevel=0)
    for side in (-1, 1):
        ball(0.44, side * 0.125, 0.14, 0.03, INK)
        ball(0.465, side * 0.15, 0.155, 0.01, WHITE)
        with at(0.05, side * 0.12, 0.1, tilt=(28 if side > 0 else 4, 0)):  # a wing: long feathers, and short ones over them
            fan(9, lambda t: (0.16 - 0.1 * t * t, side * 0.5 * t), (side * 176, side * 98), (0.4, 0.66), '#E8642F')
            fan(8, lambda t: (0.2 - 0.1 * t * t, side * 0.5 * t), (side * 172, side * 96), (0.28, 0.42), '#F59A4E', 0.035)
            fan(7, lambda t: (0.22 - 0.1 * t * t, side * 0.46 * t), (side * 168, side * 92), (0.17, 0.24), SUN, 0.06)
        tube([(0.02, side * 0.05, -0.14), (0.06, side * 0.05, -0.3)], 0.02, ACTION)
    fan(5, lambda t: (-0.34, 0.06 * (t - 0.5)), (156, 204), (0.5, 0.5), '#E8642F')
    with at(0.71, 0, -0.3, 50, 0.84, (0, 14)):  # the letter in its beak
        box(0, 0, 0, 0.62, 0.04, 0.4, '#F8F1E2', 0.01)
        tube([(-0.3, -0.025, 0.39), (0, -0.025, 0.16), (0.3, -0.025, 0.39)], 0.014, ACTION)
        cyl(0, -0.03, 0.17, 0.065, 0.03, ACTION, axis='y')
with at(1.85, -0.45, 0.03, -56, 1.45):  # who lifts a child up to it
    person(NECTARINE, INK, skin='#5F3822', hands=((-0.17, -0.14, 1.12), (0.17, -0.14, 1.12)))
    at(0, -0.03, 0.86, 0, 0.66).put(person, LEAF, SEA, hands=((-0.22, -0.34, 1.02), (0.2, -0.3, 1.12)), sits=True, nod=-16)
with at(-0.95, -1.05, 0.03, 16, 1.5):  # who reads the last one aloud
    person('#F5EDDD', skirt=ACTION, hair=SUN, hands=((-0.18, -0.34, 0.6), (0.18, -0.34, 0.6)), nod=10)
    at(0, -0.37, 0.42, tilt=(-18, 0)).put(letter, 0.36)
at(0.35, -1.2, 0.03, 20, 1.9).put(cat)
