"""A street of Kariakoo in the afternoon: shops with their goods in front, a tailor at her machine, a porter with his cart."""
from land import *

Y, STOREY = 4, 1.95


def bucket(colour, r=0.22):
    lathe(0, 0, 0, ((r * 0.7, 0), (r, r * 1.7), (r * 1.08, r * 1.7), (r * 1.08, r * 1.85), (r * 0.92, r * 1.85), (0.01, r * 1.5)), colour, 24)


def stack(colours, r=0.22):
    """Buckets in each other."""
    for k, colour in enumerate(colours):
        at(0, 0, k * r * 0.75).put(bucket, colour, r)


def kanga(colour, border, w=0.7, h=1.1):
    """A cloth that hangs, with its border and a figure in its middle."""
    box(0, 0, 0, w, 0.04, h, border, 0.01)
    box(0, -0.015, 0.12, w - 0.2, 0.04, h - 0.24, colour, 0.005)
    ball(0, -0.03, h / 2, 0.15, border, (0.8, 0.2, 1.2))


def bolts(count, w=2.2, h=0.95):
    """Bolts of cloth that stand in a row."""
    for k in range(count):
        cyl((k - (count - 1) / 2) * w / count, 0.05 * (k % 2), 0, 0.1, h - 0.12 * (k % 3), SHIRTS[k * 5 % 8], tilt=(5, 0))


def pot(r=0.25, colour='#C3C9C8'):
    lathe(0, 0, 0, ((r * 0.8, 0), (r, r * 0.3), (r, r * 1.0), (r * 1.12, r * 1.05), (r * 0.9, r * 1.12), (r * 0.3, r * 1.3), (0.01, r * 1.45)), paint(colour, rough=0.25), 28)


def shelves(w, item, rows=3, step=0.5):
    """What stands at the back of a shop."""
    for row in range(rows):
        box(0, 1.5, 0.35 + 0.55 * row, w - 0.5, 0.5, 0.05, WOOD, 0.01)
        for k in range(int((w - 0.7) / step)):
            at(-w / 2 + 0.6 + k * step, 1.35, 0.4 + 0.55 * row).put(item, k + row)


def shop(column, w, floors, colour, trim, name, stripes, board=SEA, top='flat', letters=WHITE, shutters=None):
    """A house with an open shop below; its goods are placed in front by the scene. Returns where it stands."""
    x, h = across(column, Y), 2.55 + (floors - 1) * STOREY
    with at(x, Y):
        box(0, 1.5, 0, w, 3, 0.12, STONE, 0.02)
        box(0, 1.45, 0, w, 0.2, 2.4, paint('#E8C48C', glow=0.55), 0)
        for side in (-1, 1):
            box(side * (w / 2 - 0.16), 0.75, 0, 0.32, 1.5, 2.4, colour, 0.02)
        box(0, 1.5, 2.3, w, 3, h - 2.3, paint(colour, 0.07, 1.2), 0.03)
        box(0, -0.02, 2.62, w + 0.06, 0.12, 0.1, trim, 0.02)
        box(0, -0.1, 2.02, w * 0.94, 0.14, 0.56, board, 0.03)
        text(0, -0.18, 2.15, name, 0.44, letters)
        at(0, -0.6, s=1.9).put(awning, w * 0.5, 0.66, 1.02, stripes)
        count = max(2, round(w / 1.5))
        for floor in range(1, floors):
            for k in range(count):
                at((k - (count - 1) / 2) * w / count, 0, 2.95 + (floor - 1) * STOREY, s=1.9).put(window, 0.26, 0.42, trim, shutters)
        if top != 'flat':
            at(0, 1.5).put(roof, w + 0.5, 3.4, h, 1.3, top, 0.9)
        else:
            box(0, 1.5, h, w + 0.14, 3.1, 0.16, trim, 0.03)
            box(0, 0.05, h + 0.1, w, 0.16, 0.42, colour, 0.03)
    return x


begin('view')
box(5, 20, -0.4, 120, 64, 0.4, paint('#CFA970', 0.1, 2.5), 0)
box(5, 1.75, 0, 90, 3.5, 0.1, paint('#DCCBAA', 0.07, 0.9), 0.02)
for k in range(46):  # the kerb
    box(-24 + k * 1.25, -0.03, 0, 1.2, 0.16, 0.14, WHITE if k % 2 else ASPHALT, 0.02)
box(across(880, 20), 22, 0, 3.2, 40, 0.02, paint('#C39C64', 0.1, 2), 0)

