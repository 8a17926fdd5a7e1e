"""The tariff book: on its pages stand the goods with their rates of duty; whose tractor it is lifts the sign with 0%."""
from props import *

PAGE = '#F5EDDD'


def rate(words, colour, h=0.62):
    """A sign on a post with a rate of duty."""
    cyl(0, 0, 0, 0.09, 0.03, INK, sides=20)
    cyl(0, 0, 0, 0.025, h, INK, sides=10)
    box(0, -0.03, h - 0.06, 0.62, 0.05, 0.32, colour, 0.03)
    text(0, -0.06, h + 0.02, words, 0.25, WHITE if colour != SUN else INK)


def height(x):
    """How high the open pages are at a distance of x from their spine."""
    return 0.12 + 0.34 * (1 - math.exp(-abs(x) / 0.16)) * (1 - 0.14 * x * x)


def on_page(x, y, rot=0, s=1.0):
    return at(x, y, height(x) - 0.01, rot, s)


begin('corner')
ground(4.4, 3.0, WOOD, h=0.46, grain=0.08)
text(-0.95, -1.51, -0.36, 'USHURU', 0.42, SUN)
with at(0, 0.05, 0, -4):
    box(0, 0, 0, 3.9, 2.56, 0.07, ACTION, 0.03)
    edge = [0.02 + 1.78 * k / 18 for k in range(19)]
    for side in (-1, 1):
        top = [(side * x, height(x)) for x in edge]
        profile([(x, z - 0.02) for x, z in top] + [(side * 1.8, 0.06), (side * 0.02, 0.06)], -1.17, 2.34, '#DCCBA4', 0)
        profile(top + [(x, z - 0.025) for x, z in top[::-1]], -1.18, 2.36, PAGE, 0)
    for k, colour in enumerate((NECTARINE, SUN, LEAF, SEA, '#8FB0AE')):  # the index
        box(1.84, 0.86 - 0.42 * k, 0.1 + 0.02 * k, 0.22, 0.34, 0.05, colour, 0.02)
    for x in (-0.98, 0.92):  # lines of the tariff: a number, the goods, a rate
        for k in range(9):
            for dx, w, colour in ((-0.52, 0.26, INK), (0, 0.6 - 0.14 * (k % 3), STEEL), (0.54, 0.18, ACTION)):
                lean = math.degrees(math.atan(height(x + dx + 0.01) - height(x + dx - 0.01)) * 50)
                box(x + dx, 0.62 - 0.2 * k, height(x + dx) + 0.002, w, 0.06, 0.008, colour, 0, tilt=(0, -lean))
    on_page(-1.05, -0.62, -10, 1.9).put(shoe, colour=NECTARINE, sole=WHITE)
    on_page(-1.3, 0.25, 0, 1.4).put(rate, '35%', ACTION, 0.5)
    with on_page(0.72, -0.5, -12, 1.1):
        tractor(roof=False)
        with at(-0.42, 0, 0.36, 90):  # whose tractor it is
            person(SUN, '#7A2F1B', skin='#5F3822', sits=True, look=-44, hands=((-0.46, -0.06, 0.98), (0.2, -0.34, 0.62)))
        tube([(-0.36, -0.46, 1.2), (-0.36, -0.46, 2.0)], 0.03, INK)
        at(-0.36, -0.46, 1.8, 12, 1.35).put(rate, '0%', LEAF, 0.1)
    with on_page(0.62, 0.94), at(0, 0, 0, -8, 1.3, (-8, 0)):  # a phone
        box(0, 0, 0, 0.54, 0.07, 1.0, INK, 0.05)
        box(0, -0.035, 0.05, 0.47, 0.01, 0.9, paint('#1E7F8C', glow=0.2), 0)
        for k in range(12):
            box(-0.15 + 0.15 * (k % 3), -0.045, 0.12 + 0.2 * (k // 3), 0.11, 0.01, 0.12, (SUN, NECTARINE, WHITE, ACTION, MIST)[k * 2 % 5], 0.01)
    on_page(1.52, 0.5, 0, 1.35).put(rate, '25%', SUN, 0.45)
