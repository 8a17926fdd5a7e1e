import type { FoundationValues } from '@/components/reference/foundations/foundations';
import { contrastOf } from './contrast-table';
import { least, pairs } from './pairs';
import { readPalettes, readSetting } from './settings';

/** The values of `styles/settings` for the reference. */
export function readFoundations(): FoundationValues {
  const { light, dark } = readPalettes();
  const cssColor = (token: string) => `light-dark(${light.get(token)}, ${dark.get(token)})`;
  return {
    pairs: pairs.map(({ kind, color, ground, use }) => ({
      isText: kind === 'text',
      name: `${color} on ${ground}`,
      note: `${[light, dark]
        .map((palette) => contrastOf({ kind, color, ground, use }, palette).toFixed(1))
        .join(' / ')} (${least[kind]}), ${use}`,
      color: cssColor(color),
      background: cssColor(ground),
    })),
    sizes: readSetting('type', 'size'),
    corners: readSetting('space', 'radius'),
  };
}
