"""A station of the parcel's way: customs, on a pad of ink."""
from stations import *

begin('corner')
box(-0.12, 0, -0.5, 4.5, 3.8, 0.4, SEA, 0.14)  # it stands on the pad of ink of its stamp
box(-0.12, 0, -0.42, 4.2, 3.5, 0.43, paint('#C0503A', 0.1, 0.3), 0.1)
customs()
