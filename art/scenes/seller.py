"""A seller writes an invoice by hand at her counter, for the parcel that stands next to it; the buyer watches."""
from props import *

begin('corner')
cyl(0, 0.1, -0.35, 2.0, 0.35, paint('#D9642F', 0.05), sides=72, bevel=0.1)
cyl(0, 0.1, -0.05, 1.82, 0.07, paint('#F0B25A', 0.06, 0.5), sides=72)
with at(0, 0, 0.02):
    box(0, 0, 0, 2.5, 0.95, 0.95, SEA, 0.04)  # the counter
    for x in (-0.84, 0, 0.84):
        box(x, -0.48, 0.14, 0.7, 0.04, 0.66, '#1F8290', 0.02)
    box(0, -0.02, 0.95, 2.66, 1.12, 0.1, WOOD, 0.03)
with at(-0.1, -0.16, 1.085):  # the invoice
    box(0, 0, 0, 0.98, 0.78, 0.015, '#F7EFDE', 0.006)
    text(0, -0.32, 0.02, 'ANKARA', 0.2, ACTION, tilt=(-90, 0))
    for k, (w, colour) in enumerate(((0.8, STEEL), (0.8, STEEL), (0.5, INK))):
        box(w / 2 - 0.42, -0.1 + 0.11 * k, 0.014, w, 0.045, 0.006, colour, 0)
with at(-0.05, 0.86, 0.02, -8, 1.62):  # who writes it
    person(NECTARINE, INK, skin='#6B4029', hair=SUN, look=-6, nod=20, hands=((-0.26, -0.42, 0.72), (0.06, -0.58, 0.76)))
tube([(-0.12, -0.16, 1.1), (0.02, -0.02, 1.6)], 0.036, ACTION)
with at(0.94, 0.06, 1.07, -12):  # the parcel
    box(0, 0, 0, 0.62, 0.56, 0.52, CARTON, 0.025)
    box(-0.1, 0, 0.004, 0.11, 0.57, 0.522, TAPE, 0.005)
    box(0.16, -0.285, 0.2, 0.22, 0.012, 0.2, '#F5EDDD', 0.004)
with at(-1.3, -0.78, 0.02, 62, 1.62):  # who buys
    person(MIST, skirt=ACTION, skin='#8A5534', bun=True, look=22, nod=8, hands=((-0.24, -0.1, 0.44), (0.22, -0.3, 0.64)))
at(1.25, -0.95, 0.02, 20, 1.5).put(cat)
