"""Storage: one box on the full rack is lit, and so safe that a cat sleeps on it; its keeper asks for silence, the calendar shows how long it may stay."""
from props import *

begin('corner', evening=True)
slab([(2.4 * math.cos(a), 0.1 + 1.45 * math.sin(a)) for a in (math.tau * k / 80 for k in range(80))], -0.4, 0.4, paint('#D4703F', 0.07, 0.6), 0.1)
slab([(2.2 * math.cos(a), 0.05 + 1.25 * math.sin(a)) for a in (math.tau * k / 80 for k in range(80))], 0, 0.012, paint('#E59A5E', 0.06, 0.6), 0)
with at(0, 0.7):  # the rack
    box(0, 0.3, 0.02, 3.9, 0.06, 2.86, '#1B4E59', 0.01)
    for x in (-1.92, -0.66, 0.66, 1.92):
        box(x, 0, 0, 0.1, 0.62, 2.92, SEA, 0.015)
    for z in (0.06, 0.86, 2.06, 2.88):
        box(0, 0, z, 3.94, 0.66, 0.08, WOOD, 0.015)
    for x, z, what in ((-1.29, 0.14, 0), (0, 0.14, 1), (1.29, 0.14, 2), (-1.29, 0.94, 3), (1.29, 0.94, 4), (-1.29, 2.14, 5), (0, 2.14, 0), (1.29, 2.14, 3)):
        with at(x, -0.02, z):
            if what == 0:  # cartons
                cartons((-0.3, 0, 0, 0.52, 3), (0.28, 0, 0, 0.5, -5), (0.0, 0, 0.37, 0.42, 8))
            elif what == 1:  # barrels
                for dx, colour in ((-0.31, LEAF), (0.31, '#17707F')):
                    at(dx, 0, 0, s=0.85).put(barrel, colour)
            elif what == 2:  # tyres
                for k in range(4):
                    lathe(0, 0, 0.17 * k, ((0.2, 0), (0.38, 0.01), (0.41, 0.08), (0.38, 0.16), (0.2, 0.16), (0.19, 0.1)), '#2A3B40')
            elif what == 3:  # carpets
                for k in range(5):
                    cyl(-0.36 + 0.36 * (k % 3) + 0.18 * (k // 3), 0, 0.18 + 0.3 * (k // 3), 0.17, 0.56, ('#8E4A33', '#17707F', '#B5783F', '#2F6F63', '#A2553B')[k], axis='y')
            elif what == 4:  # sacks
                for k in range(3):
                    box(0.03 * k, 0, 0.19 * k, 0.9, 0.5, 0.2, '#E0C9A0' if k % 2 else '#D2B583', 0.09, rot=4 * k - 4)
            else:  # a television in its box
                carton(0.98, 0.4, 0.62, '#C98D52')
    with at(0, -0.08, 0.94):  # the one box
        box(0, 0, 0, 1.04, 0.62, 0.62, paint('#FFCB66', glow=1.0), 0.03)
        box(0, -0.32, 0.14, 0.66, 0.03, 0.32, '#F5EDDD', 0.02)
        text(0, -0.345, 0.22, 'JUMA', 0.22, INK)
        at(0.0, -0.1, 0.61, 0, 1.9).put(sleeping_cat)
    shine(0, -0.7, 1.6, 75, 0.2)
with at(-1.24, -0.2, 0.012, 26, 1.5):  # the keeper: a finger at the lips, and one that points at the cat
    person(NECTARINE, SEA, cap=SEA, look=4, hands=((-0.03, -0.21, 0.82), (0.5, -0.02, 0.94)))
    for finger in ([(0.5, -0.02, 0.95), (0.62, -0.01, 1.0)], [(-0.02, -0.22, 0.86), (0, -0.2, 0.935)]):
        tube(finger, 0.022, '#7A4A2E')
with at(1.46, -0.3, 0.012, -14, 1.4):  # whose box it is, her hands clasped
    person(SUN, skirt=LEAF, skin='#5F3822', bun=True, look=-34, hands=((-0.05, -0.24, 0.7), (0.05, -0.24, 0.72)))
with at(1.99, 0.7, 1.85, 90):  # the calendar
    box(-0.0, 0, 0, 0.56, 0.04, 0.74, '#F5EDDD', 0.01)
    box(0, -0.01, 0.6, 0.56, 0.05, 0.16, ACTION, 0.01)
    for k in range(16):
        box(-0.19 + 0.125 * (k % 4), -0.025, 0.46 - 0.12 * (k // 4), 0.08, 0.01, 0.08, ACTION if k < 11 else MIST, 0)
shine(0.2, -1.5, 2.0, 60, 0.3)
