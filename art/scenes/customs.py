"""A station of the parcel's way: customs, on a pad of ink."""
from stations import *

begin('corner')
box(-0.12, 0, -0.5, 4.5, 3.8, 0.4, SEA, 0.14)  # it stands on the pad of ink of its stamp
box(-0.12, 0, -0.42, 4.2, 3.5, 0.43, paint('#C0503A', 0.1, 0.3), 0.1)
customs()
for x, y, turn in ((1.45, -0.42, 20), (1.32, -1.5, -30), (-1.85, -0.35, 40)):  # where its stamp was tried
    with at(x, y, 0.01, turn):
        for k, (r, tone) in enumerate(((0.27, '#F3D9AE'), (0.21, '#B5432E'))):
            cyl(0, 0, 0, r, 0.006 + 0.004 * k, tone, bevel=0)
        for dx, dy, w, a in ((-0.07, -0.04, 0.14, -45), (0.05, 0.0, 0.27, 55)):
            box(dx, dy, 0.008, w, 0.06, 0.006, '#F3D9AE', 0, rot=a)
