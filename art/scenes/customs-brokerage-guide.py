"""A guide to customs: a maze of hedges, and one red thread through it from a hand to the gate."""
from props import *

# A drawing of the maze: cells are the odd columns of the odd rows.
MAZE = '''
+-+-+-+-+ +
| |     | |
+ + +-+ + +
|   |   | |
+-+-+ +-+ +
|   | |   |
+ + + + +-+
| |       |
+ +-+-+-+-+'''.split('\n')[1:]
CELL = 0.8
place = lambda column, row: ((column - 5) * CELL / 2, (4 - row) * CELL / 2)


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
slab([(x * 2.5 + 0.05, y * 2.35 - 0.05) for x, y in ((-1, -0.85), (-0.87, -1), (0.87, -1), (1, -0.85), (1, 0.85), (0.87, 1), (-0.87, 1), (-1, 0.85))], -0.36, 0.36, paint('#D9774A', 0.05), 0.1)
box(0, 0, 0, 4.2, 3.4, 0.02, '#F0D49A', 0)
for row, line in enumerate(MAZE):
    for column, sign in enumerate(line):
        if sign in '-|':
            wide, deep = (CELL + 0.13, 0.15) if sign == '-' else (0.15, CELL + 0.13)
            lift = 0.004 * (row % 2) + 0.002 * ((row + column) // 2 % 2)  # tops at one height would flicker
            box(*place(column, row), lift - 0.01, wide - lift, deep - lift, 0.2, paint('#2F7D4E', 0.06, 0.4, rough=0.9), 0.05)
            box(*place(column, row), 0.18 + lift, wide + 0.03 - lift, deep + 0.03 - lift, 0.07, paint('#5FA55C', 0.06, 0.3, rough=0.9), 0.03)
way = [(x - 0.04, y + 0.16) for x, y in (place(column, row) for column, row in walk(1, 7))]
way[-1] = (way[-1][0], 2.0)
x, y = way[0]
tube([(x + 0.14, y - 0.86, 0.72), (x + 0.12, y - 0.82, 0.3), (x + 0.06, y - 0.7, 0.08), (x, y - 0.5, 0.05)] + [(x, y, 0.05) for x, y in way], 0.035, ACTION)
at(*place(1, 1), 0.01, 20, 1.6).put(cat, SUN)  # what waits at the ends that lead nowhere
for i in range(5):
    at(*place(9, 7), 0.02 + i * 0.045, 12 * (i % 3) - 8, 0.8).put(sheet, 0.5, 0.5, ACTION)
with at(x, y - 1.14, 0, 176, 1.5):  # who has come with it
    person(SUN, SEA, bun=True, look=-40, hands=((-0.02, -0.26, 0.5), (0.28, -0.1, 0.44)))
at(place(9, 3)[0] - 0.02, place(9, 3)[1] + 0.16, 0.06, 6, 1.0).put(carton)  # what has come through
x, y = way[-1]
at(x + 0.78, 1.15, 0, -34, 1.4).put(person, MIST, INK, cap=SEA, hands=((-0.4, -0.1, 0.9), (0.24, -0.08, 0.42)))  # who waits there
with at(x - 0.1, 1.86, 0, 0, 1.1):  # the gate at the exit
    for side in (-0.42, 0.42):
        box(side, 0, 0, 0.2, 0.24, 1.25, paint(WHITE, 0.05, 0.3), 0.03)
        box(side, 0, 0, 0.25, 0.29, 0.3, SEA, 0.02)
    box(0, 0, 1.22, 1.4, 0.42, 0.14, NECTARINE, 0.04)
    box(0, -0.2, 1.28, 1.4, 0.06, 0.34, SEA, 0.02)
    text(0, -0.235, 1.36, 'FORODHA', 0.27, WHITE)
