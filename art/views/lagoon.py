"""Low tide before Zanzibar: two women carry seaweed home past an outrigger; Stone Town, the ferry and mangroves around the lagoon."""
from country import *


def outrigger(colour=SEA):
    """A ngalawa under sail along +x, 4.4 long and 5 high."""
    hull = [(-2.0, 0), (-1.6, -0.26), (1.0, -0.28), (2.3, 0), (1.0, 0.28), (-1.6, 0.26)]
    slab([(x * 0.92, y * 0.8) for x, y in hull], -0.1, 0.3, DARKWOOD, 0.06)
    slab(hull, 0.16, 0.26, colour, 0.06)
    slab([(x * 1.005, y * 1.02) for x, y in hull], 0.38, 0.06, WHITE, 0.02)
    slab([(x * 0.88, y * 0.7) for x, y in hull], 0.42, 0.03, DARKWOOD, 0)
    for y in (-1.3, 1.3):
        profile([(-1.3, 0.0), (1.2, 0.0), (1.5, 0.2), (1.1, 0.13), (-1.3, 0.13)], y - 0.05, 0.1, WOOD, 0.02)
    for x in (-0.6, 0.6):
        tube([(x, -1.34, 0.1), (x, -0.9, 0.44), (x, 0, 0.6), (x, 0.9, 0.44), (x, 1.34, 0.1)], 0.045, WOOD)
    tube([(0.5, 0, 0.4), (0.7, 0, 3.7)], 0.06, DARKWOOD)
    tube([(2.0, -0.06, 1.0), (0.75, -0.06, 3.4), (-0.9, -0.06, 5.3)], 0.045, DARKWOOD)
    steps = [k / 8 for k in range(9)]
    spots = [(1.95 - 2.8 * t - (0.3 + 0.5 * math.sin(math.pi * u)) * u * (1 - t) * 1.5, -0.1 - 0.75 * math.sin(math.pi * min(1, u + 0.08)) * (1 - 0.55 * t) * math.sqrt(u + 0.05),
              1.05 + 4.2 * t - u * (0.35 + 3.7 * t)) for t in steps for u in steps]
    surface(spots, [(i * 9 + j, i * 9 + j + 1, i * 9 + j + 10, i * 9 + j + 9) for i in range(8) for j in range(8)], '#F6EBD6', smooth=True)
    tube([spots[8], (-1.7, 0, 0.5)], 0.014, '#A98552')


def palace():
    """The palace at the front, with verandas around it and a tower with a clock, 7 wide."""
    box(0, 0.6, 0, 6.4, 2.4, 3.9, '#E6D6B8', 0.02)
    for z in (1.25, 2.5, 3.75):
        box(0, -0.2, z, 7.2, 4.0, 0.12, WHITE, 0.02)
        for k in range(28):
            box(-3.5 + k * 0.26, -2.1, z + 0.1, 0.05, 0.05, 0.2, WHITE, 0)
        if z < 3:
            box(0, -2.1, z + 0.3, 7.1, 0.06, 0.05, WHITE, 0)
    for k in range(9):
        cyl(-3.4 + 0.85 * k, -2.0, 0, 0.09, 3.8, WHITE, sides=14)
    for floor in range(3):
        for k in range(8):
            at(-2.97 + 0.85 * k, -0.62, 1.25 * floor + 0.3).put(window, 0.26, 0.5, '#8A5A35', '#3E7F78')
    roof(6.8, 3.0, 3.9, 0.9, ACTION, hip=1.0)
    with at(0, -1.6):
        box(0, 0, 0, 1.3, 1.3, 5.6, WHITE, 0.02)
        for z in (3.9, 4.9, 5.6):
            box(0, 0, z, 1.45, 1.45, 0.12, STONE, 0.02)
        cyl(0, -0.66, 5.28, 0.3, 0.06, INK, axis='y')
        cyl(0, -0.68, 5.28, 0.24, 0.06, '#F6EBD6', axis='y')
        box(0, 0, 5.7, 1.0, 1.0, 0.5, WHITE, 0.02)
        cyl(0, 0, 6.2, 0.75, 0.7, ACTION, 0.02, sides=4, rot=45, bevel=0)
        at(0, -0.66, s=0.75).put(carved_door)


