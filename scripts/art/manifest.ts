import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharp } from '../files/sharp';
import { folder, type PictureKind, widthsOf } from './encode';

/** Records which pictures exist and the size of the widest file of each, sorted by name. */
export async function writeManifest(scenes: string[], objects: string[]): Promise<void> {
  const manifest = {
    scenes: await sizes(scenes, 'scene'),
    objects: await sizes(objects, 'object'),
  };
  writeFileSync('lib/pictures/world.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

async function sizes(names: string[], kind: PictureKind) {
  const found: Record<string, { width: number; height: number }> = {};
  for (const name of names.toSorted()) {
    const file = path.join(folder, `${name}-${widthsOf(kind).at(-1)}.avif`);
    if (!existsSync(file)) continue;
    const { width, height } = await sharp(file).metadata();
    found[name] = { width, height };
  }
  return found;
}
