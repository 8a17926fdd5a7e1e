"""The five stations of a parcel: scenes of their own, and together the strip."""
from props import *


def shop():
    """A shoe shop abroad, its window lit: a child has its nose on the pane, and who has a new pair already hops."""
    at(0, 0.25).put(ground, 4.2, 2.7, '#C9BFA9')
    box(0, -0.3, 0, 4.1, 1.52, 0.07, paint('#DCCFB4', 0.08, 0.3), 0.02)
    brick = paint(BRICK, 0.12, 0.2)
    with at(0, 0.75, 0.07):
        box(0, 0.6, 0, 3.5, 0.14, 1.9, paint('#FFDFA6', glow=1.1), 0)
        box(0, 0, 0, 3.5, 1.3, 0.06, paint('#E9C084', glow=0.3), 0)
        box(0, 0, 1.78, 3.4, 1.1, 0.06, paint('#FFE2B0', glow=1.3), 0)
        for x in (-1.75, 1.75):
            box(x, 0, 0, 0.14, 1.36, 1.9, brick, 0.02)
        for z in (0.1, 0.42):  # shelves of shoes
            box(-0.2, 0.4, z, 2.9, 0.3, 0.04, WOOD, 0.01)
            for i in range(6):
                at(-1.35 + i * 0.48, 0.38, z + 0.04, 8).put(shoe, 0.36, *((WHITE, SEA), (NECTARINE, WHITE), (LEAF, SUN))[i % 3])
        box(-0.55, -0.6, 0, 2.4, 0.16, 0.3, SEA, 0.02)  # the window
        box(-0.55, -0.5, 0.3, 2.4, 0.5, 0.05, WOOD, 0.015)
        for x, w in ((-1.72, 0.18), (-0.55, 0.05), (0.68, 0.16), (1.72, 0.18)):
            box(x, -0.62, 0, w, 0.14, 1.56, SEA, 0.02)
        box(0, -0.62, 1.5, 3.62, 0.16, 0.4, brick, 0.02)
        at(0, -0.8).put(awning, 3.5, 0.34, 1.6, (SEA, WHITE))
        box(0, 0, 1.88, 3.74, 1.56, 0.13, WHITE, 0.03)
        box(0, 0.1, 2.01, 3.5, 1.2, 0.02, STONE, 0)
        box(-0.1, -0.1, 2.01, 1.9, 0.9, 0.3, SEA, 0.04)  # the sign: one shoe on its box
        box(-0.1, -0.1, 2.24, 1.98, 0.98, 0.12, '#17707F', 0.03)
        at(-0.1, -0.12, 2.36, -6).put(shoe, 1.6, WHITE, NECTARINE)
        with at(-0.55, -0.5, 0.35):  # a shirt, a handbag and a shoe
            cyl(-0.85, 0, 0, 0.03, 0.16, INK)
            profile([(-0.14, 0.14), (0.14, 0.14), (0.14, 0.42), (0.24, 0.4), (0.26, 0.54), (0.08, 0.62), (-0.08, 0.62), (-0.26, 0.54), (-0.24, 0.4), (-0.14, 0.42)], -0.05, 0.1, ACTION, 0.03, x=-0.85)
            profile([(-0.22, 0), (0.22, 0), (0.17, 0.3), (-0.17, 0.3)], -0.07, 0.14, LEAF, 0.04, x=-0.27)
            tube([(-0.27 + 0.1 * math.cos(a), 0, 0.3 + 0.16 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))], 0.022, LEAF)
            box(0.85, 0, 0, 0.5, 0.3, 0.16, NECTARINE, 0.02)
            at(0.85, 0, 0.16).put(shoe, 0.42, WHITE, SEA)
        with at(1.63, -0.66, 0.03, -70):  # the open door
            box(0.4, 0, 0, 0.78, 0.05, 1.46, SEA, 0.015)
            box(0.4, 0, 0.3, 0.58, 0.07, 1.02, paint(GLASS, rough=0.15), 0.01)
            ball(0.7, -0.06, 0.7, 0.04, SUN)
    with at(0.78, -0.62, 0.17, 14, 1.18, (0, -7)):  # who hops out of it with her parcel
        person(SUN, INK, '#C98F6B', '#6B3E20', hands=((-0.24, -0.06, 1.22), (0.24, -0.06, 1.22)))
        box(0, -0.02, 1.23, 0.52, 0.34, 0.26, NECTARINE, 0.02)
        box(0, -0.02, 1.229, 0.08, 0.344, 0.264, WHITE, 0)
        for side in (-1, 1):
            at(0.09 * side, -0.03, -0.02, -90, tilt=(0, 0)).put(shoe, 0.26, WHITE, NECTARINE)
    at(-1.8, -0.75, 0.07, s=1.15).put(lamp, 1.35)
    at(-0.95, -0.14, 0.07, 172, 0.94).put(person, ACTION, SEA, '#E0AE8A', '#6B3E20', hands=((-0.26, -0.24, 0.92), (0.26, -0.24, 0.92)))  # a nose on the pane
    at(-1.42, -0.7, 0.07, 24, 1.15).put(dog)



