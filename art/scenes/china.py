"""A market street in Guangzhou: arcades, stalls of new goods, a loaded cargo trike, the tower behind."""
from props import *


def arcade(w, floors, colour, trim, tiles):
    """A shophouse whose upper floors stand on pillars over the pavement, under tiles or a garden on a flat roof."""
    box(0, 0.25, 0, w, 1.2, 0.95, paint('#8C6A55', 0.1), 0.01)
    box(0, -0.36, 0.12, w * 0.7, 0.03, 0.7, paint('#FFE0A0', glow=0.35), 0)
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        box(x, -0.72, 0, 0.18, 0.18, 0.95, trim, 0.02)
    with at(0, 0, 0.92):
        house(w, 1.6, floors, colour, trim, None, None, tiles, step=0.46)
        box(0, -0.84, 0, w, 0.1, 0.12, trim, 0.02)
        top = floors * 0.72 + 0.1
        for x, y, size in ((-w * 0.54, -0.92, 1), (w * 0.54, -0.92, -1)) if tiles != 'flat' else ():  # the turned-up corners of the eave
            tube([(x + size * 0.3, y, top - 0.02), (x + size * 0.1, y, top + 0.02), (x - size * 0.04, y - 0.03, top + 0.14)], 0.04, tiles)
        for k in range(round(w / 0.13)) if tiles != 'flat' else ():
            ball(-w / 2 + 0.06 + 0.13 * k, -0.91, top - 0.02, 0.045, tiles)
        if tiles == 'flat':
            at(0.05, -0.2, top, 8, 1.15).put(washing_line, 1.1, 0.62)
            at(0.2, 0.42, top).put(tree, 0.85, '#3C7F4C')
            for x, y in ((-0.55, -0.6), (-0.3, -0.64), (0.58, -0.1), (0.58, 0.2)):
                at(x, y, top, s=1.5).put(pot, ACTION)
            at(-0.5, 0.3, top).put(tank, 0.2)
        with at(w * 0.5 - 0.1, -0.98, 0.12):  # a sign that hangs at the corner
            box(0, 0, 0, 0.3, 0.1, floors * 0.6, '#F2B234', 0.02)
            box(0, -0.02, 0.03, 0.24, 0.1, floors * 0.6 - 0.06, '#C4281B', 0.015)
            for k in range(floors * 2):
                cyl(0, -0.07, 0.16 + 0.29 * k, 0.075, 0.02, '#F2B234', axis='y', bevel=0, sides=20)
    for x in (-w * 0.24, w * 0.24):
        ball(x, -0.86, 0.7, 0.165, paint(ACTION, glow=0.25), (1, 1, 0.85))
        cyl(x, -0.8, 0.82, 0.04, 0.05, SUN)


begin('place')
ground(7.4, 5, '#B9AE98')
box(0, -1.2, 0, 7.3, 2.0, 0.03, paint('#8F8B80', 0.12, 0.3), 0)
box(0, 1.05, 0, 7.3, 2.8, 0.08, paint('#CBBE9F', 0.08, 0.5), 0.02)
for x, floors, colour, tiles in ((-2.75, 2, '#E3B06C', '#4A6B66'), (-1.1, 3, '#C8D4C2', 'flat'), (0.55, 2, ROSE, '#B5532F')):
    at(x, 1.0, 0.08).put(arcade, 1.6, floors, colour, WHITE, tiles)
with at(2.4, 1.75, 0.08):  # the tower, twisted at its waist
    n, rings = 16, [(0.62, 0), (0.32, 2.2), (0.46, 3.5)]
    for i in range(n):
        a, b = math.tau * i / n, math.tau * (i / n + 0.26)
        for turn in (1, -1):
            tube([(rings[k][0] * math.cos(t), rings[k][0] * math.sin(t), rings[k][1])
                  for k, t in ((0, a), (1, a + turn * 0.8), (2, a + turn * 1.3))], 0.02, MIST)
    for r, z in ((0.6, 0.1), (0.45, 1.0), (0.33, 2.0), (0.38, 2.8), (0.47, 3.5)):
        tube([(x, y, z) for x, y in ring(r) + ring(r)[:1]], 0.022, NECTARINE)
    cyl(0, 0, 0, 0.2, 3.4, SEA, 0.16)
    cyl(0, 0, 3.5, 0.05, 0.9, NECTARINE, 0.01)
