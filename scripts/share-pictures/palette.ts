import { readPalettes } from '../design-tokens/settings';

const { light } = readPalettes();

/** A color of the light scheme, by its name in `styles/settings/_color.scss`. */
export function color(name: string): string {
  const value = light.get(name);
  if (!value) throw new Error(`No color "${name}" in styles/settings/_color.scss`);
  return value;
}
