"""A claim: a broken pot made whole with gold in its seams, and a woman brings the last piece."""
from props import *

OUTLINE = ((0.4, 0), (0.5, 0.06), (0.86, 0.62), (0.95, 1.0), (0.86, 1.4), (0.52, 1.78), (0.42, 1.92), (0.42, 2.06), (0.56, 2.2))
POT, GOLD = paint(SEA, rough=0.25), paint('#F2B84B', rough=0.3, glow=0.12)


def skin(angle, z, out=0.0):
    """The point of the pot's side at an angle and a height; 0 degrees look at the camera."""
    (low, z1), (high, z2) = next((a, b) for a, b in zip(OUTLINE, OUTLINE[1:]) if a[1] <= z <= b[1])
    r = out + low + (high - low) * (z - z1) / (z2 - z1)
    a = math.radians(angle - 59)
    return (r * math.cos(a), r * math.sin(a), z)


def seam(*bends):
    """Gold from bend to bend, along the side."""
    line = []
    for (a, z), (a2, z2) in zip(bends, bends[1:]):
        line += [skin(a + (a2 - a) * t / 6, z + (z2 - z) * t / 6, -0.004) for t in range(6)]
    tube(line + [skin(*bends[-1], -0.004)], 0.02, GOLD)


CORNERS = ((-52, 1.0), (-38, 1.5), (-22, 1.4), (-8, 0.94))
HOLE = [(a + (a2 - a) * t / 4, z + (z2 - z) * t / 4) for (a, z), (a2, z2) in zip(CORNERS, CORNERS[1:] + CORNERS[:1]) for t in range(4)]


def piece(place):
    """The piece that fits the hole: rings between its middle and its edge."""
    points = [place(-30, 1.2)] + [place(-30 + (a + 30) * k, 1.2 + (z - 1.2) * k) for k in (0.33, 0.67, 1) for a, z in HOLE]
    faces = [(0, 1 + i, 1 + (i + 1) % 16) for i in range(16)]
    return points, faces + [(n + i, n + 16 + i, n + 16 + (i + 1) % 16, n + (i + 1) % 16) for n in (1, 17) for i in range(16)]


begin('corner')
ground(4.4, 3.2, '#C9714B', grain=0.08)
for i in range(5):  # tiles
    box(-1.46 + i * 0.73, 0, 0, 0.02, 3.1, 0.004, '#A9583A', 0)
    box(0, -1.25 + i * 0.6, 0, 4.3, 0.02, 0.004, '#A9583A', 0)
with at(0, 1.3):  # a wall with its niche
    niche = lambda r, h: [(-r, 0.02)] + [(r * math.cos(a), h + 1.1 * r * math.sin(a)) for a in (math.pi * (12 - k) / 12 for k in range(13))] + [(r, 0.02)]
    profile(niche(1.75, 0.85), -0.15, 0.3, paint(PLASTER, 0.1, 0.3), 0.04)
    profile(niche(1.3, 0.95), -0.2, 0.06, WOOD, 0.01)
    profile(niche(1.14, 0.95), -0.23, 0.06, paint('#E9A98A', 0.05), 0.005)
box(-0.1, -0.25, 0, 3.3, 2.1, 0.02, NECTARINE, 0)  # a kanga
box(-0.1, -0.25, 0.02, 3.0, 1.8, 0.006, SUN, 0)
box(-0.1, -0.25, 0.026, 2.84, 1.64, 0.006, ACTION, 0)
for i in range(9):
    for y in (-0.98, 0.48):
        cyl(-1.35 + i * 0.31, y, 0.03, 0.07, 0.006, SUN, bevel=0, sides=16)
with at(0.35, 0.25, 0.03):
    lathe(0, 0, 0, OUTLINE + ((0.48, 2.2), (0.34, 2.05), (0.01, 2.0)), POT, 64)
    for z in (0.66, 1.66):
        r = math.hypot(*skin(0, z)[:2])
        lathe(0, 0, z - 0.05, ((r - 0.05, 0), (r + 0.02, 0.03), (r + 0.02, 0.07), (r - 0.05, 0.1)), NECTARINE, 64)
    seam((-38, 1.5), (-46, 1.74), (-24, 1.96), (-34, 2.2))
    seam((-22, 1.4), (-2, 1.52), (12, 1.3), (40, 1.44), (52, 1.76))
    seam((-8, 0.94), (8, 0.8), (4, 0.5), (22, 0.3), (12, 0.06))
    seam((12, 1.3), (26, 1.02), (50, 0.94), (60, 0.6))
    seam((4, 0.5), (-24, 0.4), (-32, 0.1))
    seam((-52, 1.0), (-66, 0.86), (-60, 0.5))
    seam((-2, 1.52), (10, 1.8), (4, 2.0))
    surface(*piece(lambda a, z: skin(a, z, 0.012)), '#071A1F', smooth=True)
    tube([skin(a, z, 0.012) for a, z in HOLE + HOLE[:1]], 0.02, GOLD)
with at(-0.85, -0.75, 0.03, 66, 1.55):  # a woman brings the last piece
    person(SUN, skirt=SEA, skin='#5F3822', bun=True, look=-8, hands=((-0.2, -0.4, 0.8), (0.22, -0.4, 0.76)))
    with at(0.02, -0.42, 0.57, s=0.66):
        flat = lambda a, z: ((a + 30) * 0.0165, 0.12 * ((a + 30) / 30) ** 2, z - 0.9)
        surface(*piece(flat), paint('#17707F', rough=0.25), 0.06)
        tube([flat(a, z) for a, z in HOLE + HOLE[:1]], 0.026, GOLD)
with at(0.62, -1.05, 0.03, -6):  # the form
    box(0, 0, 0, 0.8, 1.0, 0.05, DARKWOOD, 0.02)
    at(0, -0.03, 0.05).put(sheet, 0.68, 0.86, SEA, 6)
    box(0, 0.44, 0.06, 0.28, 0.1, 0.06, STEEL, 0.02)
with at(1.5, -0.45):  # the gold
    lathe(0, 0, 0, ((0.16, 0), (0.26, 0.1), (0.28, 0.22), (0.23, 0.22), (0.2, 0.15), (0.01, 0.15)), WHITE)
    cyl(0, 0, 0.12, 0.2, 0.05, GOLD, bevel=0)
    tube([(0.0, 0.02, 0.16), (0.3, 0.22, 0.62)], 0.024, DARKWOOD)
