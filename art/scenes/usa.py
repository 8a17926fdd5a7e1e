"""A street corner in the USA: brick houses with a fire escape and a water tower, towers behind, a taxi, a barrel that is filled."""
from props import *

IRON = '#2F4248'


def tower(x, y, steps, tone, glass, spire=False):
    """A skyscraper of `steps`, each a width and a height, with ribbons of glass."""
    z = 0.1
    for width, h in steps:
        with at(x, y, z):
            box(0, 0, 0, width, width, h, tone, 0.02)
            for i in range(5):
                for face in (at(0, -width / 2), at(width / 2, 0, rot=90)):
                    face.put(box, (i - 2) * width / 5.4, 0, 0.08, width / 11, 0.02, h - 0.14, glass, 0)
        z += h
    if spire:
        lathe(x, y, z, ((0.16, 0), (0.13, 0.14), (0.05, 0.22), (0.04, 0.4), (0.015, 0.42), (0.015, 0.8), (0.01, 0.81)), '#3F9C88')


def fire_escape(w, floors, storey):
    """Platforms with rails, and one stair from each down to the next, each in front of the wall."""
    for f in range(1, floors):
        with at(0, 0, f * storey + 0.2):
            box(0, -0.15, 0, w, 0.3, 0.035, IRON, 0)
            for z in (0.13, 0.24):
                tube([(-w / 2, -0.3, z), (w / 2, -0.3, z)], 0.014, IRON)
            for i in range(6):
                tube([(i * w / 5 - w / 2, -0.3, 0), (i * w / 5 - w / 2, -0.3, 0.24)], 0.012, IRON)
            lean = w * (0.3 if f % 2 else -0.3)
            for y in (-0.22, -0.1) if f > 1 else ():
                tube([(lean, y, 0), (-lean, y, -storey + 0.03)], 0.018, IRON)


begin('place')
ground(5.2, 3.7, '#4F7F86')
road(-1.3, 5.16, 0.9, SUN)
box(0, 0.48, 0, 5.1, 2.62, 0.1, paint('#D0C4AE', 0.07, 0.6), 0.02)
tower(-0.45, 1.42, ((0.8, 2.1), (0.6, 0.3)), '#C08A66', '#5E4A3E')
tower(0.75, 1.4, ((1.0, 2.7), (0.78, 0.7), (0.56, 0.55), (0.36, 0.2)), '#D9C08C', '#3F7F93', True)
tower(2.05, 1.42, ((0.8, 2.0),), '#86A5A8', '#D9E4E0')
for x, w, floors, storey, colour, doors in ((-1.75, 1.35, 4, 0.56, '#A8402C', None), (-0.48, 1.15, 3, 0.58, '#F0B25A', LEAF), (0.68, 1.15, 3, 0.52, '#2F7F86', SUN), (1.88, 1.2, 2, 0.66, '#D9683C', None)):
    with at(x, 0.7, 0.1):
        house(w, 0.95, floors, colour, '#E6D3B3', None, doors, storey=storey, step=0.38)
        box(0, 0, floors * storey + 0.1, w + 0.14, 1.09, 0.12, DARKWOOD if floors != 3 else '#E6D3B3', 0.02)
        for i in range(7):
            box((i - 3) * w / 6.6, -0.53, floors * storey + 0.0, 0.06, 0.1, 0.1, DARKWOOD if floors != 3 else '#E6D3B3', 0.01)
at(-1.75, 0.22, 0.1).put(fire_escape, 1.16, 4, 0.56)
with at(-1.75, 0.75, 2.5):  # the water tower
    for x, y in ((-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)):
        tube([(x, y, 0), (x * 0.8, y * 0.8, 0.34)], 0.03, INK)
    cyl(0, 0, 0.3, 0.36, 0.46, paint(WOOD, 0.15, 0.1), 0.34)
    cyl(0, 0, 0.76, 0.42, 0.28, DARKWOOD, 0.01, bevel=0)
for x, colour in ((-0.86, '#C99460'), (0.3, '#B05C45')):  # stoops
    for i in range(3):
        box(x, 0.14 - i * 0.12, 0.1, 0.4, 0.14, 0.21 - i * 0.07, colour, 0.01)
with at(1.88, 0.2, 0.1):  # the corner shop
    box(0, 0, 0.1, 0.94, 0.06, 0.42, paint('#FFDDA0', glow=0.5), 0.01)
    at(0, -0.14).put(awning, 1.2, 0.36, 0.68, (LEAF, WHITE))
    for x, c in ((-0.36, ACTION), (0.0, SUN), (0.34, NECTARINE)):
        box(x, -0.2, 0, 0.28, 0.2, 0.16, WOOD, 0.01)
        for k in range(6):
            ball(x - 0.08 + 0.08 * (k % 3), -0.24 + 0.09 * (k // 3), 0.19, 0.05, c)
with at(-1.78, -1.28, 0.03, s=0.92):
    car(paint('#F2B32E', rough=0.3))
    box(-0.15, 0, 0.62, 0.3, 0.16, 0.1, paint(WHITE, glow=0.5), 0.02)
with at(1.82, -1.28, 0.03, 180, 0.92):
    van(WHITE, NECTARINE)
with at(-0.2, -0.52, 0.1, s=1.22):
    at(s=0.8).put(barrel, SEA, 0.6)
    at(-0.42, 0.04, 0, 80, 0.66).put(person, NECTARINE, SEA, hands=((-0.2, -0.3, 0.76), (0.2, -0.3, 0.76)))
    at(-0.14, 0.02, 0.5, 8, 0.7).put(carton, 0.4, 0.34, 0.28)
    at(0.48, 0.06, 0, -80, 0.66).put(person, SUN, LEAF, bun=True, parcel=CARTON)
with at(-1.5, -0.62, 0.1, s=0.8):
    lathe(0, 0, 0, ((0.1, 0), (0.08, 0.06), (0.08, 0.24), (0.1, 0.26), (0.05, 0.34), (0.01, 0.36)), ACTION)
    cyl(0, 0, 0.2, 0.035, 0.24, ACTION, axis='x')
at(-2.25, -0.5, 0.1).put(tree, 0.85)
