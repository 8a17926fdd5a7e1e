"""Not found: a carton with a cat, alone on a sandbank at low tide."""
from props import *

begin('corner')
water(4.6, 3.3)
bank = curve([(-1.6, -0.2), (-0.9, -0.85), (0.2, -0.75), (1.3, -0.5), (1.65, 0.15), (0.8, 0.75), (-0.5, 0.7), (-1.4, 0.4)])
for k, h, colour in ((1.24, 0.012, paint('#2F8E98', rough=0.5)), (1.14, 0.024, paint(SHALLOW, rough=0.5)), (1.05, 0.05, '#DCE8DA'),
                     (1, 0.09, paint(BEACH, 0.1)), (0.8, 0.16, paint('#EBD6A6', 0.1)), (0.5, 0.22, paint('#EFDDB4', 0.08))):
    slab([(x * k, y * k) for x, y in bank], 0, h, colour, 0.006)
with at(0.15, -0.05, 0.2, 18, 1, (4, -7)):
    carton(0.95, 0.78, 0.7)
    box(-0.24, -0.392, 0.16, 0.4, 0.012, 0.3, '#F5EDDD', 0.004)
    text(-0.24, -0.402, 0.23, '404', 0.21, ACTION)
    at(0.05, 0.05, 0.7, 20, 2).put(cat)
at(-0.85, 0.3, 0.14).put(palm, 1.75, -0.45)
for i in range(20):  # footprints, once around the carton
    a = math.radians(18 * i)
    ball(0.15 + (0.86 + 0.05 * (i % 2)) * math.cos(a), -0.05 + (0.56 + 0.04 * (i % 2)) * math.sin(a), 0.175, 0.05, '#B9975C', (1, 0.8, 0.16), rot=math.degrees(a))
for x, y, z, s, colour in ((-1.0, -0.4, 0.12, 1.6, ACTION), (1.42, -0.03, 0.09, 1.1, NECTARINE)):  # starfish
    with at(x, y, z, 10, s):
        for i in range(5):
            turn = math.radians(72 * i)
            ball(0.09 * math.cos(turn), 0.09 * math.sin(turn), 0.02, 0.1, colour, (1.1, 0.42, 0.36), rot=72 * i)
            ball(0.08 * math.cos(turn), 0.08 * math.sin(turn), 0.055, 0.014, SUN)
with at(0.85, -0.72, 0.04, 25, 1.25):  # a bottle with a letter
    with at(tilt=(0, 84)):
        lathe(0, 0, -0.2, ((0.08, 0), (0.09, 0.02), (0.09, 0.26), (0.035, 0.34), (0.035, 0.44), (0.01, 0.44)), paint('#3F9A7A', rough=0.1))
        cyl(0, 0, -0.08, 0.096, 0.16, '#F5EDDD', bevel=0)
    cyl(0.25, 0, 0.02, 0.03, 0.05, WOOD, axis='x')
for x, y, z, turn in ((1.55, 0.9, 1.0, 20), (1.95, 0.8, 1.75, 48)):  # gulls
    with at(x, y, z, turn, 1.1):
        ball(0, 0, 0, 0.08, WHITE, (0.85, 2.1, 0.8))
        ball(0, -0.17, 0.04, 0.06, WHITE)
        cyl(0, -0.25, 0.03, 0.022, 0.08, SUN, axis='y')
        ball(0, 0.17, 0.0, 0.07, MIST, (0.9, 1.7, 0.4))
        for side in (-1, 1):
            rib = [(side * a, b, c) for a, b, c in ((0.03, -0.09, 0.03), (0.03, 0.09, 0.03), (0.24, -0.13, 0.15), (0.24, 0.07, 0.14),
                                                    (0.42, -0.05, 0.13), (0.42, 0.09, 0.12), (0.6, 0.1, 0.06))]
            surface(rib[:6], [(0, 2, 3, 1), (2, 4, 5, 3)], '#7F9DA8', 0.02)
            surface(rib[4:], [(0, 2, 1)], INK, 0.02)
waves(16, (-2.1, 2.1), (-1.5, 1.5), lambda x, y: (x / 2.3) ** 2 + (y / 1.25) ** 2 > 1.05)
at(0.7, 1.3, 1.9).put(cloud, 0.6)
