"""Things that many scenes share. Each stands on the ground at the origin: place it with `at`."""
import math

from kit import *


def carton(w=0.5, d=0.4, h=0.36, colour=CARTON):
    """A carton closed with tape, with a label on its front."""
    box(0, 0, 0, w, d, h, colour, 0.02)
    box(0, 0, 0.004, w * 0.16, d + 0.008, h, TAPE, 0.004)
    box(0, 0, h * 0.995, w - 0.04, 0.012, 0.006, '#B37A45', 0)
    box(w * 0.28, -d / 2 - 0.002, h * 0.5, w * 0.24, 0.008, h * 0.26, WHITE, 0)


def cartons(*places):
    """Cartons at (x, y, z, size, rot)."""
    for x, y, z, size, rot in places:
        at(x, y, z, rot, size / 0.5).put(carton, colour=rng.choice([CARTON, '#C98D52', '#DBA96F']))


def container(colour, length=1.25):
    """A shipping container, 0.5 wide and high, its doors at the right."""
    box(0, 0, 0, length, 0.5, 0.5, colour, 0.02)
    count = round(length / 0.13)
    for i in range(count):
        x = -length / 2 + 0.09 + i * (length - 0.18) / (count - 1)
        for side in (-1, 1):
            box(x, side * 0.25, 0.05, 0.05, 0.03, 0.4, colour, 0.008)
    for y in (-0.12, 0, 0.12):
        tube(((length / 2 + 0.012, y, 0.04), (length / 2 + 0.012, y, 0.46)), 0.01, WHITE)


def pallet():
    """A pallet, 1 by 0.8, 0.12 high."""
    for y in (-0.34, 0, 0.34):
        box(0, y, 0, 1, 0.1, 0.08, DARKWOOD, 0.01)
    for i in range(6):
        box(-0.43 + i * 0.172, 0, 0.08, 0.12, 0.8, 0.035, WOOD, 0.008)


def barrel(colour=SEA, h=0.84):
    """A drum, as goods from the UK and the USA travel in."""
    outline = [(0.27, 0), (0.29, 0.02)]
    for ring in (0.2, 0.5, 0.8):
        outline += [(0.28, h * ring - 0.03), (0.3, h * ring), (0.28, h * ring + 0.03)]
    lathe(0, 0, 0, outline + [(0.29, h - 0.02), (0.27, h)], paint(colour, rough=0.4))
    cyl(0, 0, h - 0.01, 0.24, 0.03, colour)
    cyl(0.1, 0, h + 0.01, 0.04, 0.03, STEEL)


def palm(h=1.4, lean=0.3):
    """A coconut palm that leans to the right."""
    for i in range(9):
        t = i / 9
        cyl(lean * t * t, 0, h * t, 0.085 - 0.035 * t, h / 9 * 1.15, '#9A7750' if i % 2 else '#8A6842', 0.079 - 0.035 * t, 0.01, sides=14,
            tilt=(0, math.degrees(math.atan(2 * lean * (t + 0.06) / h))))
    with at(lean, 0, h):
        for k in range(11):
            at(rot=k * 360 / 11 + 12, tilt=(0, -14 if k % 2 else 10)).put(frond, '#2E8656' if k % 2 else '#57A062')
        for a in (0.4, 2.2, 4.1):
            ball(0.1 * math.cos(a), 0.1 * math.sin(a), -0.08, 0.075, '#8A5A2B')


def frond(colour, length=0.95):
    """One leaf of a palm along x: leaflets hang on both sides of a bent rib."""
    verts, faces = [], []
    bend = lambda t: (length * t * (1 - 0.12 * t), 0.3 * t - 0.75 * t * t)
    for i in range(13):
        (x, z), (x2, z2) = bend(i / 13), bend((i + 0.85) / 13)
        reach = 0.26 * math.sin(math.pi * (0.12 + 0.86 * i / 13))
        for side in (-1, 1):
            n = len(verts)
            verts += [(x, 0, z), (x2, 0, z2), *((x2 + ahead, side * reach, z2 - 0.77 * reach) for ahead in (0.17, 0.11))]
            faces.append((n, n + 1, n + 2, n + 3))
    surface(verts, faces, colour, 0.012)


def cloud(s=1):
    """A small cloud around its middle."""
    for x, z, r in ((0, 0, 0.42), (0.46, -0.07, 0.3), (-0.45, -0.08, 0.32), (0.16, 0.2, 0.32), (-0.8, -0.16, 0.18)):
        ball(x * s, 0, z * s, r * s, WHITE, (1.1, 0.9, 0.85))


def ground(w, d, colour=BEACH, h=0.4, grain=0.1):
    """The plate that a scene stands on: its top at 0, its edges round."""
    box(0, 0, -h, w, d, h, paint(colour, grain, 1.2), 0.1)


def waves(count, x, y, free=lambda x, y: True):
    """Crests on water at height 0, between two x and two y, wherever `free` says."""
    while count:
        px, py, length = rng.uniform(*x), rng.uniform(*y), rng.uniform(0.25, 0.6)
        count -= 1
        if free(px, py):
            slab([(px + a * length, py + b * 0.05) for a, b in ring(0.5, 12)], 0, 0.012 + 0.0005 * count, '#7CC0BD', 0)


def tree(h=1.5, colour=LEAF, light='#3F9160', trunk=DARKWOOD, leaf=0.24):
    """A round tree: a mango, or any broad crown."""
    lathe(0, 0, 0, ((0.1 * h, 0), (0.06 * h, 0.1 * h), (0.05 * h, 0.55 * h)), trunk, 14)
    for x in (-0.16, 0.17):
        tube([(0, 0, 0.32 * h), (x * h, -0.03 * h, 0.55 * h)], 0.03 * h, trunk)
    for x, y, z, r in ((0, 0, 0.74, 0.29), (0.22, -0.1, 0.58, 0.21), (-0.24, -0.08, 0.6, 0.22),
                       (0.06, 0.2, 0.6, 0.22), (-0.08, -0.2, 0.68, 0.18), (0.12, 0.02, 0.9, 0.17)):
        foliage(x * h, y * h, z * h, r * h, (colour, light, colour, '#5FA35A' if light == '#3F9160' else light), leaf=leaf)


def bush(r=0.25, colour=LEAF):
    for x, y, s in ((0, 0, 1), (0.9, 0.1, 0.7), (-0.8, 0.2, 0.75)):
        foliage(x * r, y * r, r * 0.6 * s, r * s, (colour, '#3F9160' if colour == LEAF else colour), leaf=0.42)


def pot(colour=ACTION, leaves=LEAF, h=0.2):
    lathe(0, 0, 0, ((h * 0.32, 0), (h * 0.5, h * 0.85), (h * 0.56, h * 0.85), (h * 0.56, h), (0.01, h * 0.92)), colour)
    for i in range(9):
        a, lean = i * 2.4, 0.2 + 0.05 * i
        ball(math.cos(a) * h * lean, math.sin(a) * h * lean, h * (1.75 - 0.07 * i), h * 0.62,
             leaves if i % 2 else '#3F9160', (0.34, 0.12, 1), rot=math.degrees(a) + 90, tilt=(14 + 5 * i, 0))


