"""Workshops below the mountains of Mbeya: a mechanic lifts a gearbox out of its carton, for the car whose engine hangs from the hoist."""
from country import *


def shed(name, w, colour, sign, d=3.0, h=2.7, inside=paint('#8F7858', glow=0.22)):
    """A workshop, open in front, with a tin roof and its name."""
    box(0, d / 2 - 0.1, 0, w, 0.2, h, paint(colour, 0.08, 0.6), 0.02)
    box(0, d / 2 - 0.24, 0, w - 0.2, 0.1, h - 0.1, inside, 0)
    for side in (-1, 1):
        box(side * (w / 2 - 0.1), 0, 0, 0.22, d, h, paint(colour, 0.08, 0.6), 0.02)
        box(side * (w / 2 - 0.14), -d / 2 - 0.02, 0, 0.36, 0.1, h, WHITE, 0.02)
    box(0, 0, 0, w, d, 0.06, '#A79B89', 0.01)
    for z in (0.9, 1.6):  # shelves with parts
        box(0, d / 2 - 0.5, z, w - 0.9, 0.5, 0.06, WOOD, 0)
        for k in range(round((w - 1.4) / 0.5)):
            x, tone = 0.7 - w / 2 + 0.5 * k, rng.choice((NECTARINE, SEA, SUN, STEEL, CARTON, ACTION, MIST))
            if rng.random() < 0.5:
                box(x, d / 2 - 0.5, z + 0.06, 0.36, 0.36, rng.uniform(0.2, 0.4), tone, 0.02)
            else:
                cyl(x, d / 2 - 0.5, z + 0.06, 0.15, rng.uniform(0.2, 0.42), tone, sides=18)
    box(0, -d / 2 - 0.62, h + 0.14, w * 0.86, 0.1, 0.74, sign, 0.03)
    text(0, -d / 2 - 0.68, h + 0.33, name, 0.54, WHITE if sign in (SEA, ACTION) else INK)
    with at(0, -0.1, h + 0.3, tilt=(5, 0)):
        box(0, 0, 0, w + 0.5, d + 0.9, 0.06, '#9AA5A3', 0.01)
        for k in range(round((w + 0.4) / 0.26)):
            box(-w / 2 - 0.2 + 0.26 * k, 0, 0.05, 0.09, d + 0.9, 0.04, '#B4BDB9' if k % 5 else '#A9704C', 0)


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
terrain(X, (-13, 60), ground, paint('#B98A5A', 0.1, (3, 1.2)))
terrain(X, (-13, 2), where(lambda x, y: -6.6 - y + 1.6 * rough(x, 1, 4) + 0.06 * abs(x), ground, 0.05), paint('#8A9A4A', 0.14, (1, 0.5)))
terrain(X, (6, 60), where(lambda x, y: y - 11 + 2 * rough(x, 2, 5), lambda x, y: 0, 0.1), paint('#8FA653', 0.14, (3, 1.5)))
for y, seed, z, peak, colour in ((64, 3, 2.2, 1.6, '#5F8F50'), (88, 5, 3.6, 2.6, '#4F8A72'), (118, 9, 6.0, 4.6, '#4A7F9A')):  # the mountains
    hills(y, [(-300 + 170 * k, z + peak * rough(k * 0.9, seed, 1.3)) for k in range(16)], colour, 14)
for k in range(15):  # maize, and trees behind the row
    column = 40 + 134 * k + rng.uniform(-40, 40)
    y = rng.uniform(12, 22)
    at(across(column, y), y, s=rng.uniform(1.7, 2.4)).put(banana if k % 3 == 1 else tree, *((1.5,) if k % 3 == 1 else (1.5, '#4F8038', '#6C9A48')))
for column, y, h in ((620, 16, 6.4), (1345, 15, 6.0), (1395, 17, 6.8), (330, 18, 6.0), (1760, 18, 6.6)):
    at(across(column, y), y).put(gum, h)

for column, w, name, colour, sign in ((150, 6.4, 'MATAIRI', '#5E9A9C', SEA), (600, 6.0, 'FUNDI MAGARI', '#E0B98A', ACTION), (1010, 7.4, 'GEREJI', '#F0DFC0', NECTARINE), (1440, 5.4, 'MASHINE', '#D98F6E', SUN), (1820, 5.6, 'RANGI', '#6E9C6B', WHITE)):
    at(across(column, 4.5), 4.5).put(shed, name, w, colour, sign)

# The mechanic and her gearbox; the engine on its hoist, and the car it belongs to.
with at(across(905, -3.2), -3.2, 0, 6, 1.55):
    box(0, 0, 0, 1.0, 0.62, 0.34, CARTON, 0.02)
    box(0, -0.315, 0.05, 0.8, 0.01, 0.24, NECTARINE, 0)
    text(0, -0.325, 0.11, 'NECTARINE', 0.15, WHITE)
    for side in (-1, 1):
        box(0, side * 0.42, 0.28, 1.0, 0.24, 0.02, '#DBA96F', 0, tilt=(side * 34, 0))
        box(side * 0.6, 0, 0.28, 0.26, 0.6, 0.02, '#DBA96F', 0, tilt=(0, -side * 34))
    at(0.0, 0, 0.72, 0, 0.95, (0, -12)).put(gearbox)
