"""What all pictures of the modelled world share: colours, light, camera, shapes, and the render.

A scene calls `begin(kind)`, then places shapes; `art/render.py` runs it and writes one PNG with a
transparent background. One unit is about 2.3 m in a place. x runs right, y away, z up; the camera
looks from the front right, so a shape shows its front (-y), its right side (+x) and its top.
"""
import math
import os
import random
import tempfile
from collections import namedtuple

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

# The site's palette (styles/settings), and what the palette needs beside it to build a world.
INK, ACTION, NECTARINE, SEA, SUN = '#08262E', '#C8401B', '#FF7A4A', '#0F5563', '#FFD27A'
LEAF, MIST, SAND = '#27774F', '#B9D3D6', '#F2E3CB'
WHITE, PLASTER, STONE, BEACH = '#F1E9DC', '#EBDCC3', '#C9B99C', '#E3C995'
ASPHALT, STEEL, GLASS, BRICK, ROSE = '#4E5D63', '#8FA3A8', '#7FB4BC', '#B5573A', '#E9A58C'
WOOD, DARKWOOD, CARTON, TAPE = '#A86B3C', '#6B3E20', '#D29A5E', '#EBC896'
WATER, SHALLOW, BLACK, SHADE = '#17707F', '#4FA9A6', '#10191C', '#060A08'
CONTAINERS = [NECTARINE, SEA, SUN, ACTION, LEAF, MIST]

# Pixels of the picture, and the direction from the subject to the camera.
Kind = namedtuple('Kind', 'width height view')
KINDS = {
    'wide': Kind(960, 640, (0.6, -1, 0.74)),  # a harbour, a town
    'place': Kind(960, 640, (0.6, -1, 0.7)),  # a street
    'corner': Kind(960, 640, (0.6, -1, 0.64)),  # a room, a desk, a door
    'strip': Kind(1920, 400, (0.6, -1, 0.64)),  # corners in a row
    'object': Kind(480, 480, (0.6, -1, 0.6)),  # one thing, about two units large
    'view': Kind(1920, 600, (0.2, -1, 0.16)),  # a landscape from border to border, in a fixed frame
}

# The frame of a view: at y = 0 one unit is 55 px, and the ground lies 120 px above the lower border.
# The lens is shifted, as for buildings: what runs along x stays level, and right sides are seen.
UNIT, GROUND, EYE = 55, 120, Vector((9, -46, 7.5))

Paint = namedtuple('Paint', 'colour grain size rough metal glow')
_state = {'kind': None, 'floor': False, 'evening': False, 'fit': None, 'stack': []}
_meshes, _materials = {}, {}
rng = random.Random(1)


def paint(colour, grain=0.0, size=1.5, rough=0.6, metal=0.0, glow=0.0):
    """A colour with a surface: `grain` is how much its tone varies, over patches of `size`, or (x, y)."""
    if isinstance(colour, Paint):
        return colour
    return Paint(colour, grain, size, rough, metal, glow)


