"""The creek of Dubai at sunset: wooden dhows being loaded at the wharf, wind towers, and a tall tower behind."""
from props import *

DATE, LIT = '#E0AE70', paint('#FFD27A', glow=0.5)


def wind_tower(h):
    box(0, 0, 0, 0.5, 0.5, h, paint(DATE, 0.08), 0.02)
    for z in (h * 0.55, h - 0.06):
        box(0, 0, z, 0.58, 0.58, 0.06, PLASTER, 0.01)
    for face in (at(0, -0.25), at(0.25, 0, rot=90)):
        with face:
            for x in (-0.14, 0, 0.14):
                box(x, 0, h * 0.62, 0.08, 0.04, h * 0.28, '#4A3524', 0)
    for i in range(3):
        tube([(-0.34, -0.16 + i * 0.16, h * 0.8), (0.34, -0.16 + i * 0.16, h * 0.8)], 0.015, DARKWOOD)


def skyscraper(levels):
    """A tower of three wings that steps back as it rises."""
    for k, (r, z, h) in enumerate(levels):
        for wing in range(3):
            with at(rot=wing * 120 + 30):
                box(r * 0.5, 0, z, r, r * 0.5, h - wing * h * 0.2, paint('#3F86A0', rough=0.25), 0.01)
                for i in range(int(h / 0.2)):
                    box(r * 0.5, 0, z + i * 0.2, r + 0.012, r * 0.5 + 0.012, 0.014, LIT, 0)
    cyl(0, 0, levels[-1][1], 0.07, 1.3, '#3F86A0', 0.008, bevel=0)


begin('place', evening=True)
water(7.4, 5)
profile([(1.7 * math.cos(a), 1.7 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))], 2.36, 0.06, paint('#FF8A4A', glow=0.75), 0, x=-1.0, z=1.0)  # the sun
for x, y, z, power in ((-2.6, -3.2, 2.4, 420), (1.6, -3.4, 2.2, 420), (0.2, -0.9, 1.6, 60), (2.6, -0.3, 1.6, 60)):
    shine(x, y, z, power, 0.4, (1, 0.6, 0.34))
box(0, 1.0, -0.05, 7.36, 2.96, 0.3, paint('#E2C696', 0.08), 0.05)
box(0, -0.6, -0.05, 7.36, 0.4, 0.36, paint(STONE, 0.08), 0.03)
for x, y, w, floors, colour in ((-2.9, 1.1, 1.3, 2, DATE), (-1.5, 1.0, 1.2, 1, PLASTER), (-0.2, 1.2, 1.2, 2, '#E6C48F'), (3.0, 1.2, 1.1, 1, '#D69A66')):
    at(x, y, 0.25).put(house, w, 1.2, floors, colour, WHITE, None, DARKWOOD)
for x, y, h in ((-2.35, 1.3, 2.2), (-1.1, 1.4, 1.7), (3.0, 1.5, 1.6)):
    at(x, y, 0.25).put(wind_tower, h)
at(1.75, 1.7, 0.25).put(skyscraper, [(0.75, 0, 1.2), (0.58, 0.9, 1.2), (0.42, 1.7, 1.1), (0.28, 2.5, 1.0), (0.16, 3.1, 0.9)])
with at(1.0, 2.1, 0.25):
    box(0, 0, 0, 0.5, 0.5, 2.3, paint('#5E99A3', rough=0.2), 0.02)
    for i in range(11):
        box(0, 0, 0.1 + i * 0.2, 0.52, 0.52, 0.015, LIT, 0)
