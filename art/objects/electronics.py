"""Phones, screens, sound, batteries and everything else with a plug."""

from shapes import *

BODY = coat(DARK, 0.35)
SHINE = coat('#0B3A45', 0.12)
LENS = coat('#0A2A33', 0.05)
METAL = coat('#C9D5D8', 0.3, metal=0.6)


def light(colour, strength=0.55):
    return coat(colour, 0.4, glow=strength)


def picture(width, height, at, turn=(0, 0, 0)):
    """A lit screen that shows a dhow before the evening sun."""
    with group(at, turn):
        plate(rounded(width, height, 0.03), 0.01, (0, 0, 0), light('#FFB067'), 0)
        plate(disc(height * 0.25, width * 0.12, height * 0.42, end=180), 0.01, (0, -0.006, 0), light('#FFF1C9', 0.9), 0)
        plate([(-width / 2, 0.012), (width / 2, 0.012), (width / 2, height * 0.42), (-width / 2, height * 0.42)],
              0.01, (0, -0.009, 0), light(LAGOON, 0.35), 0)
        for k, (x, z) in enumerate(((0.2, 0.3), (0.05, 0.2), (0.28, 0.12))):
            plate(rounded(width * (0.3 - 0.06 * k), height * 0.03, 0.005), 0.01, (width * x * 0.8, -0.012, height * z), light('#FFD9A0', 0.6), 0)
        x, z = -width * 0.2, height * 0.3
        plate([(x - 0.3 * height, z + 0.06 * height), (x - 0.2 * height, z - 0.06 * height),
               (x + 0.17 * height, z - 0.06 * height), (x + 0.3 * height, z + 0.09 * height)],
              0.01, (0, -0.015, 0), light(BROWN, 0.2), 0)
        plate([(x - 0.24 * height, z + 0.13 * height), (x + 0.25 * height, z + 0.1 * height),
               (x + 0.12 * height, z + 0.62 * height)], 0.01, (0, -0.015, 0), light(WHITE, 0.7), 0)


def phone_front():
    plate(rounded(0.74, 1.52, 0.13), 0.085, (0, 0, 0), BODY, 0.03)
    plate(rounded(0.66, 1.44, 0.1), 0.01, (0, -0.043, 0.04), light('#FFB067'), 0)
    plate(disc(0.2, 0.05, 0.62, end=180), 0.01, (0, -0.047, 0), light('#FFF1C9', 0.9), 0)
    plate(rounded(0.66, 0.58, 0.09), 0.01, (0, -0.05, 0.04), light(LAGOON, 0.35), 0)
    plate([(-0.2, 0.5), (0.22, 0.47), (0.1, 1.02)], 0.01, (-0.02, -0.056, 0.08), light(WHITE, 0.7), 0)
    plate([(-0.25, 0.5), (-0.17, 0.4), (0.14, 0.4), (0.26, 0.53)], 0.01, (-0.02, -0.056, 0.04), light(BROWN, 0.2), 0)
    for x in repeat(4, -0.22, 0.147):
        plate(rounded(0.11, 0.11, 0.03), 0.01, (x, -0.056, 0.13), light(SAND, 0.7), 0)
    plate(rounded(0.2, 0.05, 0.024), 0.01, (0, -0.052, 1.38), LENS, 0)


@thing('smartphones', 0.16)
def smartphones():
    with group((0.18, -0.2, 0.0), (-13, 0, -8)):
        phone_front()
    with group((-0.36, 0.22, 0.02), (-8, 0, 14)):
        plate(rounded(0.74, 1.52, 0.13), 0.09, (0, 0, 0), coat(NECTARINE, 0.3), 0.03)
        plate(rounded(0.34, 0.4, 0.1), 0.05, (-0.14, -0.06, 1.05), coat(ACTION, 0.3), 0.02)
        for x, z in ((-0.22, 1.34), (-0.06, 1.34), (-0.22, 1.17)):
            cylinder(0.058, 0.04, (x, -0.08, z), LENS, (90, 0, 0))
            cylinder(0.03, 0.045, (x, -0.08, z), LAGOON, (90, 0, 0), bevel=0.005)


