import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharp } from '../files/sharp';
import { folder, type PictureKind, widest } from './encode';

const file = 'content/schema/world.json';

type Size = { width: number; height: number };
/** `metres` is how long the side of the picture is in the world, for a row of things to scale. */
type Manifest = {
  scenes: Record<string, Size>;
  objects: Record<string, Size & { metres: number }>;
};

/** Records which pictures exist and the size of the widest file of each, sorted by name. */
export async function writeManifest(scenes: string[], objects: string[], rendered: string) {
  const before: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const manifest: Manifest = { scenes: {}, objects: {} };
  for (const name of sorted(before.scenes, scenes)) {
    const size = await sizeOf(name, 'scene');
    if (size) manifest.scenes[name] = size;
  }
  for (const name of sorted(before.objects, objects)) {
    const size = await sizeOf(name, 'object');
    const about = path.join(rendered, `${name}.json`);
    const { metres } = existsSync(about)
      ? JSON.parse(readFileSync(about, 'utf8'))
      : (before.objects[name] ?? {});
    if (size) manifest.objects[name] = { ...size, metres };
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The names of before and of now: a picture whose file is gone is left out by its size. */
const sorted = (before: object, now: string[]) =>
  [...new Set([...Object.keys(before), ...now])].toSorted();

async function sizeOf(name: string, kind: PictureKind): Promise<Size | undefined> {
  const picture = path.join(folder, `${name}-${widest(kind)}.avif`);
  if (!existsSync(picture)) return undefined;
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
