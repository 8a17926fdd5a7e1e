import path from 'node:path';
import { compileString } from 'sass';
import type { Ground } from '../../content/schema/section-frame';

const folder = path.join(process.cwd(), 'styles/settings');

/** A map of styles/settings, or one within it, with its values: `readSetting('color', 'light')`. */
function readSetting(file: string, map: string, within?: string): [name: string, value: string][] {
  const values = within ? `map.get(file.$${map}, ${within})` : `file.$${map}`;
  const { css } = compileString(
    `@use 'sass:map'; @use '${file}' as file; a { @each $name, $value in ${values} { --#{$name}: #{$value}; } }`,
    { loadPaths: [folder] },
  );
  return Array.from(css.matchAll(/--([\w-]+): (.+);/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/** `#fff` as `#ffffff`. */
const inFull = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);

/** The colors of the light scheme by token, as `#rrggbb`, or as a ground has them. */
export function readColors(ground?: Ground): ReadonlyMap<string, string> {
  const own = ground ? readSetting('color', 'grounds', ground) : [];
  const all = [...readSetting('color', 'light'), ...own];
  return new Map(all.map(([name, value]) => [name, inFull(value)]));
}

export type Font = {
  /** The key and the weight that styles use for it. */
  family: string;
  weight: string;
  /** The weight on the font's own axis at which it is drawn. */
  drawn: number;
  /** Its file name in `public/fonts/`. */
  file: string;
};

const unquoted = (text: string) => text.replace(/^["']|["']$/g, '');

/** The heading fonts, one per weight, from styles/settings/_type.scss. */
export function readFonts(): Font[] {
  const [family = ''] = new Map(readSetting('type', 'family')).get('display')?.split(', ') ?? [];
  return readSetting('type', 'display-faces').map(([weight, value]) => {
    const [drawn, file = ''] = value.split(', ');
    return { family: unquoted(family), weight, drawn: Number(drawn), file: unquoted(file) };
  });
}
