"""A station of the parcel's way: door, on its mat."""
from stations import *

begin('corner')
for k, colour in enumerate((ACTION, SUN, SEA)):  # it stands on its mat
    box(0, -0.22, -0.4 + 0.03 * k, 5.0 - 0.2 * k, 4.2 - 0.2 * k, 0.12, colour, 0.03)
for k in range(30):  # and its fringes
    tube([(x * (-1) ** k, -2.2 + 0.283 * (k // 2), z) for x, z in ((2.45, -0.34), (2.62, -0.36), (2.74, -0.42))], 0.05, SUN)
text(-0.2, -2.1, -0.21, 'KARIBU', 0.52, SUN, tilt=(-90, 0))
box(0, 0, -0.38, 4.23, 3.23, 0.388, paint('#CF8C58', 0.08, 0.4), 0.1)
home()
