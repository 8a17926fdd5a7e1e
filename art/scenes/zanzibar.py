"""Stone Town: coral houses, a carved door, balconies over a lane, dhows at the waterfront."""
from props import *

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