def begin(kind, floor=None, evening=False):
    """Empties the world.

    In the evening the sun is gone, and what shines is placed with `shine`. With `floor`, the height of an invisible ground, shadows on it are part of the picture: objects
    need it (0), scenes stand on a ground of their own.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _meshes.clear()
    _materials.clear()
    rng.seed(4)
    _state.update(kind=KINDS[kind], floor=floor is not None, evening=evening, fit=None, stack=[Matrix()])
    if floor is not None:
        bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, floor - 0.002))
        bpy.context.object.is_shadow_catcher = True


def is_evening():
    return _state['evening']


def turn_to_camera():
    """How many degrees somebody who faces the front would have to turn, to face the camera."""
    front, view = _state['stack'][-1].to_3x3() @ Vector((0, -1, 0)), _state['kind'].view
    return (math.degrees(math.atan2(view[1], view[0]) - math.atan2(front.y, front.x)) + 180) % 360 - 180


def across(column, y):
    """The x that is seen at a column of pixels of a view, at a distance y."""
    return EYE.x + ((column - 960) / UNIT - EYE.x) * (y - EYE.y) / -EYE.y


class at:
    """Moves, turns (degrees around z, then around x and y) and scales all that is placed inside."""

    def __init__(self, x=0, y=0, z=0, rot=0, s=1, tilt=(0, 0)):
        turn = Euler((math.radians(tilt[0]), math.radians(tilt[1]), math.radians(rot)))
        self.move = Matrix.Translation((x, y, z)) @ turn.to_matrix().to_4x4() @ Matrix.Scale(s, 4)

    def __enter__(self):
        _state['stack'].append(_state['stack'][-1] @ self.move)

    def __exit__(self, *error):
        _state['stack'].pop()

    def put(self, thing, *args, **options):
        """Places one thing: `at(2, 1).put(container, SEA)`."""
        with self:
            thing(*args, **options)


def shine(x, y, z, power=20, size=0.1, colour=(1, 0.72, 0.4)):
    """A light that is not seen itself, for lamps and windows."""
    light = bpy.data.objects.new('light', bpy.data.lights.new('light', 'POINT'))
    light.data.energy, light.data.shadow_soft_size, light.data.color = power, size, colour
    light.location = (_state['stack'][-1] @ Matrix.Translation((x, y, z))).to_translation()
    bpy.context.scene.collection.objects.link(light)


# Shapes. Sizes along x, y and z are w, d and h; whatever stands, stands on its z.


def box(x, y, z, w, d, h, colour, bevel=0.03, rot=0, tilt=(0, 0)):
    """A box with rounded edges; x and y are its middle."""
    def make(bm):
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((w, d, h, 1)))
        _round(bm, bm.edges, min(bevel, 0.49 * min(w, d, h)))
    _place(('box', w, d, h, bevel), make, colour, (x, y, z + h / 2), rot, tilt)


def cyl(x, y, z, r, h, colour, top=None, bevel=0.02, axis='z', sides=32, rot=0, tilt=(0, 0)):
    """A cylinder, or with `top` a cone. Along z it stands on z; along x or y, z is its middle."""
    def make(bm):
        bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=r, radius2=r if top is None else top, depth=h)
        for face in bm.faces:
            face.smooth = len(face.verts) == 4 and sides > 8
        caps = {edge for face in bm.faces if len(face.verts) == sides for edge in face.edges}
        _round(bm, caps, min(bevel, 0.4 * h, 0.4 * r, 0.4 * (top or r)))
    lying = {'x': (0, 90), 'y': (90, 0), 'z': (0, 0)}[axis]
    turned = (lying[0] + tilt[0], lying[1] + tilt[1])
    _place(('cyl', r, h, top, bevel, sides), make, colour, (x, y, z + h / 2 if axis == 'z' else z), rot, turned)


def ball(x, y, z, r, colour, squash=(1, 1, 1), rot=0, tilt=(0, 0)):
    """A ball around its middle; `squash` stretches it along x, y and z."""
    def make(bm):
        bmesh.ops.create_uvsphere(bm, u_segments=28, v_segments=18, radius=r, matrix=Matrix.Diagonal((*squash, 1)))
        for face in bm.faces:
            face.smooth = True
    _place(('ball', r, squash), make, colour, (x, y, z), rot, tilt)


def foliage(x, y, z, r, colours, squash=(1, 1, 0.86), leaf=0.3):
    """A round part of a crown: leaves, of `leaf` times its radius, that hang all over a ball."""
    own, leaves = random.Random(round(1000 * (x + 3 * y + 7 * z + r))), 11 / leaf ** 2
    sets = [([], []) for _ in colours]
    for i in range(round(leaves)):
        high, turn = 1 - 2 * (i + 0.5) / leaves, i * 2.39996 + own.uniform(-0.3, 0.3)
        if high < -0.75:
            continue
        out = Vector((math.cos(turn), math.sin(turn), 0)) * math.sqrt(1 - high * high) + Vector((0, 0, high))
        down = (Vector((own.uniform(-0.6, 0.6), own.uniform(-0.6, 0.6), -1)) + out * 0.55).normalized()
        wide, size = down.cross(out).normalized(), r * leaf * own.uniform(0.8, 1.2)
        spot = Vector(s * r * c for s, c in zip(squash, out))
        corners, faces = own.choice(sets)
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        corners += [tuple(Vector((x, y, z)) + spot + p * size) for p in (-0.4 * down + 0.1 * out, 0.45 * wide + 0.14 * out,
                                                                        0.8 * down + 0.02 * out, -0.45 * wide + 0.14 * out)]
    ball(x, y, z, r * 0.97, colours[0], squash)
    for colour, (corners, faces) in zip(colours, sets):
        surface(corners, faces, colour)


def slab(points, z, h, colour, bevel=0.03):
    """A plate with the outline `points` (x, y), seen from above, h thick, on z."""
    _place(('slab', tuple(points), h, bevel), _prism(points, h, bevel), colour, (0, 0, z), 0, (0, 0))


def profile(points, y, d, colour, bevel=0.02, x=0, z=0, rot=0, narrow=None):
    """A plate that stands: the outline `points` (x, z) seen from the front, from y to y + d.

    `narrow` tells for an x and a z how much of its depth is left there.
    """
    move = Matrix.Translation((x, y + d, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
    _place(('slab', tuple(points), d, bevel, narrow), _prism(points, d, bevel, narrow), colour,
           matrix=move @ Matrix.Rotation(math.pi / 2, 4, 'X'))


def lathe(x, y, z, outline, colour, sides=40, tilt=(0, 0)):
    """A turned shape: `outline` lists (radius, height) from bottom to top."""
    def make(bm):
        rings = [[bm.verts.new((r * math.cos(math.tau * i / sides), r * math.sin(math.tau * i / sides), h))
                  for i in range(sides)] for r, h in ((max(r, 1e-4), h) for r, h in outline)]
        for low, high in zip(rings, rings[1:]):
            for i in range(sides):
                j = (i + 1) % sides
                bm.faces.new((low[i], low[j], high[j], high[i])).smooth = True
        bm.faces.new(reversed(rings[0]))
        bm.faces.new(rings[-1])
    _place(('lathe', tuple(outline), sides), make, colour, (x, y, z), 0, tilt)


def tube(points, r, colour):
    """A round bar along `points`: ropes, cables, rails, masts. It bends softly, and breaks at sharp corners."""
    def make(bm):
        path = [Vector(p) for p in points]
        path = path[:1] + [p for last, p in zip(path, path[1:]) if (p - last).length > 1e-5]
        closed = len(path) > 3 and (path[0] - path[-1]).length < 1e-3
        runs, run = [], path[:1]
        for last, p, after in zip(path, path[1:], path[2:]):
            run.append(p)
            if (p - last).angle(after - p) > 1:
                runs.append(run)
                run = [p]
        runs.append(run + path[-1:])
        for run in runs:
            whole = closed and len(runs) == 1
            _skin(bm, run, r, run[-2] if whole else run[0], run[1] if whole else run[-1])
        for p in {tuple(run[end]) for run in runs for end in (0, -1)}:  # once where two runs meet: twins would shade each other
            bmesh.ops.create_uvsphere(bm, u_segments=12, v_segments=6, radius=r, matrix=Matrix.Translation(p))
        for face in bm.faces:
            face.smooth = True
    _place(('tube', tuple(points), r), make, colour)


def _skin(bm, path, r, before, after, sides=12):
    """Rings around a path, joined; `before` and `after` are where it comes from and goes to."""
    side, rings = None, []
    for last, p, following in zip([before, *path], path, [*path[1:], after]):
        ahead = ((p - last).normalized() + (following - p).normalized()).normalized()
        side = ahead.orthogonal() if side is None else side - ahead * side.dot(ahead)
        side.normalize()
        up = ahead.cross(side)
        turns = (math.tau * i / sides for i in range(sides))
        rings.append([bm.verts.new(p + r * (math.cos(turn) * side + math.sin(turn) * up)) for turn in turns])
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            bm.faces.new((low[i], low[j], high[j], high[i]))


def text(x, y, z, words, size, colour=INK, rot=0, tilt=(0, 0)):
    """Words that face the front: x is their middle, z their baseline, `size` about 1.4 × a capital."""
    def make(bm):
        letters = bpy.data.curves.new('text', 'FONT')
        letters.body, letters.size, letters.align_x = words, size, 'CENTER'
        letters.extrude, letters.resolution_u, letters.space_character = size * 0.02, 4, 1.08
        bm.from_mesh(bpy.data.objects.new('text', letters).to_mesh())
        bmesh.ops.rotate(bm, verts=bm.verts, matrix=Matrix.Rotation(math.pi / 2, 3, 'X'))
    _place(('text', words, size), make, colour, (x, y, z), rot, tilt)


def surface(verts, faces, colour, thick=0.0, smooth=False):
    """Any mesh; `thick` gives a sheet such as a sail its thickness."""
    def make(bm):
        corners = [bm.verts.new(v) for v in verts]
        for face in faces:
            bm.faces.new([corners[i] for i in face]).smooth = smooth
        if thick:
            bmesh.ops.solidify(bm, geom=list(bm.faces), thickness=thick)
    _place(('surface', tuple(verts), tuple(faces), thick), make, colour)


def curve(points, steps=6):
    """A smooth closed outline through `points` (Catmull-Rom), for coasts, lawns and hulls."""
    points, out = [Vector(p) for p in points], []
    for i in range(len(points)):
        a, b, c, d = (points[(i + k) % len(points)] for k in (-1, 0, 1, 2))
        for t in (k / steps for k in range(steps)):
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    return out


def ring(r, n=24, centre=(0, 0), squash=1.0):
    """The points of a circle or an ellipse, for `slab`, `profile` and round tubes."""
    return [(centre[0] + r * math.cos(math.tau * i / n), centre[1] + r * squash * math.sin(math.tau * i / n)) for i in range(n)]


def _prism(points, h, bevel, narrow=None):
    def make(bm):
        low = [bm.verts.new((x, y, 0)) for x, y in points]
        high = [bm.verts.new((x, y, h)) for x, y in points]
        bm.faces.new(reversed(low))
        bm.faces.new(high)
        for i in range(len(points)):
            j = (i + 1) % len(points)
            bm.faces.new((low[i], low[j], high[j], high[i]))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        _round(bm, bm.edges, min(bevel, 0.45 * h))
        for vert in bm.verts if narrow else ():
            vert.co.z = h / 2 + (vert.co.z - h / 2) * narrow(vert.co.x, vert.co.y)
    return make


def _round(bm, edges, width):
    if width > 0.001:
        parts = bmesh.ops.bevel(bm, geom=list(edges), offset=width, segments=4 if width > 0.05 else 3,
                                profile=0.5, affect='EDGES', clamp_overlap=True)
        for face in parts['faces']:
            face.smooth = True


def _place(key, make, colour, position=(0, 0, 0), rot=0, tilt=(0, 0), matrix=None):
    if matrix is None:
        turn = Euler((math.radians(tilt[0]), math.radians(tilt[1]), math.radians(rot)))
        matrix = Matrix.Translation(position) @ turn.to_matrix().to_4x4()
    key = (key, colour)
    if key not in _meshes:
        bm = bmesh.new()
        make(bm)
        _meshes[key] = bpy.data.meshes.new('shape')
        bm.to_mesh(_meshes[key])
        bm.free()
        _meshes[key].materials.append(material(colour))
    shape = bpy.data.objects.new('shape', _meshes[key])
    shape.pass_index = 1
    shape.matrix_world = _state['stack'][-1] @ matrix
    bpy.context.scene.collection.objects.link(shape)


def _linear(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in parts] + [1]


def material(colour):
    """Blender's material for a colour or a paint."""
    if colour in _materials:
        return _materials[colour]
    look = colour if isinstance(colour, Paint) else paint(colour)
    made = _materials[colour] = bpy.data.materials.new('paint')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface_node = nodes['Principled BSDF']
    tone = _linear(look.colour)
    for name, value in {'Base Color': tone, 'Roughness': look.rough, 'Metallic': look.metal,
                        'Specular': 0.3, 'Emission': tone, 'Emission Strength': look.glow}.items():
        surface_node.inputs[name].default_value = value
    if look.grain:
        place, noise, ramp = (nodes.new('ShaderNode' + n) for n in ('NewGeometry', 'TexNoise', 'ValToRGB'))
        across, along = look.size if isinstance(look.size, tuple) else (look.size, look.size)
        scale = nodes.new('ShaderNodeVectorMath')
        scale.operation, scale.inputs[1].default_value = 'MULTIPLY', (1 / across, 1 / along, 1 / along)
        noise.inputs['Scale'].default_value = 1
        noise.inputs['Detail'].default_value = 3
        for element, factor in zip(ramp.color_ramp.elements, (1 - look.grain, 1 + look.grain)):
            element.color = [min(1, c * factor) for c in tone[:3]] + [1]
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.65
        links.new(place.outputs['Position'], scale.inputs[0])
        links.new(scale.outputs[0], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], surface_node.inputs['Base Color'])
    return made


