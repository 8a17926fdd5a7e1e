import type { SceneName } from '@/content/schema/picture';
import world from '@/content/schema/world.json' with { type: 'json' };

/** The widths of a scene's files in pixels; `scripts/art` writes them. */
export const SCENE_WIDTHS = [320, 560, 960] as const;

/** The largest file for windows narrower than a tablet: phones load by the megabyte. */
const WIDEST_ON_PHONES = 560;

const fileOf = (name: string, width: number, type: 'avif' | 'webp') =>
  `/world/${name}-${width}.${type}`;

/** A `srcset` of AVIF files, as wide as `widest` at most. */
const avifSet = (name: string, widest: number): string =>
  SCENE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${fileOf(name, width, 'avif')} ${width}w`)
    .join(', ');

/** What a picture element needs, by attribute. `src` is a WebP, for Safari 15, which has no AVIF. */
export type SceneFiles = {
  phones: string;
  wide: string;
  src: string;
  width: number;
  height: number;
};

/** @param isSmall whether phones show it beside text */
export const filesOfScene = (name: SceneName, isSmall: boolean): SceneFiles => ({
  phones: avifSet(name, isSmall ? SCENE_WIDTHS[0] : WIDEST_ON_PHONES),
  wide: avifSet(name, Number.POSITIVE_INFINITY),
  src: fileOf(name, WIDEST_ON_PHONES, 'webp'),
  ...world.scenes[name],
});
