"""A guide to customs: a maze of hedges, and one red thread through it from a hand to the open barrier."""
from props import *

# A drawing of the maze: cells are the odd columns of the odd rows.
MAZE = '''
+-+-+ +
|     |
+ +-+-+
|   | |
+-+ + +
|     |
+ +-+-+'''.split('\n')[1:]
CELL = 1.12
place = lambda column, row: ((column - 3) * CELL / 2 - 0.1, (3 - row) * CELL / 2)


def walk(column, row, came=(0, 0)):
    """The cells from here to the exit at the top, by trying every way."""
    if row < 0:
        return [(column, row)]
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if (x, y) != came and row + y < len(MAZE) and MAZE[row + y][column + x] == ' ':
            rest = walk(column + 2 * x, row + 2 * y, (-x, -y))
            if rest:
                return [(column, row), *rest]


begin('corner')
slab([(x * 2.3 + 0.05, y * 2.4 - 0.05) for x, y in ((-1, -0.8), (-0.8, -1), (0.8, -1), (1, -0.8), (1, 0.8), (0.8, 1), (-0.8, 1), (-1, 0.8))], -0.4, 0.4, paint('#2A8088', 0.05), 0.1)
box(-0.1, 0, 0, 3.5, 3.5, 0.02, '#EBD3A0', 0)
HEDGE = paint('#3C8B57', 0.3, 0.16, rough=0.9)
CORAL = paint(WHITE, 0.05, 0.3)
for row, line in enumerate(MAZE):
    for column, sign in enumerate(line):
        if sign in '-|':
            wide, deep = (CELL + 0.12, 0.16) if sign == '-' else (0.16, CELL + 0.12)
            box(*place(column, row), 0, wide, deep, 0.46, HEDGE, 0.06)
way = [(x - 0.06, y + 0.2) for x, y in (place(column, row) for column, row in walk(1, 5))]  # where no wall hides it
way[-1] = (way[-1][0], 2.1)
x, y = way[0]
tube([(x + 0.24, y - 1.02, 0.74), (x + 0.24, y - 0.97, 0.4), (x + 0.21, y - 0.88, 0.16), (x + 0.12, y - 0.72, 0.07), (x, y - 0.5, 0.06)] + [(x, y, 0.06) for x, y in way], 0.06, NECTARINE)
with at(*place(3, 3), 0.02, 84):  # the parcel on its way, on wheels
    box(0, 0, 0.12, 0.7, 0.5, 0.06, SEA, 0.02)
    wheels((-0.2, 0.2), 0.2, 0.1)
    at(0, 0, 0.18, s=1.1).put(carton, 0.5, 0.42, 0.4)
# What waits at the ends that lead nowhere: papers, a sign to stop, a cat.
for i in range(6):
    at(*place(5, 5), 0.02 + i * 0.05, 12 * (i % 3) - 8, 0.9).put(sheet, 0.5, 0.5, ACTION)
with at(place(5, 3)[0] + 0.2, place(5, 3)[1] - 0.36, 0, 0, 0.85):
    cyl(0, 0, 0, 0.03, 0.8, STEEL)
    cyl(0, -0.04, 0.95, 0.3, 0.06, ACTION, axis='y', sides=8, rot=0, bevel=0.01)
    box(0, -0.08, 0.9, 0.34, 0.03, 0.1, WHITE, 0)
at(*place(1, 3), 0.01, 20, 1.7).put(cat, SUN)
at(place(3, 3)[0] - 0.1, place(3, 3)[1] - 0.5, 0.02, 150).put(person, ACTION, INK, hair=SUN, hands=((-0.16, -0.36, 0.62), (0.16, -0.36, 0.62)))
with at(way[0][0] + 0.02, way[0][1] - 1.4, 0, 180, 1.1):  # who has come with it
    person(SUN, SEA, hands=((-0.2, -0.34, 0.67), (0.24, -0.08, 0.42)))
x, y = way[-1]
at(x + 0.94, y - 0.1, 0, -30, 1.05).put(person, MIST, INK, cap=SEA, hands=((-0.36, -0.1, 1.0), (0.24, -0.08, 0.42)))  # who waits there
with at(x, y - 0.2, 0, 0, 1.2):  # the gate at the exit, its barrier up
    for side in (-0.42, 0.42):
        box(side, 0, 0, 0.2, 0.24, 1.0, CORAL, 0.03)
        box(side, 0, 0, 0.25, 0.29, 0.3, SEA, 0.02)
    box(0, 0, 1.0, 1.3, 0.42, 0.14, NECTARINE, 0.04)
    box(0, -0.2, 1.08, 1.24, 0.06, 0.28, SEA, 0.02)
    text(0, -0.235, 1.14, 'FORODHA', 0.23, WHITE)
    box(-0.82, -0.16, 0, 0.18, 0.18, 0.46, SEA, 0.03)
    with at(-0.82, -0.28, 0.38, tilt=(0, -112)):
        for k in range(7):
            box(-0.1 + 0.14 * k, 0, -0.05, 0.14, 0.07, 0.1, WHITE if k % 2 else ACTION, 0.01)
at(-1.9, 1.9, s=0.5).put(palm, 1.7, 0.2)