def sheet(w=0.6, d=0.8, head=INK, lines=5, colour='#F5EDDD'):
    """A paper with a heading and lines, lying."""
    box(0, 0, 0, w, d, 0.02, colour, 0.005)
    box(-w * 0.18, d * 0.38, 0.02, w * 0.5, d * 0.07, 0.006, head, 0)
    for i in range(lines):
        short = i % 3 == 2
        box(-w * 0.06 if short else 0, d * 0.24 - i * d * 0.6 / lines, 0.02, w * (0.66 if short else 0.8), d * 0.025, 0.005, STEEL, 0)


def stamp():
    """A rubber stamp with a turned handle, 0.45 high."""
    cyl(0, 0, 0, 0.15, 0.05, ACTION)
    lathe(0, 0, 0, ((0.14, 0), (0.14, 0.07), (0.1, 0.1), (0.04, 0.13), (0.036, 0.28), (0.08, 0.34), (0.08, 0.39), (0.04, 0.44), (0.01, 0.45)), WOOD)


SHOE = ((-0.51, 0.06, 0.34), (-0.5, 0.11, 0.43), (-0.45, 0.15, 0.53), (-0.32, 0.165, 0.46), (-0.2, 0.165, 0.48), (-0.08, 0.17, 0.54), (0.04, 0.175, 0.45),
        (0.16, 0.185, 0.36), (0.28, 0.19, 0.28), (0.38, 0.175, 0.245), (0.46, 0.13, 0.22), (0.51, 0.08, 0.17), (0.525, 0.02, 0.12))  # x, half its width, height


def shoe(w=0.5, colour=WHITE, sole=NECTARINE):
    """A trainer along x: a skin over rings, with its tongue, laces, a cap at the toe and one at the heel."""
    scaled = lambda k: [(x * k * w, z * k * w) for x, z in curve([(-0.52, -0.13), (-0.1, -0.15), (0.28, -0.2), (0.53, -0.08), (0.53, 0.08), (0.28, 0.2), (-0.1, 0.15), (-0.52, 0.13)], 6)]
    slab(scaled(1.03), 0, 0.05 * w, sole, 0.02 * w)
    slab(scaled(1), 0.04 * w, 0.1 * w, WHITE if sole != WHITE else MIST, 0.04 * w)
    for low, high, tone, grow in ((0, 12, colour, 1), (0, 2, sole, 1.03), (9, 12, sole, 1.03)):
        rings = [[(x * w * (grow if grow == 1 else 1.01), grow * w * y * abs(math.cos(a)) ** 0.6 * (1 if math.cos(a) > 0 else -1), w * (0.1 + (z * grow - 0.1) * math.sin(a) ** 0.75))
                  for a in (math.pi * k / 12 for k in range(13))] for x, y, z in SHOE[low:high + 1]]
        surface([p for points in rings for p in points], [(n * 13 + k, n * 13 + k + 1, n * 13 + k + 14, n * 13 + k + 13) for n in range(high - low) for k in range(12)], tone, smooth=True)
    ball(-0.29 * w, 0, 0.47 * w, 0.12 * w, INK, (1.2, 0.8, 0.28))
    ball(-0.1 * w, 0, 0.56 * w, 0.1 * w, sole, (0.4, 0.9, 0.9), tilt=(0, -28))
    for x, z in ((-0.02, 0.5), (0.06, 0.435), (0.14, 0.375), (0.22, 0.32)):
        tube([(x * w, y * w, (z - 3.4 * y * y) * w) for y in (-0.14, -0.09, 0, 0.09, 0.14)], 0.022 * w, sole)


def window(w=0.26, h=0.38, frame=WHITE, shutters=None, bars=1):
    """A window that faces the front, its sill at the origin."""
    box(0, 0, 0, w + 0.08, 0.06, h + 0.08, frame, 0.012)
    lamps = (0.34, '#FFC36E', 1.1), (0.5, '#FF9F4A', 0.6), (0.64, '#FFE3B0', 0.7)
    lit, chance = paint(GLASS, rough=0.15), rng.random() if is_evening() else 1
    for share, colour, glow in lamps[::-1]:
        lit = paint(colour, glow=glow) if chance < share else lit
    box(0, -0.02, 0.04, w, 0.05, h, lit, 0.004)
    for i in range(bars):
        box((i + 1) * w / (bars + 1) - w / 2, -0.03, 0.04, 0.02, 0.05, h, frame, 0)
    box(0, -0.03, 0.04 + h * 0.55, w, 0.05, 0.02, frame, 0)
    box(0, -0.05, -0.04, w + 0.14, 0.12, 0.045, frame, 0.01)
    if shutters:
        for side in (-1, 1):
            with at(side * (w / 2 + 0.1), -0.045, 0.02):
                box(0, 0, 0, 0.12, 0.025, h + 0.04, shutters, 0.006)
                for i in range(5):
                    box(0, -0.014, 0.03 + i * h / 5, 0.08, 0.01, 0.025, INK, 0)


def door(colour=WOOD, w=0.34, h=0.66, frame=WHITE):
    """A plain door that faces the front, with a step."""
    box(0, 0, 0, w + 0.1, 0.08, h + 0.06, frame, 0.015)
    for z in (0.05, 0.55):
        box(0, -0.03, 0, w, 0.05, h, colour, 0.01)
        box(0, -0.056, h * (z + 0.03), w * 0.66, 0.015, h * 0.34, colour, 0.006)
    ball(w * 0.36, -0.07, h * 0.48, 0.022, SUN)
    box(0, -0.12, 0, w + 0.22, 0.22, 0.06, STONE, 0.015)


def carved_door(s=1):
    """A door of Stone Town: two leaves with brass studs in a carved frame. 1.1 wide, 1.75 high."""
    with at(s=s):
        box(0, 0, 0, 1.14, 0.16, 1.62, DARKWOOD, 0.02)
        profile([(-0.57, 1.6), *[(0.6 * math.cos(a), 1.6 + 0.3 * math.sin(a)) for a in
                                (math.pi * (8 - i) / 8 for i in range(9))], (0.57, 1.6)], -0.08, 0.16, DARKWOOD)
        for i in range(5):
            a = math.pi * (i + 0.5) / 5
            ball(0.36 * math.cos(a), -0.08, 1.64 + 0.15 * math.sin(a), 0.06, WOOD, (1, 0.5, 1))
        for side in (-1, 1):
            box(side * 0.5, -0.05, 0, 0.13, 0.14, 1.6, WOOD, 0.02)
            for i in range(9):
                ball(side * 0.5, -0.12, 0.12 + i * 0.17, 0.035, DARKWOOD, (1, 0.5, 1.3))
            box(side * 0.215, -0.06, 0.04, 0.41, 0.1, 1.5, '#945A31', 0.012)
            for row in range(5):
                box(side * 0.215, -0.115, 0.16 + row * 0.3, 0.37, 0.02, 0.05, DARKWOOD, 0.005)
                for k in (-0.1, 0.1):
                    ball(side * 0.215 + k, -0.125, 0.185 + row * 0.3, 0.035, paint(SUN, rough=0.3), (1, 1.3, 1))
        box(0, -0.1, 0.04, 0.07, 0.12, 1.52, DARKWOOD, 0.015)
        box(0, -0.04, 1.56, 1.14, 0.16, 0.1, WOOD, 0.02)


