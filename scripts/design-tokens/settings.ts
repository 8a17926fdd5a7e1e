import path from 'node:path';
import { compileString } from 'sass';

const folder = path.join(process.cwd(), 'styles/settings');

/**
 * A map of styles/settings, as Sass compiles it.
 * @param file without underscore and extension: `color`
 * @param map without the dollar sign: `light`
 * @returns each name with its value, in the map's order
 */
export function readSetting(file: string, map: string): [name: string, value: string][] {
  const { css } = compileString(
    `@use '${file}' as file; a { @each $name, $value in file.$${map} { --#{$name}: #{$value}; } }`,
    { loadPaths: [folder] },
  );
  return Array.from(css.matchAll(/--([\w-]+): (.+);/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/** The colors of one scheme by token, as `#rrggbb`. */
export type Palette = ReadonlyMap<string, string>;

/** `#fff` as `#ffffff`. */
const inFull = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);

/** The two schemes as the stylesheet has them; a token that dark leaves out keeps its light color. */
export function readPalettes(): { light: Palette; dark: Palette } {
  const colors = (map: string) =>
    readSetting('color', map).map(([name, value]) => [name, inFull(value)] as const);
  const light = colors('light');
  return { light: new Map(light), dark: new Map([...light, ...colors('dark')]) };
}