shop(-57, 4.8, 3, '#8FB5B2', WHITE, 'SABUNI', (NECTARINE, WHITE), shutters=ACTION)
A = shop(180, 4.6, 2, '#F0C25E', WHITE, 'NDOO', (SEA, WHITE), ACTION, ACTION)
B = shop(415, 4.4, 3, '#7FB6A8', WHITE, 'VIATU', (ACTION, WHITE), '#1C4A50', shutters=SEA)
C = shop(665, 5.0, 2, '#E9A58C', WHITE, 'VITAMBAA', (SUN, ACTION), SEA, BRICK, shutters=ACTION)
D = shop(1065, 4.6, 3, '#F2DDB4', ACTION, 'VYOMBO', (LEAF, WHITE), LEAF, shutters=LEAF)
E = shop(1298, 4.6, 2, '#6FA7B5', WHITE, 'SIMU', (NECTARINE, WHITE), INK, BRICK)
F = shop(1536, 4.8, 2, '#E4B04A', WHITE, 'MATUNDA', (ACTION, WHITE), ACTION, shutters=SEA)
G = shop(1781, 4.8, 3, '#D98F74', WHITE, 'REDIO', (SEA, WHITE), SEA, shutters=WHITE)
shop(2028, 4.8, 2, '#F0C25E', WHITE, 'MCHELE', (LEAF, WHITE), ACTION, BRICK)

# The side street: houses that get smaller, a mango tree, the minaret and towers far off.
for k, (side, y, floors, colour, top) in enumerate(((-1, 10.5, 2, MIST, BRICK), (1, 10, 2, ROSE, 'flat'), (-1, 16, 3, SUN, 'flat'), (1, 16, 2, PLASTER, ACTION), (-1, 23, 2, WHITE, BRICK), (1, 23, 3, '#7FB6A8', 'flat'))):
    x = across(880, 20) + side * 3.7 - (y - 20) * 0.12
    at(x, y, 0, s=2.1).put(house, 2.2, 2.2, floors, colour, WHITE, SEA if k % 2 else ACTION, None, top)
at(across(915, 27), 27, 0).put(tree, 4.2)
with at(across(852, 40), 40):
    cyl(0, 0, 0, 0.9, 7.2, WHITE, 0.7)
    cyl(0, 0, 5.6, 1.15, 0.25, WHITE)
    lathe(0, 0, 7.2, ((0.75, 0), (0.9, 0.5), (0.6, 1.2), (0.05, 1.8)), LEAF)
at(across(985, 46), 46).put(tower, 3.4, 3, 9.0, MIST, '#5A8E9A', fins=4)
at(across(882, 15), 15, 0.02, -90, 1.75).put(daladala)
for column, y, k in ((838, 9, 2), (912, 11, 5), (898, 8.0, 1)):
    at(across(column, y), y, 0.02, rng.uniform(-40, 40)).put(passer, k)

# Goods: buckets, shoes, cloth, pots, phones, fruit, radios.
with at(A, Y - 0.55, 0.1):
    for k in range(8):
        at(-1.75 + 0.5 * k, -0.9 + 0.25 * (k % 2), 0, s=1.15).put(stack, [(ACTION, SUN, SEA, LEAF, NECTARINE)[(k * 2 + n * (k % 3)) % 5] for n in range(4 + k * 3 % 5)])
    shelves(4.6, lambda k: bucket(SHIRTS[k * 3 % 7], 0.17))