def coral_house(w, d, floors, colour, balcony=False, carved=False):
    """A house of Stone Town with merlons, shutters, and perhaps a balcony or a carved door."""
    h = floors * 0.8
    box(0, 0, 0, w, d, h, paint(colour, 0.12, 0.35), 0.03)
    for i in range(int(w / 0.28)):
        box(-w / 2 + 0.16 + i * 0.28, -d / 2 + 0.05, h, 0.15, 0.08, 0.13, paint(colour, 0.1, 0.3), 0.03)
    for i in range(int(d / 0.28)):
        box(w / 2 - 0.05, -d / 2 + 0.2 + i * 0.28, h, 0.08, 0.15, 0.13, paint(colour, 0.1, 0.3), 0.03)
    box(0, 0, h - 0.1, w + 0.04, d + 0.04, 0.06, WHITE, 0.01)
    for face, width in ((at(0, -d / 2), w), (at(w / 2, 0, rot=90), d)):
        with face:
            count = max(2, round(width / 0.55))
            for floor in range(floors):
                for i in range(count):
                    x = (i - (count - 1) / 2) * width / count
                    if floor or not carved or abs(x) > 0.4 or width != w:
                        at(x, 0, 0.24 + floor * 0.8).put(window, 0.17, 0.4, '#8A5A35', '#3E7F78' if floor else '#7A4A2A')
    if carved:
        with at(0, -d / 2):
            carved_door(0.46)
            box(0, -0.2, 0, 0.8, 0.3, 0.06, STONE, 0.01)
    if balcony:
        z = 0.86
        box(0, -d / 2 - 0.2, z, w * 0.86, 0.4, 0.05, '#8A5A35', 0.01)
        for k in range(int(w / 0.1)):
            x = -w * 0.42 + k * 0.1
            box(x, -d / 2 - 0.38, z + 0.05, 0.025, 0.025, 0.24, '#A9713F', 0)
        box(0, -d / 2 - 0.38, z + 0.28, w * 0.86, 0.04, 0.03, '#8A5A35', 0)
        for x in (-w * 0.41, 0, w * 0.41):
            box(x, -d / 2 - 0.37, z + 0.05, 0.05, 0.05, 0.66, '#8A5A35', 0.01)
            profile([(0, 0), (0.36, 0.34), (0, 0.34)], -0.02, 0.04, '#8A5A35', 0, x=x, z=z - 0.34, rot=-90)
        box(0, -d / 2 - 0.22, z + 0.7, w * 0.94, 0.52, 0.05, ACTION, 0.01, tilt=(9, 0))
        for k in range(9):  # the fretwork under the eaves
            cyl(-w * 0.42 + k * w * 0.105, -d / 2 - 0.45, z + 0.6, 0.05, 0.02, WHITE, axis='y', bevel=0)


def roof(w, d, z, h, colour, hip=0.0, edge=WHITE):
    """A pitched roof with its ridge along x; `hip` draws its ends in."""
    box(0, 0, z - 0.05, w, d, 0.07, edge, 0.015)
    r, y = w / 2, d / 2
    surface([(-r, -y, z), (r, -y, z), (r, y, z), (-r, y, z), (-r + hip, 0, z + h), (r - hip, 0, z + h)],
            [(0, 1, 5, 4), (2, 3, 4, 5), (3, 0, 4), (1, 2, 5), (3, 2, 1, 0)], colour)
    tube([(-r + hip, 0, z + h), (r - hip, 0, z + h)], 0.035, colour)


def house(w, d, floors, colour, trim=WHITE, shutters=None, doors=WOOD, top='flat', storey=0.72, step=0.52):
    """A house with windows in front and on the right; `top` is flat, or the colour of a hipped roof."""
    h = floors * storey + 0.06
    box(0, 0, 0, w, d, h, paint(colour, 0.04, 0.8), 0.025)
    box(0, 0, 0, w + 0.05, d + 0.05, 0.1, STONE, 0.02)
    for place, width in ((at(0, -d / 2), w), (at(w / 2, 0, rot=90), d)):
        with place:
            count = max(1, round(width / step))
            for floor in range(floors):
                for i in range(count):
                    x = (i - (count - 1) / 2) * width / count
                    if floor == 0 and i == 0 and place and width == w and doors:
                        at(x).put(door, doors, frame=trim)
                    else:
                        at(x, 0, floor * storey + 0.28).put(window, 0.2, 0.32, trim, shutters)
    if top != 'flat':
        return roof(w + 0.2, d + 0.2, h, 0.45 * min(w, d), top, hip=min(w, d) * 0.35, edge=trim)
    box(0, 0, h - 0.02, w + 0.1, d + 0.1, 0.09, trim, 0.02)
    box(0, 0, h + 0.05, w - 0.08, d - 0.08, 0.03, STONE, 0)
    for side, size in (((0, -d / 2), (w, 0.07)), ((w / 2, 0), (0.07, d)), ((0, d / 2), (w, 0.07)), ((-w / 2, 0), (0.07, d))):
        box(*side, h + 0.05, *size, 0.14, colour, 0.015)


def tank(r=0.16):
    """The water tank on every roof of Dar."""
    lathe(0, 0, 0, ((r, 0), (r, r * 1.7), (r * 0.5, r * 2.1), (r * 0.3, r * 2.3), (0.01, r * 2.3)), INK)


def washing_line(length=1.2, h=0.5):
    """Washing between two posts along x."""
    for x in (-length / 2, length / 2):
        cyl(x, 0, 0, 0.02, h, DARKWOOD, sides=8)
    tube([(-length / 2, 0, h), (0, 0, h - 0.03), (length / 2, 0, h)], 0.006, WHITE)
    for i, colour in enumerate((NECTARINE, WHITE, SEA, SUN, ACTION)):
        x, w = -length * 0.4 + i * length * 0.2, length * 0.15
        box(x, 0, h - 0.04 - 0.24, w, 0.02, 0.24 if i % 2 else 0.2, colour, 0.006, rot=3)


def lamp(h=1.4):
    cyl(0, 0, 0, 0.05, 0.12, INK)
    cyl(0, 0, 0, 0.025, h, INK, sides=12)
    cyl(0, 0, h, 0.06, 0.16, paint(SUN, glow=0.6), 0.09, sides=8)
    cyl(0, 0, h + 0.16, 0.11, 0.06, INK, 0.02, sides=8)


def cat(colour=NECTARINE):
    """A cat that sits and looks to the front right."""
    lathe(0, 0, 0, ((0.07, 0), (0.09, 0.05), (0.06, 0.15), (0.035, 0.2), (0.01, 0.22)), colour, 20)
    ball(0.02, -0.02, 0.23, 0.06, colour)
    for side in (-1, 1):
        cyl(0.02 + side * 0.035, -0.01, 0.265, 0.024, 0.05, colour, 0.002, bevel=0, sides=8)
        ball(0.03 + side * 0.03, -0.06, 0.03, 0.025, WHITE, (1, 1.4, 0.8))
    tube([(-0.07, 0.04, 0.03), (-0.15, 0.03, 0.03), (-0.2, -0.03, 0.05)], 0.018, colour)


