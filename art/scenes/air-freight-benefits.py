"""By air: on a calendar as large as an apron the plane lands in the first week. Who waits for the ship sleeps in the last."""
from props import *

begin('corner')
box(0, 0, -0.45, 5.5, 4.3, 0.36, paint(ACTION, 0.05), 0.07)
for k in range(3):  # its pages
    box(0.02 * k, -0.02 * k, -0.1 + 0.033 * k, 5.3, 4.1, 0.03, '#F5EDDD' if k == 2 else '#E2D5BB', 0.01)
box(0.04, 1.72, -0.004, 5.28, 0.56, 0.012, SEA, 0)
text(-1.1, 1.56, 0.012, 'SIKU', 0.5, SUN, tilt=(-90, 0))
for k in range(8):  # its rings
    tube([(-2.38 + 0.68 * k, 2.06 + 0.16 * math.cos(a), 0.02 + 0.24 * math.sin(a)) for a in (math.pi * (i / 8 * 1.4 - 0.2) for i in range(9))], 0.04, INK)


def day(n):
    """Where a day of the month is."""
    return 0.04 + 0.74 * ((n - 1) % 7 - 3), 1.1 - 0.69 * ((n - 1) // 7)


for n in range(1, 32):
    x, y = day(n)
    box(x, y, -0.002, 0.69, 0.64, 0.012, '#CFE0DD' if n % 7 % 6 else '#F4C49C', 0)
    text(x - 0.17, y + 0.06, 0.012, str(n), 0.24, SEA, tilt=(-90, 0))
for n in range(1, 6):
    x, y = day(n)
    for turn in (40, -40):
        box(x + 0.06, y - 0.04, 0.01, 0.62, 0.1, 0.008, ACTION, 0, rot=turn)
with at(1.2, 1.5, 0.58, -4, 0.92):  # the plane, in its first week
    plane()
    for x, y in ((1.1, 0), (-0.15, -0.28), (-0.15, 0.28)):
        tube([(x, y, -0.2), (x, y, -0.52)], 0.03, STEEL)
        cyl(x, y, -0.53, 0.09, 0.1, BLACK, axis='y')
    box(0.72, -0.22, -0.14, 0.42, 0.12, 0.34, '#0B2A33', 0.02)
    for k in range(5):  # the steps to it
        box(0.72, -0.36 - 0.13 * k, -0.6, 0.42, 0.13, 0.44 - 0.085 * k, SUN, 0.01)
with at(2.02, -0.62, 0, 22, 1.3):  # who has it already
    person(SUN, skirt=ACTION, skin='#5F3822', hair=LEAF, hands=((-0.27, -0.02, 1.24), (0.27, -0.02, 1.24)))
    at(0, 0.02, 1.2, 8, 1.0).put(carton, 0.5, 0.38, 0.32)
with at(day(30)[0] + 0.1, day(30)[1], 0):  # the ship
    for k, r in enumerate((0.95, 0.84)):
        slab(ring(r, 40, squash=0.42), 0.002, 0.016 + 0.014 * k, (SHALLOW, WATER)[k], 0)
    at(0.05, 0, 0.03, 0, 0.26).put(ship, SEA, 2)
with at(-0.1, day(30)[1] + 0.02, 0, -40):  # who waits for it, with the cat
    at(0, 0.1, 0, 0, 0.86).put(chair, LEAF)
    at(0, 0.02, 0, s=1.12).put(person, MIST, SEA, cap=WHITE, hands=((-0.1, -0.3, 0.6), (0.04, -0.17, 0.88)), sits=True)
at(0.46, day(30)[1] - 0.1, 0, 10, 1.6).put(sleeping_cat)
