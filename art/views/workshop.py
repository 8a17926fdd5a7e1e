"""Workshops below the mountains of Mbeya: a mechanic lifts a gearbox out of its carton, for the car whose engine hangs from the hoist."""
from country import *


def shed(name, w, colour, sign, stock, d=3.0, h=3.2, tin='#A9B2AF'):
    """A workshop, open in front, lit inside, with a tin roof, its name, and what it works with."""
    box(0, d / 2 - 0.1, 0, w, 0.2, h, paint(colour, 0.08, 0.6), 0.02)
    box(0, d / 2 - 0.24, 0, w - 0.2, 0.1, h - 0.1, paint('#F0C182', glow=0.12), 0)
    for side in (-1, 1):
        box(side * (w / 2 - 0.1), 0, 0, 0.22, d, h, paint(colour, 0.08, 0.6), 0.02)
        box(side * (w / 2 - 0.14), -d / 2 - 0.02, 0, 0.36, 0.1, h, colour, 0.02)
    box(0, 0, 0, w, d, 0.06, '#A79B89', 0.01)
    back = d / 2 - 0.5
    if stock == 'tyres':  # on pegs
        for k in range(round(w / 0.95) - 1):
            for row in range(2):
                with at(0.95 - w / 2 + 0.95 * k, back + 0.1, 1.1 + 1.05 * row, tilt=(90, 0)):
                    lathe(0, 0, 0, ((0.24, 0.02), (0.4, 0), (0.45, 0.05), (0.45, 0.19), (0.4, 0.24), (0.24, 0.22), (0.24, 0.03)), BLACK, 24)
                    cyl(0, 0, 0.05, 0.24, 0.1, (SUN, STEEL, ACTION)[(k + row) % 3], bevel=0)
    if stock == 'paint':
        for k in range(6):
            box(0.7 - w / 2 + 0.84 * k, back + 0.2, 1.5, 0.7, 0.05, 1.2, (ACTION, NECTARINE, SUN, LEAF, SEA, ROSE)[k], 0.02)
            cyl(0.7 - w / 2 + 0.84 * k, back - 0.3, 0.06, 0.28, 0.6, (SUN, LEAF, SEA, ROSE, ACTION, NECTARINE)[k])
    if stock == 'sacks':
        for k in range(7):
            at(0.75 - w / 2 + 0.66 * (k % 4) + 0.33 * (k // 4), back - 0.1, 0.62 * (k // 4), s=1.25).put(sack, 0, 0)
    for z in (1.0, 1.75) if stock == 'parts' else ():
        box(0, back, z, w - 0.9, 0.5, 0.06, WOOD, 0)
        for k in range(round((w - 1.4) / 0.62)):
            x, tone, tall = 0.8 - w / 2 + 0.62 * k, rng.choice((NECTARINE, SEA, SUN, MIST, CARTON, ACTION, LEAF)), rng.uniform(0.25, 0.5)
            box(x, back, z + 0.06, 0.44, 0.36, tall, tone, 0.02) if rng.random() < 0.5 else cyl(x, back, z + 0.06, 0.2, tall, tone, sides=18)
    box(0, -d / 2 - 0.62, h + 0.1, w * 0.8, 0.1, 0.84, sign, 0.03)
    text(0, -d / 2 - 0.68, h + 0.31, name, 0.62, WHITE if sign in (SEA, ACTION) else INK)
    with at(0, -0.1, h + 0.3, tilt=(5, 0)):
        box(0, 0, 0, w + 0.5, d + 0.9, 0.06, tin, 0.01)
        for k in range(round((w + 0.4) / 0.26)):
            box(-w / 2 - 0.2 + 0.26 * k, 0, 0.05, 0.09, d + 0.9, 0.04, tin if k % 5 else '#A9704C', 0)


def wheel(x, y, z=0.0, lying=True, r=0.42):
    """A tyre that lies, or leans."""
    with at(x, y, z, 20, tilt=(0, 0) if lying else (74, 0)):
        lathe(0, 0, 0, ((r * 0.55, 0.02), (r * 0.9, 0), (r, 0.05), (r, 0.19), (r * 0.9, 0.24), (r * 0.55, 0.22), (r * 0.55, 0.03)), BLACK, 28)


def engine(s=1.0):
    """An engine along x, 1 long, its foot at 0."""
    with at(s=s):
        box(0, 0, 0.1, 0.8, 0.46, 0.42, STEEL, 0.04)
        box(0, 0, 0, 0.7, 0.38, 0.14, INK, 0.04)
        box(0, 0, 0.5, 0.78, 0.5, 0.16, '#B9C6C8', 0.03)
        box(0, 0, 0.66, 0.7, 0.3, 0.12, NECTARINE, 0.05)
        for x in (-0.27, -0.09, 0.09, 0.27):
            tube([(x, -0.22, 0.58), (x, -0.36, 0.54), (x, -0.36, 0.36)], 0.05, '#8A5A3C')
        tube([(-0.3, -0.36, 0.36), (0.36, -0.36, 0.36)], 0.06, '#8A5A3C')
        for y, z, r in ((0, 0.24, 0.15), (-0.14, 0.5, 0.1), (0.14, 0.5, 0.09)):
            cyl(-0.46, y, z, r, 0.07, INK, axis='x')


def gearbox(s=1.0):
    """A gearbox along x, 1 long, around its middle."""
    with at(s=s):
        for x, r, r2, w in ((-0.4, 0.34, 0.32, 0.14), (-0.18, 0.3, 0.2, 0.34), (0.14, 0.2, 0.17, 0.36), (0.42, 0.12, 0.1, 0.24)):
            with at(x - w / 2, tilt=(0, 90)):
                lathe(0, 0, 0, ((r, 0), (r, 0.02), (r2, w)), paint('#AEBBBE', rough=0.35, metal=0.2), 28)
        for k in range(8):
            with at(-0.1, tilt=(45 * k, 0)):
                box(0, 0, 0.16, 0.6, 0.035, 0.08, STEEL, 0.01)
        cyl(0.6, 0, 0, 0.06, 0.16, INK, axis='x')
        tube([(0.1, 0, 0.18), (0.06, 0, 0.42)], 0.03, INK)
        ball(0.06, 0, 0.45, 0.06, ACTION)


def mill():
    """A maize mill: a hopper over its drum, a motor, and a sack below the spout."""
    for x in (-0.45, 0.45):
        for y in (-0.3, 0.3):
            box(x, y, 0, 0.08, 0.08, 0.8, LEAF, 0.01)
    cyl(0, 0, 1.0, 0.46, 0.6, LEAF, axis='y')
    cyl(0, -0.31, 1.0, 0.34, 0.06, '#3F9160', axis='y')
    lathe(0, 0, 1.35, ((0.14, 0), (0.16, 0.1), (0.55, 0.6), (0.52, 0.6), (0.01, 0.5)), '#B9C6C8', 4)
    ball(0, 0, 1.86, 0.34, '#F3DE9C', (1, 1, 0.35))
    cyl(0.95, 0, 0.45, 0.22, 0.55, SEA, axis='y')
    tube([(0.95, -0.36, 0.68), (0, -0.36, 1.2)], 0.03, INK)
    tube([(0.95, -0.36, 0.24), (0, -0.36, 0.74)], 0.03, INK)
    tube([(0, -0.2, 0.7), (-0.1, -0.55, 0.6)], 0.12, '#B9C6C8')
    sack(-0.12, -0.72)


def sack(x, y, z=0.0, colour='#E6D9BE'):
    lathe(x, y, z, ((0.2, 0), (0.27, 0.1), (0.27, 0.4), (0.18, 0.52), (0.08, 0.56), (0.13, 0.64), (0.01, 0.64)), paint(colour, 0.06, 0.2), 20)


begin('view')
ground = lambda x, y: 0.12 * rough(x, y, 3) * (y < -6)
X = (across(-120, 60), across(2040, 60))
terrain(X, (-13, 60), ground, paint('#CC8A54', 0.1, (3, 1.2)))
terrain(X, (-13, 2), where(lambda x, y: -8.2 - y + 1.6 * rough(x, 1, 4) + 0.06 * abs(x), ground, 0.05), paint('#8A9A4A', 0.14, (1, 0.5)))
terrain(X, (6, 60), where(lambda x, y: y - 11 + 2 * rough(x, 2, 5), lambda x, y: 0, 0.1), paint('#8FA653', 0.14, (3, 1.5)))
for y, seed, z, peak, colour in ((64, 3, 2.2, 1.6, '#5F8F50'), (88, 5, 3.6, 2.6, '#4F8A72'), (118, 9, 6.0, 4.6, '#4A7F9A')):  # the mountains
    hills(y, [(-300 + 170 * k, z + peak * rough(k * 0.9, seed, 1.3)) for k in range(16)], colour, 14)
for k in range(15):  # maize, and trees behind the row
    column = 40 + 134 * k + rng.uniform(-40, 40)
    y = rng.uniform(12, 22)
    at(across(column, y), y, s=rng.uniform(1.7, 2.4)).put(banana if k % 3 == 1 else tree, *((1.5,) if k % 3 == 1 else (1.5, '#4F8038', '#6C9A48')))
for column, y, h in ((330, 13, 4.6), (775, 12, 5.4), (1245, 12, 5.0), (1640, 13, 5.6)):  # jacarandas in bloom
    at(across(column, y), y, s=h / 1.6).put(tree, 1.6, '#9A7DC4', '#BEA3E0')

for column, w, h, y, name, colour, sign, stock, tin in ((140, 6.4, 2.9, 4.5, 'MATAIRI', '#5E9A9C', SEA, 'tyres', '#A9B2AF'), (540, 6.2, 3.3, 5.5, 'FUNDI MAGARI', '#E0B98A', ACTION, 'parts', '#C07A52'), (975, 9.0, 4.1, 5.0, 'GEREJI', '#F0DFC0', NECTARINE, 'parts', '#6FA3A8'),
                                                    (1440, 5.6, 3.0, 4.5, 'MASHINE', '#D98F6E', SUN, 'sacks', '#A9B2AF'), (1815, 5.8, 3.4, 5.5, 'RANGI', '#6E9C6B', WHITE, 'paint', '#C07A52')):
    at(across(column, y), y).put(shed, name, w, colour, sign, stock, h=h, tin=tin)

# The mechanic and her gearbox; the engine on its hoist, and the car it belongs to.
with at(across(880, -4.0), -4.0, 0, 6, 2.0):
    box(0, 0, 0, 1.0, 0.62, 0.34, CARTON, 0.02)
    box(0, -0.315, 0.05, 0.8, 0.01, 0.24, NECTARINE, 0)
    text(0, -0.325, 0.11, 'NECTARINE', 0.15, WHITE)
    for side in (-1, 1):
        box(0, side * 0.42, 0.28, 1.0, 0.24, 0.02, '#DBA96F', 0, tilt=(side * 34, 0))
        box(side * 0.6, 0, 0.28, 0.26, 0.6, 0.02, '#DBA96F', 0, tilt=(0, -side * 34))
    at(0.0, 0, 0.72, 0, 0.95, (0, -12)).put(gearbox)
at(across(786, -3.4), -3.4, 0, 62, 2.0).put(person, SEA, SEA, skin='#6B3E26', bun=True, nod=12, hands=((-0.14, -0.4, 0.62), (0.2, -0.42, 0.6)))
at(across(978, -3.2), -3.2, 0, -64, 2.0).put(person, '#D9653A', INK, skin='#7A4A2E', nod=12, hands=((-0.2, -0.42, 0.62), (0.16, -0.4, 0.64)))
with at(across(1095, 1.2), 1.2, s=1.15):  # the hoist
    for x in (-1.3, 1.3):
        for y in (-0.5, 0.5):
            tube([(x, y, 0), (x, 0, 2.9)], 0.06, ACTION)
    box(0, 0, 2.86, 3.0, 0.16, 0.2, ACTION, 0.02)
    box(0, 0, 2.62, 0.3, 0.22, 0.26, INK, 0.04)
    for x in (-0.28, 0.28):
        tube([(0, 0, 2.6), (x, 0, 2.0)], 0.025, INK)
    at(0, 0, 1.2, 8, 1.15).put(engine)
with at(across(1205, -2.6), -2.6, 0.0, 186, 1.9, (0, 0)):
    car(paint('#3F87A0', rough=0.3), 0.64)
    box(-0.62, 0, 0.42, 0.05, 0.6, 0.02, INK, 0)
with at(across(600, 0.2), 0.2):  # a car on its jack, and who lies under it
    for x, y in ((-1.0, -0.4), (0.9, -0.4), (-1.0, 0.5), (0.9, 0.5)):
        cyl(x, y, 0, 0.14, 0.5, NECTARINE, 0.08)
    at(0, 0, 0.42, 3, 1.75).put(car, paint(SUN, rough=0.3), 0.64)
with at(across(672, -2.4), -2.4, 0, -30, 1.75):  # who looks for the right spanner
    person(MIST, INK, skin='#5F3822', cap=ACTION, hands=((-0.2, -0.3, 0.5), (0.26, -0.3, 0.62)))
    tube([(0.26, -0.3, 0.62), (0.3, -0.4, 0.86)], 0.03, STEEL)
with at(across(470, -1.2), -1.2, 0, 8, 1.15):  # tools on a bench
    table(1.7, 0.7, 0.95, WOOD)
    box(-0.4, 0, 0.95, 0.6, 0.4, 0.26, ACTION, 0.03)
    cyl(0.35, 0, 0.95, 0.12, 0.26, SUN)
    tube([(0.5, -0.1, 0.98), (0.8, 0, 0.98)], 0.03, STEEL)

# Tyres at the left.
for column, y, n in ((40, 0.4, 5), (105, 0.8, 4), (75, -1.2, 3), (300, 0.6, 6), (365, 0.9, 3)):
    for k in range(n):
        wheel(across(column, y) + 0.05 * (k % 2), y, 0.24 * k)
wheel(across(395, -0.6), -0.6, 0.36, False)
at(across(205, -0.8), -0.8, 0, 30, 1.75).put(person, ACTION, INK, skin='#5F3822', hands=((-0.16, -0.3, 0.5), (0.2, -0.3, 0.5)))
wheel(across(222, -1.6), -1.6, 0.36, False)
at(across(140, -4.6), -4.6, 0, 172, 1.5).put(bodaboda, SEA)
at(across(330, -3.6), -3.6, 0, 12, 1.5).put(bajaji, LEAF)

# The mill at the right: women with maize.
at(across(1452, 0.4), 0.4, 0, -6, 1.5).put(mill)
for x, y, z in ((1385, 1.2, 0), (1372, 0.2, 0)):
    sack(across(x, y), y, z)
at(across(1545, -1.6), -1.6, 0, -60, 1.75).put(person, ROSE, skirt=LEAF, skin='#5F3822', hair=ACTION, hands=((-0.2, -0.26, 0.5), (0.22, -0.3, 0.56)))
with at(across(1635, -2.2), -2.2, 0, -66, 1.75):
    person(SUN, skirt=SEA, skin='#7A4A2E', hands=((-0.24, -0.06, 1.2), (0.24, -0.1, 0.44)))
    lathe(0, 0, 1.1, ((0.16, 0), (0.3, 0.18), (0.28, 0.2), (0.01, 0.16)), '#B98A4E', 22)
    ball(0, 0, 1.26, 0.25, '#F3DE9C', (1, 1, 0.4))
at(across(1790, -1.0), -1.0, 0.02, 176, 1.6).put(van)
at(across(1890, -3.4), -3.4, 0, -30, 1.7).put(person, NECTARINE, INK, skin='#6B3E26', cap=SEA, parcel=CARTON)
for column, turn, k in ((640, 76, 3), (560, 70, 8)):  # children who roll an old tyre
    at(across(column, -6.4), -6.4, 0, turn, 1.3).put(passer, k, hands=((-0.24, -0.3, 0.56), (0.26, -0.1, 0.9)))
with at(across(690, -6.6), -6.6, 0.42, 8, tilt=(90, 0)):
    lathe(0, 0, -0.1, ((0.24, 0.02), (0.4, 0), (0.44, 0.05), (0.44, 0.17), (0.4, 0.22), (0.24, 0.2), (0.24, 0.02)), BLACK, 28)
for k, (column, y) in enumerate(((1090, -6.2), (1140, -7.0), (1330, -5.8))):  # hens
    with at(across(column, y), y, 0, 40 * k - 160, 1.5):
        ball(0, 0, 0.2, 0.13, ('#F1E4CB', BRICK, '#F1E4CB')[k], (1.3, 0.9, 1))
        ball(0.17, 0, 0.34, 0.07, ('#F1E4CB', BRICK, '#F1E4CB')[k])
        ball(0.17, 0, 0.42, 0.035, ACTION)
        cyl(0.25, 0, 0.33, 0.025, 0.07, SUN, 0.004, axis='x', bevel=0)
        ball(-0.18, 0, 0.3, 0.09, BRICK, (0.7, 0.6, 1.2))
        for y2 in (-0.05, 0.05):
            tube([(0, y2, 0.1), (0.03, y2, 0)], 0.014, SUN)
clouds((420, 7.0, 80, 9), (1080, 8.2, 90, 8), (1640, 7.4, 80, 10))
birds((700, 7.8, 6, 0.32), (750, 8.2, 6, 0.26))