# The render.


def fit(fill=0.96):
    """Looks at the middle of all shapes, so near that they fill the picture.

    Returns how many units the picture is wide, and how high the shapes reach.
    """
    kind, depsgraph, seen, top = _state['kind'], bpy.context.evaluated_depsgraph_get(), [], 0
    turn = np.array((-Vector(kind.view)).to_track_quat('-Z', 'Y').to_matrix())
    for shape in bpy.context.scene.objects:
        if shape.pass_index:
            mesh = shape.evaluated_get(depsgraph).to_mesh()
            corners, move = np.empty(3 * len(mesh.vertices), np.float32), np.array(shape.matrix_world)
            mesh.vertices.foreach_get('co', corners)
            corners = corners.reshape(-1, 3) @ move[:3, :3].T + move[:3, 3]
            top = max(top, corners[:, 2].max())
            seen += [(corners @ turn).min(0), (corners @ turn).max(0)]
    low, high = np.min(seen, 0), np.max(seen, 0)
    width, height = (high - low)[:2]
    units = max(width, height * kind.width / kind.height) / fill
    middle = (low + high) / 2
    if _state['floor']:
        middle[0] += 0.025 * units  # room for the shadow, which falls to the right
    _state['fit'] = Vector(turn @ middle), units
    return units, top


