"""The solids that objects are made of, each in a few words. `at` is where a solid stands (the middle
of its base), `turn` are degrees around x, y and z, and colours are hex codes or `coat`s."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

import kit
from kit import ACTION, CARTON, INK, LEAF, MIST, NECTARINE, SAND, SEA, STEEL, SUN, WHITE, paint  # noqa: F401

LAGOON, GOLD, DARK, WOOD, BROWN = '#1E7F8C', '#E0A53C', '#2A4D58', '#A8703F', '#6E3F22'


def coat(colour, rough=0.5, metal=0.0, glow=0.0):
    """A colour with a surface of its own."""
    return paint(colour, rough=rough, metal=metal, glow=glow)


# What was made since the last object began, so that a group knows its own parts.
made = []


def radians(turn):
    return [math.radians(degrees) for degrees in turn]


def place(data, colour, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, rounds=0, smooth=35):
    """Stands a mesh or a curve where it belongs."""
    thing = bpy.data.objects.new('thing', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.pass_index = at, radians(turn), 1
    data.materials.append(kit.material(colour))
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = bevel, 3, 'ANGLE'
    if rounds:
        thing.modifiers.new('round', 'SUBSURF').render_levels = rounds
    if isinstance(data, bpy.types.Mesh):
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(smooth)
    made.append(thing)
    return thing


def mesh(corners, faces):
    data = bpy.data.meshes.new('thing')
    data.from_pydata(corners, [], faces)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    return data


@contextmanager
def group(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Moves, turns and scales as one what is made inside it."""
    first = len(made)
    yield
    holder = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in made[first:]:
        if thing.parent is None:
            thing.parent = holder
    holder.location, holder.rotation_euler, holder.scale = at, radians(turn), [size] * 3
    made.append(holder)


