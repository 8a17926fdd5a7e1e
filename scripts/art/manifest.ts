import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharp } from '../files/sharp';
import { folder, type PictureKind, widest } from './encode';

const file = 'content/schema/world.json';

type Size = { width: number; height: number };
/**
 * For a row of things to scale: `metres` is how long the side of the picture is in the world, `below`
 * the share of the picture that is below the object.
 */
type Manifest = {
  scenes: Record<string, Size>;
  objects: Record<string, Size & { metres: number; below: number }>;
  views: Record<string, Size>;
};

/**
 * Records which pictures exist and the size of the widest file of each, sorted by name.
 * @param now the names of those rendered now: the folder may hold old measures of other objects
 * @param rendered the folder with what Blender wrote
 */
export async function writeManifest(now: Record<keyof Manifest, string[]>, rendered: string) {
  const before: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const manifest: Manifest = { scenes: {}, objects: {}, views: {} };
  for (const [key, kind] of [
    ['scenes', 'scene'],
    ['views', 'view'],
  ] as const) {
    for (const name of sorted(before[key], now[key])) {
      const size = await sizeOf(name, kind);
      if (size) manifest[key][name] = size;
    }
  }
  for (const name of sorted(before.objects, now.objects)) {
    const size = await sizeOf(name, 'object');
    const about = path.join(rendered, `${name}.json`);
    const { metres } = now.objects.includes(name)
      ? JSON.parse(readFileSync(about, 'utf8'))
      : (before.objects[name] ?? {});
    if (size) manifest.objects[name] = { ...size, metres, below: await emptyBelow(name) };
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The names of before and of now: a picture whose file is gone is left out by its size. */
const sorted = (before: object, now: string[]) =>
  [...new Set([...Object.keys(before), ...now])].toSorted();

const fileOf = (name: string, kind: PictureKind) =>
  path.join(folder, `${name}-${widest(kind)}.avif`);

async function sizeOf(name: string, kind: PictureKind): Promise<Size | undefined> {
  const picture = fileOf(name, kind);
  if (!existsSync(picture)) return undefined;
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** Up to the lowest row with a pixel that is not see-through, as shadows are. */
async function emptyBelow(name: string): Promise<number> {
  const alpha = sharp(fileOf(name, 'object')).extractChannel('alpha').raw();
  const { data, info } = await alpha.toBuffer({ resolveWithObject: true });
  const row = Math.floor(data.findLastIndex((value) => value > 240) / info.width);
  return Math.round((1 - (row + 1) / info.height) * 1000) / 1000;
}