def render(path, samples=12, percent=100):
    """Writes the picture: late afternoon, a low warm sun from the left, a cool sky."""
    kind, scene = _state['kind'], bpy.context.scene
    _light(scene)
    _camera(scene, kind)

    scene.render.engine, cycles = 'CYCLES', scene.cycles
    cycles.samples, cycles.seed, cycles.use_denoising = samples * (3 if _state['evening'] else 1), 1, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.06, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = kind.width, kind.height
    scene.render.resolution_percentage = percent

    layer = bpy.context.view_layer
    for name in ('normal', 'z', 'diffuse_color', 'diffuse_direct', 'diffuse_indirect', 'object_index'):
        setattr(layer, 'use_pass_' + name, True)
    with tempfile.TemporaryDirectory() as folder:
        passes = _render_passes(scene, folder)
    _save(_clean(passes), path)


def _camera(scene, kind):
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    if _is_view():
        units = kind.width / UNIT
        camera.location, camera.rotation_euler = EYE, (math.pi / 2, 0, 0)
        camera.data.lens, camera.data.clip_end = camera.data.sensor_width * -EYE.y / units, 600
        camera.data.shift_x = -EYE.x / units
        camera.data.shift_y = ((kind.height / 2 - GROUND) / UNIT - EYE.z) / units
    else:
        if not _state['fit']:
            fit()
        middle, units = _state['fit']
        view = Vector(kind.view).normalized()
        camera.rotation_euler = (-view).to_track_quat('-Z', 'Y').to_euler()
        camera.location = middle + view * 60
        camera.data.type, camera.data.ortho_scale = 'ORTHO', units
    scene.collection.objects.link(camera)
    scene.camera = camera


