"""Five clocks over one counter, one for each office: one clerk greets a customer, one telephones."""
from props import *


def clock(name, hour, night):
    """A clock with the name of its office under it; where it is night, its face is dark."""
    face, hands = (INK, SUN) if night else ('#F5EDDD', INK)
    cyl(0, 0, 0, 0.37, 0.1, SUN, axis='y', sides=48)
    cyl(0, -0.03, 0, 0.32, 0.1, face, axis='y', bevel=0, sides=48)
    for length, turn, r in ((0.17, hour * math.tau / 12, 0.03), (0.25, 0, 0.022)):
        tube([(0, -0.1, 0), (length * math.sin(turn), -0.1, length * math.cos(turn))], r, hands)
    text(0, -0.02, -0.61, name, 0.23, WHITE)


begin('corner')
at(0, 0.1).put(room, '#D9B98A', '#2A7E8B', w=4.8, d=2.2, h=2.42)
for i, (name, hour) in enumerate((('USA', 4), ('UK', 12), ('DAR', 3), ('DUBAI', 4), ('CHINA', 8))):
    at((i - 2) * 0.92, 1.0, 1.98).put(clock, name, hour, i in (0, 4))
at(-0.75, 0.3, 0, -50, 1.5).put(person, NECTARINE, skin='#5F3822',
                              hands=((-0.36, -0.28, 0.84), (0.2, -0.3, 0.64)))
with at(0.78, 0.3, 0, 4, 1.5):  # who is on the telephone
    person(NECTARINE, INK, hair=SUN, hands=((-0.2, -0.36, 0.62), (0.2, -0.12, 0.94)))
    tube([(0.15, -0.22, 0.84), (0.24, -0.16, 0.95), (0.17, -0.05, 1.06)], 0.028, '#F5EDDD')
    ball(0.14, -0.21, 0.84, 0.055, '#F5EDDD')
    ball(0.155, -0.05, 1.05, 0.055, '#F5EDDD')
turns = [k / 60 for k in range(61)]
tube([(1.0 + 0.3 * t + 0.03 * math.cos(60 * t), -0.03 - 0.4 * t, 1.24 - 0.3 * t - 0.5 * t * (1 - t) + 0.03 * math.sin(60 * t)) for t in turns], 0.014, '#F5EDDD')  # its cord
at(2.16, -0.3, 0, -84, 1.45).put(person, LEAF, INK, skin='#8A5534',
                              hands=((-0.12, -0.4, 0.66), (0.2, -0.12, 0.46)))
at(-1.85, -0.3, 0, 80, 1.5).put(person, SUN, skirt=LEAF, skin='#8A5534',
                              hands=((-0.2, -0.34, 0.6), (0.16, -0.4, 0.74)))
with at(0.3, -0.42):  # the counter
    box(0, 0, 0, 3.3, 0.62, 0.78, ACTION, 0.04)
    box(0, 0, 0.78, 3.44, 0.76, 0.07, '#E8D3AE', 0.02)
    text(0, -0.32, 0.23, 'NECTARINE', 0.46, WHITE)
    at(-1.1, 0, 0.85, 6, 1.1).put(carton)
    at(-0.25, -0.06, 0.85, 8, 0.6).put(sheet, 0.6, 0.7, NECTARINE)
    box(0.4, 0.06, 0.85, 0.46, 0.32, 0.025, STEEL, 0.01)  # a laptop
    box(0.4, -0.11, 0.86, 0.46, 0.025, 0.31, STEEL, 0.01, tilt=(12, 0))
    cyl(0.4, -0.17, 1.02, 0.045, 0.02, NECTARINE, axis='y', bevel=0)
    at(1.45, 0.12, 0.85, s=1.25).put(pot, SEA)
    with at(1.02, -0.08, 0.85, -10):  # the telephone
        box(0, 0, 0, 0.46, 0.36, 0.12, INK, 0.05)
        cyl(0, -0.02, 0.1, 0.12, 0.04, '#F5EDDD')
