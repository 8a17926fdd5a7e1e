"""Inside a warehouse: a forklift brings a pallet in from the lorry at the open gate, and two people count between the racks."""
from land import *

BACK, TOP = 15, 9.6  # where the wall with the gate stands, and the height of the roof


def rack(bays, loads, w=3.3, levels=(0.12, 2.3, 4.5, 6.7)):
    """A rack of so many bays along x, its left end at the origin, with what each shelf carries."""
    for k in range(bays + 1):
        for y in (0.05, 1.35):
            box(k * w, y, 0, 0.16, 0.14, 8.6, SEA, 0.02)
        for z in (0.6, 2.8, 5.0, 7.2):
            tube([(k * w, 0.05, z), (k * w, 1.35, z + 0.9)], 0.03, SEA)
    for z in levels:
        box(bays * w / 2, 0, z - 0.12, bays * w, 0.1, 0.2, ACTION, 0.02)
        box(bays * w / 2, 0.7, z - 0.04, bays * w, 1.4, 0.06, WOOD, 0.01)
        for k in range(bays):
            for half in (-0.78, 0.78):
                at((k + 0.5) * w + half, 0.62, z, s=1.42).put(load, next(loads))


def load(what):
    """What a pallet carries, 1 wide: six kinds."""
    pallet()
    with at(0, 0, 0.12):
        if what == 0:
            for k in range(6):
                at((k % 2 - 0.5) * 0.47, 0, (k // 2) * 0.34, rng.uniform(-4, 4), 0.94).put(carton, colour=(CARTON, '#C98D52', '#DBA96F')[k % 3])
        elif what == 1:
            for x in (-0.27, 0.27):
                at(x, 0, 0, s=0.86).put(barrel, rng.choice((LEAF, '#2F8FA0', ACTION, SUN)))
        elif what == 2:
            for k in range(5):
                box(rng.uniform(-0.03, 0.03), 0, 0.18 * k, 0.96, 0.74, 0.19, '#E5D0A8' if k % 2 else '#D2B583', 0.085, rot=rng.uniform(-4, 4))
        elif what == 3:
            crate(0.92, 0.74, 0.9, 4)
        elif what == 4:
            for k in range(7):
                cyl(-0.36 + 0.24 * (k % 4) + 0.12 * (k // 4), 0, 0.14 + 0.22 * (k // 4), 0.125, 0.9, SHIRTS[k * 3 % 7], axis='y')
        elif what == 5:
            at(0, 0, 0, 2, 1.9).put(carton, 0.5, 0.4, 0.4, '#C98D52')
        else:
            for k in range(4):
                lathe(-0.02, 0, 0.2 * k, ((0.2, 0), (0.4, 0.01), (0.44, 0.1), (0.4, 0.19), (0.2, 0.19), (0.19, 0.1)), '#33454B')


def forklift(colour=NECTARINE, lift=0.45):
    """A forklift along +x with its driver, its forks raised by `lift`; 2.3 long."""
    profile([(-1.05, 0.22), (0.5, 0.22), (0.62, 0.5), (0.55, 0.78), (0.1, 0.62), (-0.4, 0.62), (-0.5, 0.95), (-1.0, 0.95), (-1.1, 0.7)], -0.5, 1.0, paint(colour, rough=0.3), 0.06)
    box(-0.8, 0, 0.94, 0.4, 0.8, 0.1, INK, 0.04)
    box(-0.15, 0, 0.6, 0.4, 0.6, 0.12, INK, 0.04)
    for y in (-0.44, 0.44):
        tube([(0.5, y, 0.75), (0.28, y, 1.95), (-0.75, y, 1.95), (-0.85, y, 0.95)], 0.04, INK)
        box(0.86, y * 0.6, 0.1, 0.1, 0.1, 2.3, STEEL, 0.02)
        box(1.45, y * 0.6, lift, 1.15, 0.13, 0.06, INK, 0.01)
    for k in range(5):
        box(-0.65 + 0.23 * k, 0, 1.93, 0.05, 0.9, 0.05, INK, 0)
    for z in (1.0, 2.3):
        box(0.86, 0, z, 0.12, 0.66, 0.1, STEEL, 0.02)
    box(0.93, 0, lift, 0.06, 0.8, 0.55, INK, 0.02)
    tube([(0.38, 0, 0.7), (0.24, 0, 1.02)], 0.025, INK)
    wheels((0.5,), 0.42, 0.27)
    wheels((-0.7,), 0.42, 0.22)
    with at(-0.15, 0, 0.36, 90, 1.0):
        person(SUN, SEA, '#6B3E26', sits=True, hair=ROSE, hands=((-0.12, -0.38, 0.66), (0.14, -0.36, 0.66)))
    at(1.42, 0, lift + 0.06, s=1.35).put(load, 0)


def vest():
    """The bright waistcoat over a shirt, with its band."""
    lathe(0, 0, 0.44, ((0.155, 0), (0.17, 0.12), (0.188, 0.26), (0.168, 0.33)), NECTARINE)
    lathe(0, 0, 0.54, ((0.181, 0), (0.186, 0.05)), '#FFF0CC')


begin('view')
box(5, 2, -0.4, 80, 30, 0.4, paint('#DCC9A8', 0.06, 2.5, rough=0.4), 0)
for y in (3.6, -8.2):  # the lines of the aisle
    box(0, y, 0, 80, 0.16, 0.01, SUN, 0)
GATE = across(960, BACK)
for side in (-1, 1):
    box(GATE + side * 3.3, 9.5, 0, 0.16, 12, 0.01, SUN, 0)

# The wall: its gate and its windows are open to the sky, which is the page.
wall, low = paint('#5FA3A6', 0.05, 2), paint('#2F7E88', 0.05, 2)
for side in (-1, 1):
    box(GATE + side * 23.2, BACK, 0, 40, 0.3, 5.9, wall, 0)
    box(GATE + side * 23.2, BACK - 0.04, 0, 40, 0.3, 1.5, low, 0)
    box(GATE + side * 3.3, BACK - 0.15, 0, 0.3, 0.5, 5.2, SUN, 0.02)
box(GATE, BACK, 5.0, 6.9, 0.3, 0.9, wall, 0)
box(GATE, BACK - 0.2, 4.95, 6.9, 0.5, 0.4, SUN, 0.02)
box(GATE, BACK - 0.3, 5.32, 3.2, 0.3, 0.8, SEA, 0.05)
text(GATE, BACK - 0.48, 5.5, 'KARIBU', 0.62, SUN)
box(0, BACK, 7.9, 90, 0.3, 4, wall, 0)
box(0, BACK - 0.1, 5.85, 90, 0.5, 0.14, '#1D5C67', 0)
box(0, BACK - 0.1, 7.85, 90, 0.5, 0.14, '#1D5C67', 0)
for k in range(29):
    box(-38 + 2.6 * k, BACK, 5.9, 0.5 if k % 2 else 0.16, 0.3, 2.1, wall if k % 2 else '#1D5C67', 0)
for k in range(10):  # trusses
    if abs(-34 + 7.2 * k - GATE) > 4:
        box(-34 + 7.2 * k, BACK - 0.4, 0, 0.26, 0.3, 12, '#1D5C67', 0.02)

# Outside the gate: the yard, the lorry with its doors open, palms, and the sea.
box(GATE, 25, -0.4, 40, 20, 0.42, paint('#D8BE8C', 0.1, 1.5), 0)
box(GATE, 55, -0.4, 90, 40, 0.3, paint(WATER, 0.16, (6, 1.4)), 0)
with at(GATE + 1.2, 18.5, 0, -100, 2.0):
    lorry(SUN, NECTARINE)
for x, y, h, lean in ((-2.6, 26, 4.2, 0.8), (2.9, 30, 4.6, -0.9)):
    at(GATE + x, y, 0, 10 * x, h / 1.9).put(palm, 1.9, lean * 0.4)

# Racks to both sides, from the borders to the aisle.
order = iter([0, 3, 2, 5, 1, 0, 4, 6, 0, 2, 5, 3, 0, 1, 6, 0, 3, 4, 2, 0, 5] * 20)
at(across(640, 7.2) - 5 * 3.3, 7.2).put(rack, 5, order)
at(across(1292, 7.2), 7.2).put(rack, 5, order)
for column, y, what in ((90, 1.6, 2), (250, 2.2, 0), (1690, 2.2, 1), (1850, 1.2, 3), (40, -6.6, 5), (165, -7.0, 6), (1800, -7.2, 0), (1930, -6.6, 4)):
    at(across(column, y), y, 0, rng.uniform(-6, 6), 1.35).put(load, what)

# Who works: the driver, two who count, one who carries, one who sweeps.
at(across(800, -3.2), -3.2, 0, -8, 1.6).put(forklift)
with at(across(1165, -2.6), -2.6, s=1.08):
    at(0.35, 0.6, 0, 4, 1.4).put(load, 2)
    with at(-0.95, -0.3, 0, 48, 1.3):
        person(WHITE, skirt=SEA, bun=True, hands=((-0.12, -0.32, 0.62), (0.18, -0.28, 0.66)))
        vest()
        box(-0.05, -0.34, 0.6, 0.26, 0.03, 0.34, WOOD, 0.01, tilt=(-50, 0))
        box(-0.05, -0.355, 0.62, 0.21, 0.02, 0.28, WHITE, 0, tilt=(-50, 0))
    with at(1.45, -0.1, 0, -66, 1.3):
        person(MIST, INK, '#5A3420', cap=SUN, hands=((-0.3, -0.34, 0.8), (0.22, -0.08, 0.45)))
        vest()
with at(across(655, 3.2), 3.2, 0, 60, 1.3):
    person(LEAF, INK, '#8A5A3A', cap=None, parcel=CARTON)
with at(across(1490, -0.8), -0.8, 0, -40, 1.35):
    person(SEA, skirt=ACTION, skin='#6B3E26', hair=SUN, hands=((-0.1, -0.3, 0.72), (0.16, -0.3, 0.5)))
    tube([(-0.14, -0.3, 0.95), (0.3, -0.32, 0.1)], 0.02, WOOD)
    box(0.32, -0.32, 0, 0.3, 0.14, 0.16, SUN, 0.03)
with at(across(430, -4), -4, 0, 80, 1.35):
    person(NECTARINE, INK, cap=WHITE, hands=((-0.2, -0.4, 0.6), (0.2, -0.4, 0.6)))
    at(0, -1.1, 0.06, 90, 1.0).put(load, 0)
    tube([(-0.2, -0.42, 0.6), (0.2, -0.42, 0.6)], 0.03, ACTION)
    tube([(0, -0.42, 0.6), (0, -0.6, 0.12)], 0.03, ACTION)
at(across(1335, -4.8), -4.8, 0, 20, 1.7).put(cat)

# The roof, out of sight, lets the sun in through bands of glass.
for k in range(20):
    box(-58 + 5.2 * k, -6, TOP + 1.6, 1.7, 50, 0.1, WHITE, 0)
for column in (300, 700, 1220, 1620):  # lamps
    x = across(column, 2)
    tube([(x, 2, 12), (x, 2, 7.6)], 0.02, INK)
    cyl(x, 2, 7.15, 0.62, 0.45, NECTARINE, 0.16)
    ball(x, 2, 7.18, 0.2, paint('#FFE0A6', glow=0.8))