def _is_view():
    return _state['kind'] is KINDS['view']


def _light(scene):
    sun = bpy.data.objects.new('sun', bpy.data.lights.new('sun', 'SUN'))
    sun.data.energy, sun.data.angle, sun.data.color = 3.5, math.radians(9), (1, 0.87, 0.7)
    if _state['evening']:
        sun.data.energy, sun.data.color = 0.9, (0.6, 0.75, 1)
    if _is_view():
        sun.data.energy, sun.data.color = 3.9, (1, 0.82, 0.6)
    sun.rotation_euler = (Vector((0.8, 0.62, -0.58) if _is_view() else (0.62, 0.72, -0.82))).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(sun)
    scene.world = bpy.data.worlds.new('sky')
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = _linear('#8FB4E0' if _state['evening'] else '#DDEBF2'), 0.5 if _state['evening'] else 0.62


PASSES = {'Image': 'image', 'Alpha': 'alpha', 'Normal': 'normal', 'Depth': 'depth',
          'IndexOB': 'index', 'DiffCol': 'colour', 'DiffDir': 'direct', 'DiffInd': 'indirect'}


def _render_passes(scene, folder):
    """Renders, and reads each pass as an array of height × width × 4."""
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth = folder, 'OPEN_EXR', '32'
    out.format.color_mode = 'RGBA'
    out.file_slots.clear()
    for output, name in PASSES.items():
        out.file_slots.new(name)
        links.new(layers.outputs[output], out.inputs[name])
    bpy.ops.render.render()
    passes = {}
    for file in sorted(os.listdir(folder)):
        image = bpy.data.images.load(os.path.join(folder, file))
        pixels = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(pixels)
        passes[file[:-len('0001.exr')]] = pixels.reshape(image.size[1], image.size[0], 4)
    return passes


