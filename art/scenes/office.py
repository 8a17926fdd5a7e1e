"""A station of the parcel's way: office, and the flaps of the carton that it is in."""
from stations import *

begin('corner')
box(0, -1.62, -0.38, 4.1, 0.86, 0.05, '#DBA96F', 0.02, tilt=(6, 0))
box(0, 1.764, 2.301, 4.08, 0.06, 0.62, '#DBA96F', 0.02, tilt=(-52, 0))
box(-2.244, 0.64, 2.301, 0.06, 1.72, 0.62, '#C98D52', 0.02, tilt=(0, -52))
office()
