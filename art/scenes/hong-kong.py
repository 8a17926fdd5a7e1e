"""The harbour of Hong Kong at the blue hour: a junk with red sails, a tram, towers on the hill, lit windows and signs."""
from props import *

begin('place', evening=True)
water(7.4, 5)
box(0, 0.85, -0.05, 7.36, 3.2, 0.25, paint('#B9AE98', 0.08), 0.04)
slab(curve([(-3.5, 0.9), (-1.5, 1.2), (0.5, 1.0), (2.5, 1.3), (3.55, 1.0), (3.55, 2.3), (0, 2.35), (-3.5, 2.3)]), 0.15, 0.5, paint('#4F8A57', 0.18, 0.5), 0.1)
for x, y, w, floors, colour, trim in ((-3.1, 1.9, 0.85, 6, '#B5475A', ROSE), (-2.0, 1.95, 0.75, 8, '#1F6F8C', MIST), (-0.3, 1.95, 0.8, 10, ACTION, NECTARINE),
                                      (0.75, 1.85, 0.8, 6, '#6A4A86', ROSE), (1.75, 1.95, 0.75, 8, '#17808A', MIST), (3.0, 1.95, 0.85, 6, '#C0503A', SUN)):
    with at(x, y - 0.15, 0.3):
        house(w, 0.8, floors, colour, trim, None, None, storey=0.42, step=0.27)
        box(0, 0, floors * 0.42 + 0.14, w - 0.1, 0.7, 0.02, trim, 0)
for x, w, floors, colour, sign in ((-2.7, 1.2, 2, '#2F9484', ACTION), (-1.4, 1.1, 3, '#EBA046', NECTARINE), (-0.15, 1.1, 2, '#D6545A', SUN), (1.1, 1.1, 3, '#2F86AE', ACTION), (2.45, 1.3, 2, '#E0703A', SEA)):
    with at(x, 0.75, 0.2):
        house(w, 1.0, floors, colour, '#F6CF94', None, None, storey=0.62, step=0.4)
        box(0, 0, floors * 0.62 + 0.14, w - 0.1, 0.9, 0.02, colour, 0)
        box(0, -0.52, 0.05, w * 0.84, 0.05, 0.42, paint('#FFD08A', glow=1.3), 0)
        awning(w, 0.3, 0.62, (sign, WHITE))
        for z, h in ((0.75, 0.5), (1.25, 0.34))[:floors - 1]:
            box(w * 0.3, -0.72, z, 0.08, 0.34, h, sign, 0.03)
            for k in range(3):
                box(w * 0.3 - 0.045, -0.72, z + h * (0.14 + 0.28 * k), 0.02, 0.2, h * 0.14, paint(SUN, glow=1.6), 0.01)
box(0, -0.1, 0.2, 7.3, 0.6, 0.02, paint(ASPHALT, 0.1), 0)
for y in (-0.2, 0.02):
    box(0, y, 0.215, 7.3, 0.03, 0.012, STEEL, 0)
with at(0.6, -0.09, 0.22):  # the tram
    box(0, 0, 0.14, 1.6, 0.42, 1.1, paint(LEAF, rough=0.35), 0.06)
    box(0, 0, 0.62, 1.62, 0.435, 0.1, SUN, 0.02)
    for i in range(6):
        for z in (0.36, 0.82):
            box(-0.64 + i * 0.255, -0.212, z, 0.2, 0.012, 0.22, paint('#FFD58C', glow=1.2), 0.005)
    for z in (0.36, 0.82):
        box(0.8, 0, z, 0.012, 0.3, 0.24, paint('#FFD58C', glow=1), 0.005)
    wheels((-0.45, 0.45), 0.17, 0.1)
    tube([(0.1, 0, 1.24), (-0.4, 0, 1.6)], 0.012, INK)
box(0, -0.65, 0.2, 7.3, 0.36, 0.04, paint(STONE, 0.1, 0.3), 0.02)
for i in range(9):
    cyl(-3.4 + i * 0.85, -0.72, 0.24, 0.05, 0.1, INK, 0.065)