def _clean(passes):
    """Takes the noise out of light and shine: colours and edges stay as sharp as they were rendered.

    In a view, what is far lets the sky through, which is the page behind the picture.
    """
    light = passes['direct'][..., :3] + passes['indirect'][..., :3]
    colour, image = passes['colour'][..., :3], passes['image']
    normal, depth = passes['normal'][..., :3], np.minimum(passes['depth'][..., :1], 200)
    index = (passes['index'][..., :1] > 0.5).astype(np.float32)
    solid, core = np.max(_around(index), 0), np.min(_around(index), 0)
    edge = solid - core if _state['floor'] else 0 * index
    depth = depth + 1000 * edge  # a pixel that is part floor has the floor's colour, and would spread it
    smooth = _smooth(light, normal, depth)
    rgb = _smooth(image[..., :3] - colour * light, normal, depth) + colour * smooth
    if not _state['floor']:
        alpha = image[..., 3:]
        air = 1 - 0.6 * (1 - np.exp(-np.maximum(depth - 62, 0) / 70)) if _is_view() else 1
        return np.concatenate([np.maximum(rgb, 0) / np.maximum(alpha, 1e-3), alpha * air], axis=-1)
    rgb = np.where(edge > 0, image[..., :3], rgb) + _rim(normal, colour)
    fallen = _blur(image[..., 3:] * (1 - solid), 1 - solid)
    shade = np.clip((fallen - 0.06) / 0.94, 0, 1) * 0.5 * _nearness(solid)
    # A pixel at the edge is part shape, part shadow: as much shape as it has of the colour further in.
    weight = core + 0.001 * index
    near = sum(_around(rgb * weight, 2)) / np.maximum(sum(_around(weight, 2)), 1e-6)
    share = np.sum(rgb * near, -1, keepdims=True) / np.maximum(np.sum(near * near, -1, keepdims=True), 1e-4)
    part = np.minimum(np.clip(share, 0, 1), image[..., 3:])
    shape = core * image[..., 3:] + edge * part
    rgb = np.where(edge > 0, part * near, rgb * core)
    alpha = shape + (1 - shape) * shade
    rgb = (rgb + (alpha - shape) * _linear(SHADE)[:3]) / np.maximum(alpha, 1e-3)
    return np.concatenate([np.maximum(rgb, 0), alpha], axis=-1)


