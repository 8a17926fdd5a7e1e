import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ObjectName, objectNames, type SceneName, sceneNames } from '@/content/schema/picture';
import { OBJECT_WIDTHS } from '@/lib/pictures/objects';
import { SCENE_WIDTHS } from '@/lib/pictures/world';
import { sharp } from '../files/sharp';

const folder = fileURLToPath(new URL('../../public/world', import.meta.url));

/** Scenes and objects as addresses that an SVG can contain: its renderer reads neither AVIF nor WebP. */
export type WorldPictures = Readonly<Record<SceneName | ObjectName, string>>;

async function dataAddress(name: string, width: number): Promise<[string, string]> {
  const png = await sharp(path.join(folder, `${name}-${width}.avif`))
    .png()
    .toBuffer();
  return [name, `data:image/png;base64,${png.toString('base64')}`];
}

export async function openWorldPictures(): Promise<WorldPictures> {
  const addresses = await Promise.all([
    ...sceneNames.map((name) => dataAddress(name, Math.max(...SCENE_WIDTHS))),
    ...objectNames.map((name) => dataAddress(name, OBJECT_WIDTHS.large)),
  ]);
  return Object.fromEntries(addresses) as WorldPictures;
}
