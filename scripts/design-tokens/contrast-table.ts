import { contrast } from './contrast';
import { minimumContrast, type Pair } from './pairs';
import type { Palette } from './settings';

/** The contrast of a pair in one color scheme. */
export function contrastOf({ color, background }: Pair, palette: Palette): number {
  const hexOf = (token: string) => {
    const value = palette.get(token);
    if (!value) throw new Error(`No color named "${token}" in styles/settings/_color.scss`);
    return value;
  };
  return contrast(hexOf(color), hexOf(background));
}

/** Truncated instead of rounded, so that no figure is higher than the real contrast. */
const cut = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The pairs with their contrast, as rows of a Markdown table. */
export function contrastTable(
  pairs: readonly Pair[],
  schemes: { light: Palette; dark: Palette },
): string {
  const rows = pairs.map((pair) => {
    const ratios = [schemes.light, schemes.dark].map((palette) => cut(contrastOf(pair, palette)));
    return [pair.color, pair.background, ...ratios, String(minimumContrast[pair.kind]), pair.use];
  });
  const head = ['color', 'on', 'light', 'dark', 'minimum', 'where'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