def _rim(normal, colour):
    """A rim of light from behind on what is dark, which would be lost on ink."""
    view = np.array(_state['kind'].view) / np.linalg.norm(_state['kind'].view)
    turned, lit = 1 - np.clip(normal @ view, 0, 1), np.clip(normal @ np.array((0.6, 0.5, 0.6)), 0, 1)
    dark = np.clip(1 - 5 * colour.mean(-1), 0, 1)
    return (0.6 * dark * turned ** 2 * lit)[..., None] * np.array(_linear(MIST)[:3], np.float32)


def _around(values, reach=1):
    """The values of each pixel's neighbours, and its own."""
    steps = range(-reach, reach + 1)
    return [np.roll(values, (i, j), (0, 1)) for i in steps for j in steps]


def _nearness(solid, reach=0.12):
    """1 on a shape, softly 0 at a distance of `reach` of the picture from it, and 0 at the border."""
    near, count = np.pad(solid, ((1, 1), (1, 1), (0, 0))), round(reach * solid.shape[1])
    for _ in range(count):
        near = np.maximum(near, np.max(_around(near), 0) - 1 / count)
        near[0] = near[-1] = near[:, 0] = near[:, -1] = 0
    across, down = (np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.06 * n) for n in solid.shape[1::-1])
    near = near[1:-1, 1:-1] * np.clip(across, 0, 1)[:, None] * np.clip(down, 0, 1)[:, None, None]
    return near ** 1.5


def _smooth(values, normal, depth, steps=(1, 2, 4)):
    """An edge-avoiding wavelet filter (Dammertz and others, 2010) on surfaces that face one way."""
    for step in steps:
        for axis in (0, 1):
            total, weights = np.zeros_like(values), np.zeros_like(values[..., :1])
            for i, part in enumerate((1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)):
                other, n, d = (np.roll(a, (i - 2) * step, axis) for a in (values, normal, depth))
                weight = part * np.exp(
                    -np.sum((n - normal) ** 2, -1, keepdims=True) / 0.05
                    - np.abs(d - depth) / (0.12 * step)
                    - np.mean((other - values) ** 2, -1, keepdims=True) / (0.08 / step))
                total += weight * other
                weights += weight
            values = total / weights
    return values


def _blur(values, mask, steps=(1, 2, 4, 8)):
    """Blurs within a mask, and a little beyond it."""
    for step in steps:
        for axis in (0, 1):
            total, weights = np.zeros_like(values), np.zeros_like(values)
            for i, weight in enumerate((1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)):
                total += weight * np.roll(values * mask, (i - 2) * step, axis)
                weights += weight * np.roll(mask, (i - 2) * step, axis)
            values, mask = total / np.maximum(weights, 1e-4), (weights > 0.01).astype(np.float32)
    return values


def _save(pixels, path):
    """Softens highlights, encodes as sRGB and writes the PNG."""
    rgb = pixels[..., :3]
    rgb = np.where(rgb > 0.6, 0.6 + 0.4 * (1 - np.exp(-(rgb - 0.6) / 0.4)), rgb)
    rgb = np.where(rgb > 0.0031308, 1.055 * np.maximum(rgb, 1e-8) ** (1 / 2.4) - 0.055, rgb * 12.92)
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('picture', width, height, alpha=True)
    image.pixels.foreach_set(np.concatenate([rgb, pixels[..., 3:]], -1).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
