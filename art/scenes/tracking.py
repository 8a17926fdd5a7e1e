"""Tracking: the globe rises out of a phone, and a woman waves to the plane that flies from China to the pin in Dar."""
from mathutils.geometry import delaunay_2d_cdt
from props import *

R, X, Y, Z = 1.3, 0.5, 0.32, 0.86  # the globe and its middle
LAND = (  # coasts, longitude and latitude
    ((-17, 15), (-16, 20), (-13, 27.5), (-6, 35.5), (3, 36.8), (10, 37), (11, 34), (19, 31), (22, 33), (32, 31), (33, 28), (37.5, 20), (43, 12), (51, 12), (48, 5), (41, -2), (39, -6),
     (40.5, -13), (35, -20), (35.5, -24), (32, -27), (27, -33.5), (19, -34.7), (15, -27), (12, -18), (13.5, -11), (9, -1), (9, 4), (2, 6), (-7.5, 4.4), (-15, 11)),
    ((-9, 37), (-9, 43), (-2, 43.5), (-4, 48), (5, 53), (8, 57), (11, 55), (20, 55), (28, 60), (22, 63), (18, 61), (14, 56), (11, 59), (6, 58), (5, 62), (14, 68), (28, 71), (44, 67), (68, 69),
     (85, 74), (105, 77), (130, 71.5), (178, 68), (163, 60), (157, 52), (155, 58), (142, 59), (137, 54), (141, 50), (130, 42.5), (129, 36), (126.5, 35), (125, 39.5), (119, 38.5), (122, 37),
     (119.5, 34.5), (121.8, 30), (117, 23.5), (108, 21), (106, 18), (109, 13), (105, 9), (101, 13), (100, 9), (104, 1.3), (101, 3), (98, 13), (94.5, 16), (91, 22.5), (87, 21.5), (80, 14),
     (79.5, 9.5), (77.5, 8), (74, 14), (72.5, 21), (69, 22.3), (66.5, 25), (57, 27), (49, 30), (51.5, 25), (56, 25.5), (59.5, 22.5), (55, 17), (44, 12.8), (42, 17), (35, 28), (35.5, 36),
     (27.5, 37), (28, 40), (41, 41), (37, 46.5), (30, 46), (28, 41.5), (24, 40.5), (22.5, 37), (19, 42), (13, 45), (18, 40), (16, 38.2), (9, 44.3), (3, 42.5), (-2, 37)),
    ((-5.5, 50), (1.3, 51.2), (-2, 56), (-4, 58.5), (-3, 54)), ((44, -17), (49.3, -12), (50, -16), (47, -25), (44, -24)), ((80, 9.5), (82, 7), (80, 6)),
    ((95.5, 5.5), (104, -2), (106, -6), (100, -2)), ((109, 1.5), (117, 7), (118, 0), (115, -4), (110, -3)), ((105, -6.5), (114, -7.5), (114, -8.7)),
    ((114, -22), (122, -18), (129, -15), (136, -12), (141, -11), (146, -19), (153, -27), (150, -37), (140, -38), (131, -31.5), (118, -35)),
)


def spot(lon, lat, r=R):
    """A place on the globe, which leans so that the camera sees 64° east and 14° north in the middle."""
    a, b, lean = math.radians(lon - 64), math.radians(lat), math.radians(15)
    across, near, up = math.cos(b) * math.sin(a), math.cos(b) * math.cos(a), math.sin(b)
    near, up = near * math.cos(lean) - up * math.sin(lean), up * math.cos(lean) + near * math.sin(lean)
    return Vector((X + r * (0.857 * across + 0.514 * near), Y + r * (0.514 * across - 0.857 * near), Z + r * up))


def land(coast, colour):
    """A raised piece of land."""
    coast = curve(coast, 3)
    inner = [(x, y) for x in range(-20, 180, 5) for y in range(-40, 80, 5)]
    points, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in coast + inner], [], [list(range(len(coast)))], 1, 1e-5)
    surface([tuple(spot(*p, R + 0.03)) for p in points], [tuple(f) for f in faces], colour, smooth=True)
    tube([tuple(spot(*p, R + 0.018)) for p in coast + coast[:1]], 0.022, colour)


def way(t):
    """A point of the way from China to Dar es Salaam, in an arc over the globe."""
    high = math.sin(math.pi * t)
    return spot(113 - 74 * t, 23 - 30 * t + 13 * high, R + 0.05 + 0.42 * high)


def rounded(w, d, r):
    return [(sx * (w / 2 - r) + r * math.cos(a), sy * (d / 2 - r) + r * math.sin(a)) for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1)))
            for a in (math.pi / 2 * (k + i / 8) for i in range(9))]


begin('corner')
slab(rounded(4.9, 3.2, 0.5), -0.4, 0.4, '#16404A', 0.1)  # the phone
slab(rounded(4.6, 2.9, 0.4), 0, 0.015, '#F4DDB0', 0.01)
for x, w in ((-1.2, 0.5), (-0.5, 0.7)):
    box(x, -1.6, -0.26, w, 0.06, 0.1, ACTION, 0.03)
for r, colour in ((1.36, NECTARINE), (1.22, '#F4DDB0')):
    cyl(X, Y, 0.005, r, 0.02 + 0.004 * (1.7 - r), colour, sides=72, bevel=0)
ball(X, Y, Z, R, paint('#1E7C8B', rough=0.6))
for coast in LAND:
    land(coast, paint('#EFB95F', rough=0.7))
# What it has flown is a line; what it has yet to fly is dots.
AT, DOT = 0.62, paint('#FF5A2A', glow=0.5)
tube([tuple(way(AT * k / 30)) for k in range(31)], 0.035, DOT)
ball(*way(0), 0.085, DOT)
for k in range(4):
    ball(*way(0.76 + 0.07 * k), 0.045, DOT)
ahead, up = (way(AT + 0.02) - way(AT)).normalized(), (way(AT) - Vector((X, Y, Z))).normalized() + Vector((0, -0.1, 0.5))
craft = at()
craft.move = Matrix.Translation(way(AT)) @ Matrix((ahead, up.cross(ahead).normalized(), ahead.cross(up.cross(ahead)).normalized())).transposed().to_4x4() @ Matrix.Scale(0.22, 4)
craft.put(plane, '#F7F2E8')
out = (spot(39, -7) - Vector((X, Y, Z))).normalized() + Vector((0, 0, 1.8))
pin = at()
pin.move = Matrix.Translation(spot(39, -7)) @ out.to_track_quat('Z', 'Y').to_matrix().to_4x4()
with pin:
    lathe(0, 0, 0, ((0, 0), (0.05, 0.2), (0.15, 0.42), (0.17, 0.52), (0.14, 0.63), (0.07, 0.68), (0, 0.69)), paint(ACTION, rough=0.4))
box(-0.33, -1.27, 0.01, 3.1, 0.05, 0.02, '#CFA662', 0)  # how far it is
box(-0.92, -1.27, 0.01, 1.9, 0.06, 0.024, ACTION, 0)
for k in range(5):
    cyl(-1.88 + 0.775 * k, -1.27, 0.01, 0.1, 0.03, ACTION if k < 3 else '#CFA662', bevel=0)
cyl(0.03, -1.27, 0.01, 0.15, 0.05, NECTARINE)
with at(-1.6, -0.35, 0, 60, 1.5):  # who waits for it
    person(NECTARINE, skirt=SEA, bun=True, look=14, nod=-20, hands=((-0.44, -0.06, 1.06), (0.24, -0.14, 0.44)))
at(-1.02, -0.78, 0, 30, 1.5).put(cat)
