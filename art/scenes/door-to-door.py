"""From a brick doorstep abroad to a carved door on the coast, along one dotted line."""
from props import *

begin('corner')
with at(-1.75, 0.15):  # there
    box(0, 0, -0.3, 1.9, 1.9, 0.3, paint('#8FA9A6', 0.06), 0.08)
    box(0, 0.5, 0, 1.6, 0.6, 1.6, paint(BRICK, 0.14, 0.2), 0.02)
    roof(1.75, 0.85, 1.62, 0.4, '#46555C')
    box(0.5, 0.6, 1.7, 0.26, 0.26, 0.5, BRICK, 0.02)
    at(-0.25, 0.2, 0.05, s=1.5).put(door, SEA, 0.34, 0.68)
    at(0.45, 0.2, 0.55).put(window, 0.34, 0.6)
    cartons((0.35, -0.35, 0, 0.46, 12), (0.33, -0.33, 0.33, 0.32, -10))
    at(-0.72, -0.3, s=1.4).put(bush, 0.17)
with at(1.75, -0.15):  # here
    box(0, 0, -0.3, 1.9, 1.9, 0.3, paint(BEACH, 0.1), 0.08)
    box(0, 0.5, 0, 1.6, 0.6, 1.75, paint(WHITE, 0.05), 0.02)
    box(0, 0.5, 1.75, 1.72, 0.72, 0.1, NECTARINE, 0.02)
    at(-0.15, 0.18).put(carved_door, 0.78)
    at(0.58, 0.19, 0.7).put(window, 0.24, 0.5, DARKWOOD, SEA)
    cartons((0.25, -0.25, 0, 0.46, -12), (0.24, -0.24, 0.33, 0.32, 8))
    at(0.72, -0.35, s=0.7).put(palm, 1.6, 0.15)
    at(-0.7, -0.45, s=1.2).put(cat)
start, end = Vector((-1.55, 0.2, 2.1)), Vector((1.75, 0.1, 2.25))
for i in range(15):
    t = i / 14
    if abs(t - 0.5) > 0.13:
        x, y, z = start.lerp(end, t)
        ball(x, y, z + 0.95 * math.sin(math.pi * t) - 0.1, 0.045, ACTION)
at(0.05, 0.15, 2.95, 0, 0.5, (-8, 0)).put(plane)
for x, y, z, s in ((-0.35, 0.3, 0.35, 0.5), (0.3, -0.6, 0.0, 0.42)):
    at(x, y, z).put(cloud, s)