with at(-1.5, -1.6, 0, -8, 1.25):  # the junk
    ball(-0.95, -0.2, 0.72, 0.07, paint('#FFB04A', glow=1.6))
    shine(-0.3, -0.75, 1.0, 40, 0.15)
    hull = [(-0.95, -0.24), (0, -0.32), (0.7, -0.24), (1.05, 0), (0.7, 0.24), (0, 0.32), (-0.95, 0.24)]
    for z, k, c in ((-0.02, 0.82, DARKWOOD), (0.12, 0.92, WOOD), (0.24, 1, DARKWOOD)):
        slab([(px * k, py * k) for px, py in hull], z, 0.13, c, 0.02)
    slab([(px * 0.93, py * 0.85) for px, py in hull], 0.36, 0.02, '#C39A63', 0)
    box(-0.72, 0, 0.34, 0.5, 0.5, 0.24, WOOD, 0.02)
    for x, h, w in ((-0.55, 1.2, 0.7), (0.12, 1.75, 1.0), (0.75, 1.05, 0.55)):
        tube([(x, 0, 0.3), (x, 0, h + 0.35)], 0.028, DARKWOOD)
        n = 6
        edge = lambda t: (x - w * (0.42 + 0.12 * math.sin(t * 3)), x + w * (0.62 - 0.3 * t))
        for k in range(n):
            t, t2 = k / n, (k + 1) / n
            (a, b), (a2, b2) = edge(t), edge(t2)
            z, z2 = 0.5 + t * (h - 0.25), 0.5 + t2 * (h - 0.25)
            surface([(a, -0.05, z), (b, -0.05, z), (b2, -0.05, z2), (a2, -0.05, z2), ((a + b) / 2, -0.1, (z + z2) / 2)],
                    [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], ACTION if k % 2 else '#D9532C')
            tube([(a, -0.06, z), (b, -0.06, z)], 0.012, DARKWOOD)
with at(2.0, -1.75, 0, 180, 1):  # the ferry
    hull = [(-1.1, 0), (-0.8, -0.3), (0.8, -0.3), (1.1, 0), (0.8, 0.3), (-0.8, 0.3)]
    slab(hull, -0.02, 0.26, LEAF, 0.03)
    slab([(x * 0.94, y * 0.94) for x, y in hull], 0.24, 0.28, WHITE, 0.02)
    slab([(x * 0.98, y * 1.02) for x, y in hull], 0.5, 0.05, LEAF, 0.01)
    slab([(x * 0.7, y * 0.85) for x, y in hull], 0.55, 0.22, WHITE, 0.02)
    slab([(x * 0.78, y * 0.95) for x, y in hull], 0.77, 0.05, LEAF, 0.01)
    for i in range(7):
        for z, r in ((0.3, 0.286), (0.6, 0.26)):
            box(-0.6 + i * 0.2, r, z, 0.12, 0.02, 0.13, paint('#FFD58C', glow=1.2), 0.005)
    cyl(0, 0, 0.8, 0.1, 0.3, NECTARINE)
cartons((-3.2, -0.62, 0.24, 0.42, 10), (-2.8, -0.64, 0.24, 0.32, -10), (-3.18, -0.6, 0.54, 0.3, -6), (2.9, -0.62, 0.24, 0.42, 8), (3.3, -0.6, 0.24, 0.34, -8))
for x, turn, shirt, legs, bun in ((-0.42, -30, NECTARINE, INK, False), (-0.12, 40, SUN, SEA, True), (0.55, 100, MIST, INK, False), (1.35, -12, ROSE, ACTION, True), (2.45, -60, SUN, INK, False)):
    at(x, -0.6, 0.24, turn, 0.52).put(person, shirt, legs, '#C98F6B', bun=bun, hands=((-0.3, -0.16, 0.98), (0.22, -0.08, 0.42)) if x == 1.35 else ((-0.22, -0.08, 0.42), (0.22, -0.08, 0.42)))
for x in (-1.9, 2.0):
    at(x, -0.62, 0.24).put(lamp, 0.9)
    shine(x, -0.7, 1.3, 26, 0.1)
waves(22, (-3.4, 3.4), (-2.4, -1.0), lambda x, y: abs(x - 2) > 1.2 and abs(x + 1.5) > 1.3)
