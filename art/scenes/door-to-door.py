"""Door to door: a bridge from a brick doorstep abroad to a carved door on the coast."""
from props import *

begin('corner')
water(6.6, 3.3)
with at(-2.2, 0.05, -0.1):  # there
    box(0, 0, 0, 1.9, 2.9, 0.45, paint('#8FA9A6', 0.08), 0.06)
    with at(-0.05, 0.75, 0.45):
        box(0, 0, 0, 1.7, 0.8, 1.75, paint(BRICK, 0.16, 0.2), 0.02)
        roof(1.9, 1.05, 1.77, 0.62, '#46555C')
        box(-0.55, 0.1, 1.9, 0.26, 0.26, 0.75, BRICK, 0.02)
        box(-0.55, 0.1, 2.65, 0.34, 0.34, 0.06, '#46555C', 0.01)
        box(0.18, -0.42, 0, 1.0, 0.1, 1.62, WHITE, 0.02)
        at(0.18, -0.45, s=2.05).put(door, ACTION, 0.34, 0.66)
        at(-0.58, -0.4, 0.62).put(window, 0.3, 0.66)
    at(-0.6, -0.9, 0.45).put(tree, 1.25, NECTARINE, SUN)
    cartons((0.0, -0.75, 0.45, 0.5, 12), (0.02, -0.73, 0.81, 0.34, -10))
with at(2.2, 0.05, -0.1):  # here
    box(0, 0, 0, 1.9, 2.9, 0.45, paint(BEACH, 0.12, 0.5), 0.06)
    with at(0.05, 0.75, 0.45):
        box(0, 0, 0, 1.7, 0.8, 2.15, paint(WHITE, 0.05), 0.02)
        box(0, 0, 0, 1.74, 0.84, 0.3, paint(STONE, 0.14, 0.3), 0.02)
        box(0, 0, 2.15, 1.82, 0.92, 0.1, NECTARINE, 0.02)
        for i in range(5):
            box(-0.7 + i * 0.35, -0.36, 2.25, 0.2, 0.1, 0.15, WHITE, 0.02)
        at(0.24, -0.46).put(carved_door, 0.96)
        box(0.45, -0.6, 0.06, 0.38, 0.03, 1.4, paint('#FFBF66', glow=0.8), 0)  # it is open
    at(0.72, 1.22, 0.45).put(palm, 2.5, 0.25)
    at(-0.55, 0.06, 0.45, -44, 1.3).put(person, ACTION, skirt=SUN, hair=SEA, hands=((-0.36, -0.14, 1.12), (0.3, -0.3, 0.66)))
STEPS = 17
span = [(-1.45 + 2.9 * i / STEPS, 0.34 + 0.62 * math.sin(math.pi * i / STEPS)) for i in range(STEPS + 1)]
with at(0, -0.55):  # the bridge
    for (x, z), (x2, z2) in zip(span, span[1:]):
        lean = -math.degrees(math.atan2(z2 - z, x2 - x))
        box((x + x2) / 2, 0, (z + z2) / 2 - 0.05, 0.15, 0.9, 0.06, WOOD if int(x * 40) % 2 else '#B97B49', 0.01, tilt=(0, lean))
    for y in (-0.42, 0.42):
        tube([(x, y, z - 0.08) for x, z in span], 0.06, DARKWOOD)
        tube([(x, y, z + 0.36) for x, z in span[1:-1]], 0.03, ACTION)
        for x, z in span[1:-1:3]:
            box(x, y, z - 0.05, 0.06, 0.06, 0.42, DARKWOOD, 0.01)
    at(0.0, 0, 0.96, 0, 1.22).put(bodaboda, SUN, rider=LEAF)
waves(14, (-1.1, 1.1), (-1.5, 1.5), lambda x, y: not -1.1 < y < 0.1)