def dog(colour='#8A5A34'):
    """A small dog along x, with a red collar."""
    ball(0, 0, 0.2, 0.12, colour, (1.8, 0.85, 0.9))
    for x, y in ((-0.14, -0.05), (0.14, -0.05), (-0.14, 0.05), (0.14, 0.05)):
        cyl(x, y, 0, 0.032, 0.18, colour)
    ball(0.24, -0.02, 0.36, 0.1, colour, (1.1, 0.9, 1))
    ball(0.35, -0.03, 0.33, 0.055, WHITE, (1.2, 0.9, 0.8))
    ball(0.41, -0.03, 0.345, 0.022, INK)
    ball(0.31, -0.09, 0.4, 0.016, INK)
    ball(0.2, -0.09, 0.36, 0.05, DARKWOOD, (0.7, 0.5, 1.5))
    tube([(-0.2, 0, 0.24), (-0.3, 0, 0.34), (-0.3, 0, 0.42)], 0.025, colour)
    cyl(0.18, -0.01, 0.26, 0.075, 0.04, ACTION, tilt=(0, 40))


def sleeping_cat(colour=NECTARINE):
    """A cat that is curled up and sleeps."""
    ball(0, 0, 0.07, 0.13, colour, (1.25, 0.95, 0.62))
    ball(-0.12, -0.06, 0.085, 0.075, colour, (1, 1, 0.9))
    for side in (-1, 1):
        cyl(-0.12 + side * 0.045, -0.045, 0.13, 0.028, 0.06, colour, 0.003, bevel=0, sides=8)
    tube([(0.15, 0.02, 0.04), (0.14, -0.09, 0.035), (0.04, -0.14, 0.035), (-0.04, -0.14, 0.035)], 0.028, colour)
    ball(-0.05, -0.14, 0.035, 0.03, WHITE)


def bicycle(colour=ACTION):
    """A bicycle along x, 0.85 long."""
    for x in (-0.28, 0.28):
        tube([(x + a, 0, 0.2 + b) for a, b in ring(0.19, 20) + ring(0.19, 1)], 0.014, INK)
        for a, b in ring(0.19, 4):
            tube([(x, 0, 0.2), (x + a, 0, 0.2 + b)], 0.004, STEEL)
    for line in ([(-0.28, 0.2), (-0.05, 0.2), (0.2, 0.42), (-0.12, 0.42), (-0.28, 0.2)], [(-0.05, 0.2), (-0.14, 0.5)], [(0.28, 0.2), (0.19, 0.52)]):
        tube([(x, 0, z) for x, z in line], 0.016, colour)
    box(-0.14, 0, 0.49, 0.14, 0.06, 0.035, DARKWOOD, 0.015)
    tube([(0.16, -0.12, 0.54), (0.2, 0, 0.52), (0.16, 0.12, 0.54)], 0.014, INK)


DARKGLASS = paint('#1C3B42', rough=0.25)


def wheels(xs, y, r):
    """Wheels that touch the ground, at each x on both sides."""
    for x in xs:
        for side in (-1, 1):
            with at(x, side * y, r, tilt=(-90 * side, 0)):  # z points outwards
                lathe(0, 0, -r / 2, ((r * 0.7, 0), (r, r * 0.2), (r, r * 0.8), (r * 0.86, r), (r * 0.62, r)), BLACK)
                lathe(0, 0, r * 0.4, ((r * 0.6, 0), (r * 0.6, r * 0.12), (r * 0.5, r * 0.06), (r * 0.2, r * 0.14), (0, r * 0.16)), STEEL, 24)
                for k in range(5):
                    cyl(r * 0.36 * math.cos(k * 1.257), r * 0.36 * math.sin(k * 1.257), r * 0.42, r * 0.09, r * 0.1, INK, sides=10)


def vehicle(outline, w, colour, glass=(), axles=(), r=0.13, stripe=None, screen=None):
    """A body that drives along +x: `outline`, each of `glass` and the windscreen seen from its side, (x, z).

    What has windows is narrower above them, and gets doors, mirrors, bumpers and arches over its wheels.
    """
    back, front = min(x for x, _ in outline), max(x for x, _ in outline)
    sill, middle = min((z for pane in glass for _, z in pane), default=9), (back + front) / 2
    narrow = lambda x, z: (1 - 0.3 * min(0.45, max(0, z - sill))) * (1 - 0.1 * abs((x - middle) / (front - middle)) ** 5)
    coat = paint(colour, rough=0.3)
    profile(outline, -w / 2, w, coat, 0.05, narrow=narrow)
    for pane in glass:
        profile(pane, -w / 2 - 0.006, w + 0.012, DARKGLASS, 0.004, narrow=narrow)
    if screen:
        profile(screen, -w * 0.43, w * 0.86, DARKGLASS, 0.01, narrow=narrow)
    if stripe:
        x1, x2, z, band = stripe
        profile([(x1, z), (x2, z), (x2, z + 0.07), (x1, z + 0.07)], -w / 2 - 0.006, w + 0.012, band, 0, narrow=narrow)
    for x in axles if glass else ():
        arch = lambda size: [(x + size * r * math.cos(a), r + size * r * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))]
        profile(arch(1.45), -w / 2 - 0.012, w + 0.024, coat, 0.012)
        profile(arch(1.22), -w / 2 - 0.018, w + 0.036, BLACK, 0)
    if glass:
        hinge = max(x for pane in glass for x, z in pane if z == sill)
        low = min(z for _, z in outline)
        for x in [min(x for x, _ in pane) for pane in glass[:2]] + [hinge] if len(glass) < 3 else ():
            box(x, 0, low + 0.05, 0.012, w + 0.004, sill - low - 0.06, '#24353A', 0)
            box(x + 0.07, 0, sill - 0.075, 0.07, w + 0.02, 0.018, STEEL, 0.004)
        for x in (back + 0.02, front - 0.02):
            box(x, 0, low - 0.01, 0.09, w * 0.9, 0.09, '#2A3B40', 0.03)
        for side in (-1, 1):
            box(hinge - 0.03, side * (w / 2 + 0.05), sill + 0.02, 0.05, 0.09, 0.07, coat, 0.02)
            box(back + 0.01, side * w * 0.32, low + 0.14, 0.03, 0.1, 0.08, ACTION, 0.01)
    wheels(axles, w / 2 - 0.03, r)


def headlights(x, y, z, size=0.12):
    """Two lamps, and the grille between them."""
    for side in (-1, 1):
        box(x, side * y, z, 0.04, size, size * 0.65, paint('#FFF0CC', glow=0.35), 0.018)
    box(x - 0.005, 0, z, 0.04, 2 * y - size * 1.3, size * 0.5, '#2A3B40', 0.008)


def van(colour=WHITE, band=NECTARINE):
    """A delivery van, 1.7 long."""
    vehicle([(-0.85, 0.13), (0.85, 0.13), (0.87, 0.28), (0.84, 0.46), (0.74, 0.52), (0.5, 0.86), (0.36, 0.94), (-0.8, 0.94), (-0.85, 0.88)], 0.68, colour,
            [[(0.22, 0.52), (0.64, 0.52), (0.46, 0.82), (0.22, 0.82)]], (-0.5, 0.52), 0.15, (-0.82, 0.16, 0.44, band),
            [(0.7, 0.54), (0.75, 0.54), (0.53, 0.85), (0.49, 0.85)])
    headlights(0.855, 0.23, 0.3)