with at(B, Y - 0.55, 0.1):
    shelves(4.4, lambda k: at(rot=20, s=1).put(shoe, 0.42, SHIRTS[k * 3 % 8], WHITE if k % 2 else SUN))
    for x in (-1.2, 0.1, 1.3):
        box(x, -0.5, 0, 1.0, 0.7, 0.45, WOOD, 0.02)
        for k in range(4):
            at(x - 0.3 + 0.55 * (k % 2), -0.7 + 0.34 * (k // 2), 0.45, -60).put(shoe, 0.38, SHIRTS[(k * 3 + round(x)) % 8], WHITE)
with at(C, Y - 0.55, 0.1):
    shelves(5, lambda k: box(0, 0, 0, 0.42, 0.34, 0.2, SHIRTS[k * 5 % 8], 0.03))
    at(-1.75, -0.55).put(bolts, 5, 1.3, 1.1)
    for k, (a, b) in enumerate(((SUN, ACTION), (SEA, WHITE), (NECTARINE, INK), (LEAF, SUN))):
        at(-0.75 + 0.75 * k, -1.16, 0.5).put(kanga, a, b, 0.66, 0.98)
with at(D, Y - 0.55, 0.1):
    shelves(4.6, lambda k: pot(0.17, '#C3C9C8' if k % 3 else ACTION))
    for x, y, n, r in ((-1.7, -0.8, 3, 0.36), (-0.95, -0.6, 4, 0.3), (1.7, -0.8, 3, 0.34)):
        for k in range(n):
            at(x, y, k * r * 1.12).put(pot, r * (1 - 0.08 * k), ('#C3C9C8', '#A9B2B2', SUN)[k % 3])
with at(E, Y - 0.55, 0.1):
    box(0, -0.1, 0, 3.4, 0.6, 0.8, SEA, 0.03)
    box(0, -0.1, 0.8, 3.5, 0.7, 0.06, GLASS, 0.02)
    shelves(4.6, lambda k: box(0, 0, 0, 0.2, 0.05, 0.36, (INK, SEA, ACTION, SUN)[k % 4], 0.03))
    at(0.6, 0.5, 0.0).put(passer, 5)
with at(F, Y - 0.55, 0.1):
    for k, tone in enumerate((NECTARINE, SUN, LEAF, ACTION, '#8DB04A', NECTARINE)):
        at(-1.7 + 0.68 * k, -0.9 + 0.1 * (k % 2), 0).put(basket, 0.36, tone)
        at(-1.7 + 0.68 * k, -0.2, 0.45).put(basket, 0.34, (SUN, ACTION, NECTARINE)[k % 3])
    box(0, -0.2, 0, 4.2, 0.5, 0.45, WOOD, 0.02)
with at(G, Y - 0.55, 0.1):
    for k in range(5):
        w = 0.55 + 0.16 * (k * 2 % 3)
        with at(-1.7 + 0.85 * k, -0.6, 0):
            box(0, 0, 0, w, 0.4, 0.8 - 0.1 * (k % 3), (INK, DARKWOOD, SEA)[k % 3], 0.04)
            cyl(0, -0.2, 0.3, 0.17, 0.03, SUN, axis='y')

# The street: who sews, who carries, who buys.
with at(across(722, 0.75), 0.75, 0.1, 62, 1.12):  # the tailor at her machine
    at(0, 0, 0).put(table, 1.35, 0.66, 0.66)
    box(0.1, 0, 0.66, 0.72, 0.24, 0.07, INK, 0.02)
    box(0.38, 0, 0.72, 0.14, 0.18, 0.36, INK, 0.04)
    box(0.06, 0, 0.96, 0.7, 0.17, 0.13, INK, 0.05)
    box(-0.24, 0, 0.74, 0.1, 0.12, 0.26, INK, 0.02)
    cyl(0.47, 0, 0.98, 0.14, 0.05, STEEL, axis='x')
    surface([(-0.15 + 0.1 * i, y, z) for y, z in ((-0.62, 0.12), (-0.5, 0.42), (-0.36, 0.68), (0.1, 0.75), (0.3, 0.74)) for i in range(-4, 2)],
            [(r * 6 + i, r * 6 + i + 1, r * 6 + i + 7, r * 6 + i + 6) for r in range(4) for i in range(5)], ACTION, 0.02)
    at(-0.05, 0.62, 0.0).put(person, SUN, skirt=LEAF, hair=ROSE, sits=True, hands=((-0.3, -0.5, 0.76), (0.1, -0.5, 0.76)), nod=10)
at(across(808, 0.5), 0.5, 0.1, -62, 1.08).put(person, SEA, skirt=NECTARINE, bun=True, hands=((-0.3, -0.28, 0.66), (0.2, -0.1, 0.45)))
with at(across(985, -4), -4, 0, 2, 1.15):  # the handcart, piled high, its porter and who pushes
    for y in (-0.62, 0.62):
        for r, tone, w in ((0.42, BLACK, 0.1), (0.34, ACTION, 0.11), (0.26, '#B98F56', 0.12)):
            cyl(0, y, 0.42, r, w, tone, axis='y', bevel=0.02)
        for k in range(6):
            a = k * math.pi / 6
            tube([(0.3 * math.cos(a), y, 0.42 + 0.3 * math.sin(a)), (-0.3 * math.cos(a), y, 0.42 - 0.3 * math.sin(a))], 0.03, ACTION)
        tube([(-1.25, y * 0.8, 0.66), (1.2, y * 0.8, 0.66), (2.0, y * 0.6, 0.72)], 0.05, DARKWOOD)
    tube([(2.0, -0.38, 0.72), (2.0, 0.38, 0.72)], 0.045, DARKWOOD)
    box(0, 0, 0.68, 2.5, 1.15, 0.07, WOOD, 0.02)
    for x, z, s, rot in ((-0.8, 0.75, 0.8, 3), (0.0, 0.75, 0.74, -4), (0.76, 0.75, 0.72, 5), (-0.5, 1.33, 0.72, -6), (0.3, 1.3, 0.66, 4), (-0.12, 1.84, 0.62, 10)):
        at(x, 0, z, rot, s / 0.5).put(carton, colour=(CARTON, '#C98D52', '#DBA96F')[round(x * 5) % 3])
    at(1.86, 0, 0, 90, 1.05).put(person, NECTARINE, SEA, cap=SUN, hands=((-0.3, -0.15, 0.66), (0.3, -0.15, 0.66)))
    at(-1.75, 0.05, 0, 90, 1.05).put(person, LEAF, skirt=INK, hair=SUN, hands=((-0.2, -0.38, 0.8), (0.2, -0.38, 0.8)))
at(across(1250, -1.4), -1.4, 0, 186, 1.75).put(bajaji)
at(across(1250, -1.4) - 0.1, -1.4, 0.1, -96, 1.1).put(person, WHITE, SEA, sits=True, hands=((-0.2, -0.4, 0.66), (0.2, -0.4, 0.66)))
for column, y, k, rot in ((250, 0.9, 3, 10), (300, 0.4, 4, -60), (420, -1.5, 7, 60), (1085, 1.7, 0, -170), (1150, 1.6, 1, 60), (1262, 1.9, 6, 178), (1480, 1.0, 9, 160), (1565, 1.7, 2, -20), (1760, -0.5, 5, -60), (60, 0.6, 1, 160), (380, 1.7, 8, 170)):
    at(across(column, y), y, 0.1 if y > 0 else 0, rot, 1.06).put(passer, k)
at(across(420, -1.5), -1.5, 1.06).put(basket, 0.3, NECTARINE)
with at(across(170, -4), -4, 0, 6):  # a cart of fruit under an umbrella
    at(s=1.55).put(stall, (NECTARINE, WHITE), 1.2, (SUN, NECTARINE, '#8DB04A'))
    at(0, 1.0, 0).put(passer, 5)
at(across(1660, -4.5), -4.5, 0, 172, 1.35).put(bodaboda, SEA, NECTARINE, SUN)
at(across(505, -5.2), -5.2, 0, 70).put(passer, 2, parcel=CARTON)
at(across(1395, -5), -5, 0, -75).put(passer, 1)
at(across(1420, -5.6), -5.6, 0, -80, 0.72).put(passer, 8)
at(across(1680, 0.3), 0.3, 0.1, 170, 1.3).put(bicycle)
for column, y, k, rot in ((300, -7.2, 1, 70), (352, -7.0, 2, 78), (1610, -7.4, 3, -76), (1790, -6.4, 4, -84), (60, -6.6, 6, 82), (790, -6.8, 7, 84)):
    with at(across(column, y), y, 0, rot, 1.08):
        passer(k, hands=((-0.26, 0.06, 0.42), (0.26, -0.14, 0.42)))
        if k % 3:
            box(-0.3, 0.06, 0.08, 0.12, 0.34, 0.32, SHIRTS[(k * 3 + 4) % 8], 0.03)
at(across(790, -6.8), -6.8, 1.17).put(basket, 0.3, LEAF)
for column, y, tone in ((1150, -6.5, '#8A4B2A'), (1190, -6.9, WHITE), (1172, -6.1, DARKWOOD)):  # hens
    with at(across(column, y), y, 0, rng.uniform(-60, 60), 0.9):
        ball(0, 0, 0.17, 0.13, tone, (1.25, 0.9, 0.95))
        ball(0.15, 0, 0.32, 0.07, tone)
        ball(0.16, 0, 0.39, 0.035, ACTION)
        ball(-0.18, 0, 0.26, 0.08, tone, (0.9, 0.4, 1.3))
        for y2 in (-0.04, 0.04):
            cyl(0, y2, 0, 0.014, 0.1, SUN, sides=6)
for k, column in enumerate((-30, 525, 948, 1414, 1900)):  # poles and their wires
    x = across(column, 1.9)
    cyl(x, 1.9, 0, 0.08, 6.4, DARKWOOD, 0.06)
    box(x, 1.9, 6.0, 1.0, 0.08, 0.09, DARKWOOD, 0.01)
    if k:
        for side in (-0.4, 0, 0.4):
            tube([(last + side + (x - last) * t / 10, 1.9, 6.1 - 0.7 * math.sin(math.pi * t / 10)) for t in range(11)], 0.016, INK)
    last = x
clouds((330, 8.2, 60, 7), (1500, 7.8, 60, 9))
birds((760, 7.2, 6, 0.36), (800, 7.6, 6, 0.28), (1010, 8.2, 6, 0.3))
