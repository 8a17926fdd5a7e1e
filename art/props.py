"""Things that many scenes share. Each stands on the ground at the origin: place it with `at`."""
import math

from kit import *


def carton(w=0.5, d=0.4, h=0.36, colour=CARTON):
    """A carton closed with tape, with a label on its front."""
    box(0, 0, 0, w, d, h, colour, 0.02)
    box(0, 0, 0.004, w * 0.16, d + 0.008, h, TAPE, 0.004)
    box(0, 0, h * 0.995, w + 0.002, 0.012, 0.006, DARKWOOD, 0)
    box(w * 0.28, -d / 2 - 0.002, h * 0.5, w * 0.24, 0.008, h * 0.26, WHITE, 0)


def cartons(*places):
    """Cartons at (x, y, z, size, rot)."""
    for x, y, z, size, rot in places:
        with at(x, y, z, rot, size / 0.5):
            carton(colour=rng.choice([CARTON, '#C98D52', '#DBA96F']))


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
        cyl(lean * t * t, 0, h * t, 0.085 - 0.035 * t, h / 9 * 1.1, '#9A7750' if i % 2 else '#8A6842', bevel=0.01, sides=14)
    with at(lean, 0, h):
        for k in range(11):
            with at(rot=k * 360 / 11 + 12, tilt=(0, -14 if k % 2 else 10)):
                frond(LEAF if k % 2 else '#2E8656')
        for a in (0.4, 2.2, 4.1):
            ball(0.1 * math.cos(a), 0.1 * math.sin(a), -0.08, 0.075, '#8A5A2B')


def frond(colour, length=0.95):
    """One leaf of a palm along x: leaflets hang on both sides of a bent rib."""
    verts, faces = [], []
    bend = lambda t: (length * t * (1 - 0.12 * t), 0.3 * t - 0.75 * t * t)
    for i in range(13):
        (x, z), (x2, z2) = bend(i / 13), bend((i + 0.85) / 13)
        reach = 0.26 * math.sin(math.pi * (0.12 + 0.8 * i / 13))
        for side in (-1, 1):
            n = len(verts)
            verts += [(x, 0, z), (x2, 0, z2), (x2 + 0.16, side * reach, z2 - 0.12)]
            faces.append((n, n + 1, n + 2))
    surface(verts, faces, colour, 0.012)


def cloud(s=1):
    """A small cloud around its middle."""
    for x, z, r in ((0, 0, 0.42), (0.46, -0.07, 0.3), (-0.45, -0.08, 0.32), (0.16, 0.2, 0.32), (-0.8, -0.16, 0.18)):
        ball(x * s, 0, z * s, r * s, WHITE, (1.1, 0.9, 0.85))
