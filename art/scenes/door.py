"""A station of the parcel's way: door. All of it stands on the mat of a door."""
from stations import *

begin('corner')
for z, w, d, colour in ((0.01, 5.1, 4.3, SEA), (0.016, 4.8, 4.0, SUN), (0.022, 4.7, 3.9, paint('#B97A42', 0.14, 0.12))):
    box(0, -0.45, -0.15, w, d, 0.15 + z, colour, 0.04)
for k in range(32):  # its fringes
    tube([(x * (-1) ** k, -2.5 + 0.273 * (k // 2), z) for x, z in ((2.5, -0.08), (2.68, -0.1), (2.8, -0.17))], 0.05, SUN)
text(-0.5, -2.22, 0.026, 'KARIBU', 0.86, '#F7E6C4', tilt=(-90, 0))
home()
