/**
 * Minimum contrast of text with its background, and of shapes and lines with meaning (WCAG 2.2 AA).
 */
export const minimumContrast = { text: 4.5, shape: 3 } as const;

/** A color that must be distinguishable from its background. */
export type Pair = {
  kind: keyof typeof minimumContrast;
  color: string;
  background: string;
  use: string;
};

const on = (
  kind: Pair['kind'],
  color: string,
  backgrounds: readonly string[],
  use: string,
): readonly Pair[] => backgrounds.map((background) => ({ kind, color, background, use }));

const light = ['ground', 'ground-quiet', 'surface'];
const deep = ['ink', 'ink-raised', 'sea'];

/** Every pair of color tokens that must be distinguishable. */
export const pairs: readonly Pair[] = [
  on('text', 'text', light, 'running text'),
  on('text', 'text', ['line'], 'secondary button, hovered'),
  on('text', 'text', ['error-ground'], 'text of a failed sending'),
  on('text', 'text-muted', light, 'hints, captions, second lines'),
  on('text', 'link', light, 'links, icons, stars, marked words'),
  on('text', 'good', light, 'badges, ticks, success button'),
  on('text', 'ground', ['text'], 'the current number of a pager'),
  on('text', 'ground', ['good'], 'chat button'),
  on(
    'text',
    'error',
    [...light, 'error-ground'],
    'error messages, edges of fields in error, destructive button',
  ),
  on('text', 'on-action', ['action', 'action-hover'], 'default button'),
  on('text', 'on-ink', deep, 'text on dark backgrounds'),
  on('text', 'on-ink-muted', ['ink', 'ink-raised'], 'leads and second lines on ink'),
  on('text', 'on-sea-muted', ['sea', 'ink'], 'second lines on sea and ink bands'),
  on('text', 'on-ink-accent', deep, 'figures, badges and focus ring on dark backgrounds'),
  on('text', 'on-bright', ['bright', 'on-ink-accent'], 'promo band, premium button, skip link'),
  on('text', 'map-label', ['map-ground'], 'names and distances on maps'),
  on('shape', 'control-line', light, 'edges of controls'),
  on('shape', 'focus', light, 'focus ring'),
  on('shape', 'action', light, 'filled buttons'),
  on('shape', 'bright', ['ink', 'ink-raised'], 'line under the current page’s link'),
  on('shape', 'leaf-shape', ['ink', 'ink-raised'], 'kanga patterns of origins'),
  on('shape', 'map-sea-lane', deep, 'edges of controls on dark backgrounds'),
  on('shape', 'map-sea-lane', ['map-ground'], 'sea courses'),
  on('shape', 'map-arc', ['map-ground', 'map-land'], 'air routes'),
  on('shape', 'map-point', ['map-ground', 'map-land'], 'places on maps'),
].flat();

/** Decorative tokens: a visitor who cannot see them misses nothing. */
export const decorative: ReadonlyMap<string, string> = new Map([
  ['ink-line', 'hairlines between rows on ink'],
  ['brick-shape', 'straps of the illustrated parcels, the freight in the bar of a cost'],
  ['straw-shape', 'straps of the illustrated parcels'],
]);
