"""The office in California: a small warehouse between palms, the red bridge behind it, a van that is being loaded, and somebody on a wave."""
from props import *

begin('place')
water(6.5, 5.2)
shore = [(5, -1.35), (3.2, -1.3), (2.1, -1.42), (1.0, -1.2), (-0.2, -1.5), (-1.4, -1.15), (-2.3, -0.95), (-2.65, -0.2), (-2.4, 0.6), (-1.9, 1.2), (-0.4, 1.5), (1.6, 1.45), (3.2, 1.6), (5, 1.5)]
for grow, top, colour in ((1.24, 0.006, SHALLOW), (1.11, 0.014, '#E6F0E8'), (1, 0.13, paint('#E3B873', 0.08, 0.8))):  # the beach, its surf
    wave = 0.07 if grow > 1 else 0
    slab([(x * (1 + grow) / 2 + wave * math.sin(5 * y), y * grow + wave * math.sin(4 * x)) for x, y in curve(shore, 6)[6:73] if x < 2.9] + [(3.2, 1.5 * grow), (3.2, -1.3 * grow)], -0.2, 0.2 + top, colour, 0.04 if grow == 1 else 0)
waves(46, (-3.0, 3.0), (-2.5, -1.75))
waves(16, (-3.0, -0.2), (2.0, 2.5))
RED = paint(ACTION, rough=0.4)
with at(0, 2.15):  # the bridge
    box(0, 0, 1.0, 6.4, 0.36, 0.09, RED, 0.02)
    for x in (-2.95, 2.95):
        box(x, 0, -0.1, 0.5, 0.6, 1.12, STONE, 0.04)
    for x in (-2.0, 1.3):
        box(x, 0, -0.1, 0.56, 0.7, 0.3, STONE, 0.04)
        for y in (-0.2, 0.2):
            box(x, y, 0.1, 0.2, 0.12, 1.7, RED, 0.02)
            box(x, y, 1.8, 0.15, 0.1, 1.35, RED, 0.02)
        for z in (0.55, 1.45, 2.1, 2.6, 3.02):
            box(x, 0, z, 0.13, 0.4, 0.13, RED, 0.015)
    for y in (-0.2, 0.2):  # its cables, and the ropes on them
        high = lambda x: 1.2 + 1.9 * ((x + 0.35) / 1.65) ** 2 if -2 <= x <= 1.3 else max(1.06, 3.1 - 1.65 * min(abs(x + 2), abs(x - 1.3)))
        tube([(-3.2 + 0.08 * k, y, high(-3.2 + 0.08 * k)) for k in range(81)], 0.035, RED)
        for k in range(27):
            x = -3.12 + 0.24 * k
            tube([(x, y, 1.05), (x, y, high(x))], 0.012, RED)
with at(0.85, 0.72, 0.13):  # the warehouse
    box(0, 0, 0, 3.4, 1.5, 1.5, paint('#F0E2C8', 0.04), 0.03)
    box(0, 0, 0, 3.44, 1.54, 0.26, SEA, 0.02)
    roof(3.7, 1.8, 1.5, 0.5, '#2F8A8C', hip=0.5)
    box(-0.72, -0.76, 0, 1.4, 0.06, 1.2, paint('#5B4331'), 0)  # its gate, rolled up
    box(-0.72, -0.8, 1.14, 1.5, 0.1, 0.14, STEEL, 0.02)
    cartons((-1.12, -0.75, 0, 0.5, 0), (-0.62, -0.75, 0, 0.56, 0), (-0.7, -0.75, 0.4, 0.46, 4))
    at(0.52, -0.76, s=1.5).put(door, NECTARINE, 0.34, 0.66, WHITE)
    at(1.22, -0.76, 0.45).put(window, 0.5, 0.6, WHITE, bars=2)
    for y in (-0.35, 0.35):
        at(1.7, y, 0.5, 90).put(window, 0.42, 0.55, WHITE, bars=1)
    box(0, -0.88, 1.36, 2.5, 0.1, 0.46, ACTION, 0.04)
    text(0, -0.94, 1.48, 'NECTARINE', 0.38, WHITE)
    at(0.95, -0.95).put(pot, ACTION, h=0.26)
with at(0, 0, 0.13):
    at(2.0, -0.72, 0, 0, 1.1).put(van)
    at(0.55, -0.66, 0, 74, 1.25).put(person, SUN, INK, '#8A5A3C', cap=NECTARINE, parcel=CARTON)  # who loads it
    at(-0.5, -0.5, 0, -30, 1.25).put(person, MIST, '#7A2F1B', '#C98F6B', '#6B3E20', bun=True, hands=((-0.34, -0.2, 1.06), (0.2, -0.08, 0.45)))  # who waves
    for x, y, h, lean in ((-1.75, 0.5, 1.85, -0.25), (-2.2, 0.1, 1.35, -0.3)):
        at(x, y).put(palm, h, lean)
with at(-1.75, -1.75, 0.05, -14):  # who rides a wave
    with at(0, 0, 0.16, tilt=(0, -8)):
        slab([(0.66 * math.cos(a), 0.19 * math.sin(a) * (1 if math.cos(a) < 0 else 0.92)) for a in (math.tau * k / 28 for k in range(28))], 0, 0.06, NECTARINE, 0.02)
        at(-0.05, 0, 0.05, 62, 1.05).put(person, SEA, SEA, '#B07A55', '#4A2E1E', hands=((-0.5, -0.12, 0.74), (0.46, -0.16, 0.86)))
    for k in range(5):  # its foam
        ball(-0.62 + 0.16 * k, 0.16 + 0.04 * (k % 2), 0.04, 0.17 - 0.02 * k, '#E6F0E8', (1.1, 0.9, 0.8))