def daladala(colour=WHITE, band=SEA):
    """A minibus with luggage on its roof, 1.75 long."""
    vehicle([(-0.85, 0.13), (0.85, 0.13), (0.89, 0.28), (0.88, 0.46), (0.7, 0.9), (0.58, 0.97), (-0.8, 0.97), (-0.86, 0.9)], 0.68, colour,
            [[(x, 0.55), (x + 0.3, 0.55), (x + 0.3 - cut, 0.83), (x, 0.83)] for x, cut in
             ((-0.78, 0), (-0.42, 0), (-0.06, 0), (0.36, 0.1))], (-0.5, 0.52), 0.15, (-0.82, 0.8, 0.36, band),
            [(0.83, 0.54), (0.87, 0.54), (0.73, 0.87), (0.69, 0.87)])
    headlights(0.88, 0.23, 0.3)
    for y in (-0.2, 0.2):
        tube([(-0.7, y, 0.96), (-0.7, y, 1.02), (0.3, y, 1.02), (0.3, y, 0.96)], 0.014, STEEL)
    cartons((-0.4, 0.05, 1.0, 0.36, 10), (0, -0.05, 1.0, 0.3, -8))


def lorry(load=NECTARINE, cab=SEA):
    """A lorry with a container, 2.5 long."""
    box(-0.25, 0, 0.2, 2.1, 0.4, 0.1, INK, 0.01)
    at(-0.35, 0, 0.3, s=1.25).put(container, load, 1.4)
    with at(0.95):
        vehicle([(-0.24, 0.16), (0.3, 0.16), (0.33, 0.3), (0.32, 0.54), (0.24, 0.94), (0.18, 0.99), (-0.2, 0.99), (-0.24, 0.95)], 0.66, cab,
                [[(-0.14, 0.58), (0.24, 0.58), (0.17, 0.87), (-0.14, 0.87)]], (0.02,), 0.16,
                screen=[(0.29, 0.57), (0.325, 0.57), (0.265, 0.9), (0.23, 0.9)])
        headlights(0.325, 0.22, 0.3)
        box(0.1, 0, 0.98, 0.3, 0.5, 0.07, cab, 0.03)
    wheels((-1.0, -0.68, 0.2), 0.28, 0.16)


def bajaji(colour=SUN):
    """A three-wheeler, 0.95 long."""
    vehicle([(-0.45, 0.12), (0.32, 0.12), (0.47, 0.3), (0.4, 0.44), (-0.45, 0.44)], 0.5, colour, (), (-0.28,), 0.11)
    cyl(0.34, 0, 0.11, 0.11, 0.08, BLACK, axis='y')
    profile([(-0.46, 0.82), (0.26, 0.82), (0.32, 0.87), (0.2, 0.93), (-0.4, 0.93)], -0.27, 0.54, INK, 0.03)
    box(-0.4, 0, 0.44, 0.06, 0.5, 0.4, INK, 0.01)
    box(-0.2, 0, 0.4, 0.24, 0.42, 0.08, ACTION, 0.02)
    for y in (-0.23, 0.23):
        tube([(0.38, y, 0.42), (0.25, y, 0.86)], 0.015, INK)
        tube([(-0.05, y, 0.42), (-0.05, y, 0.86)], 0.015, INK)
    ball(0.43, 0, 0.36, 0.05, paint('#FFF0CC', glow=0.35))


def tractor(roof=True):
    """A tractor along +x."""
    box(0.3, 0, 0.36, 0.85, 0.36, 0.34, ACTION, 0.06)
    box(0.74, 0, 0.4, 0.05, 0.3, 0.26, INK, 0.02)
    box(-0.35, 0, 0.32, 0.5, 0.5, 0.34, ACTION, 0.05)
    for y in (-0.26, 0.26):
        cyl(-0.4, y * 1.55, 0.44, 0.44, 0.24, BLACK, axis='y', bevel=0.05)
        cyl(-0.4, y * 1.62, 0.44, 0.22, 0.24, SUN, axis='y')
        cyl(0.55, y * 1.3, 0.24, 0.24, 0.16, BLACK, axis='y', bevel=0.04)
        cyl(0.55, y * 1.36, 0.24, 0.12, 0.16, SUN, axis='y')
        for k in range(14):
            a = k * math.tau / 14
            box(-0.4 + 0.44 * math.cos(a), y * 1.55, 0.41 + 0.44 * math.sin(a), 0.07, 0.25, 0.06, BLACK, 0, tilt=(0, -math.degrees(a)))
        for x in (-0.62, -0.12) if roof else ():
            tube([(x, y * 0.85, 0.6), (x, y * 0.85, 1.28)], 0.025, INK)
    if roof:
        box(-0.37, 0, 1.26, 0.75, 0.62, 0.06, ACTION, 0.03)
    box(-0.42, 0, 0.66, 0.3, 0.36, 0.1, INK, 0.03)
    tube([(0.0, 0, 0.66), (-0.12, 0, 0.86)], 0.02, INK)
    tube([(0.45, 0.1, 0.7), (0.45, 0.1, 1.12)], 0.03, INK)


def bodaboda(colour=ACTION, box_colour=NECTARINE, rider=None):
    """A motorcycle with a delivery box, 0.95 long; `rider` is the shirt of who rides it."""
    if rider:
        with at(-0.01, 0, 0.18, 90, 0.84):
            person(rider, hands=((-0.23, -0.27, 0.57), (0.23, -0.27, 0.57)), sits=True)
            ball(0, 0.025, 1.06, 0.165, SUN)
            box(0, -0.15, 1.05, 0.2, 0.06, 0.05, '#1C3B42', 0.02)
    for x in (-0.3, 0.34):
        cyl(x, 0, 0.14, 0.14, 0.07, BLACK, axis='y', bevel=0.03)
        cyl(x, 0, 0.14, 0.06, 0.09, STEEL, axis='y')
    profile([(-0.3, 0.2), (0.12, 0.14), (0.2, 0.3), (0.12, 0.4), (-0.34, 0.34)], -0.06, 0.12, INK, 0.03)
    ball(0.08, 0, 0.4, 0.12, paint(colour, rough=0.3), (1.2, 0.7, 0.7))
    profile([(-0.55, 0.38), (0.0, 0.38), (0.03, 0.44), (-0.08, 0.5), (-0.26, 0.47), (-0.55, 0.47)], -0.1, 0.2, DARKWOOD, 0.03)
    tube([(0.34, 0, 0.14), (0.22, 0, 0.6)], 0.025, STEEL)
    for side in (-1, 1):
        tube([(0.22, 0, 0.6), (0.23, side * 0.1, 0.65), (0.2, side * 0.27, 0.66)], 0.022, INK)
    ball(0.27, 0, 0.46, 0.055, paint(SUN, glow=0.4))
    tube([(0.1, -0.08, 0.17), (-0.36, -0.09, 0.19)], 0.03, STEEL)
    if not rider:
        tube([(-0.04, -0.06, 0.2), (-0.02, -0.2, 0.0)], 0.018, STEEL)  # its stand
    box(-0.44, 0, 0.46, 0.36, 0.3, 0.03, STEEL, 0.01)  # the rack, on struts, and the box on it
    for side in (-0.11, 0.11):
        tube([(-0.58, side, 0.46), (-0.3, 0.7 * side, 0.16)], 0.022, STEEL)
        tube([(-0.36, side, 0.46), (-0.3, 0.7 * side, 0.16)], 0.022, STEEL)
    box(-0.44, 0, 0.49, 0.32, 0.32, 0.29, box_colour, 0.03)
    box(-0.44, 0, 0.71, 0.335, 0.335, 0.03, INK, 0.01)