@thing('tablets', 0.18)
def tablets():
    with group((0, 0, 0.02), (-20, 0, 0)):
        plate(rounded(1.72, 1.2, 0.12), 0.08, (0, 0, 0), METAL, 0.03)
        plate(rounded(1.66, 1.14, 0.1), 0.01, (0, -0.04, 0.03), LENS, 0)
        picture(1.5, 1.0, (0, -0.05, 0.1))
        plate(rounded(0.36, 0.8, 0.06), 0.02, (-0.5, -0.07, 0.2), light(SAND, 0.6), 0.01)
        for k, colour in enumerate((NECTARINE, LAGOON, GOLD, LEAF, ACTION, DARK)):
            plate(rounded(0.12, 0.12, 0.04), 0.012, (-0.59 + 0.17 * (k % 2), -0.085, 0.8 - 0.21 * (k // 2)), light(colour, 0.2), 0)
    plate([(-0.25, 0), (0.25, 0), (0.2, 0.75), (-0.2, 0.75)], 0.03, (0, 0.68, 0), BODY, 0.01, (22, 0, 0))
    with group((-0.35, -0.62, 0.045), (0, 0, 14)):
        cylinder(0.045, 1.0, (0, 0, 0), WHITE, (0, 90, 0))
        cylinder(0.045, 0.1, (1.0, 0, 0), NECTARINE, (0, 90, 0), top=0.012, bevel=0)


@thing('laptops', 0.23)
def laptops():
    box((1.84, 1.24, 0.075), (0, 0, 0.02), METAL, 0.035)
    box((1.62, 0.56, 0.012), (0, 0.2, 0.092), BODY, 0.01)
    for row in range(5):
        for x in repeat(12, -0.73, 0.1327):
            box((0.108, 0.082, 0.03), (x, 0.4 - 0.105 * row, 0.096), DARK if row != 4 or abs(x) > 0.3 else STEEL, 0.012)
    box((0.52, 0.34, 0.008), (0, -0.36, 0.092), coat('#AFC0C5', 0.25), 0.004)
    with group((0, 0.63, 0.07), (-16, 0, 0)):
        plate(rounded(1.84, 1.22, 0.06), 0.05, (0, 0, 0), METAL, 0.02)
        plate(rounded(1.78, 1.16, 0.05), 0.01, (0, -0.025, 0.03), LENS, 0)
        picture(1.66, 1.0, (0, -0.034, 0.11))


@thing('televisions', 0.48)
def televisions():
    plate(rounded(2.2, 1.28, 0.05), 0.09, (0, 0, 0.14), BODY, 0.03)
    with group((0, -0.05, 0.2)):  # a mountain with snow in the evening, and a tree before it
        plate(rounded(2.1, 1.16, 0.03), 0.01, (0, 0, 0), light('#FFB067'), 0)
        plate(disc(0.25, -0.62, 0.62), 0.01, (0, -0.004, 0), light('#FFF1C9', 0.9), 0)
        plate([(-0.75, 0.36), (-0.1, 0.84), (0.06, 0.9), (0.4, 0.88), (0.56, 0.8), (1.05, 0.42), (1.05, 0.36)], 0.01, (0, -0.008, 0), light('#3E7E96', 0.4), 0)
        plate([(-0.28, 0.71), (-0.1, 0.84), (0.06, 0.9), (0.4, 0.88), (0.56, 0.8), (0.7, 0.69), (0.54, 0.74), (0.44, 0.66), (0.3, 0.76), (0.14, 0.67), (0.0, 0.77), (-0.12, 0.69)], 0.01, (0, -0.012, 0), light(WHITE, 0.7), 0)
        plate([(-1.05, 0.38), (-0.4, 0.44), (0.3, 0.38), (1.05, 0.44), (1.05, 0.01), (-1.05, 0.01)], 0.01, (0, -0.016, 0), light('#4C9E68', 0.3), 0)
        plate([(-1.05, 0.2), (-0.2, 0.14), (1.05, 0.24), (1.05, 0.01), (-1.05, 0.01)], 0.01, (0, -0.02, 0), light(LEAF, 0.3), 0)
        for line in ([(0.62, 0.14), (0.6, 0.4), (0.42, 0.58)], [(0.6, 0.4), (0.8, 0.58)]):
            tube([(x, -0.03, z) for x, z in line], 0.026, light(BROWN, 0.15), bend=False)
        for k, (x, z, wide) in enumerate(((0.4, 0.58, 0.42), (0.76, 0.58, 0.5), (0.58, 0.66, 0.56))):
            plate(disc(wide / 2, x, z, end=180), 0.02, (0, -0.03 - 0.012 * k, 0), light('#1F5B43', 0.2), 0)
    plate(rounded(1.2, 0.6, 0.05), 0.16, (0, 0.1, 0.3), BODY, 0.04)
    for x in (-0.72, 0.72):
        tube([(x, -0.3, 0.025), (x, 0, 0.17), (x, 0.3, 0.025)], 0.035, METAL, bend=False)
    with group((-0.1, -0.62, 0), (0, 0, -70)):
        box((0.18, 0.56, 0.07), (0, 0, 0), BODY, 0.03)
        for k in range(4):
            cylinder(0.03, 0.02, (0, 0.18 - 0.11 * k, 0.065), ACTION if k == 0 else MIST, bevel=0.005)


@thing('cameras', 0.11)
def cameras():
    plate(rounded(1.5, 0.86, 0.14), 0.5, (0, 0, 0), BODY, 0.06)
    plate(rounded(1.52, 0.2, 0.09), 0.51, (0, 0, 0.68), METAL, 0.05)
    plate([(-0.3, 0), (0.3, 0), (0.2, 0.24), (-0.2, 0.24)], 0.44, (0, 0, 0.86), METAL, 0.05)
    plate(rounded(0.3, 0.62, 0.1), 0.56, (-0.58, -0.06, 0.06), NECTARINE, 0.08)
    lathe([(0.4, 0), (0.4, 0.2), (0.37, 0.22), (0.37, 0.5), (0.33, 0.56), (0.3, 0.56), (0.2, 0.44), (0, 0.42)],
          (0.12, -0.24, 0.43), DARK, (90, 0, 0), 0.01)
    ring(0.385, 0.02, (0.12, -0.48, 0.43), NECTARINE, (90, 0, 0))
    ring(0.315, 0.025, (0.12, -0.8, 0.43), METAL, (90, 0, 0))
    ball(0.25, (0.12, -0.66, 0.43), coat('#1E7F8C', 0.05), (1, 0.4, 1))
    ball(0.06, (0.04, -0.75, 0.53), light(WHITE, 0.8), (1, 0.4, 1))
    cylinder(0.09, 0.07, (-0.5, 0, 0.87), ACTION)
    cylinder(0.14, 0.1, (0.5, 0, 0.87), BODY)
    for x in (-0.78, 0.78):
        ring(0.05, 0.015, (x, 0, 0.74), METAL, (0, 90, 0))
    tube([(-0.8, 0, 0.74), (-1.0, -0.1, 0.3), (-0.95, -0.4, 0.04), (-0.5, -0.7, 0.03), (0.2, -1.15, 0.03),
          (0.9, -0.7, 0.03), (1.05, -0.15, 0.2), (0.8, 0, 0.74)], 0.035, ACTION)


@thing('game-consoles', 0.12)
def game_consoles():
    with group((0.5, 0.45, 0), (0, 0, 12)):
        plate(rounded(0.5, 1.5, 0.12), 0.9, (0, 0, 0.05), WHITE, 0.06)
        plate(rounded(0.3, 1.56, 0.1), 0.96, (0, 0, 0.02), BODY, 0.04)
        plate(rounded(0.03, 1.0, 0.014), 0.02, (0, -0.49, 0.3), light(NECTARINE, 1.2), 0)
    with group((-0.22, -0.5, 0.6), (38, 0, -8), 1.12):
        shell = [(0, 0, 0, 0.34, 1.5, 0.95, 0.5), (-0.48, 0.02, 0, 0.36, 1, 1, 0.6), (0.48, 0.02, 0, 0.36, 1, 1, 0.6)]
        shell += [(s * (0.58 + 0.1 * k), -0.16 * k, 0, 0.26 - 0.014 * k, 1, 1, 0.75) for s in (-1, 1) for k in range(5)]
        blob(shell, NECTARINE, 0.035)
        for x in (-0.24, 0.24):
            cylinder(0.15, 0.1, (x, -0.13, 0.15), BODY)
            cylinder(0.09, 0.07, (x, -0.13, 0.22), DARK)
            cylinder(0.13, 0.05, (x, -0.13, 0.27), BODY)
        box((0.1, 0.3, 0.08), (-0.52, 0.1, 0.19), BODY, 0.02)
        box((0.3, 0.1, 0.08), (-0.52, 0.1, 0.19), BODY, 0.02)
        for x, y, colour in ((0, 0.11, SUN), (0.11, 0, WHITE), (0, -0.11, LAGOON), (-0.11, 0, ACTION)):
            cylinder(0.058, 0.08, (0.52 + x, 0.1 + y, 0.19), colour)
        box((0.3, 0.2, 0.06), (0, 0.13, 0.14), BODY, 0.03)


@thing('headphones-and-small-electronics', 0.2)
def headphones():
    with group((0, 0, -0.06), (-8, 0, 0)):
        arc = [(0.62 * math.cos(a) * 1.02, 0, 0.78 + 0.66 * math.sin(a)) for a in (math.pi * k / 10 for k in range(11))]
        tube([(-0.66, 0, 0.55), *arc[::-1], (0.66, 0, 0.55)], 0.075, METAL)
        tube([(0.6 * math.cos(a), 0, 0.84 + 0.64 * math.sin(a)) for a in (math.radians(d) for d in range(40, 141, 15))], 0.14, NECTARINE)
        for side in (-1, 1):
            with group((side * 0.62, 0, 0.42), (0, side * 80, 0)):
                cylinder(0.4, 0.22, (0, 0, 0.02), NECTARINE, bevel=0.08)
                cylinder(0.26, 0.03, (0, 0, 0.23), ACTION)
                ring(0.27, 0.13, (0, 0, -0.04), BODY, flat=1.1)
                cylinder(0.2, 0.03, (0, 0, -0.07), SAND, bevel=0)
    with group((0.72, -0.7, 0), (0, 0, -16)):  # a speaker
        plate(rounded(0.62, 0.72, 0.16), 0.44, (0, 0, 0), LAGOON, 0.08)
        ring(0.2, 0.045, (0, -0.22, 0.3), SUN, (90, 0, 0))
        cylinder(0.18, 0.03, (0, -0.21, 0.3), BODY, (90, 0, 0))
        ball(0.08, (0, -0.23, 0.3), METAL, (1, 0.6, 1))
        box((0.3, 0.03, 0.05), (0, -0.225, 0.57), SAND, 0.01)


@thing('power-banks', 0.15)
def power_banks():
    with group((0, 0, 0), (-10, 0, -6)):
        plate(rounded(0.86, 1.6, 0.16), 0.36, (0, 0, 0), coat(LAGOON, 0.4), 0.08)
        plate([(0.05, 0.62), (-0.2, 0.12), (-0.02, 0.12), (-0.08, -0.28), (0.2, 0.24), (0.01, 0.24), (0.12, 0.62)], 0.03, (0, -0.19, 0.72), SUN, 0.01)
        for x in repeat(4, -0.2, 0.133):
            cylinder(0.034, 0.03, (x, -0.165, 0.2), light(SUN if x < 0.1 else '#3B98A3', 0.8), (90, 0, 0), bevel=0)
        for x in (-0.18, 0.18):
            box((0.24, 0.1, 0.03), (x, 0, 1.585), LENS, 0.01)
    tube([(0.18, 0.27, 1.55), (0.2, 0.3, 1.95), (0.75, 0.15, 1.9), (0.95, -0.1, 1.0), (0.75, -0.3, 0.2), (0.3, -0.62, 0.05), (-0.35, -0.62, 0.05)], 0.045, NECTARINE)
    box((0.2, 0.14, 0.22), (0.18, 0.27, 1.58), WHITE, 0.03)
    with group((-0.35, -0.62, 0.05), (0, -90, 0)):
        box((0.09, 0.16, 0.24), (0, 0, 0), WHITE, 0.03)
        box((0.05, 0.11, 0.14), (0, 0, 0.24), METAL, 0.01)


@thing('routers-and-radios', 0.2)
def routers():
    box((1.6, 0.9, 0.26), (0, 0, 0.05), coat(LAGOON, 0.45), 0.1)
    box((1.5, 0.06, 0.1), (0, -0.44, 0.12), LENS, 0.02)
    for k, x in enumerate(repeat(5, -0.56, 0.16)):
        ball(0.03, (x, -0.475, 0.17), light('#9BE58B' if k < 3 else NECTARINE, 1.0))
    for x, lean in ((-0.66, -14), (0, 0), (0.66, 14)):
        with group((x, 0.44, 0.2), (0, lean, 0)):
            cylinder(0.08, 0.16, (0, 0, 0), BODY)
            plate(rounded(0.14, 1.16, 0.06), 0.08, (0, 0, 0.1), BODY, 0.025)
    for k in range(3):
        angles = [math.radians(50 + 8 * j) for j in range(11)]
        r = 0.2 + 0.2 * k
        tube([(r * math.cos(a), 0.38, 1.42 + r * math.sin(a)) for a in angles], 0.045, NECTARINE)
    ball(0.08, (0, 0.38, 1.46), NECTARINE)
    for x in repeat(6, -0.4, 0.16):
        box((0.06, 0.5, 0.012), (x, 0.05, 0.305), DARK, 0.005)


@thing('drones', 0.2)
def drones():
    with group((0, 0, 0.62), (16, 0, 6)):
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            tip = (x * 0.78, y * 0.72)
            tube([(x * 0.1, y * 0.1, 0.02), (*tip, 0.05)], 0.09, WHITE, bend=False)
            cylinder(0.12, 0.24, (*tip, -0.06), NECTARINE)
            tube([(*tip, -0.04), (*tip, -0.4)], 0.06, BODY)
            ring(0.45, 0.04, (*tip, 0.16), ACTION if y < 0 else SEA)  # the guard of its propeller
            with group((*tip, 0.22), (0, 0, 40 * x * y)):
                for side in (-1, 1):
                    ball(0.2, (side * 0.22, 0, 0), DARK, (1.1, 0.42, 0.1))
            ball(0.08, (*tip, 0.22), SUN, (1, 1, 0.7))
        blob([(0, y, 0.04, 0.42, 0.84, 1.2, 0.66) for y in (-0.3, 0, 0.3)], WHITE, 0.03)
        blob([(0, 0.12, 0.24, 0.34, 0.8, 1.3, 0.5)], NECTARINE, 0.03)
        ball(0.24, (0, -0.68, -0.1), BODY)
        cylinder(0.17, 0.1, (0, -0.82, -0.1), LENS, (90, 0, 0))
        ball(0.11, (0, -0.93, -0.1), LAGOON, (1, 0.5, 1))
        ball(0.035, (-0.05, -0.98, -0.04), light(WHITE, 0.8))


@thing('medical-devices', 0.14)
def medical_devices():
    with group((0.1, 0.1, 0), (0, 0, 0)):
        plate([(-0.48, 0), (0.48, 0), (0.48, 0.62), (-0.48, 0.62)], 1.2, (0, 0, 0.02), WHITE, 0.1, (0, 0, 90))
        with group((0.0, -0.12, 0.0)):
            plate(rounded(1.1, 0.44, 0.06), 0.03, (0, -0.37, 0.12), LENS, 0.01)
            pulse = [(-0.46, 0.2), (-0.2, 0.2), (-0.12, 0.34), (-0.02, 0.06), (0.08, 0.26), (0.14, 0.2), (0.24, 0.2)]
            tube([(x, -0.4, z + 0.12) for x, z in pulse], 0.022, light('#7BE0A0', 0.9), bend=False)
            plate(soft([(0, -0.13), (0.15, 0.04), (0.1, 0.13), (0, 0.08), (-0.1, 0.13), (-0.15, 0.04)]), 0.03, (0.38, -0.39, 0.35), light(NECTARINE, 0.6), 0)
    for side in (-1, 1):  # the stethoscope lies on the monitor, and its hose hangs down in front
        tube([(-0.3, -0.24, 0.7), (-0.3 + side * 0.24, 0, 0.7), (-0.26 + side * 0.3, 0.3, 0.7), (-0.24 + side * 0.16, 0.52, 0.72)], 0.045, DARK)
        ball(0.085, (-0.24 + side * 0.14, 0.56, 0.74), NECTARINE)
    tube([(-0.3, -0.2, 0.7), (-0.34, -0.4, 0.68), (-0.4, -0.52, 0.42), (-0.42, -0.62, 0.14), (-0.26, -0.84, 0.06), (0.1, -0.98, 0.06),
          (0.4, -0.96, 0.06), (0.62, -0.82, 0.08)], 0.055, SEA)
    tube([(0.5, -0.9, 0.07), (0.7, -0.79, 0.1)], 0.06, METAL, bend=False)
    cylinder(0.22, 0.12, (0.78, -0.75, 0), METAL)
    cylinder(0.18, 0.02, (0.78, -0.75, 0.12), NECTARINE)