at(across(832, -2.7), -2.7, 0, 62, 1.5).put(person, SEA, SEA, skin='#6B3E26', bun=True, nod=12, hands=((-0.14, -0.4, 0.62), (0.2, -0.42, 0.6)))
at(across(980, -2.5), -2.5, 0, -64, 1.5).put(person, '#D9653A', INK, skin='#7A4A2E', nod=12, hands=((-0.2, -0.42, 0.62), (0.16, -0.4, 0.64)))
with at(across(1108, -0.4), -0.4):  # the hoist
    for x in (-1.3, 1.3):
        for y in (-0.5, 0.5):
            tube([(x, y, 0), (x, 0, 2.9)], 0.06, ACTION)
    box(0, 0, 2.86, 3.0, 0.16, 0.2, ACTION, 0.02)
    box(0, 0, 2.62, 0.3, 0.22, 0.26, INK, 0.04)
    for x in (-0.28, 0.28):
        tube([(0, 0, 2.6), (x, 0, 2.0)], 0.025, INK)
    at(0, 0, 1.2, 8, 1.15).put(engine)
with at(across(1275, -0.9), -0.9, 0.0, 186, 1.7, (0, 0)):
    car(paint('#3F87A0', rough=0.3), 0.64)
    box(-0.62, 0, 0.42, 0.05, 0.6, 0.02, INK, 0)
with at(across(655, -0.4), -0.4):  # a car on its jack, and who lies under it
    for x, y in ((-1.0, -0.4), (0.9, -0.4), (-1.0, 0.5), (0.9, 0.5)):
        cyl(x, y, 0, 0.14, 0.5, NECTARINE, 0.08)
    at(0, 0, 0.42, 3, 1.75).put(car, paint(SUN, rough=0.3), 0.64)
with at(across(752, -2.4), -2.4, 0, -30, 1.45):  # who looks for the right spanner
    person(MIST, INK, skin='#5F3822', cap=ACTION, hands=((-0.2, -0.3, 0.5), (0.26, -0.3, 0.62)))
    tube([(0.26, -0.3, 0.62), (0.3, -0.4, 0.86)], 0.03, STEEL)
with at(across(500, -1.2), -1.2, 0, 8):  # tools on a bench
    table(1.7, 0.7, 0.95, WOOD)
    box(-0.4, 0, 0.95, 0.6, 0.4, 0.26, ACTION, 0.03)
    cyl(0.35, 0, 0.95, 0.12, 0.26, SUN)
    tube([(0.5, -0.1, 0.98), (0.8, 0, 0.98)], 0.03, STEEL)

# Tyres at the left.
for column, y, n in ((40, 0.4, 5), (105, 0.8, 4), (75, -1.2, 3), (300, 0.6, 6), (365, 0.9, 3)):
    for k in range(n):
        wheel(across(column, y) + 0.05 * (k % 2), y, 0.24 * k)
wheel(across(395, -0.6), -0.6, 0.36, False)
at(across(205, -0.8), -0.8, 0, 30, 1.45).put(person, ACTION, INK, skin='#5F3822', hands=((-0.16, -0.3, 0.5), (0.2, -0.3, 0.5)))
wheel(across(222, -1.6), -1.6, 0.36, False)
at(across(140, -4.6), -4.6, 0, 172, 1.5).put(bodaboda, SEA)
at(across(330, -3.6), -3.6, 0, 12, 1.5).put(bajaji, LEAF)

# The mill at the right: women with maize.
at(across(1452, 0.4), 0.4, 0, -6, 1.5).put(mill)
for x, y, z in ((1385, 1.2, 0), (1372, 0.2, 0)):
    sack(across(x, y), y, z)
at(across(1540, -1.6), -1.6, 0, -60, 1.45).put(person, ROSE, skirt=LEAF, skin='#5F3822', hair=ACTION, hands=((-0.2, -0.26, 0.5), (0.22, -0.3, 0.56)))
with at(across(1615, -2.2), -2.2, 0, -66, 1.45):
    person(SUN, skirt=SEA, skin='#7A4A2E', hands=((-0.24, -0.06, 1.2), (0.24, -0.1, 0.44)))
    lathe(0, 0, 1.1, ((0.16, 0), (0.3, 0.18), (0.28, 0.2), (0.01, 0.16)), '#B98A4E', 22)
    ball(0, 0, 1.26, 0.25, '#F3DE9C', (1, 1, 0.4))
at(across(1790, -1.0), -1.0, 0.02, 176, 1.6).put(van)
at(across(1890, -3.4), -3.4, 0, -30, 1.4).put(person, NECTARINE, INK, skin='#6B3E26', cap=SEA, parcel=CARTON)
clouds((420, 7.0, 80, 9), (1080, 8.2, 90, 8), (1640, 7.4, 80, 10))
birds((700, 7.8, 6, 0.32), (750, 8.2, 6, 0.26))
