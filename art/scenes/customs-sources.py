"""Sources: the gate of customs is built of its own law books, and who passes takes one out and reads."""
from props import *


def book(w, d, h, colour, title='', pages='#F3E7CC'):
    """A book that lies, its back to the front."""
    box(0.02, 0.03, 0.03, w - 0.06, d - 0.06, h - 0.06, pages, 0.01)
    for z in (0, h - 0.05):
        box(0, 0, z, w, d, 0.05, colour, 0.015)
    box(0, -d / 2 + 0.03, 0, w, 0.08, h, colour, 0.03)
    for x in (-0.41, 0.41):
        box(x * w, -d / 2 + 0.025, 0.01, 0.05, 0.1, h - 0.02, SUN, 0.004)
    if title:
        size = min(h * 0.66, 1.28 / len(title))
        text(0, -d / 2 - 0.018, h / 2 - 0.35 * size, title, size, WHITE)


begin('corner')
cyl(0, 0, -0.4, 2.35, 0.4, paint('#4C8F68', 0.06, 0.8), sides=80, bevel=0.1)
cyl(0, 0, 0, 2.2, 0.012, paint('#68A67C', 0.06, 0.8), sides=80, bevel=0)
slab([(-0.5, -2.12), (0.5, -2.12), (0.5, 2.12), (-0.5, 2.12)], 0.004, 0.014, paint('#D9B27A', 0.08, 0.5), 0)
for side, pile in ((-1, ((SEA, ''), (ACTION, 'SHERIA'), (SUN, ''), ('#17707F', ''), (NECTARINE, 'KODI'), (INK, ''))),
                   (1, ((ACTION, ''), (INK, 'USHURU'), (LEAF, ''), (MIST, ''), (SEA, 'VAT'), (NECTARINE, '')))):
    z = 0.012
    for k, (colour, title) in enumerate(pile):
        h = (0.34, 0.4, 0.28, 0.38, 0.32, 0.26)[k]
        at(side * (1.15 + 0.03 * (k % 3)), 0.3, z, (3, -4, 2, 5, -3, 1)[k] * side).put(book, 1.24, 1.1, h, colour, title)
        z += h
with at(0, 0.3, z + 0.02):  # its roof: the open book
    for side in (-1, 1):
        with at(0, 0, 0.62, tilt=(0, 19 * side)):
            box(side * 0.98, 0, 0, 2.04, 1.6, 0.07, ACTION, 0.03)
            box(side * 0.96, -0.02, -0.24, 1.9, 1.48, 0.25, '#F3E7CC', 0.03)
    cyl(0, 0, 0.62, 0.11, 1.64, '#A8331A', axis='y')
    box(0, -0.76, 0.0, 0.16, 0.03, 0.56, SUN, 0.01)  # its ribbon
    box(0, -0.82, -0.1, 2.3, 0.08, 0.46, SEA, 0.03)
    text(0, -0.87, 0.01, 'FORODHA', 0.4, WHITE)
with at(0.06, -0.62, 0.012, 14):  # who sits and reads
    book(0.84, 0.62, 0.26, LEAF)
    at(0, 0, 0.26).put(book, 0.78, 0.58, 0.2, SUN)
    with at(0, 0.02, 0.0, s=1.28):
        person('#F5EDDD', skirt=ACTION, skin='#5F3822', hair=NECTARINE, hands=((-0.29, -0.37, 0.6), (0.29, -0.37, 0.6)), sits=True)
        for side in (-1, 1):
            at(side * 0.14, -0.4, 0.58, tilt=(30, side * 10)).put(box, 0, 0, 0, 0.28, 0.36, 0.05, '#F8F1E2', 0.01)
            at(side * 0.15, -0.41, 0.56, tilt=(30, side * 10)).put(box, 0, 0, 0, 0.3, 0.4, 0.03, SEA, 0.01)
with at(2.12, -0.3, 0.012, -70, 1.3):  # the officer, who shows the place
    person(MIST, INK, cap=SEA, hands=((-0.1, -0.38, 0.56), (0.22, -0.08, 0.42)))
with at(-1.98, -0.42, 0, 90):  # who pulls one out
    for x in (-0.22, 0.22):
        tube([(x, -0.2, 0), (x, 0.2, 1.36)], 0.035, '#D8A665')
    for k in range(4):
        tube([(-0.22, 0.2 - 0.085 * (k + 1), 0.29 * (k + 1)), (0.22, 0.2 - 0.085 * (k + 1), 0.29 * (k + 1))], 0.03, '#D8A665')
    at(0, 0.1, 0.32, 0, 1.3).put(person, SUN, SEA, look=-20, hands=((-0.18, -0.3, 0.62), (0.18, -0.3, 0.62)))
at(1.5, 0.98, 0.012).put(bush, 0.3)