def fast_ferry():
    """The ferry to the mainland along +x, 9 long."""
    profile([(-4.2, -0.1), (3.9, -0.1), (5.0, 0.95), (-4.3, 0.95)], -1.3, 2.6, SEA, 0.1)
    profile([(-4.2, 0.95), (4.4, 0.95), (3.5, 1.75), (-4.1, 1.75)], -1.25, 2.5, WHITE, 0.1)
    profile([(-3.9, 1.2), (3.7, 1.2), (3.4, 1.5), (-3.9, 1.5)], -1.29, 2.58, '#1C3B42', 0.02)
    profile([(-3.0, 1.75), (2.7, 1.75), (1.9, 2.5), (-3.0, 2.5)], -1.1, 2.2, WHITE, 0.1)
    profile([(-2.8, 1.98), (2.4, 1.98), (2.1, 2.26), (-2.8, 2.26)], -1.14, 2.28, '#1C3B42', 0.02)
    box(0.6, 0, 2.5, 1.4, 1.4, 0.55, NECTARINE, 0.1)
    tube([(0.2, 0, 3.0), (0.1, 0, 4.0)], 0.06, WHITE)
    for k in range(5):  # its wake
        ball(-5.2 - 1.5 * k, 0, 0.05, 0.9, '#DDEDE8', (1.5, 1, 0.16 - 0.02 * k))


def mangrove(h=2.0):
    """A mangrove on its roots."""
    own = random.Random(round(h * 100))
    for k in range(9):
        a, reach = k * 2.4, h * own.uniform(0.16, 0.3)
        tube([(reach * math.cos(a), reach * math.sin(a), -0.1), (0.75 * reach * math.cos(a), 0.75 * reach * math.sin(a), 0.2 * h), (0, 0, 0.36 * h)], 0.022 * h, '#7A5A3E')
    tube([(0, 0, 0.3 * h), (0.03 * h, 0, 0.6 * h)], 0.045 * h, '#7A5A3E')
    for x, y, z, r in ((0, 0, 0.78, 0.26), (0.26, -0.06, 0.62, 0.2), (-0.27, -0.04, 0.64, 0.21), (0.05, 0.2, 0.66, 0.2), (-0.05, -0.2, 0.6, 0.17)):
        foliage(x * h, y * h, z * h, r * h, ('#3F7D4A', '#5A9A52', '#2F6B45', '#79AE58'), (1.15, 1, 0.8), 0.24)


def heron(s=1):
    with at(s=s):
        for x in (-0.05, 0.06):
            tube([(x, 0, 0), (x, 0, 0.5)], 0.018, INK)
        ball(0, 0, 0.62, 0.15, WHITE, (1.6, 0.8, 0.8), tilt=(0, 20))
        tube([(0.18, 0, 0.68), (0.3, 0, 0.85), (0.22, 0, 1.02), (0.3, 0, 1.14)], 0.045, WHITE)
        cyl(0.42, 0, 1.12, 0.03, 0.22, SUN, 0.004, axis='x', bevel=0, sides=8)


begin('view')
sea(-14, 110, '#1D7F8C')
POOL = paint('#63BDB4', 0.1, (3, 1), rough=0.12)
for near, edge, h, colour in ((17, 6, 0.02, paint('#3FA3A3', 0.1, (5, 1.5), rough=0.3)), (9, 5, 0.04, paint('#6FC3B8', 0.08, (4, 1.2), rough=0.2))):
    slab([(across(c, y), y) for c, y in [(-300, -14), (2240, -14)] + [(2240 - k * 70, near + edge * rough(k * 0.8, near, 3)) for k in range(37)]], -0.1, 0.1 + h, colour, 0)