def ship(colour=INK, load=3):
    """A container ship along +x, 5.3 long, afloat at 0."""
    hull = [(-2.6, -0.58), (1.5, -0.62), (2.2, -0.44), (2.75, 0), (2.2, 0.44), (1.5, 0.62), (-2.6, 0.58)]
    scaled = lambda a, b: [(x * a if x > 0 else x * (a + 1) / 2, y * b) for x, y in hull]
    slab(scaled(0.9, 0.86), -0.03, 0.2, ACTION, 0.02)
    slab(scaled(0.93, 0.93), 0.16, 0.26, colour, 0.02)
    slab(scaled(1, 1), 0.4, 0.36, colour, 0.03)
    slab(scaled(1.005, 1.01), 0.72, 0.05, WHITE, 0.01)
    slab(scaled(0.95, 0.9), 0.74, 0.05, '#B7694A', 0)
    for column, x in enumerate((-1.25, 0.05, 1.3)):
        for row, y in enumerate((-0.26, 0.26)):
            for level in range(load if x < 1 else load - 1):
                at(x, y, 0.8 + level * 0.5).put(container, CONTAINERS[(column * 2 + row * 5 + level * 3) % 6], 1.22 if x < 1 else 0.95)
    with at(-2.25, 0, 0.79):
        box(0, 0, 0, 0.55, 1.0, 1.5, WHITE, 0.04)
        box(0, 0, 1.5, 0.6, 1.26, 0.26, WHITE, 0.04)
        box(0, 0, 1.57, 0.62, 1.28, 0.13, '#1C3B42', 0.01)
        for z in (0.5, 0.9, 1.25):
            for y in (-0.3, 0, 0.3):
                box(0, y, z, 0.57, 0.14, 0.14, '#1C3B42', 0.004)
        cyl(-0.14, 0.2, 1.7, 0.15, 0.5, NECTARINE)
        cyl(-0.14, 0.2, 2.02, 0.155, 0.1, INK)
        tube([(0.15, -0.2, 1.7), (0.15, -0.2, 2.5)], 0.02, WHITE)


def crane(load=NECTARINE):
    """A quay crane, 3.6 high, that reaches out to +x."""
    red = paint(ACTION, rough=0.4)
    for y in (-0.5, 0.5):
        for x in (-0.6, 0.6):
            box(x, y, 0.1, 0.13, 0.13, 3.0, red, 0.015)
            box(x, y, 0, 0.3, 0.2, 0.14, INK, 0.02)
        box(0, y, 1.15, 1.2, 0.1, 0.12, red, 0.01)
        tube([(-0.6, y, 1.2), (0.6, y, 2.9)], 0.035, red)
        box(0.85, y * 0.4, 2.95, 5.0, 0.09, 0.16, red, 0.01)
        tube([(0.5, y * 0.4, 3.0), (0.15, 0, 4.2), (3.2, y * 0.4, 3.12)], 0.03, red)
        tube([(0.15, 0, 4.2), (-1.5, y * 0.4, 3.1)], 0.03, red)
    for x in (-0.6, 0.6):
        box(x, 0, 2.9, 0.12, 1.1, 0.14, red, 0.01)
    for i in range(9):
        box(-1.4 + i * 0.57, 0, 3.0, 0.05, 0.4, 0.05, red, 0)
    box(-1.0, 0, 3.1, 0.7, 0.5, 0.4, WHITE, 0.04)
    box(2.2, 0, 2.82, 0.5, 0.44, 0.14, INK, 0.02)
    box(1.75, -0.05, 2.55, 0.3, 0.3, 0.3, GLASS, 0.04)
    for x, y in ((2.0, -0.12), (2.4, -0.12), (2.0, 0.12), (2.4, 0.12)):
        tube([(x, y, 2.85), (x, y, 1.95)], 0.01, INK)
    at(2.2, 0, 1.45, rot=90).put(container, load)


