"""Writing and checking: an editor at her desk in the light of its lamp, who corrects a page in red."""
from props import *

begin('corner', evening=True)
box(0, -0.15, -0.3, 5.2, 3.0, 0.3, paint('#B9743F', 0.12, 0.5), 0.06)
for x in (-1.72, 1.72):  # its drawers, down to the floor
    box(x, -0.15, -1.0, 1.45, 2.7, 0.75, '#8A5029', 0.03)
    for z in (-0.62, -0.96):
        box(x, -1.52, z, 1.25, 0.06, 0.29, '#B9743F', 0.02)
        cyl(x, -1.58, z + 0.145, 0.06, 0.06, SUN, axis='y')
box(0, 0.3, -1.16, 5.6, 4.3, 0.16, '#C4532F', 0.07)  # a carpet, and who sleeps on it
box(0, 0.3, -1.0, 5.2, 3.9, 0.012, SUN, 0)
box(0, 0.3, -1.0, 5.0, 3.7, 0.018, '#A63F2A', 0)
at(-0.05, -1.3, -0.98, -14, 2.2).put(sleeping_cat)
box(-0.2, -0.3, 0, 3.2, 2.3, 0.03, SEA, 0.015)
with at(-0.2, -0.35, 0.03, 8):  # the page
    box(0.08, 0.06, 0, 2.2, 1.7, 0.03, '#D9CBB0', 0.005, rot=-4)
    box(0, 0, 0.03, 2.2, 1.7, 0.03, '#F7EFE0', 0.005)
    with at(0, 0, 0.07, tilt=(-90, 0)):
        text(-0.34, 0, 0.5, 'BEI KAMILI', 0.27, SEA)
    for i, w in enumerate((1.9, 1.8, 0.9, 1.86, 1.7, 1.2)):
        box(-0.95 + w / 2, 0.22 - i * 0.18, 0.06, w, 0.06, 0.006, '#6F8388', 0)
    box(0.72, 0.58, 0.06, 0.5, 0.34, 0.01, NECTARINE, 0.01)
    for x, y, w in ((-0.58, 0.04, 0.76), (0.5, -0.68, 0.5)):
        box(x, y, 0.066, w, 0.075, 0.006, ACTION, 0)
    stroke = [(0.55 + 0.46 * k * math.cos(a), 0.13 + 0.17 * k * math.sin(a), 0.075) for k in (1, 0.82) for a in (math.tau * i / 40 for i in range(41))]
    surface(stroke, [(i, i + 1, i + 42, i + 41) for i in range(40)], ACTION)
with at(0.3, 0.02, 0.1, 78, 1, (0, 62)):  # the red pencil in her hand
    cyl(0, 0, 0.2, 0.075, 1.15, ACTION, sides=6)
    cyl(0, 0, 0, 0.01, 0.22, '#E8C99A', 0.075, sides=6)
    cyl(0, 0, 1.34, 0.07, 0.14, ROSE, bevel=0.04)
for x in (-1.15, 0.55):  # her chair
    box(x, 2.2, -0.9, 0.16, 0.16, 2.1, DARKWOOD, 0.05)
for z in (0.25, 0.75):
    box(-0.3, 2.2, z, 1.66, 0.1, 0.34, ACTION, 0.04)
at(-0.05, 1.62, -1.37, 4, 2.9).put(person, SUN, SUN, hair=ACTION, hands=((-0.26, -0.32, 0.54), (0.17, -0.33, 0.64)))
with at(-1.95, 0.6, 0, -25, 1.7):  # the lamp, whose arm has two joints
    lathe(0, 0, 0, ((0.24, 0), (0.24, 0.03), (0.2, 0.06), (0.05, 0.08), (0.04, 0.14)), NECTARINE)
    for x, z, to_x, to_z, y in ((0, 0.12, -0.24, 0.52, -0.03), (0, 0.12, -0.24, 0.52, 0.03), (-0.24, 0.52, 0.12, 0.94, 0)):
        tube([(x, y, z), (to_x, y, to_z)], 0.02, STEEL)
        cyl(to_x, 0, to_z, 0.045, 0.11, INK, axis='y')
    with at(0.16, 0, 0.93, tilt=(8, -32)):
        lathe(0, 0, 0, ((0.01, -0.05), (0.12, -0.06), (0.19, -0.16), (0.25, -0.3), (0.275, -0.3), (0.26, -0.24), (0.2, -0.1), (0.12, -0.01), (0.09, 0.02), (0.085, 0.1), (0.05, 0.13), (0.01, 0.13)), paint(NECTARINE, rough=0.35))
        ball(0, 0, -0.17, 0.1, paint(SUN, glow=2))
shine(-0.85, -0.1, 1.25, 250, 0.2)
for i, (c, w) in enumerate(((ACTION, 1.15), (MIST, 1.0), (SUN, 1.1), (LEAF, 0.95))):  # sources
    box(1.8, 0.55, i * 0.19, w, 0.8, 0.18, c, 0.02, rot=7 * i - 8)
    box(1.82, 0.52, i * 0.19 + 0.03, w * 0.97, 0.8, 0.12, '#F5EDDD', 0, rot=7 * i - 8)
at(2.05, -0.75, s=1.9).put(cup, WHITE)
with at(-1.95, -0.85, 0.0, 24, 1.3):  # glasses, folded open
    for x in (-0.2, 0.2):
        tube([(x + a, -0.02 * b, 0.16 + b * 0.9) for a, b in ring(0.16, 24) + ring(0.16, 1)], 0.018, paint('#D9A441', rough=0.3))
        cyl(x, 0, 0.16, 0.15, 0.012, '#6F9299', axis='y', bevel=0)
        tube([(x * 1.8, 0, 0.19), (x * 1.85, 0.4, 0.19), (x * 1.8, 0.5, 0.15), (x * 1.75, 0.56, 0.03)], 0.014, DARKWOOD)
    tube([(-0.05, -0.01, 0.19), (0, -0.02, 0.22), (0.05, -0.01, 0.19)], 0.016, paint('#D9A441', rough=0.3))
