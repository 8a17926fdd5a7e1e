"""Vehicle tax: in the yard of the port, a clerk hands the bill for a car out of a window, and it is as long as the car; its owner reads the end."""
from props import *

begin('corner')
slab([(x + 1.4 * math.cos(a), 0.2 + 1.4 * math.sin(a)) for x, start in ((1.6, -90), (-1.45, 90)) for a in (math.radians(start + 180 * k / 14) for k in range(15))], -0.4, 0.4, paint('#3F8C90', 0.06, 0.8), 0.1)
with at(-1.15, 0.75):  # the tax window
    box(0, 0.5, 0, 2.2, 0.12, 2.3, paint('#F0DDB8', glow=0.12), 0.02)
    for x in (-1.06, 1.06):
        box(x, 0.2, 0, 0.1, 0.7, 2.3, SEA, 0.02)
        box(x, -0.46, 0, 0.1, 0.1, 2.3, SEA, 0.02)
    box(0, -0.5, 0, 2.2, 0.12, 0.82, SEA, 0.02)
    for i in range(6):
        box(-0.9 + i * 0.36, -0.57, 0.08, 0.05, 0.03, 0.66, '#17707F', 0.01)
    box(0, -0.58, 0.82, 2.3, 0.44, 0.07, '#E8D3AE', 0.02)
    for z in (1.05, 1.55):
        box(0.1, 0.36, z, 1.7, 0.22, 0.04, WOOD, 0.01)
        for i in range(9):
            box(-0.6 + i * 0.17, 0.35, z + 0.04, 0.12, 0.18, 0.26, (ACTION, SUN, MIST, NECTARINE)[(i * 3 + round(z * 5)) % 4], 0.01)
    box(0, 0.05, 2.3, 2.4, 1.2, 0.12, NECTARINE, 0.03)
    at(0, -0.6).put(awning, 2.3, 0.24, 2.32, (NECTARINE, WHITE))
    box(0, -0.42, 2.42, 1.7, 0.1, 0.52, SEA, 0.03)
    text(0, -0.48, 2.53, 'KODI', 0.46, WHITE)
    at(-0.14, -0.15, 0.1, -8, 1.36).put(person, NECTARINE, hands=((-0.2, -0.3, 0.7), (0.16, -0.5, 0.76)), cap=INK)
at(1.66, 0.66, 0.02, -3, 1.4).put(car, NECTARINE, 0.66)
path = [Vector(p) for p in ((-1.05, 0.06, 1.12), (-0.9, 0.06, 0.96), (-0.5, 0.06, 0.91), (-0.05, 0.04, 0.92), (0.14, -0.05, 0.82), (0.22, -0.2, 0.45), (0.34, -0.42, 0.1), (0.56, -0.56, 0.035),
                            (0.86, -0.66, 0.03), (1.1, -0.68, 0.035), (1.3, -0.7, 0.12), (1.4, -0.7, 0.36), (1.44, -0.7, 0.66), (1.46, -0.7, 1.05))]
surface([(x, y + side, z) for x, y, z in path for side in (-0.3, 0.3)], [(2 * k + 2, 2 * k + 3, 2 * k + 1, 2 * k) for k in range(len(path) - 1)], '#F7F0E2')  # the bill
sums = iter(('25%', '450', '18%', '900', '1.5%', '250', '30%', '720', '15%', '600', '90', '48', '12') * 2)
for a, b in zip(path[2:], path[3:]):  # its lines
    p, lean = a.lerp(b, 0.5), math.degrees(math.atan2(b.z - a.z, b.x - a.x))
    with at(p.x, p.y, p.z + 0.012, tilt=(0, -lean)):
        text(0.05, -0.02, 0, next(sums), 0.19, INK, 90, (-90, 0))
with at(1.98, -0.74, 0.02, -86, 1.36):  # who reads it to its end
    person('#F5EDDD', SEA, skin='#5F3822', hands=((-0.14, -0.36, 0.74), (0.14, -0.36, 0.74)))
at(0.55, 1.3).put(palm, 2.1, 0.3)
at(-2.22, -0.5, 0, s=1.7).put(pot, ACTION, '#3F9160')
at(-0.9, -0.6, 0, 20, 1.5).put(cat)
