"""The road below Kilimanjaro: a coach and a lorry pass, and a woman with a bicycle gets her parcel at a kiosk."""
from country import *

begin('view')
step = lambda a, b, t: max(0, min(1, (t - a) / (b - a)))
SUMMIT = across(905, 100)


def ground(x, y):
    return step(12, 24, y) * (1.5 * rough(x, y, 12, 3) + 0.7 * math.sin(0.16 * x + 1)) + 0.16 * rough(x, y, 4) * step(-5, -8, y)


def kilimanjaro(x, y):
    r = max(0, math.hypot(x - SUMMIT, 1.3 * (y - 100)) + 0.9 * rough(x, y, 6, 8))
    turn = math.atan2(y - 100, x - SUMMIT)
    kibo = 11.5 / (1 + (r / 12.5) ** 1.9)
    kibo = kibo if kibo < 8.7 else 8.7 + 0.9 * (1 - math.exp((8.7 - kibo) / 0.9))
    kibo -= abs(math.sin(8 * turn + 1.5 * rough(x, y, 8, 1))) * 1.2 * min(1, r / 6) * math.exp(-r / 20)
    q = math.hypot(x - SUMMIT - 18, y - 97)
    mawenzi = 6.2 / (1 + (q / 5) ** 1.5) + 1.8 * rough(x, y, 2.2, 4) * math.exp(-q / 4)
    return max(kibo, mawenzi) + 0.3 * rough(x, y, 2.5) - 1.9


X = (across(-120, 75), across(2040, 75))
terrain(X, (-13, 76), ground, paint('#86A84F', 0.12, (3, 1.6)))
terrain(X, (16, 76), where(lambda x, y: y - 27 + 5 * rough(x, 9, 9), ground), paint('#9DB55C', 0.1, (5, 2)))
terrain(X, (32, 76), where(lambda x, y: y - 42 + 4 * rough(x, 3, 12), ground, 0.2), paint('#A9BC72', 0.06, (6, 2)))
terrain((-26, 26), (-13, 1), where(lambda x, y: -5.4 - y + 2.2 * rough(x, 1, 5) + 0.1 * abs(x), ground, 0.04), paint('#5F8C3E', 0.14, (1, 0.5)))
X = (across(-150, 120), across(2070, 120))
terrain(X, (70, 122), kilimanjaro, '#5E93A0')
for k, (line, patch, colour) in enumerate(((0.9, 5, '#4A7FB0'), (2.7, 3, '#4565B4'), (4.9, 2, paint('#FFFFFF', rough=0.9)))):
    terrain((SUMMIT - 32, SUMMIT + 34), (72, 112), where(lambda x, y: kilimanjaro(x, y) - line - 1.1 * rough(x, y, patch, line) - 3 * (k == 2 and x > SUMMIT + 12), kilimanjaro, 0.12 * (k + 1)), colour)

ROAD = [(-50, -1), (-38, -0.6), (-26, 0.2), (-14, 1.4), (-2, 2.2), (8, 3.6), (16, 7), (19, 11), (15, 15), (8, 19), (5, 25), (9, 33), (15, 41), (16, 50)]
way(ROAD, lambda y: 3.1, paint('#C4764A', 0.1, 1.6), ground, 0.05)
way(ROAD, lambda y: 2.0, paint('#626E71', 0.08, 1.6), ground, 0.09, WHITE)
at(-11.3, 1.65, 0.1, 184, 1.4).put(coach)
at(9.3, 4.1, 0.1, 18, 1.35).put(lorry, NECTARINE, SEA)
at(9.8, 18.2, ground(9.8, 18.2) + 0.1, 152, 1.2).put(daladala)
at(across(195, -3.5), -3.5, 0, 20, 1.6).put(baobab)
for column, y, h in ((1580, -1, 5.2), (30, 19, 4.4), (1170, 16, 3.4), (1790, 17, 4.4), (520, 22, 3.4), (770, 34, 3), (330, 40, 3), (960, 46, 3), (1700, 46, 3.2), (640, 50, 3), (1240, 52, 3)):
    x = across(column, y)
    at(x, y, ground(x, y) - 0.05, 40 * column).put(acacia, h)
for row in range(8):  # sisal
    for k in range(20):
        x, y = -10 + k * 0.95 + 0.35 * row, 6.5 + 1.1 * row
        at(x + rng.uniform(-0.08, 0.08), y, ground(x, y), rng.uniform(0, 360), 1.2).put(sisal)