for x, y, rot, s, tone in ((-1.6, -1.35, 180, 1.35, WOOD), (2.2, -1.45, 0, 1.15, DARKWOOD)):
    with at(x, y, 0, rot, s):  # dhows at the wharf, their sails down
        hull = [(-0.9, -0.24), (0, -0.34), (0.6, -0.26), (1.25, 0), (0.6, 0.26), (0, 0.34), (-0.9, 0.24)]
        for z, k, c in ((-0.02, 0.84, '#4A2F1E'), (0.12, 0.9, tone), (0.26, 1, WOOD), (0.37, 1.03, '#4A2F1E'), (0.385, 0.93, '#C79A66')):
            slab([(px * k, py * k) for px, py in hull], z, 0.14 if z < 0.3 else 0.045, c, 0.015)
        slab([(px * 1.02, py * 1.02) for px, py in hull], 0.24, 0.05, '#F1E3C6', 0.015)  # a pale wale
        rail = [(px * 0.99, py * 0.98, 0.53) for px, py in hull]
        tube(rail + rail[:1], 0.02, '#4A2F1E')
        for px, py in hull + [(-0.45, -0.29), (0.3, -0.3), (0.92, -0.14), (-0.45, 0.29), (0.3, 0.3), (0.92, 0.14)]:
            cyl(px * 0.99, py * 0.98, 0.41, 0.018, 0.12, '#4A2F1E', sides=8)
        box(-0.72, 0, 0.4, 0.42, 0.46, 0.3, '#3E8C9A', 0.03)
        box(-0.72, 0, 0.7, 0.5, 0.54, 0.05, WHITE, 0.02)
        tube([(0.15, 0, 0.4), (0.2, 0, 1.3)], 0.03, DARKWOOD)
        tube([(-0.5, 0, 0.95), (0.95, 0, 1.35)], 0.02, DARKWOOD)
        for k in range(7):  # the furled sail, tied to its yard
            px, pz = -0.42 + 0.2 * k, 0.91 + 0.055 * k
            ball(px, 0, pz, 0.085, '#F1E3C6', (2.0, 0.9, 0.85), tilt=(0, -15))
            cyl(px + 0.1, 0, pz + 0.03, 0.076, 0.022, '#B58A58', axis='x', tilt=(0, -15), bevel=0)
        cartons((-0.2, 0.08, 0.42, 0.3, 8), (0.12, -0.1, 0.42, 0.26, -8), (0.45, 0, 0.42, 0.28, 20), (-0.18, 0.05, 0.64, 0.24, -10))
box(-0.4, -0.9, 0.3, 0.22, 0.9, 0.03, WOOD, 0, rot=-20, tilt=(-8, 0))
for x, y, colour, shirt, trousers in ((0.02, -0.62, WHITE, NECTARINE, INK), (0.98, -0.34, '#D9533C', SUN, SEA)):
    with at(x, y, 0.31, -78):  # porters, who push refrigerators on trolleys
        at(0, 0.36, 0, s=0.82).put(person, shirt, trousers, cap=WHITE, hands=((-0.16, -0.2, 0.72), (0.16, -0.2, 0.72)))
        with at(0, -0.04, 0.05, tilt=(-14, 0)):
            box(0, -0.06, 0.02, 0.4, 0.34, 0.86, paint(colour, rough=0.3), 0.04)
            box(0.2, -0.06, 0.58, 0.02, 0.33, 0.025, INK, 0)
            for z in (0.36, 0.64):
                box(0.21, -0.17, z, 0.03, 0.03, 0.17, INK, 0.01)
            for side in (-1, 1):
                tube([(side * 0.15, 0.13, 0), (side * 0.15, 0.13, 0.6), (side * 0.15, 0.2, 0.68)], 0.02, STEEL)
                cyl(side * 0.2, 0.16, 0.02, 0.08, 0.06, BLACK, axis='x')
cartons((-1.4, -0.45, 0.31, 0.46, 10), (-0.95, -0.5, 0.31, 0.36, -14), (-1.4, -0.45, 0.64, 0.34, -8), (2.5, -0.5, 0.31, 0.44, 5), (2.9, -0.45, 0.31, 0.3, 25))
for x, y, h, lean in ((-3.4, 0.1, 1.7, 0.1), (3.5, 0.0, 1.7, 0.1)):
    at(x, y, 0.25).put(palm, h, lean)
waves(18, (-3.5, 3.5), (-2.4, -2.0))
