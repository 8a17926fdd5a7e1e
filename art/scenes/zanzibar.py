"""Stone Town: coral houses, a carved door, balconies over a lane, dhows at the waterfront."""
from props import *

CORAL = paint('#E9DCC4', 0.12, 0.35)


def coral_house(w, d, floors, colour, balcony=False, carved=False):
    h = floors * 0.8
    box(0, 0, 0, w, d, h, paint(colour, 0.12, 0.35), 0.03)
    for i in range(int(w / 0.28)):
        box(-w / 2 + 0.16 + i * 0.28, -d / 2 + 0.05, h, 0.15, 0.08, 0.13, paint(colour, 0.1, 0.3), 0.03)
    for i in range(int(d / 0.28)):
        box(w / 2 - 0.05, -d / 2 + 0.2 + i * 0.28, h, 0.08, 0.15, 0.13, paint(colour, 0.1, 0.3), 0.03)
    box(0, 0, h - 0.1, w + 0.04, d + 0.04, 0.06, WHITE, 0.01)
    for face, width in ((at(0, -d / 2), w), (at(w / 2, 0, rot=90), d)):
        with face:
            count = max(2, round(width / 0.55))
            for floor in range(floors):
                for i in range(count):
                    x = (i - (count - 1) / 2) * width / count
                    if floor or not carved or abs(x) > 0.4 or width != w:
                        at(x, 0, 0.24 + floor * 0.8).put(window, 0.17, 0.4, '#8A5A35', '#3E7F78' if floor else '#7A4A2A')
    if carved:
        with at(0, -d / 2):
            carved_door(0.46)
            box(0, -0.2, 0, 0.8, 0.3, 0.06, STONE, 0.01)
    if balcony:
        z = 0.86
        box(0, -d / 2 - 0.2, z, w * 0.86, 0.4, 0.05, '#8A5A35', 0.01)
        for k in range(int(w / 0.1)):
            x = -w * 0.42 + k * 0.1
            box(x, -d / 2 - 0.38, z + 0.05, 0.025, 0.025, 0.24, '#A9713F', 0)
        box(0, -d / 2 - 0.38, z + 0.28, w * 0.86, 0.04, 0.03, '#8A5A35', 0)
        for x in (-w * 0.41, 0, w * 0.41):
            box(x, -d / 2 - 0.37, z + 0.05, 0.05, 0.05, 0.66, '#8A5A35', 0.01)
            profile([(0, 0), (0.36, 0.34), (0, 0.34)], -0.02, 0.04, '#8A5A35', 0, x=x, z=z - 0.34, rot=-90)
        box(0, -d / 2 - 0.22, z + 0.7, w * 0.94, 0.52, 0.05, ACTION, 0.01, tilt=(9, 0))
        for k in range(9):  # the fretwork under the eaves
            cyl(-w * 0.42 + k * w * 0.105, -d / 2 - 0.45, z + 0.6, 0.05, 0.02, WHITE, axis='y', bevel=0)


begin('place')
water(7.4, 5)
land = [(-3.66, 2.46)] + curve([(-5, -1.1), (-3.66, -1.15), (-1.5, -1.0), (0.4, -1.2), (2.2, -0.8), (3.66, -0.9), (5, -0.9)])[6:31] + [(3.66, 2.46)]
for grow, h, colour in ((0.45, 0.012, paint(SHALLOW, 0.1, rough=0.5)), (0.12, 0.08, '#D5E4D6'), (0, 0.2, paint(BEACH, 0.1))):
    slab([(x * 0.999, y - (grow if y < 2 else 0)) for x, y in land], 0, h, colour, 0.03)
box(0, 0.95, 0.2, 7.26, 2.9, 0.05, paint('#CDB78F', 0.15, 0.2), 0.02)
for x, y, w, d, floors, colour, balcony, carved in ((-2.8, 1.4, 1.5, 1.4, 3, '#E9DCC4', False, False), (-1.05, 1.25, 1.5, 1.3, 2, '#E8C58E', True, False),
                                                    (0.75, 1.35, 1.6, 1.4, 3, '#F0E6D4', True, True), (2.75, 1.35, 1.4, 1.3, 2, '#DDA98A', False, True)):
    at(x, y, 0.24).put(coral_house, w, d, floors, colour, balcony, carved)
at(-1.2, 1.3, 1.86).put(washing_line, 1.2, 0.5)
at(-2.9, 1.5, 2.66, s=1.1).put(tank)
with at(2.75, 1.45, 1.84):  # the tea house on the roof
    for x in (-0.4, 0.4):
        for y in (-0.35, 0.35):
            box(x, y, 0, 0.05, 0.05, 0.55, '#8A5A35', 0)
    roof(1.1, 1.0, 0.58, 0.3, '#3E7F78', hip=0.3, edge='#8A5A35')
at(-2.7, -0.15, 0.24).put(stall, (ACTION, WHITE), 1.2, (NECTARINE, SUN, '#8DB04A'))
for i, c in enumerate(('#C8401B', '#E8A33A', '#7A3E20', '#D8B45A')):  # spices in baskets
    with at(-1.6 + i * 0.36, -0.35 + 0.06 * (i % 2), 0.24):
        lathe(0, 0, 0, ((0.1, 0), (0.16, 0.14), (0.15, 0.14), (0.01, 0.12)), '#B98A4E', 20)
        lathe(0, 0, 0.12, ((0.14, 0), (0.01, 0.12)), c, 20)
cartons((1.55, -0.3, 0.24, 0.46, 10), (2.0, -0.42, 0.24, 0.34, -14), (1.53, -0.3, 0.57, 0.32, -8))
at(0.72, -0.12, 0.24, 170).put(bodaboda, LEAF)
for x, y, h, lean in ((-3.35, -0.5, 1.5, -0.2), (3.35, -0.35, 1.6, 0.25)):
    at(x, y, 0.2).put(palm, h, lean)
at(2.4, 0.35, 0.24).put(bicycle, SEA)
at(0.0, -0.1, 0.24, s=1.1).put(cat, WHITE)
for x, y, rot, s, c in ((-1.6, -1.85, -6, 1.05, DARKWOOD), (1.3, -1.8, 12, 0.8, WOOD)):
    at(x, y, 0, rot).put(dhow, s, c)
at(2.9, -0.95, 0.1, 30, 0.5).put(dhow, 1, '#3E7F78')
waves(18, (-3.3, 3.3), (-2.4, -1.6), lambda x, y: abs(x + 1.6) > 0.9)