def box(size, at, colour, bevel=0.03, turn=(0, 0, 0)):
    x, y, z = (side / 2 for side in size)
    corners = [(a, b, c + z) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return place(mesh(corners, faces), colour, at, turn, min(bevel, min(size) * 0.49))


def lathe(profile, at, colour, turn=(0, 0, 0), bevel=0.0, sides=56, smooth=35, caps=True):
    """Turns a profile of (radius, height) around the vertical."""
    corners, faces = [], []
    for radius, height in profile:
        for side in range(sides):
            angle = math.tau * side / sides
            corners.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for side in range(sides):
            right, here = (side + 1) % sides, ring * sides
            faces.append((here + side, here + right, here + sides + right, here + sides + side))
    last = (len(profile) - 1) * sides
    if caps:
        faces += [tuple(range(sides))[::-1], tuple(range(last, last + sides))]
    return place(mesh(corners, faces), colour, at, turn, bevel, smooth=smooth)


def cylinder(radius, height, at, colour, turn=(0, 0, 0), top=None, bevel=0.02):
    top = radius if top is None else top
    bevel = min(bevel, height * 0.4, max(top, radius) * 0.4)
    return lathe([(radius, 0), (top, height)], at, colour, turn, bevel)


def ring(radius, thick, at, colour, turn=(0, 0, 0), flat=1.0):
    """A round ring that lies; `flat` squeezes its section in height."""
    section = [(radius + thick * math.cos(math.tau * k / 16), flat * thick * math.sin(math.tau * k / 16)) for k in range(17)]
    return lathe(section, at, colour, turn, smooth=180, caps=False)


def ball(radius, at, colour, size=(1, 1, 1), turn=(0, 0, 0)):
    work, data = bmesh.new(), bpy.data.meshes.new('ball')
    bmesh.ops.create_uvsphere(work, u_segments=32, v_segments=20, radius=radius)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    work.to_mesh(data)
    work.free()
    return place(data, colour, at, turn, smooth=180)


def blob(balls, colour, grain=0.05, at=(0, 0, 0), turn=(0, 0, 0), soft=8):
    """One soft body grown together from balls (x, y, z, radius, and perhaps three scales)."""
    work, data = bmesh.new(), bpy.data.meshes.new('blob')
    for x, y, z, radius, *size in balls:
        grown = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((*(size or (1, 1, 1)), 1))
        bmesh.ops.create_uvsphere(work, u_segments=24, v_segments=16, radius=radius, matrix=grown)
    work.to_mesh(data)
    work.free()
    thing = place(data, colour, at, turn, smooth=180)
    remesh = thing.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', grain, True
    thing.modifiers.new('soft', 'SMOOTH').iterations = soft
    return thing


def tube(points, radius, colour, closed=False, bend=True, at=(0, 0, 0), turn=(0, 0, 0)):
    """A rod along points, bent softly or with corners."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 6, True
    line = data.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for point, where in zip(line.bezier_points, points):
        point.co = where
        point.handle_left_type = point.handle_right_type = 'AUTO' if bend else 'VECTOR'
    line.use_cyclic_u, line.resolution_u = closed, 16
    return place(data, colour, at, turn)


def plate(outline, depth, at, colour, bevel=0.02, turn=(0, 0, 0)):
    """A standing slab: an outline of (x, z) with a depth from front to back."""
    count, y = len(outline), depth / 2
    corners = [(x, -y, z) for x, z in outline] + [(x, y, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count)]
    return place(mesh(corners, faces), colour, at, turn, bevel)


def loft(rings, colour, at=(0, 0, 0), turn=(0, 0, 0), rounds=2, smooth=180, open=False):
    """A skin over rings of equally many points each; `open` leaves out its ends."""
    count, last = len(rings[0]), len(rings) - 1
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(last)
        for i in range(count)
    ]
    if not open:
        faces += [tuple(range(count))[::-1], tuple(range(last * count, last * count + count))]
    corners = [point for each in rings for point in each]
    return place(mesh(corners, faces), colour, at, turn, rounds=rounds, smooth=smooth)


def rounded(width, height, radius, steps=8):
    """The outline of a rectangle with round corners, standing on z = 0."""
    points = []
    middles = ((width / 2 - radius, radius), (width / 2 - radius, height - radius),
               (radius - width / 2, height - radius), (radius - width / 2, radius))
    for corner, (x, z) in enumerate(middles):
        for step in range(steps + 1):
            angle = math.radians(-90 + 90 * (corner + step / steps))
            points.append((x + radius * math.cos(angle), z + radius * math.sin(angle)))
    return points


def disc(radius, x=0.0, z=0.0, sides=48, start=0, end=360):
    """The outline of a circle, or of a part of it."""
    turns = [math.radians(start + (end - start) * k / sides) for k in range(sides + (end - start < 360))]
    return [(x + radius * math.cos(angle), z + radius * math.sin(angle)) for angle in turns]


def soft(points, steps=8):
    """A soft closed outline through points."""
    return kit.curve(points, steps)


def oval(x, wide, low, high, count=16, square=2.6, y=0.0):
    """A ring across the x axis for `loft`, between two heights; more than 2 is squarer."""
    points, middle, tall = [], (low + high) / 2, (high - low) / 2
    for k in range(count):
        cos, sin = math.cos(math.tau * k / count), math.sin(math.tau * k / count)
        points.append((x, y + wide * math.copysign(abs(cos) ** (2 / square), cos), middle + tall * math.copysign(abs(sin) ** (2 / square), sin)))
    return points


def cushion(size, at, colour, puff=0.35, turn=(0, 0, 0), quilt=0.0, crease=0.0, colour_scale=1):
    """A pillow: a cloth that is full in the middle; `quilt` sews it in squares of that size."""
    width, depth, height = size
    work, data, cells = bmesh.new(), bpy.data.meshes.new('cushion'), 48
    bmesh.ops.create_grid(work, x_segments=cells, y_segments=cells, size=0.5)
    top = [vert.co.copy() for vert in work.verts]
    faces = [[vert.index for vert in face.verts] for face in work.faces]
    work.free()
    corners, count = [], len(top)
    for sign in (1, -1):
        for x, y, _ in top:
            edge = max(0.0, (1 - (2 * abs(x)) ** 4) * (1 - (2 * abs(y)) ** 4)) ** puff
            lift = edge
            if quilt:
                lift *= 0.72 + 0.28 * abs(math.sin(math.pi * x / quilt) * math.sin(math.pi * y / quilt)) ** 0.5
            if crease:
                lift *= 1 + crease * noise.noise((x * 5, y * 5, sign * 3.0))
            pull = 1 - 0.06 * (1 - edge) * (1 - abs(abs(x) - abs(y)) * 2)
            corners.append((x * width * pull, y * depth * pull, height / 2 * (1 + sign * lift)))
    faces += [[k + count for k in face][::-1] for face in faces]
    data.from_pydata(corners, [], faces)
    return place(data, colour, at, turn, smooth=180)


OBJECTS = {}


def thing(name, height):
    """Registers what builds an object: the name of its goods page, and its real height in metres."""

    def register(build):
        OBJECTS[name] = (build, height)
        return build

    return register


def repeat(count, start, step):
    """Positions in a row."""
    return [start + step * k for k in range(count)]


def build(name):
    """Builds one object and frames it; returns how many metres the side of its picture is."""
    kit.begin('object', floor=0)
    made.clear()
    make, height = OBJECTS[name]
    make()
    units, top = kit.fit(0.88)
    return units * height / top