for column, y, w, top in ((600, 26, 2.2, ACTION), (670, 28, 1.8, STEEL), (735, 25, 2.0, BRICK), (560, 31, 1.8, BRICK), (640, 33, 2.2, ACTION), (1440, 26, 2.2, ACTION), (1500, 28, 2.0, STEEL)):  # a village
    x = across(column, y)
    at(x, y, ground(x, y) - 0.1, s=1.2).put(house, w, 1.4, 1, rng.choice((PLASTER, WHITE, ROSE)), WHITE, None, SEA, top)
    at(x + 2, y + 1.5, ground(x + 2, y + 1.5), s=2).put(tree, 1.2, '#4F8038', '#6C9A48')
for column, y, k in ((690, 8.2, 1), (930, 9.4, 2), (800, 11.6, 5)):  # who cuts sisal
    at(across(column, y), y, 0, 30 * k, 1.15).put(passer, k)

for row in range(3):  # coffee, ripe
    for k in range(13):
        x, y = 6.6 + 1.15 * k - 0.5 * row, -3.6 - 1.5 * row
        at(x, y, 0, 50 * k).put(foliage, 0, 0, 0.36, 0.46 + 0.05 * (k % 3), ('#4F8038', '#6C9A48', '#3E7034', '#5E9145', ACTION), (1.15, 1, 0.95), 0.24)
at(across(1415, -7.6), -7.6, 0, 160, 1.2).put(person, SUN, skirt=ACTION, skin='#6B3E26', bun=True, hands=((-0.2, -0.3, 0.6), (0.24, -0.3, 0.66)))
with at(across(1462, -7.8), -7.8):
    lathe(0, 0, 0, ((0.2, 0), (0.3, 0.34), (0.28, 0.34), (0.01, 0.3)), '#B98A4E', 20)
    ball(0, 0, 0.3, 0.25, ACTION, (1, 1, 0.4))
for column, y, turn, s, colour in ((640, -5.2, 10, 1.2, '#F0E6D6'), (705, -5.9, -160, 1.1, '#8A5A34'), (760, -5.0, 30, 0.8, '#F0E6D6')):
    at(across(column, y), y, 0, turn, s).put(goat, colour)
at(across(575, -5.6), -5.6, 0, 78, 0.95).put(person, NECTARINE, SEA, skin='#5F3822', hands=((-0.3, -0.16, 0.6), (0.3, -0.3, 0.9)))

# At the kiosk: she gets her parcel from its keeper; a neighbour waits on the bench, children come with goats.
slab(curve([(-4.6, -2.9), (-1, -4.6), (4, -4.6), (7, -3.4), (6.6, -1.4), (3, 0.6), (-0.4, 0.8), (-1.6, -1.4)]), 0, 0.03, paint('#C4764A', 0.1, 0.8), 0)
with at(across(1075, -2.4), -2.4, 0, -4, 1.4):
    kiosk()
    at(-0.02, -0.42, 0.14, 0).put(person, LEAF, skin='#7A4A2E', cap=WHITE, hands=((-0.3, -0.36, 0.5), (0.2, -0.3, 0.45)), look=-18)
    at(-0.36, -0.62, 0.67, 6).put(carton, 0.46, 0.36, 0.32, NECTARINE)
    with at(1.5, -0.1):
        box(0, 0, 0.34, 1.1, 0.34, 0.05, WOOD, 0.01)
        for x in (-0.45, 0.45):
            box(x, 0, 0, 0.07, 0.3, 0.34, DARKWOOD, 0.01)
        at(-0.2, 0, 0, -14).put(person, SUN, INK, sits=True, hands=((-0.1, -0.3, 0.5), (0.2, -0.26, 0.5)))
at(across(1008, -3.9), -3.9, 0, 130, 1.3).put(person, ROSE, skirt=SEA, skin='#5F3822', hair=SUN, hands=((-0.16, -0.34, 0.74), (0.2, -0.34, 0.72)))
with at(across(915, -4.1), -4.1, 0, 8, 1.6):
    bicycle(ACTION)
    box(-0.3, 0, 0.44, 0.34, 0.22, 0.03, STEEL, 0)
    at(-0.3, 0, 0.46, 4).put(carton, 0.36, 0.3, 0.24)
clouds((690, 5.2, 80, 9), (1120, 5.0, 80, 8), (1300, 6.6, 90, 6), (420, 7.6, 90, 6), (1640, 8.2, 90, 8))
birds((330, 8.6, 4, 0.34), (390, 9.0, 4, 0.28), (440, 8.6, 4, 0.24))