at(2.75, 0.6, 0.08).put(stall, (SEA, WHITE), 1.3, (NECTARINE, SUN, '#3F9160'))
for x, colours in ((-2.6, (ACTION, SUN)), (-1.0, (NECTARINE, WHITE))):
    with at(x, -0.35, 0.03):
        box(0, 0, 0, 1.2, 0.5, 0.36, WOOD, 0.015)
        awning(1.3, 0.7, 0.95, colours)
        for sx in (-0.58, 0.58):
            cyl(sx, -0.28, 0, 0.02, 0.85, DARKWOOD, sides=8)
        for i in range(10):
            c = rng.choice([SEA, NECTARINE, WHITE, SUN, INK, ROSE])
            box(-0.5 + (i % 5) * 0.25, -0.12 + (i // 5) * 0.22, 0.36, 0.18, 0.14, rng.uniform(0.1, 0.24), c, 0.02)
with at(1.1, -1.35, 0.03, 8, 1.3):  # the cargo trike
    wheels((-0.62,), 0.42, 0.2)
    cyl(0.72, 0, 0.2, 0.2, 0.08, BLACK, axis='y')
    box(-0.5, 0, 0.3, 1.1, 0.9, 0.08, SEA, 0.02)
    tube([(0, 0, 0.3), (0.5, 0, 0.34), (0.7, 0, 0.2), (0.56, 0, 0.72), (0.5, -0.2, 0.76)], 0.03, SEA)
    tube([(0.56, 0, 0.72), (0.5, 0.2, 0.76)], 0.03, SEA)
    box(0.18, 0, 0.5, 0.28, 0.24, 0.08, INK, 0.03)
    at(0.16, 0, 0.28, 90, 0.8).put(person, ACTION, INK, '#C98F66', hands=((-0.24, -0.44, 0.62), (0.24, -0.44, 0.62)), sits=True)
    for i, (x, y, z, c) in enumerate(((-0.75, -0.2, 0, CARTON), (-0.75, 0.22, 0, '#C98D52'), (-0.28, -0.2, 0, NECTARINE), (-0.28, 0.22, 0, CARTON),
                                      (-0.72, 0.0, 1, '#DBA96F'), (-0.26, 0.02, 1, CARTON), (-0.5, 0, 2, SUN))):
        at(x, y, 0.38 + z * 0.37, rot=rng.uniform(-5, 5)).put(carton, 0.46, 0.42, 0.37, c)
cartons((-3.2, -1.9, 0.03, 0.6, 8), (-2.6, -1.95, 0.03, 0.5, -10), (-3.15, -1.9, 0.47, 0.46, -5), (2.6, -0.2, 0.08, 0.42, 10))
at(-0.56, -1.66, 0.03, 98, 1.02).put(person, SUN, SEA, '#C98F66', parcel=NECTARINE)  # who loads it
at(-2.25, -1.05, 0.03, 168, 0.94).put(person, SEA, '#5A4638', '#D9A27C')  # who looks at the stalls
at(-1.3, -1.0, 0.03, 196, 0.92).put(person, WHITE, skin='#D9A27C', skirt=ACTION, hands=((-0.24, -0.08, 0.42), (0.2, -0.34, 0.6)))
with at(2.75, -1.9, 0.03):
    pallet()
    for i in range(6):
        at(-0.3 + (i % 2) * 0.5, -0.1 + (i // 2 % 2) * 0.3, 0.12 + (i // 4) * 0.3).put(carton, 0.46, 0.28, 0.29, [CARTON, '#DBA96F'][i % 2])
for x, y, h in ((3.3, 1.4, 1.0), (1.75, 0.25, 1.1), (-3.4, -0.25, 1.0)):
    at(x, y, 0.08).put(tree, h, '#3C7F4C')
tube([(-3.4, 0, 2.0), (-1.6, -0.2, 1.8), (0.2, 0, 1.95)], 0.008, INK)  # lanterns over the street
for i in range(7):
    ball(-3.1 + i * 0.5, -0.1, 1.74, 0.125, paint(ACTION, glow=0.25), (1, 1, 0.85))
