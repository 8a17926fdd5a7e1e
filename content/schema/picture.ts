import { z } from 'zod';
import world from './world.json' with { type: 'json' };

/** The icons of the site's own family, by name. */
export const iconNames = [
  'calculator',
  'cart',
  'chat',
  'check',
  'clock',
  'coin',
  'cross',
  'document',
  'globe',
  'headset',
  'mail',
  'no-entry',
  'parcel',
  'person',
  'phone',
  'pin',
  'plane',
  'plus',
  'scale',
  'search',
  'shield',
  'ship',
  'star',
  'tag',
  'truck',
  'warehouse',
  'warning',
] as const;
export const iconName = z.enum(iconNames);
export type IconName = z.infer<typeof iconName>;

/** The scenes of the modelled world (`art/`), by name; `content/pictures.ts` says what each shows. */
export type SceneName = keyof typeof world.scenes;
export const sceneNames = Object.keys(world.scenes) as [SceneName, ...SceneName[]];
export const sceneName = z.enum(sceneNames);

/** The landscapes, by name: wide views whose sky is the color of the section behind them. */
export type ViewName = keyof typeof world.views;
export const viewName = z.enum(Object.keys(world.views) as [ViewName, ...ViewName[]]);

/** The kinds of goods that are modelled as objects, by name. */
export type ObjectName = keyof typeof world.objects;
export const objectNames = Object.keys(world.objects) as [ObjectName, ...ObjectName[]];
export const objectName = z.enum(objectNames);

/** What each scene shows, for people who cannot see it. */
export const sceneTexts = z.strictObject({
  scenes: z.record(sceneName, z.string().min(15).max(160)).meta({
    description: 'For people who cannot see the picture: what is in it, in one sentence.',
  }),
});
export type SceneTexts = z.infer<typeof sceneTexts>;

/**
 * A file in `public/uploads/`, or one on another host; the content check allows the `imageHosts` of
 * `content/site.ts`. A WebP has an AVIF of the same name next to it, which the page offers first.
 */
const photoSource = z.union([
  z
    .string()
    .regex(
      /^\/uploads\/[a-z0-9/-]+\.(avif|webp|jpe?g|png)$/,
      'name the file with small letters, digits and hyphens, like /uploads/quay-at-dawn.webp',
    ),
  z.url({ protocol: /^https$/, abort: true }),
]);

/** A photograph in a file, with its dimensions, so that nothing moves when it loads. */
export const photo = z.strictObject({
  src: photoSource.meta({ title: 'File' }),
  alt: z.string().min(5).meta({
    title: 'What the picture shows',
    description: 'For people who cannot see it.',
  }),
  width: z.number().int().positive().meta({ description: 'Width of the file in pixels.' }),
  height: z.number().int().positive().meta({ description: 'Height of the file in pixels.' }),
});
export type Photo = z.infer<typeof photo>;

/** A picture next to text. Scenes and photographs fill the same box, in the ratio 3:2. */
export const picture = z.union([
  z.strictObject({ scene: sceneName.meta({ title: 'Picture' }) }),
  z.strictObject({ photo }),
]);
export type Picture = z.infer<typeof picture>;