tide = lambda x, y: 1.4 * rough(x, 1.7 * y, 5, 2) + 0.5 * rough(x, 2 * y, 1.8, 5) - 0.16 * (y + 4.2) - 0.25 * math.exp(-((x - 3) / 6) ** 2 - ((y + 1) / 3) ** 2)
for top, low, steep, colour in ((0.1, 0.08, 0.12, paint('#CBB07C', 0.06, (2, 0.8), rough=0.35)), (0.16, 0.0, 0.16, paint('#EBD7AA', 0.06, (2, 0.8)))):  # damp sand, and dry
    terrain((-24, 24), (-14, 9), lambda x, y: max(-0.3, min(top, low + steep * tide(x, y))), colour, 0.25)

# Stone Town, on its wall.
land([(-300, 24), (585, 24), (560, 40), (-300, 40)], '#CDB78F', 1.1, 0.1)
box(across(140, 24), 23.8, -0.1, across(585, 24) - across(-300, 24), 0.3, 1.35, paint('#BFAE90', 0.14, 0.6), 0.04)
for column, y, w, floors, colour, balcony, carved in ((-8, 28, 3.0, 3, '#E9DCC4', True, True), (92, 29, 2.6, 4, '#DDA98A', False, True), (170, 28, 2.6, 3, '#F0E6D4', True, True), (455, 28, 2.6, 3, '#E8C58E', True, True), (530, 28, 2.2, 2, '#F0E6D4', False, True)):
    at(across(column, y), y, 1.1, s=1.5).put(coral_house, w / 1.5, 1.5, floors, colour, balcony, carved)
at(across(315, 30), 30, 1.1, s=1.15).put(palace)
for column, y, h, lean in ((230, 25.5, 4.4, 0.7), (405, 25.5, 3.8, -0.6), (585, 26, 4.6, 0.8), (40, 25.5, 3.6, 0.5)):
    at(across(column, y), y, 1.0, 10 * column, h / 1.9).put(palm, 1.9, lean * 0.45)
for k, (column, turn) in enumerate(((36, 80), (118, -70), (140, 60), (262, -80), (352, 30), (376, -40), (492, 75), (548, 10))):
    at(across(column, 24.8), 24.8, 1.1, turn, 1.2).put(passer, k)

# The sea beyond: islands, the ferry, dhows.
hills(104, [(560, 0), (700, 1.4), (860, 1.9), (990, 0.9), (1080, 0)], '#5E9A70', 10)
hills(90, [(1380, 0), (1500, 1.8), (1680, 2.8), (1850, 2.2), (2200, 3)], '#4F8F63', 12)
at(across(1235, 62), 62, 0, 176, 1.15).put(fast_ferry)
at(across(760, 36), 36, 0, 6, 2.0).put(dhow, 1, DARKWOOD, NECTARINE)
at(across(1480, 30), 30, 0, 174, 1.7).put(dhow, 1, '#7A4524', SAND)

# The outrigger, and its sailor.
with at(across(1085, 1.2), 1.2, 0.02, 4, 1.15):
    outrigger()
    at(-1.25, 0, 0.42, 70, 0.95).put(person, NECTARINE, INK, skin='#5F3822', sits=True, cap=WHITE, hands=((-0.2, -0.3, 0.6), (0.24, -0.28, 0.56)))

# The plots of seaweed, and who comes from them.
for row in range(4):
    y = 4.2 + 2.4 * row
    for k in range(10):
        x = across(590, y) + 1.3 * k + 0.35 * row
        tube([(x, y, -0.1), (x + 0.05, y, 0.42)], 0.03, DARKWOOD)
        if k < 9:
            tube([(x, y, 0.2), (x + 0.4, y, 0.1), (x + 0.9, y, 0.1), (x + 1.3, y, 0.2)], 0.014, '#DCD2B4')
            for i in range(5):
                ball(x + 0.2 + 0.22 * i, y, 0.04 + 0.02 * abs(i - 2), rng.uniform(0.07, 0.12), ('#7A5A34', '#6F7F3C', '#96603C')[(k + row + i) % 3], (1.2, 1, 0.7))
