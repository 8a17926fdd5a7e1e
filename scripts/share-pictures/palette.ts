import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../styles/settings/_color.scss', import.meta.url));

function lightColors(): ReadonlyMap<string, string> {
  const [, light = ''] = /\$light: \(([^)]*)\)/.exec(readFileSync(file, 'utf8')) ?? [];
  const entries = light.matchAll(/([\w-]+): (#\w+)/g);
  return new Map(Array.from(entries, ([, name = '', value = '']) => [name, value]));
}

const colors = lightColors();

/** A color of the light scheme, by its name in `styles/settings/_color.scss`. */
export function color(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`No color "${name}" in ${file}`);
  return value;
}
