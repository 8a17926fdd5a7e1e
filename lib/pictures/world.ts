import type { Picture, SceneName, ViewName } from '@/content/schema/picture';
import world from '@/content/schema/world.json' with { type: 'json' };

/** The files of a scene for wide windows, by width in pixels. `scripts/art/encode.ts` has all that are written. */
export const SCENE_WIDTHS = [240, 320, 560, 960] as const;

/**
 * The files for windows narrower than a tablet, by how a scene is shown there: in a row of a list, next
 * to text, in a card of a list, or as wide as the window. A dense screen would choose larger ones, and
 * phones load by the megabyte.
 */
const ON_PHONES = {
  thumb: [120],
  beside: [240],
  card: [320],
  wide: [320, 560],
} as const;

export type PlaceOnPhones = keyof typeof ON_PHONES;

/** Whether a picture is so wide that it needs the whole width of a page. */
export const isPanorama = (picture: Picture | undefined): boolean =>
  picture !== undefined &&
  'scene' in picture &&
  world.scenes[picture.scene].width > 3 * world.scenes[picture.scene].height;

const fileOf = (name: string, width: number, type: 'avif' | 'webp') =>
  `/world/${name}-${width}.${type}`;

const avifSet = (name: string, widths: readonly number[]): string =>
  widths.map((width) => `${fileOf(name, width, 'avif')} ${width}w`).join(', ');

/** What a picture element needs, by attribute. `src` is a WebP, for Safari 15, which has no AVIF. */
export const filesOfScene = (name: SceneName, onPhones: PlaceOnPhones) => ({
  phones: avifSet(name, ON_PHONES[onPhones]),
  wide: avifSet(name, SCENE_WIDTHS),
  src: fileOf(name, 560, 'webp'),
  ...world.scenes[name],
});

const VIEW_WIDTHS = [1280, 1920] as const;

/** What a picture element needs for a landscape, by attribute. Phones get its middle, in the ratio 4:3. */
export const filesOfView = (name: ViewName) => ({
  phones: avifSet(`${name}-phone`, [780]),
  phonesWebp: `${fileOf(`${name}-phone`, 780, 'webp')} 780w`,
  wide: avifSet(name, VIEW_WIDTHS),
  src: fileOf(name, 1280, 'webp'),
});
