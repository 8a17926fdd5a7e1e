"""A guide to customs: a maze of coral walls, and one red thread from the parcel to the open barrier."""
from props import *

# A drawing of the maze: cells are the odd columns of the odd rows.
MAZE = '''
+-+-+-+-+ +
|   |   | |
+ +-+-+ + +
| |     | |
+ + +-+ + +
| | | |   |
+ + + +-+-+
|         |
+ +-+-+-+-+'''.split('\n')[1:]
CELL = 0.78
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
ground(4.7, 4.0, '#DDB878', grain=0.06)
box(0, 0, 0, 3.95, 3.2, 0.01, SEA, 0)
for row, line in enumerate(MAZE):
    for column, sign in enumerate(line):
        x, y = place(column, row)
        if sign == '-':
            box(x, y, 0, CELL + 0.1, 0.14, 0.22, paint(WHITE, 0.05, 0.3), 0.03)
        elif sign == '|':
            box(x, y, 0, 0.14, CELL + 0.1, 0.22, paint(WHITE, 0.05, 0.3), 0.03)
way = [place(column, row) for column, row in walk(1, 7)]
x, y = way[0]
tube([(x, y - 0.62, 0.05)] + [(x, y, 0.05) for x, y in way], 0.055, NECTARINE)
with at(x - 0.1, y - 0.72, 0, -8):  # the parcel at the entrance
    carton(0.62, 0.5, 0.46)
    cyl(0.0, 0, 0.46, 0.17, 0.2, ACTION)
    for z in (0.46, 0.64):
        cyl(0, 0, z, 0.22, 0.04, WOOD)
x, y = way[-1]
with at(x, y - 0.2):  # the barrier at the exit
    for side in (-0.36, 0.36):
        box(side, 0, 0, 0.24, 0.26, 0.95, paint(WHITE, 0.04), 0.03)
        box(side, 0, 0, 0.28, 0.3, 0.3, SEA, 0.02)
    box(0, 0, 0.95, 1.15, 0.42, 0.2, NECTARINE, 0.04)
    for i in range(7):
        box(-0.24 + 0.045 * i, -0.2, 0.36 + i * 0.12, 0.09, 0.06, 0.13, ACTION if i % 2 == 0 else SUN, 0.01, tilt=(0, 20))
for x, y, h, lean in ((-1.9, 1.85, 1.5, 0.25), (-1.45, 1.9, 1.1, -0.15)):
    at(x, y).put(palm, h, lean)