def office():
    """Our counter, between the walls of a carton: a parcel is lifted on the scale, and a cat is weighed with it."""
    at(0, 0.19).put(ground, 4.2, 2.82, '#C58C50', grain=0.05)
    box(0.04, 0.16, 0, 3.98, 2.62, 0.012, paint('#6E9C9B', 0.05), 0)
    box(0.45, -0.98, 0, 2.2, 0.42, 0.02, paint(ACTION, 0.08, 0.3), 0.01)
    box(0.45, -0.98, 0.004, 2.0, 0.26, 0.02, paint(NECTARINE, 0.08, 0.3), 0.01)
    box(0, 1.5, 0, 4.1, 0.14, 2.45, paint('#DDAE74', 0.04), 0.02)
    box(-1.98, 0.62, 0, 0.14, 1.76, 2.45, paint('#C98D52', 0.04), 0.02)
    with at(-1.9, 0.6, 0.95, 90):  # the board with its rates
        box(0, 0, 0, 1.0, 0.05, 0.95, SEA, 0.03)
        text(0, -0.03, 0.68, 'BEI', 0.24, SUN)
        for k in range(3):
            box(-0.14, -0.03, 0.5 - 0.17 * k, 0.46, 0.02, 0.06, MIST, 0)
            box(0.3, -0.03, 0.5 - 0.17 * k, 0.2, 0.02, 0.06, SUN, 0)
    box(0.05, 1.4, 2.02, 3.86, 0.08, 0.36, NECTARINE, 0.015)
    text(0.05, 1.35, 2.1, 'NECTARINE', 0.3, WHITE)
    for z in (0.08, 0.68, 1.28):
        box(-0.1, 1.16, z, 3.2, 0.5, 0.06, WOOD, 0.01)
        for i in range(6):
            if (i, z) not in ((3, 0.68), (1, 1.28)):
                with at(-1.42 + i * 0.53, 1.12, z + 0.06, rng.uniform(-9, 9)):
                    size = rng.uniform(0.34, 0.46)
                    carton(size, 0.36, size * 0.85, rng.choice([CARTON, '#C98D52', '#DBA96F', NECTARINE, SUN]))
    for x in (-1.7, 1.5):
        box(x, 1.16, 0, 0.07, 0.5, 1.9, DARKWOOD, 0.01)
    at(1.2, 0.12, 0, -12, 1.45).put(person, NECTARINE, INK, hands=((-0.2, -0.3, 0.68), (0.2, -0.3, 0.66)))
    with at(0.5, -0.45):  # the counter with the scale
        box(0, 0, 0, 2.2, 0.8, 0.8, SEA, 0.03)
        for i in range(6):
            box(-0.9 + i * 0.36, -0.4, 0.08, 0.05, 0.04, 0.64, '#17707F', 0.01)
        box(0, 0, 0.8, 2.34, 0.94, 0.08, '#E8D3AE', 0.02)
        box(-0.55, 0, 0.88, 0.84, 0.66, 0.1, STEEL, 0.03)
        box(0.04, 0.24, 0.88, 0.06, 0.06, 0.36, INK, 0.01)
        with at(0.04, 0.2, 1.2):
            box(0, 0, 0, 0.6, 0.09, 0.34, INK, 0.03)
            text(0, -0.05, 0.07, '12.5', 0.26, paint(SUN, glow=1.2))
        at(0.5, -0.12, 0.88, -6, 0.6).put(sheet, 0.6, 0.7, NECTARINE)
        at(0.86, -0.05, 0.88, s=0.7).put(stamp)
    with at(-1.0, -0.5, 0, 80, 1.4):
        person(SUN, SEA, hands=((-0.25, -0.42, 0.78), (0.25, -0.42, 0.78)), cap=ACTION)
    at(-0.06, -0.42, 1.02, -6, 1.3).put(carton, 0.5, 0.46, 0.38)
    at(-0.08, -0.44, 1.51, -20, 1.5).put(sleeping_cat, '#F0E6D6')
    with at(0.98, -1.06, 0.06, 186, 0.86):  # a child on tiptoe, who wants to see the cat
        person(LEAF, '#5F3822', hands=((-0.2, -0.18, 1.0), (0.2, -0.18, 1.0)))


