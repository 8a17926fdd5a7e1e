"""How it works: the five stations in a row, joined by one ribbon on which parcels travel."""
from stations import *

ALONG, FRONT = Vector((0.857, 0.514, 0)), Vector((0.514, -0.857, 0))  # of the screen's horizontal, on the ground


def ribbon(start, end, off, half, z, h, colour):
    """A straight band along the stations, `off` in front of their middles."""
    ends = [ALONG * a + FRONT * (off + b) for a, b in ((start, -half), (start, half), (end, half), (end, -half))]
    slab([tuple(p)[:2] for p in ends], z, h, colour, 0.02)


begin('strip')
for i, (station, x, y) in enumerate(((shop, 0, -0.2), (office, 0, -0.08), (flight, 0, 0), (customs, 0.25, 0.3), (home, 0, 0.3))):
    # Along the screen's horizontal, and each moved so that its front corner stands at one height.
    with at(*ALONG * ((i - 2) * 3.35), s=0.62):
        at(x, y).put(station)
ribbon(-8.1, 8.2, 1.2, 0.3, -0.248, 0.06, NECTARINE)
for k in range(39):
    ribbon(-7.95 + k * 0.42, -7.75 + k * 0.42, 1.2, 0.035, -0.188, 0.012, WHITE)
for i in range(5):
    with at(*(ALONG * ((i - 2) * 3.35 - 1.0) + FRONT * 1.2 + Vector((0, 0, -0.18))), rot=31):
        carton(0.4, 0.3, 0.28)
