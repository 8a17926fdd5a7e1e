"""Beyond Tanzania: two countries are two pieces of a jigsaw, and a lorry drives over the seam from one to the other."""
from props import *


def edge(a, b, out=0.0, wide=0.5):
    """A side of a piece, from a up to b: in its middle a knob to the right of the way (1) or a hole (-1)."""
    a, b = Vector(a), Vector(b)
    ahead, middle = (b - a).normalized(), (a + b) / 2
    right = Vector((ahead.y, -ahead.x)) * out
    turns = [math.radians(-130 + 260 * k / 20) for k in range(21 if out else 0)]
    return [tuple(a)] + [tuple(middle + right * wide * (0.75 + math.cos(t)) + ahead * wide * math.sin(t)) for t in turns]


def post(x, name, colour):
    """The booth of a border on the far side of the road, its barrier up."""
    with at(x, 1.36):
        box(0, 0, 0, 0.9, 0.7, 1.35, paint(WHITE, 0.04), 0.03)
        box(0, 0, 0, 0.94, 0.74, 0.4, colour, 0.02)
        at(0.1, -0.35, 0.6).put(window, 0.46, 0.48, colour)
        at(0.45, 0, 0.6, 90).put(window, 0.34, 0.48, colour)
        box(0, -0.06, 1.35, 1.3, 1.0, 0.1, colour, 0.03)
        box(0, -0.4, 1.45, 1.9, 0.1, 0.56, colour, 0.03)
        text(0, -0.46, 1.59, name, 0.37, WHITE)
    with at(x + 0.82, 1.16):
        box(0, 0, 0, 0.22, 0.22, 0.5, colour, 0.03)
        with at(0, 0, 0.45, tilt=(0, -72)):
            for i in range(8):
                box(0.1 + 0.2 * i, 0, 0, 0.2, 0.07, 0.11, WHITE if i % 2 else ACTION, 0.01)


begin('place')
a, b, c, d = (-3.5, -1.9), (0, -1.9), (0, 0.3), (0, 1.75)
slab(edge(a, b, -1, 0.42) + edge(b, c, 1) + [c, d, (-3.5, 1.75)], -0.5, 0.5, paint('#C7683B', 0.08, 0.9), 0.06)
b, c, d = (0.08, -1.9), (0.08, 0.3), (0.08, 1.75)
slab(edge(b, (3.6, -1.9), 1, 0.42) + [(3.6, -1.9), (3.6, 1.75), d] + edge(c, b, -1, 0.58), -0.5, 0.5, paint('#4C9163', 0.08, 0.9), 0.06)
road(0.5, 6.9, 1.0)
at(0.12, 0.46, 0.03, 0, 1.16).put(lorry, SUN, SEA)
post(-1.5, 'KWAHERI', SEA)
post(2.35, 'KARIBU', ACTION)
with at(-1.75, -0.5, 0, 46, 1.25):  # who stamps them out, and waves
    person(MIST, INK, cap=SEA, hands=((-0.2, -0.22, 0.62), (0.36, -0.14, 1.12)))
    at(-0.18, -0.3, 0.58, tilt=(40, 0)).put(sheet, 0.24, 0.3, SEA, 3)
with at(2.75, -0.3, 0, -58, 1.25):  # who waves them in
    person('#F5EDDD', INK, skin='#5F3822', cap=ACTION, hands=((-0.4, -0.2, 0.84), (0.3, -0.2, 1.08)))
for x, y, turn, size, look in ((2.0, -1.5, 166, 1.25, dict(shirt=SUN, skirt=ACTION, skin='#5F3822', hair=SEA, hands=((-0.36, -0.1, 1.12), (0.2, -0.2, 0.6)))),
                               (1.5, -1.4, 176, 0.85, dict(shirt=NECTARINE, legs=INK, hands=((-0.34, -0.1, 1.12), (0.34, -0.1, 1.12))))):  # who waits for what is in it
    at(x, y, 0, turn, size).put(person, **look)
with at(-2.62, 0.42, 0.03, 6, 1.3):  # who pushes bananas over the border
    bicycle(ACTION)
    for k, y in ((0, -0.14), (1, 0.14), (2, 0.0)):
        for i in range(6):
            tube([(-0.32 + 0.05 * i, y, 0.72 + 0.09 * (k == 2)), (-0.35 + 0.06 * i, y * 1.25, 0.6 + 0.09 * (k == 2)), (-0.33 + 0.06 * i, y * 1.3, 0.48 + 0.09 * (k == 2))], 0.035, '#8FB04A' if (i + k) % 3 else SUN)
at(-2.4, 0.1, 0.03, 70, 1.25).put(person, LEAF, '#5F3822', hands=((-0.14, -0.3, 0.66), (0.16, -0.32, 0.66)), cap=WHITE)
