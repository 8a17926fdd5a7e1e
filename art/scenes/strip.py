"""How it works: the five stations side by side on one coast, and one road in front of all on which the parcel travels."""
from stations import *

SCALE, FRONT = 0.8, -1.6
begin('strip')
with at(rot=31, s=SCALE):  # along the screen, so that the ground is one band
    for station, x, y in ((shop, -8.3, -0.5), (office, -4.14, -0.38), (flight, -0.1, -0.3), (customs, 4.06, 0), (home, 8.06, 0)):
        at(x, y).put(station)
    box(-0.12, FRONT - 0.4, -0.4, 20.5, 0.96, 0.405, paint('#55666B', 0.05, 0.8), 0.1)
    for y in (FRONT - 0.82, FRONT + 0.02):
        box(-0.12, y, 0, 20.3, 0.09, 0.03, '#E0D2B4', 0.02)
    for k in range(20):
        box(-9.8 + k * 1.02, FRONT - 0.4, 0.006, 0.5, 0.05, 0.006, SUN, 0)
    for x, thing, options in ((-6.35, van, {}), (-2.15, bajaji, {}), (2.35, daladala, {}), (6.2, bodaboda, {'colour': SEA, 'rider': NECTARINE})):
        at(x, FRONT - 0.42, 0.005).put(thing, **options)
    at(-6.2, 1.0).put(tree, 1.7)
