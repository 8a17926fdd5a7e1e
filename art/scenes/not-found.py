"""Not found: a carton alone on a sandbank at low tide."""
from props import *

begin('corner')
water(4.6, 3.3)
bank = curve([(-1.6, -0.2), (-0.9, -0.85), (0.2, -0.75), (1.3, -0.5), (1.65, 0.15), (0.8, 0.75), (-0.5, 0.7), (-1.4, 0.4)])
for k, h, colour in ((1.3, 0.012, paint('#2F8E98', rough=0.5)), (1.16, 0.024, paint(SHALLOW, rough=0.5)), (1.05, 0.05, '#DCE8DA'),
                     (1, 0.09, paint(BEACH, 0.1)), (0.8, 0.16, paint('#EBD6A6', 0.1)), (0.5, 0.22, paint('#EFDDB4', 0.08))):
    slab([(x * k, y * k) for x, y in bank], 0, h, colour, 0.03)
with at(0.15, -0.1, 0.2, 18, 1, (4, -7)):
    carton(0.95, 0.78, 0.7)
    at(0.1, 0.05, 0.7, 30, 1.7).put(cat, WHITE)
at(-0.75, 0.25, 0.12).put(palm, 1.7, -0.35)
for i in range(6):  # footprints that lead away
    ball(0.75 + i * 0.13, -0.3 + 0.05 * (i % 2) - i * 0.02, 0.16 - i * 0.012, 0.035, '#CBB078', (1.3, 0.8, 0.25))
for x, y, r, c in ((-1.0, -0.4, 0.09, NECTARINE), (0.75, 0.4, 0.07, ROSE)):  # a starfish, a shell
    slab([(x + (r if i % 2 else r * 2.2) * math.cos(i * 0.628), y + (r if i % 2 else r * 2.2) * math.sin(i * 0.628)) for i in range(10)], 0.11, 0.05, c, 0)
with at(-0.25, -0.55, 0.1, 25):  # a bottle with a letter
    with at(tilt=(0, 84)):
        lathe(0.02, 0, -0.2, ((0.08, 0), (0.09, 0.02), (0.09, 0.26), (0.035, 0.34), (0.035, 0.44), (0.01, 0.44)), paint('#3F9A7A', rough=0.1))
    cyl(0.25, 0, 0.02, 0.03, 0.05, WOOD, axis='x')
at(1.6, 1.05, 0, -25, 0.62).put(dhow)
for x, y, z in ((-1.2, -0.9, 1.7), (-0.85, -0.7, 1.95)):  # gulls
    for side in (-1, 1):
        tube([(x, y, z), (x + side * 0.13, y, z + 0.08), (x + side * 0.26, y, z + 0.03)], 0.02, WHITE)
waves(16, (-2.1, 2.1), (-1.5, 1.5), lambda x, y: (x / 2.1) ** 2 + (y / 1.15) ** 2 > 1.05)
at(-0.2, 1.3, 2.0).put(cloud, 0.6)
