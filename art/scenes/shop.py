"""A station of the parcel's way: shop, on a box of shoes."""
from stations import *

begin('corner')
box(0, 0.25, -0.4, 4.6, 3.1, 0.26, SUN, 0.05)  # a box of shoes, with their size
box(0, 0.25, -0.95, 4.48, 2.98, 0.6, SEA, 0.04)
box(-1.4, -1.245, -0.86, 0.9, 0.02, 0.4, WHITE, 0.01)
text(-1.4, -1.26, -0.78, '42', 0.36, ACTION)
shop()