def flight():
    """A plane climbs over the sea, its shadow runs to the beach, a dhow sails below."""
    box(0.1, 0.1, -0.4, 4.0, 2.8, 0.4, paint(WATER, 0.16, 1.6, rough=0.5), 0.1)
    sand, shore = paint(BEACH, 0.1), curve([(3.4, 0.6), (2.9, 0.5), (2.4, 0.36), (2.02, 0.24), (1.5, 0.12), (1.12, 0.55), (0.7, 0.78), (0.4, 1.1), (0.46, 1.42), (0.7, 1.9)])[6:55]
    for x, y, end in ((1.45, 0.17, 2.105), (0.6, 1.0, 1.7)):  # the beach goes down into the plate, and is as round at its edge
        box((x + end) / 2, (y + 1.505) / 2, -0.4, end - x, 1.505 - y, 0.412, sand, 0.1)
    for grow, h, colour in ((0.5, 0.004, paint('#2A8A94', rough=0.5)), (0.24, 0.007, paint(SHALLOW, rough=0.5)), (0.06, 0.01, '#CFE0D2'), (0, 0.014, sand)):
        slab([(min(x - grow, 2), min(y - grow, 1.4)) for x, y in shore] + [(2, 1.4)], 0, h, colour, 0)  # up to where the plate's edge turns round
    at(1.7, 1.25, s=0.72).put(palm, 1.75, -0.2)
    with at(1.26, 0.98, 0, -8):  # a house with a tin roof
        box(0, 0, 0, 0.62, 0.46, 0.4, paint(WHITE, 0.05), 0.02)
        box(-0.12, -0.23, 0, 0.15, 0.02, 0.3, SEA, 0)
        at(0.14, -0.23, 0.16).put(window, 0.14, 0.14, SEA)
        roof(0.78, 0.64, 0.4, 0.2, ACTION, 0.1)
    for x, y, r in ((1.0, 0.44, 0.13), (1.22, 0.24, 0.09)):
        ball(x, y, 0.02, r, STONE, (1.3, 1, 0.8), rot=30)
    for x, y, shirt, size in ((1.72, 0.42, ACTION, 0.62), (1.44, 0.4, LEAF, 0.5)):  # two children, who wave
        at(x, y, 0.014, -40, size).put(person, shirt, SEA, '#5F3822', hands=((-0.34, -0.1, 1.16), (0.34, -0.1, 1.16)))
    with at(0.9, -0.85, 0, 8, 0.76):
        dhow()
        at(-0.66, 0, 0.34, 20, 0.62).put(person, NECTARINE, SEA, cap=WHITE, hands=((-0.36, -0.1, 1.14), (0.3, -0.3, 0.6)))
    waves(16, (-1.7, 1.8), (-1.2, 1.2), lambda x, y: (abs(x - 1) > 0.9 or abs(y + 0.85) > 0.4) and x + y < 1)
    at(-0.4, -0.35, 1.8, 6, 0.95, (8, -25)).put(plane)
    at(-2.05, -0.95, 0.5).put(cloud, 0.5)


