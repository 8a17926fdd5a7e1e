/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { kangaTiles } from '@/lib/pictures/kanga';
import { type Palette, readFonts, readPalettes, readSetting } from './settings';

const schemes = readPalettes();

const light = ['ground', 'ground-quiet', 'surface'];
const dark = ['ink', 'ink-raised', 'sea'];

/** What must be distinguishable by WCAG 2.2 AA: for each color, its backgrounds. */
const pairs: Record<'text' | 'shape', Record<string, readonly string[]>> = {
  text: {
    text: [...light, 'line', 'error-ground'],
    'text-muted': light,
    link: light,
    good: light,
    ground: ['text', 'good'],
    error: [...light, 'error-ground'],
    'on-action': ['action', 'action-hover'],
    'on-ink': dark,
    'on-ink-muted': ['ink', 'ink-raised'],
    'on-sea-muted': ['sea', 'ink'],
    'on-ink-accent': dark,
    'on-bright': ['bright', 'on-ink-accent'],
    'map-label': ['map-ground'],
  },
  shape: {
    ...Object.fromEntries(
      Object.values(kangaTiles).map(({ color }) => [color, ['ink', 'ink-raised']]),
    ),
    'control-line': light,
    focus: light,
    action: light,
    bright: ['ink', 'ink-raised'],
    'leaf-shape': ['ink', 'ink-raised'],
    // Edges of controls on dark backgrounds, and sea lanes.
    'map-sea-lane': [...dark, 'map-ground'],
    'map-arc': ['map-ground', 'map-land'],
    'map-point': ['map-ground', 'map-land'],
  },
};

/** The linear light of one channel, given as two hexadecimal digits. */
function linear(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb`, 0 for black to 1 for white. */
function luminance(color = ''): number {
  const [r = '', g = '', b = ''] = color.match(/[0-9a-f]{2}/g) ?? [];
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast ratio of two tokens, 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(palette: Palette, ...tokens: readonly string[]): number {
  const lights = tokens.map((token) => luminance(palette.get(token)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

test.each([
  ['text', 4.5],
  ['shape', 3],
] as const)('every %s has a contrast of %f, in both color schemes', (kind, minimum) => {
  const pale = Object.entries(schemes).flatMap(([scheme, palette]) =>
    Object.entries(pairs[kind]).flatMap(([color, backgrounds]) =>
      backgrounds
        .filter((background) => !(contrast(palette, color, background) >= minimum))
        .map((background) => `${scheme}: ${color} on ${background}`),
    ),
  );
  expect(pale).toEqual([]);
});

test('every heading font has a file, and every file in public/fonts/ is used', () => {
  const files = readFonts().map(({ file }) => file);
  expect(files.toSorted()).toEqual(readdirSync('public/fonts').sort());
  const weight = new Map(readSetting('type', 'weight')).get('display');
  expect(readFonts()).toContainEqual(expect.objectContaining({ family: 'Bricolage', weight }));
});
