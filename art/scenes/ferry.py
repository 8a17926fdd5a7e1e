"""The ferry to Zanzibar: passengers at its rail and boxes on its deck, before the houses of Stone Town."""
from land import *


def ferry():
    """A ferry along +x, 5.3 long: its bridge astern, an open deck in front of it."""
    bow = [(1.1 + 1.75 * math.cos(a), 0.82 * math.copysign(abs(math.sin(a)) ** 0.8, a)) for a in (math.pi * k / 18 for k in range(-9, 10))]
    hull = [(-2.5, -0.82), *bow, (-2.5, 0.82)]
    for out, h, colour in ((0.3, 0.02, '#9ED0CB'), (0.17, 0.07, '#EDF4EE')):  # the foam at its bow
        slab([(x + out, y * (1 + out)) for x, y in bow] + [(-0.9, 0.8), (-0.9, -0.8)], -0.01, h, colour, 0.02)
    scaled = lambda k, j: [(x * k, y * j) for x, y in hull]
    slab(scaled(0.95, 0.9), -0.1, 0.3, ACTION, 0.03)
    slab(scaled(0.98, 0.97), 0.17, 0.3, SEA, 0.03)
    slab(hull, 0.42, 0.3, '#17707F', 0.04)
    slab(scaled(1.005, 1.01), 0.68, 0.07, WHITE, 0.02)
    slab(scaled(0.96, 0.93), 0.72, 0.04, '#C99A66', 0)
    text(0.55, -0.835, 0.5, 'ZANZIBAR', 0.28, WHITE)
    with at(-1.75, 0, 0.74):
        box(0, 0, 0, 1.15, 1.3, 0.95, WHITE, 0.04)
        for x in (-0.36, 0, 0.36):
            box(x, -0.65, 0.4, 0.22, 0.03, 0.3, '#1C3B42', 0.01)
        for y in (-0.4, 0, 0.4):
            box(0.58, y, 0.4, 0.03, 0.26, 0.3, '#1C3B42', 0.01)
        box(0.1, 0, 0.95, 1.5, 1.5, 0.08, SUN, 0.02)
        box(-0.05, 0, 1.03, 0.9, 1.0, 0.5, WHITE, 0.04)
        box(-0.05, 0, 1.18, 0.93, 1.03, 0.22, '#1C3B42', 0.01)
        box(-0.05, 0, 1.53, 1.1, 1.2, 0.08, ACTION, 0.02)
        cyl(-0.42, 0.2, 1.6, 0.17, 0.45, NECTARINE)
        cyl(-0.42, 0.2, 1.86, 0.175, 0.1, INK)
        tube([(0.3, 0, 1.6), (0.3, 0, 2.25)], 0.02, WHITE)
        for x in (-0.3, 0.3):
            cyl(x, -0.69, 0.2, 0.11, 0.05, ACTION, axis='y')
    for z in (0.98, 1.16):
        tube([(x * 0.95, y * 0.93, z) for x, y in [(-1.2, -0.82), *bow, (-1.2, 0.82)]], 0.02, WHITE)
    for k in range(8):
        for y in (-0.76, 0.76):
            tube([(-1.1 + 0.42 * k, y, 0.74), (-1.1 + 0.42 * k, y, 1.16)], 0.018, WHITE)
    wave, rail = ((-0.24, -0.1, 1.12), (0.2, -0.28, 0.45)), ((-0.2, -0.28, 0.45), (0.2, -0.28, 0.45))
    for k, (x, y, rot, size) in enumerate(((-0.85, -0.5, 16, 1.0), (-0.42, -0.5, -8, 1.0), (0.0, -0.48, 20, 0.7), (0.42, -0.5, 6, 1.0), (1.9, -0.3, 40, 1.0), (0.95, 0.45, 10, 1.0), (-0.5, 0.42, -20, 1.0))):
        at(x, y, 0.76, rot, size).put(passer, k + 1, hands=wave if k in (0, 3, 4) else rail)
    at(1.2, -0.25, 0.76, s=0.62).put(barrel, SUN)
    at(0.25, 0.4, 0.76, s=0.72).put(barrel, ACTION)
    cartons((0.82, -0.42, 0.76, 0.46, 8), (1.55, 0.3, 0.76, 0.5, -10), (1.53, 0.3, 1.12, 0.38, 6), (0.62, 0.3, 0.76, 0.44, 20))


begin('place')
water(6.6, 4.4)
land = curve([(-1.0, 3.4), (-0.7, 1.45), (0.4, 1.3), (1.6, 1.1), (2.6, 0.5), (4.4, 0.3), (4.6, 3.4)], 8)
shore = [(x, y) for x, y in land if x < 3.25 and y < 2.15]
for grow, h, colour in ((0.34, 0.012, paint('#2F8C95', rough=0.5)), (0.16, 0.018, paint(SHALLOW, rough=0.5)), (0.05, 0.024, '#D5E6DA')):
    slab([(x - grow, y - grow) for x, y in shore] + [(3.28, shore[-1][1] - grow), (3.28, 2.18)], 0, h, colour, 0)
slab(shore + [(3.31, shore[-1][1]), (3.31, 2.21), (shore[0][0], 2.21)], -0.4, 0.58, paint(BEACH, 0.1), 0.04)
at(0.55, 1.75, 0.18, s=0.9).put(coral_house, 1.3, 0.8, 2, '#E8C58E', True)
at(2.2, 1.5, 0.18, s=0.95).put(coral_house, 1.5, 1.0, 2, '#DDA98A', False, True)
with at(1.4, 1.95, 0.18):  # a minaret between them
    cyl(0, 0, 0, 0.2, 2.1, WHITE, 0.15)
    cyl(0, 0, 1.55, 0.26, 0.08, '#3E7F78')
    lathe(0, 0, 2.1, ((0.2, 0), (0.19, 0.06), (0.13, 0.22), (0.02, 0.36), (0.01, 0.46)), '#3E7F78')
at(-0.35, 1.7, 0.16).put(palm, 1.3, -0.3)
at(-0.35, -0.5, 0, -4).put(ferry)
for y in (-1.0, 0.05):  # its wake
    slab([(-2.5, -0.45 + 0.5 * y + 0.35), (-3.25, y + 0.05), (-3.25, y + 0.25)], 0, 0.016, '#DCEBE6', 0)
at(-2.45, 1.5, 0, -14).put(dhow, 0.72, WOOD)
waves(14, (-3.1, 3.1), (-2.1, 0.3), lambda x, y: abs(y + 0.5) > 1.0)
