import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { avifVariantOf } from '@/lib/pictures/avif';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { sharp } from '../files/sharp';
import { LIMITS } from '../size/limits';
import { type Fault, groupsIn, problemAt } from './walk';

/** Maximum picture size for phones on slow connections. */
const HEAVIEST_BYTES = LIMITS.picture;
const WIDEST_PIXELS = 1000;

type Photo = { src: string; width: unknown; height: unknown };

const smaller = `make it at most ${WIDEST_PIXELS} pixels wide and ${HEAVIEST_BYTES / 1000} kB`;

const ofSource = (found: string, fix: string): Fault[] => [{ at: ['src'], found, fix }];

async function faultsOfFile(src: string, photo: Photo, root: string): Promise<Fault[]> {
  const file = path.join(root, 'public', src);
  if (!existsSync(file)) {
    const fix = 'put the file there, or fix the name; capital letters count';
    return ofSource(`there is no file public${src}`, fix);
  }
  const bytes = statSync(file).size;
  const { width, height } = await sharp(file).metadata();
  const faults: Fault[] = [];
  if (bytes > HEAVIEST_BYTES)
    faults.push(...ofSource(`public${src} is ${Math.round(bytes / 1000)} kB`, smaller));
  else if (width > WIDEST_PIXELS)
    faults.push(...ofSource(`public${src} is ${width} pixels wide`, smaller));
  if (width !== photo.width || height !== photo.height) {
    const found = `does not match public${src}: ${photo.width} × ${photo.height}`;
    faults.push({ at: ['width'], found, fix: `write width: ${width}, height: ${height}` });
  }
  return faults;
}

/** Most browsers show the AVIF next to a WebP: the edit mode writes both. */
async function faultsOfAvif(photo: Photo, root: string): Promise<Fault[]> {
  const src = avifVariantOf(photo.src);
  const [fault] = src ? await faultsOfFile(src, photo, root) : [];
  return fault
    ? [{ ...fault, at: ['src'], fix: 'drop the picture onto its field in npm run edit' }]
    : [];
}

async function faultsOf(photo: Photo, root: string, hosts: readonly string[]): Promise<Fault[]> {
  if (!photo.src.startsWith('/')) {
    const { host } = new URL(photo.src);
    const fix = 'add its host to `imageHosts` in content/site.ts first';
    return hosts.includes(host) ? [] : ofSource(`is on ${host}`, fix);
  }
  const faults = await faultsOfFile(photo.src, photo, root);
  return faults.length > 0 ? faults : faultsOfAvif(photo, root);
}

/** The other hosts that photographs may come from, and the security policy allows. */
function hostsIn(files: readonly ContentFile[]): readonly string[] {
  const site = files.find(({ file }) => file === 'content/site.ts')?.content;
  return (site as { imageHosts?: string[] } | undefined)?.imageHosts ?? [];
}

const isPhoto = (group: object): group is Photo =>
  'src' in group && typeof group.src === 'string' && /^(?:\/uploads|https:)\//.test(group.src);

/** Pictures that are missing, too large for a phone, not of the stated size, or on an unknown host. */
export async function faultyPictures(
  files: readonly ContentFile[],
  root: string,
): Promise<Problem[]> {
  const hosts = hostsIn(files);
  const found = files.flatMap((file) =>
    groupsIn(file).map(async ({ group, path: field }) => {
      const faults = isPhoto(group) ? await faultsOf(group, root, hosts) : [];
      return faults.map((fault) => problemAt(file.file, field, fault));
    }),
  );
  return (await Promise.all(found)).flat();
}
