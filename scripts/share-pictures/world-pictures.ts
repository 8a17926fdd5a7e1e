import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ObjectName, objectNames, type SceneName, sceneNames } from '@/content/schema/picture';
import { OBJECT_WIDTHS } from '@/lib/pictures/objects';
import { SCENE_WIDTHS } from '@/lib/pictures/world';
import { sharp } from '../files/sharp';

const folder = fileURLToPath(new URL('../../public/world', import.meta.url));

/** An address for an image in an SVG, whose renderer reads neither AVIF nor WebP. */
async function dataAddress(name: string, width: number): Promise<[string, string]> {
  const png = await sharp(path.join(folder, `${name}-${width}.avif`))
    .png()
    .toBuffer();
  return [name, `data:image/png;base64,${png.toString('base64')}`];
}

export type WorldPictures = {
  scene: (name: SceneName) => string;
  object: (name: ObjectName) => string;
};

/** The scenes and objects as addresses that an SVG can contain. */
export async function openWorldPictures(): Promise<WorldPictures> {
  const scenes = new Map(
    await Promise.all(sceneNames.map((name) => dataAddress(name, Math.max(...SCENE_WIDTHS)))),
  );
  const objects = new Map(
    await Promise.all(objectNames.map((name) => dataAddress(name, OBJECT_WIDTHS.large))),
  );
  const found = (address: string | undefined, name: string): string => {
    if (!address) throw new Error(`public/world has no picture "${name}"`);
    return address;
  };
  return {
    scene: (name) => found(scenes.get(name), name),
    object: (name) => found(objects.get(name), name),
  };
}
