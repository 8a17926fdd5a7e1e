"""How it works: the five stations in a row."""
from stations import *

begin('strip')
for i, station in enumerate((shop, office, flight, customs, home)):
    # Along the screen's horizontal, so that all stand at one height.
    at((i - 2) * 3.35 * 0.857 , (i - 2) * 3.35 * 0.514, 0, 0, 0.62).put(station)
