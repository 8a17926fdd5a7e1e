import type { ObjectName } from '@/content/schema/picture';

/** The widths of an object's files in pixels, as `scripts/art/encode.ts` writes them. */
export const OBJECT_WIDTHS = { small: 96, tile: 192, large: 480 } as const;

type ObjectFiles = { avif: string; src: string; width: number; height: number };

/** A square picture of goods. A long list shows it at 48 CSS pixels, a tile at 96, a heading at up to 320. */
export function filesOfObject(name: ObjectName, size: keyof typeof OBJECT_WIDTHS): ObjectFiles {
  const width = OBJECT_WIDTHS[size];
  const file = `/world/${name}-${width}`;
  return { avif: `${file}.avif`, src: `${file}.webp`, width, height: width };
}