def customs():
    """The gate of customs under a great stamp: a lorry comes out, its container stamped, and its driver gets his paper."""
    at(-0.12).put(ground, 3.94, 3.2, '#D9C49C')
    box(0.35, 0, 0, 1.3, 3.1, 0.02, paint(ASPHALT, 0.08), 0)
    with at(-1.25, 0.8):  # the booth
        box(0, 0, 0, 1.1, 1.2, 1.62, paint(WHITE, 0.04), 0.02)
        box(0, 0, 0, 1.14, 1.24, 0.45, SEA, 0.02)
        at(-0.22, -0.61).put(door, SEA, 0.42, 1.05)
        at(0.26, -0.61, 0.62).put(window, 0.4, 0.5, SAND)
        at(0.56, 0, 0.62, 90).put(window, 0.6, 0.5, SAND)
    for y in (0.3, 1.35):
        box(1.25, y, 0, 0.16, 0.16, 1.64, WHITE, 0.02)
        box(1.25, y, 0, 0.24, 0.24, 0.3, SEA, 0.02)
    box(-0.2, 0.8, 1.62, 3.5, 1.5, 0.14, '#F3DDB2', 0.03)
    box(-0.2, 0.02, 1.52, 3.56, 0.1, 0.56, SEA, 0.02)
    text(-0.2, -0.04, 1.65, 'FORODHA', 0.46, WHITE)
    with at(-0.72, 0.72, 1.76, 14):  # a fresh print on the roof, and the stamp that made it
        for r, h, tone in ((0.6, 0.01, '#D2411C'), (0.5, 0.014, '#F3DDB2')):
            cyl(0, 0, 0, r, h, tone, bevel=0, sides=48)
        for dx, dy, w, a in ((-0.16, -0.06, 0.3, -45), (0.1, 0.03, 0.56, 50)):
            box(dx, dy, 0.01, w, 0.12, 0.012, '#D2411C', 0, rot=a)
    at(0.42, 0.86, 1.98, 0, 4.1, (4, 24)).put(stamp)
    with at(0.35, -0.12, 0.02, -90, 1.08):
        lorry(SUN, LEAF)
        with at(0.12, 0.345, 0.64):  # the mark on its side
            cyl(0, 0, 0, 0.23, 0.02, ACTION, axis='y', bevel=0)
            cyl(0, 0.006, 0, 0.18, 0.02, SUN, axis='y', bevel=0)
            tube([(0.1, 0.02, 0.02), (0.03, 0.02, -0.08), (-0.1, 0.02, 0.1)], 0.03, ACTION)
        tube([(1.0, -0.3, 0.66), (1.02, -0.46, 0.74)], 0.045, NECTARINE)
        ball(1.02, -0.5, 0.76, 0.055, '#7A4A2E')
    with at(-0.62, -1.1, 0, 96, 1.12):  # the officer
        person(MIST, INK, hands=((0.36, -0.16, 1.04), (-0.16, -0.34, 0.8)), cap=SEA)
        at(-0.16, -0.42, 0.76, tilt=(64, 0)).put(sheet, 0.26, 0.3, ACTION, 3)
    with at(1.45, -1.15):  # the barrier is up
        box(0, 0, 0, 0.24, 0.24, 0.5, SEA, 0.03)
        with at(0, 0, 0.42, tilt=(0, -66)):
            for i in range(11):
                box(0.1 + 0.2 * i, 0, 0, 0.2, 0.08, 0.11, WHITE if i % 2 else ACTION, 0.01)
    at(1.58, 0.85).put(bush, 0.26)
    with at(-1.5, -0.95, 0, 84, 1.1):  # who is next, with a suitcase
        person(ROSE, skirt=LEAF, skin='#5F3822', hair=SUN, hands=((-0.26, -0.02, 0.46), (0.12, -0.3, 0.9)))
    at(-0.78, -1.46, 0, 172, 1.15).put(dog, '#E8D3AE')  # it smells dried fish
    with at(-1.42, -1.28, 0, -8):
        box(0, 0, 0.06, 0.5, 0.22, 0.4, ACTION, 0.05)
        for x in (-0.15, 0.15):
            box(x, -0.005, 0.06, 0.05, 0.23, 0.405, DARKWOOD, 0.01)
            ball(x, 0, 0.04, 0.045, INK)
        tube([(-0.09, 0, 0.45), (-0.08, 0, 0.53), (0.08, 0, 0.53), (0.09, 0, 0.45)], 0.02, DARKWOOD)


def home():
    """A carved door of Stone Town: the parcel arrives, and is taken in."""
    ground(4.2, 3.2, '#E0C795')
    with at(0, 0.9):
        box(0, 0, 0, 3.6, 1.0, 2.0, paint(WHITE, 0.05), 0.03)
        box(0, 0, 0, 3.66, 1.06, 0.26, paint(STONE, 0.12, 0.3), 0.02)
        box(0, 0, 1.98, 3.76, 1.16, 0.12, NECTARINE, 0.03)
        for i in range(9):
            box(-1.7 + i * 0.425, -0.45, 2.08, 0.22, 0.12, 0.16, WHITE, 0.03)
        at(0, -0.5, 0.08).put(carved_door, 0.95)
        box(0.2, -0.66, 0.12, 0.38, 0.06, 1.42, paint('#FFD9A0', glow=0.8), 0.01)  # its open leaf
        for x in (-1.2, 1.2):
            at(x, -0.52, 0.7).put(window, 0.42, 0.72, DARKWOOD, SEA, bars=2)
        box(0, -0.75, 0, 1.6, 0.5, 0.1, STONE, 0.02)
        for x in (-1.05, 1.05):
            box(x, -0.72, 0, 0.8, 0.5, 0.34, paint(WHITE, 0.05), 0.03)
    box(0, -0.75, 0, 1.1, 1.5, 0.02, paint('#CDB583', 0.15, 0.2), 0.01)
    at(0.3, 0.08, 0.1, -42, 1.12).put(person, ROSE, skirt=ACTION, hair=SUN, hands=((-0.16, -0.3, 0.62), (0.2, -0.3, 0.62)))
    at(-0.5, -0.5, 0.02, 118, 1.2).put(person, NECTARINE, SEA, cap=INK, hands=((-0.2, -0.32, 0.62), (0.2, -0.32, 0.62)))
    at(-0.1, -0.26, 0.68, 28, 1.0).put(carton)
    at(-1.92, 0.12).put(palm, 1.6, -0.22)
    at(1.3, -1.2, 0, 172, 1.4).put(bodaboda)
    at(0.86, 0.1, 0.34, s=1.4).put(cat)
    at(-1.22, 0.16, 0.34, s=1.8).put(pot, ACTION, '#3F9160')