at(across(690, 4.6), 4.6, 0.0, -50, 1.3).put(person, SUN, skirt=LEAF, skin='#5F3822', hair=ACTION, nod=22, hands=((-0.16, -0.36, 0.4), (0.2, -0.36, 0.44)))
for column, y, turn, shirt, skirt, skin, hair, side in ((806, -4.2, 48, ACTION, SUN, '#6B3E26', SEA, 1), (902, -3.6, 40, '#F2B8A0', SEA, '#7A4A2E', SUN, -1)):
    with at(across(column, y), y, 0.12, turn, 1.5):
        person(shirt, skirt=skirt, skin=skin, hair=hair, hands=((-0.24, -0.06, 1.2), (0.2, -0.2, 0.44)) if side < 0 else ((-0.22, -0.14, 0.44), (0.26, -0.04, 1.2)))
        lathe(0, 0, 1.1, ((0.2, 0), (0.32, 0.2), (0.3, 0.22), (0.01, 0.2)), '#B98A4E', 24)
        foliage(0, 0, 1.3, 0.3, ('#5F6F34', '#7F8F45', '#8A5A34', '#A5A050'), (1, 1, 0.72), 0.4)
        for k in range(7):
            tube([(0.28 * math.cos(k), 0.28 * math.sin(k), 1.34), (0.36 * math.cos(k), 0.36 * math.sin(k), 1.24), (0.35 * math.cos(k), 0.35 * math.sin(k), 1.1 - 0.04 * (k % 3))], 0.026, ('#7F8F45', '#8A5A34')[k % 2])
with at(across(718, -4.9), -4.9, 0.14, 50, 1.1):
    person(NECTARINE, SEA, skin='#6B3E26', hands=((-0.2, -0.1, 0.44), (0.34, -0.16, 1.0)))
    lathe(-0.3, -0.1, 0.1, ((0.1, 0), (0.13, 0.22), (0.11, 0.22), (0.01, 0.2)), SUN, 20)

# Mangroves and herons.
for column, y, h in ((1540, 13, 3.6), (1640, 8, 3.2), (1720, 12, 4.0), (1800, 4, 3.4), (1880, 9, 4.2), (1935, 1, 3.4), (1600, 16, 3.4), (1830, 14, 4.4)):
    at(across(column, y), y, 0, 31 * column).put(mangrove, h)
for column, y, s, turn in ((1430, -1.4, 1.0, 170), (1500, -4.6, 1.25, 20), (420, -2.6, 1.1, 10)):
    at(across(column, y), y, 0.1, turn, s).put(heron)
with at(across(240, -1.5), -1.5, 0.08, 14, 1.2, (8, 0)):  # a boat that lies dry
    hull = [(-1.7, 0), (-1.3, -0.3), (0.9, -0.32), (2.0, 0), (0.9, 0.32), (-1.3, 0.3)]
    for z, k, h, tone in ((0, 0.86, 0.2, ACTION), (0.16, 0.96, 0.2, SUN), (0.32, 1, 0.14, '#2F8FA0'), (0.45, 0.9, 0.02, DARKWOOD)):
        slab([(x * k, y * k) for x, y in hull], z, h, tone, 0.04)
tube([(across(352, -1.2), -1.2, 0.5), (across(400, -4.5), -4.5, 0.2), (across(470, -6.5), -6.5, 0.17), (across(520, -6.6), -6.6, 0.17)], 0.02, '#A98552')
swell(110, (9, 90), colours=('#3C97A0', '#63B3B1', '#BFE3DC'))
clouds((640, 7.6, 80, 10), (1010, 8.8, 90, 7), (1560, 8.6, 80, 12), (1800, 7.2, 90, 7))
birds((1180, 7.6, 6, 0.4), (1240, 8.1, 6, 0.3), (1300, 7.7, 6, 0.32), (480, 8.3, 6, 0.3), (430, 7.9, 6, 0.36))
