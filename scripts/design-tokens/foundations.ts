import type { FoundationValues } from '@/components/reference/foundations/foundations';
import { contrastOf } from './contrast-table';
import { minimumContrast, pairs } from './pairs';
import { readPalettes, readSetting } from './settings';

/** The values of `styles/settings` for the reference. */
export function readFoundations(): FoundationValues {
  const { light, dark } = readPalettes();
  const cssColor = (token: string) => `light-dark(${light.get(token)}, ${dark.get(token)})`;
  return {
    pairs: pairs.map(({ kind, color, background, use }) => ({
      isText: kind === 'text',
      name: `${color} on ${background}`,
      note: `${[light, dark]
        .map((palette) => contrastOf({ kind, color, background, use }, palette).toFixed(1))
        .join(' / ')} (${minimumContrast[kind]}), ${use}`,
      color: cssColor(color),
      background: cssColor(background),
    })),
    sizes: readSetting('type', 'size'),
    corners: readSetting('space', 'radius'),
  };
}