def dhow(s=1, colour=DARKWOOD, sail=WHITE):
    """A dhow under sail along +x, 2 long, afloat at 0."""
    with at(s=s):
        hull = [(-0.85, -0.2), (-0.2, -0.3), (0.5, -0.22), (1.1, 0), (0.5, 0.22), (-0.2, 0.3), (-0.85, 0.2)]
        for z, k, tone in ((-0.02, 0.82, colour), (0.12, 0.93, WOOD), (0.22, 1, colour)):
            slab([(x * k, y * k) for x, y in hull], z, 0.13, tone, 0.02)
        slab([(x * 0.86, y * 0.8) for x, y in hull], 0.34, 0.02, '#C08A56', 0)
        tube([(0.1, 0, 0.3), (0.22, 0, 1.75)], 0.032, DARKWOOD)
        tube([(0.95, -0.06, 0.6), (-0.5, -0.06, 2.2)], 0.024, DARKWOOD)
        rows = [[(0.92 - 1.38 * t - 0.1 * (1 - u) * u, -0.08 - 0.55 * math.sin(math.pi * min(1, u + 0.1)) * (1 - 0.5 * t) * u,
                  0.58 + 1.52 * t - u * (0.2 + 1.36 * t)) for u in (0, 0.2, 0.4, 0.6, 0.8, 1)] for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        surface([p for row in rows for p in row],
                [(i * 6 + j, i * 6 + j + 1, i * 6 + j + 7, i * 6 + j + 6) for i in range(5) for j in range(5)],
                sail, smooth=True)
        cartons((-0.45, 0, 0.35, 0.26, 10), (-0.2, 0.08, 0.35, 0.2, -20))


def plane(colour=WHITE, tail=NECTARINE):
    """An airliner along +x, 3.6 long, its middle at the origin."""
    nose = [0.95 + 0.72 * math.sin(math.radians(a)) for a in range(0, 91, 9)]
    skin = lambda x: 0.27 * math.sqrt(max(0, 1 - max(0, (x - 0.95) / 0.72) ** 2))
    with at(tilt=(0, 90)):
        lathe(0, 0, 0, (*((0.27 - 0.22 * (1 - t / 8) ** 1.6, 1.2 * t / 8 - 1.95) for t in range(9)), *((skin(x), x) for x in nose)),
              paint(colour, rough=0.3))
    for a, b in ((-64, -36), (-33, -2), (2, 33), (36, 64)):  # the windscreen
        surface([(x, (skin(x) + 0.004) * math.sin(turn), (skin(x) + 0.004) * math.cos(turn)) for x in (1.34, 1.41, 1.47)
                 for turn in (math.radians(a + (b - a) * k / 4) for k in range(5))],
                [(r * 5 + k, r * 5 + k + 5, r * 5 + k + 6, r * 5 + k + 1) for r in range(2) for k in range(4)], '#1C3B42', smooth=True)
    for side in (-1, 1):
        with at(tilt=(side * 5, 0)):
            slab([(0.45, 0), (-0.3, side * 1.8), (-0.58, side * 1.8), (-0.45, 0)][::side], -0.1, 0.06, MIST, 0.02)
            profile([(-0.27, -0.1), (-0.6, -0.1), (-0.74, 0.22), (-0.58, 0.22), (-0.4, 0.0)], side * 1.79 - 0.03, 0.06, tail, 0.015)
            at(0.12, side * 0.72, -0.22, tilt=(0, 90)).put(lathe, 0, 0, -0.25, ((0.06, 0), (0.12, 0.15), (0.13, 0.4), (0.1, 0.42), (0.02, 0.36)), ACTION)
        slab([(-1.4, 0), (-1.75, side * 0.68), (-1.95, side * 0.68), (-1.85, 0)][::side], 0.06, 0.04, MIST, 0.01)
        for i in range(11):
            ball(1.0 - i * 0.19, side * 0.262, 0.06, 0.036, INK, (1, 0.3, 1.1))
    profile([(-1.25, 0.15), (-1.8, 0.95), (-2.08, 0.95), (-1.9, 0.1)], -0.04, 0.08, tail, 0.02)


def stall(colours=(NECTARINE, WHITE), w=1.1, goods=(SUN, ACTION, LEAF)):
    """A market stall: a table of fruit under a striped awning."""
    box(0, 0, 0, w, 0.55, 0.34, WOOD, 0.015)
    for i in range(4):
        with at(-w * 0.36 + i * w * 0.24, -0.05, 0.34):
            box(0, 0, 0, w * 0.22, 0.4, 0.07, DARKWOOD, 0.01)
            for k in range(9):
                ball((k % 3 - 1) * w * 0.06, (k // 3 - 1) * 0.11, 0.1, 0.05, goods[i % len(goods)])
    for x in (-w / 2, w / 2):
        for y, h in ((-0.34, 0.82), (0.3, 1.05)):
            cyl(x, y, 0, 0.02, h, DARKWOOD, sides=8)
    awning(w + 0.14, 0.78, 0.95, colours)


def awning(w, d, z, colours=(NECTARINE, WHITE), slope=18):
    """A striped awning around its middle, low in front."""
    count = round(w / 0.16)
    for i in range(count):
        x = (i - (count - 1) / 2) * w / count
        box(x, 0, z - 0.02, w / count, d, 0.03, colours[i % 2], 0, tilt=(slope, 0))
        box(x, -d / 2 * math.cos(math.radians(slope)), z - d / 2 * math.sin(math.radians(slope)) - 0.09, w / count, 0.02, 0.1, colours[i % 2], 0.008)


def car(colour=SEA, h=0.62):
    """A family car, 1.5 long."""
    vehicle([(-0.74, 0.15), (0.72, 0.15), (0.78, 0.22), (0.77, 0.31), (0.68, 0.38), (0.37, 0.43), (0.12, h - 0.02), (0.0, h), (-0.34, h), (-0.46, h - 0.03),
             (-0.67, 0.43), (-0.77, 0.39), (-0.78, 0.24)], 0.66, colour,
            [[(-0.56, 0.42), (-0.2, 0.42), (-0.2, h - 0.05), (-0.38, h - 0.05)], [(-0.15, 0.42), (0.25, 0.42), (0.07, h - 0.05), (-0.15, h - 0.05)]],
            (-0.46, 0.46), 0.15, screen=[(0.34, 0.44), (0.375, 0.44), (0.15, h - 0.02), (0.115, h - 0.02)])
    headlights(0.755, 0.22, 0.27, 0.13)
    box(0.785, 0, 0.17, 0.012, 0.2, 0.06, WHITE, 0)


def conifer(h=1.6, colour=LEAF, snow=False):
    cyl(0, 0, 0, 0.06, h * 0.2, DARKWOOD, sides=10)
    for i in range(4):
        r, z = h * (0.3 - 0.06 * i), h * (0.14 + 0.2 * i)
        cyl(0, 0, z, r, h * 0.3, colour, 0.02, bevel=0, sides=14, rot=i * 20)
        if snow:
            cyl(0, 0, z + h * 0.16, r * 0.5, h * 0.15, '#EEF2F0', 0.015, bevel=0, sides=14, rot=i * 20)


def road(y, length, width=1.4, dashes=WHITE):
    """A road along x with its middle at y."""
    box(0, y, 0, length, width, 0.03, paint(ASPHALT, 0.12, 0.8), 0)
    count = int(length / 0.95)
    for i in range(count):
        box((i - (count - 1) / 2) * 0.95, y, 0.03, 0.48, 0.05, 0.006, dashes, 0)


def water(w, d, h=0.4, colour=WATER):
    """A plate of water, its top at 0."""
    box(0, 0, -h, w, d, h, paint(colour, 0.2, (2.6, 0.7), rough=0.4), 0.1)


def table(w, d, h=0.9, colour=WOOD):
    """A table with four legs; its top is at h."""
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        for y in (-d / 2 + 0.1, d / 2 - 0.1):
            box(x, y, 0, 0.1, 0.1, h - 0.08, DARKWOOD, 0.015)
    box(0, 0, h - 0.16, w - 0.16, d - 0.16, 0.1, DARKWOOD, 0.01)
    box(0, 0, h - 0.08, w, d, 0.08, paint(colour, 0.08, 0.4), 0.02)


def room(floor, wall, side=None, w=4.3, d=3.2, h=2.2):
    """A floor with a wall behind it and, where `side` is a colour, one at the left."""
    ground(w, d, floor, grain=0.05)
    box(0, d / 2 - 0.12, 0, w - 0.1, 0.14, h, paint(wall, 0.04), 0.03)
    box(0, d / 2 - 0.21, 0, w - 0.2, 0.04, 0.14, WHITE, 0.01)
    if side:
        box(0.12 - w / 2, -0.05, 0, 0.14, d - 0.29, h, paint(side, 0.04), 0.03)
        box(0.21 - w / 2, -0.07, 0, 0.04, d - 0.33, 0.14, WHITE, 0.01)


def open_carton(w=0.6, d=0.46, h=0.4, inside=DARKWOOD):
    """An open carton: what is in it stands on h - 0.1."""
    box(0, 0, 0, w - 0.02, d - 0.02, h - 0.1, CARTON, 0.01)
    for side in (-1, 1):
        box(0, side * (d / 2 - 0.01), 0, w, 0.02, h, CARTON, 0.004)
        box(side * (w / 2 - 0.01), 0, 0, 0.02, d, h, CARTON, 0.004)
        box(0, side * (d / 2 + 0.09), h - 0.06, w, 0.2, 0.016, '#DBA96F', 0, tilt=(side * 32, 0))
        box(side * (w / 2 + 0.09), 0, h - 0.06, 0.2, d, 0.016, '#DBA96F', 0, tilt=(0, -side * 32))
    box(0, 0, h - 0.1, w - 0.03, d - 0.03, 0.006, inside, 0)


def cup(colour=ACTION):
    lathe(0, 0, 0, ((0.08, 0), (0.11, 0.04), (0.11, 0.2), (0.09, 0.2), (0.09, 0.17), (0.01, 0.17)), colour)
    tube([(0.1 + 0.075 * math.sin(a), 0, 0.105 + 0.065 * math.cos(a)) for a in (math.pi * k / 10 for k in range(11))], 0.018, colour)


def shard(outline, left, colour, thick=0.03):
    """A part of what was turned and broke: of its round, `left` degrees to both sides of the front, with a jagged rim."""
    outline = (*outline, *((r - thick, z) for r, z in outline[::-1]))
    columns, rows = 12, len(outline)
    verts = [(r * math.sin(a), -r * math.cos(a), z) for i, (r, z) in enumerate(outline)
             for a in (math.radians(left * (2 * k / columns - 1) + (9 if i % 2 else -9)) for k in range(columns + 1))]
    surface(verts, [(n, n + 1, n + columns + 2, n + columns + 1) for i in range(rows - 1) for n in range(i * (columns + 1), i * (columns + 1) + columns)], colour, smooth=True)


def chair(colour=SEA, h=0.5):
    """A wooden chair with a cushion; who sits on it looks to the front."""
    for x in (-0.24, 0.24):
        box(x, -0.22, 0, 0.07, 0.07, h, DARKWOOD, 0.01)
        box(x, 0.24, 0, 0.07, 0.07, h + 0.66, DARKWOOD, 0.01)
    box(0, 0, h - 0.04, 0.6, 0.56, 0.06, WOOD, 0.015)
    box(0, -0.01, h + 0.02, 0.52, 0.46, 0.07, colour, 0.03)
    for z in (0.26, 0.46):
        box(0, 0.24, h + z, 0.48, 0.05, 0.14, colour, 0.02)


def camera_on_stand(h=1.2):
    """A camera on three legs that looks to the left."""
    for k in range(3):
        a = k * math.tau / 3 + 0.5
        tube([(0.36 * math.cos(a), 0.36 * math.sin(a), 0), (0, 0, h)], 0.022, INK)
    box(0, 0, h, 0.3, 0.44, 0.3, INK, 0.04)
    box(0.02, 0, h + 0.28, 0.18, 0.2, 0.08, INK, 0.02)
    cyl(-0.22, 0, h + 0.15, 0.12, 0.18, '#33474D', axis='x')
    cyl(-0.32, 0, h + 0.15, 0.085, 0.02, GLASS, axis='x', bevel=0)
    ball(0, 0.14, h + 0.32, 0.035, ACTION)


def crate(w=1.0, d=0.8, h=0.7, boards=3):
    """A wooden crate without a lid."""
    box(0, 0, 0, w - 0.06, d - 0.06, h - 0.2, DARKWOOD, 0)
    for i in range(boards):
        z, tall = i * h / boards, h / boards - 0.03
        for side in (-1, 1):
            box(0, side * d / 2, z, w, 0.05, tall, paint(WOOD, 0.14, 0.2), 0.012)
            box(side * w / 2, 0, z, 0.05, d, tall, paint('#B97B49', 0.14, 0.2), 0.012)
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            box(x, y, 0, 0.12, 0.12, h + 0.02, '#8B5632', 0.01)


def elbow(side, shoulder, hand, length=0.2):
    """Where an arm bends: outwards and down, and in front of the chest where it would run through it."""
    along, middle = hand - shoulder, (shoulder + hand) / 2
    half = along.length / 2
    bend = math.sqrt(max(length, 1.03 * half) ** 2 - half ** 2)
    out = Vector((side * 0.8, 0.2, -0.7))
    out -= along * (out.dot(along) / along.length_squared)
    bent = middle + out.normalized() * bend
    if math.hypot(bent.x, bent.y) < 0.2 and bent.z < 0.8:
        bent.y = -math.sqrt(0.04 - bent.x ** 2)
    return bent


def person(shirt=SEA, legs=INK, skin='#7A4A2E', hair='#2B2320', hands=((-0.22, -0.08, 0.42), (0.22, -0.08, 0.42)),
           sits=False, skirt=None, cap=None, parcel=None, bun=False, look=None, nod=0):
    """Somebody 1.1 high, perhaps with a parcel or a bun, whose head is turned by `look`, else a little to the camera, and bowed by `nod`; who sits has the seat at 0.38."""
    if parcel:
        hands = ((-0.16, -0.3, 0.6), (0.2, -0.3, 0.6))
        at(0.02, -0.38, 0.52).put(carton, 0.42, 0.34, 0.28, parcel)
    for side in (-1, 1):
        x = side * 0.085
        tube([(x, 0, 0.46), (x, -0.32, 0.45), (x, -0.34, 0.06)] if sits else [(x, 0, 0.46), (x, 0, 0.05)], 0.07, skirt or legs)
        ball(x, -0.4 if sits else -0.05, 0.045, 0.07, DARKWOOD, (1, 1.5, 0.7))
    if skirt and not sits:
        lathe(0, 0, 0.1, ((0.2, 0), (0.15, 0.3), (0.13, 0.42)), skirt)
    lathe(0, 0, 0.4, ((0.13, 0), (0.15, 0.12), (0.17, 0.3), (0.15, 0.38), (0.05, 0.44)), shirt)
    for side, (x, y, z) in zip((-1, 1), sorted(hands)):
        shoulder = Vector((side * 0.16, 0, 0.74))
        tube([tuple(shoulder), tuple(elbow(side, shoulder, Vector((x, y, z)))), (x, y, z)], 0.05, shirt)
        ball(x, y, z, 0.06, skin)
    cyl(0, 0, 0.82, 0.05, 0.1, skin)
    if look is None:
        look = max(-22, min(22, 0.4 * turn_to_camera())) if abs(turn_to_camera()) < 125 else 0
    at(0, 0, 0.86, look, tilt=(nod, 0)).put(head, skin, hair, cap, bun)


def head(skin, hair, cap=None, bun=False):
    """A head on its neck that looks to the front; hair in a colour of cloth is a scarf, knotted behind."""
    on = lambda x, z, out=0: (x, -0.01 - out - 0.13 * math.sqrt(1 - (x / 0.13) ** 2 - ((z - 0.12) / 0.143) ** 2), z)
    dark, scarf = '#' + ''.join(f'{int(int(skin[i:i + 2], 16) * 0.5):02X}' for i in (1, 3, 5)), hair in (ACTION, SUN, SEA, LEAF, ROSE, MIST, NECTARINE)
    ball(0, -0.01, 0.12, 0.13, skin, (1, 1, 1.1))
    ball(*on(0, 0.094), 0.017, skin, (1, 0.8, 1.1))
    tube([on(x, 0.03 + 20 * x * x) for x in (-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03)], 0.0075, '#A84A3A')
    for side in (-1, 1):
        ball(*on(side * 0.047, 0.116, -0.004), 0.019, '#120C0A', (0.85, 0.6, 1.15), rot=side * 20)
        ball(*on(side * 0.047 + 0.007, 0.124, 0.008), 0.0055, WHITE)
        tube([on(side * x, z) for x, z in ((0.03, 0.158), (0.048, 0.163), (0.068, 0.152))], 0.006, dark)
        ball(side * 0.127, 0.005, 0.105, 0.04 if scarf else 0.032, hair if scarf else skin, (0.5, 0.8, 1.15))
    ball(0, 0.022, 0.16 if cap else 0.182, 0.135, hair)
    if scarf:
        ball(0, 0.05, 0.13, 0.125, hair, (1, 0.95, 1))
        for side in (-1, 1):
            ball(0.04 * side, 0.17, 0.1, 0.05, hair, (1, 0.6, 0.7), tilt=(0, 24 * side))
    if bun:
        ball(0, 0.12, 0.27, 0.085, hair)
    if cap:
        cyl(0, 0.01, 0.2, 0.14, 0.1, cap, 0.17)
        cyl(0, -0.1, 0.2, 0.11, 0.02, INK)
