"""The port of Dar es Salaam: the town, the quay, a ship being unloaded, dhows, and a plane above."""
from props import *

begin('wide')
box(0, 0, -0.5, 12.6, 8.2, 0.5, paint(WATER, 0.16, 2.5, rough=0.5), 0.12)
coast = curve([(-0.4, -0.7), (-0.2, 0.2), (-0.9, 0.9), (-1.0, 1.9), (-1.9, 2.7), (-1.8, 4.06)], 6)[:-6]
edge = [(-6.26, 4.06), (-6.26, -4.06), (1.0, -4.06), (1.0, -0.7)]
for grow, z, h, colour in ((0.5, 0, 0.012, paint(SHALLOW, 0.1, rough=0.5)), (0.2, 0, 0.1, '#CFE0D2'),
                           (0.12, 0, 0.2, paint(BEACH, 0.1)), (-0.25, 0.18, 0.14, paint('#DCC08E', 0.14, 0.8))):
    slab(edge[:2] + [(1.0, -4.06), (1.0, -0.7)] + [(x + grow, y) for x, y in coast], z, h, colour, 0.03)
slab(curve([(-5.9, 0.4), (-3, 0.2), (-1.7, 1.2), (-2.4, 2.6), (-3, 3.8), (-5.9, 3.8)]), 0.3, 0.04, paint('#8DA869', 0.2, 0.7), 0)

# The quay: rails, bollards, tyres, containers and the crane.
box(-0.35, -2.4, 0.2, 2.8, 3.2, 0.22, paint('#BDB39E', 0.07), 0.03)
box(0.98, -2.4, 0, 0.12, 3.2, 0.42, '#9A917F', 0.02)
for x in (-0.25, 0.75):
    box(x, -2.4, 0.42, 0.06, 3.1, 0.02, ASPHALT, 0)
for i in range(5):
    cyl(0.98, -3.7 + i * 0.65, 0.42, 0.06, 0.1, INK, 0.08)
    cyl(1.06, -3.5 + i * 0.6, 0.2, 0.11, 0.08, BLACK, axis='x')
for i, (x, y, z) in enumerate(((-1.1, -3.7, 0), (-1.1, -3.1, 0), (-1.1, -2.5, 0), (-1.1, -3.7, 1), (-1.1, -3.1, 1),
                               (-1.1, -3.7, 2), (0.25, -3.75, 0), (0.25, -3.75, 1))):
    at(x, y, 0.42 + z * 0.5).put(container, CONTAINERS[(i * 5 + 1) % 6])
at(0.25, -1.75, 0.42).put(crane)
at(2.45, -1.35, rot=-88).put(ship)

# The town: towers behind, the church with its tiled roof at the water, houses in front.
for x, y, w, d, floors, colour, trim, top in ((-5.3, 3.3, 1.1, 1.0, 4, '#B9D3D6', SEA, 'flat'), (-3.9, 3.4, 0.95, 0.95, 3, ROSE, WHITE, 'flat'),
                                              (-5.4, 1.8, 1.3, 1.1, 3, PLASTER, ACTION, 'flat'), (-3.95, 2.1, 1.2, 1.0, 2, SUN, WHITE, ACTION),
                                              (-5.4, 0.3, 1.3, 1.1, 2, NECTARINE, WHITE, 'flat'), (-3.9, 0.55, 1.1, 0.95, 1, WHITE, SEA, BRICK)):
    at(x, y, 0.32).put(house, w, d, floors, colour, trim, SEA if floors == 2 else None, top=top, storey=0.62)
for x, y, z in ((-5.6, 3.4, 2.9), (-5.7, 1.9, 2.28), (-5.15, 1.7, 2.28), (-5.6, 0.4, 1.66)):
    at(x, y, z).put(tank, 0.15)
with at(-2.55, 2.25, 0.32):
    box(0, 0, 0, 0.95, 1.3, 1.0, WHITE, 0.02)
    at(rot=90).put(roof, 1.4, 1.1, 1.0, 0.5, ACTION)
    box(0, -0.8, 0, 0.5, 0.5, 1.9, WHITE, 0.02)
    cyl(0, -0.8, 1.9, 0.42, 0.75, ACTION, 0.01, sides=4, rot=45, bevel=0)
    tube([(0, -0.8, 2.6), (0, -0.8, 2.85)], 0.015, SUN)
    at(0, -1.05).put(door, SEA, 0.22, 0.5)
    for z in (0.85, 1.4):
        at(0, -1.05, z).put(window, 0.14, 0.26)
    for y in (-0.3, 0.1, 0.5):
        at(0.475, y, 0.25, rot=90).put(window, 0.16, 0.45)

# The road with its traffic, the market, the beach.
box(-3.75, -1.35, 0.31, 4.9, 0.8, 0.03, paint(ASPHALT, 0.06), 0)
for i in range(8):
    box(-5.9 + i * 0.62, -1.35, 0.34, 0.28, 0.05, 0.008, SAND, 0)
for x, y, rot, thing in ((-4.9, -1.55, 0, daladala), (-2.4, -1.55, 0, bajaji), (-3.2, -1.15, 180, bodaboda)):
    at(x, y, 0.345, rot, 0.78).put(thing)
at(-2.55, -2.9, 0.32, 90, 0.72).put(lorry, SUN)
at(-5.2, -2.75, 0.32).put(stall, (ACTION, WHITE))
at(-3.9, -2.9, 0.32).put(stall, (SEA, WHITE), 0.9, (LEAF, SUN))
cartons((-5.6, -3.6, 0.32, 0.42, 20), (-5.1, -3.7, 0.32, 0.34, -15), (-5.58, -3.6, 0.62, 0.3, -5))
for x, y, h, lean in ((-2.9, -0.45, 1.3, 0.3), (-1.5, 0.45, 1.5, 0.45), (-4.6, -0.5, 1.2, -0.2), (-1.75, 1.3, 1.2, 0.3),
                      (-6.0, -0.6, 1.2, 0.2), (-2.75, 3.5, 1.4, 0.3)):
    at(x, y, 0.32, rng.uniform(-40, 40)).put(palm, h, lean)
for x, y, h in ((-3.05, 1.3, 0.9), (-4.75, 1.2, 0.8), (-2.2, -0.3, 0.6), (-3.0, 2.8, 0.8)):
    at(x, y, 0.32).put(tree, h)
at(-0.75, 0.9, 0.22, -50).put(dhow, 0.5, WOOD)
for x, y, rot, s in ((1.6, 2.6, -10, 0.95), (4.5, 1.7, -35, 0.8), (4.6, -2.7, 10, 0.65)):
    at(x, y, 0, rot).put(dhow, s)
waves(46, (-0.2, 6), (-3.9, 3.9), lambda x, y: abs(x - 2.4) > 1.1 and x > 1.2 - (y > -0.5) * 0.8)
at(3.4, 3.0, 3.0, 205, 0.85, (6, -8)).put(plane)
for x, y, z, s in ((5.3, 3.4, 2.2, 0.8), (0.4, 3.6, 3.6, 0.7)):
    at(x, y, z).put(cloud, s)
