"""Tracking: a parcel on its dotted way across a folded map, from pin to pin."""
from props import *


def pin(colour, h=0.75):
    cyl(0, 0, 0, 0.02, h, colour, 0.2, bevel=0)
    ball(0, 0, h + 0.08, 0.25, paint(colour, rough=0.3))
    cyl(0, -0.2, h + 0.08, 0.1, 0.12, WHITE, axis='y')


begin('corner')
ground(4.6, 3.3, '#D9C49C')
for i in range(4):  # the map, folded in four
    slope, x = 7 if i % 2 else -7, -1.56 + i * 1.04
    at(x, 0, 0.1, tilt=(0, slope)).put(box, 0, 0, 0, 1.05, 2.7, 0.03, paint('#8FC3C4', 0.06, 0.8), 0.005)
coast = curve([(-1.95, 1.25), (-1.0, 1.2), (-0.7, 0.6), (-1.2, 0.1), (-1.0, -0.5), (-1.95, -0.6)])
africa = curve([(0.35, 1.0), (1.1, 1.15), (1.9, 0.9), (1.95, 0.2), (1.5, -0.3), (1.45, -1.0), (1.0, -1.25), (0.6, -0.5), (0.2, 0.2)])
for outline in (coast, africa):
    slab([(x * 1.03, y * 1.03) for x, y in outline], 0.08, 0.13, '#CFE3D8', 0.02)
    slab(outline, 0.1, 0.16, paint('#EAD9AE', 0.1, 0.6), 0.03)
for x, y, r in ((1.0, 0.5, 0.3), (1.4, 0.1, 0.2), (-1.4, 0.7, 0.26)):
    slab(curve([(x - r, y), (x, y + r * 0.7), (x + r, y), (x, y - r * 0.8)]), 0.255, 0.012, '#8DB06A', 0)
at(-1.35, 0.5, 0.25).put(pin, SEA)
at(1.35, -0.35, 0.25).put(pin, ACTION, 0.95)
path = [Vector((-1.35, 0.42, 0)), Vector((-0.6, -0.9, 0)), Vector((0.5, -1.1, 0)), Vector((1.3, -0.5, 0))]
for i in range(19):
    t = i / 18
    p = path[0] * (1 - t) ** 3 + path[1] * 3 * t * (1 - t) ** 2 + path[2] * 3 * t * t * (1 - t) + path[3] * t ** 3
    cyl(p.x, p.y, 0.26 if t < 0.12 or t > 0.88 else 0.19, 0.055, 0.03, ACTION if t < 0.55 else WHITE, bevel=0.01)
with at(-0.02, -0.72, 0.19, 12):
    carton(0.62, 0.5, 0.46)
    at(0, 0, 0.46, 40, 1.2).put(cat, WHITE)
at(-0.15, 0.65, 0.16, 0, 0.5).put(dhow)
at(0.1, 0.25, 1.55, 24, 0.52, (-6, -8)).put(plane)
with at(-1.55, -1.15, 0.18, -24):  # the phone that shows it
    box(0, 0, 0, 0.62, 0.95, 0.07, INK, 0.05)
    box(0, 0, 0.07, 0.53, 0.84, 0.006, paint('#F4E7D0', glow=0.2), 0.02)
    for i in range(3):
        ball(-0.14, 0.2 - i * 0.2, 0.08, 0.04, LEAF if i < 2 else SUN, (1, 1, 0.4))
        box(0.06, 0.2 - i * 0.2, 0.076, 0.26, 0.05, 0.005, INK if i < 2 else STEEL, 0)
