import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { type Found, groupsIn } from '@nectarine/edit-mode/content/walk';
import { avifVariantOf } from '@/lib/pictures/avif-variant';
import { sharp } from '../files/sharp';
import { LIMITS } from '../size/limits';

/** Maximum picture size for phones on slow connections. */
const HEAVIEST_BYTES = LIMITS.picture;
const WIDEST_PIXELS = 1000;

type Photo = { src: string; width: unknown; height: unknown };
type Fault = Pick<Problem, 'field' | 'found' | 'fix'>;

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const smaller = `make it at most ${WIDEST_PIXELS} pixels wide and ${HEAVIEST_BYTES / 1000} kB`;

async function faultsOf(photo: Photo, file: string): Promise<Fault[]> {
  if (!existsSync(file)) {
    const found = `there is no file public${photo.src}`;
    return [
      {
        field: ['src'],
        found,
        fix: 'put the file there, or fix the name; file names are case-sensitive',
      },
    ];
  }
  const bytes = statSync(file).size;
  const { width, height } = await sharp(file).metadata();
  const faults: Fault[] = [];
  if (bytes > HEAVIEST_BYTES)
    faults.push({ field: ['src'], found: `is ${kilobytes(bytes)}`, fix: smaller });
  else if (width > WIDEST_PIXELS)
    faults.push({ field: ['src'], found: `is ${width} pixels wide`, fix: smaller });
  if (width !== photo.width || height !== photo.height) {
    faults.push({
      field: ['width'],
      found: `does not match the file: ${photo.width} × ${photo.height}`,
      fix: `write width: ${width}, height: ${height}`,
    });
  }
  return faults;
}

/** Most browsers show the AVIF next to a WebP: it must exist and have the same size. */
async function faultOfAvif(photo: Photo, root: string): Promise<string | undefined> {
  const src = avifVariantOf(photo.src);
  if (!src) return undefined;
  const file = path.join(root, 'public', src);
  if (!existsSync(file)) return `has no AVIF version: the file is missing: public${src}`;
  const { width, height } = await sharp(file).metadata();
  if (width !== photo.width || height !== photo.height)
    return `has an AVIF version of another size: public${src} is ${width} × ${height}`;
  const bytes = statSync(file).size;
  return bytes > HEAVIEST_BYTES
    ? `has an AVIF version of ${kilobytes(bytes)}: public${src}`
    : undefined;
}

const dropAgain = 'drop the picture onto its field in npm run edit, which writes both files';

async function allFaultsOf(photo: Photo, root: string): Promise<Fault[]> {
  const faults = await faultsOf(photo, path.join(root, 'public', photo.src));
  const found = faults.length === 0 && (await faultOfAvif(photo, root));
  return found ? [{ field: ['src'], found, fix: dropAgain }] : faults;
}

const isPhoto = ({ group }: Found): boolean =>
  typeof group.src === 'string' && /^(?:\/uploads|https:)\//.test(group.src);

type Hosts = readonly string[];

/** The other hosts that photographs may come from, and the security policy allows. */
const hostsIn = (files: readonly ContentFile[]): Hosts => {
  const site = files.find(({ file }) => file === 'content/site.ts')?.content;
  return (site as { imageHosts: Hosts } | undefined)?.imageHosts ?? [];
};

function faultsOfHost({ src }: Photo, hosts: Hosts): Fault[] {
  const { host } = new URL(src);
  if (hosts.includes(host)) return [];
  const fix = 'add its host to `imageHosts` in content/site.ts first';
  return [{ field: ['src'], found: `is on ${host}`, fix }];
}

/** Pictures that are missing, too large for a phone, not of the stated size, or on an unknown host. */
export async function checkPictures(
  files: readonly ContentFile[],
  root: string,
): Promise<Problem[]> {
  const found = files.flatMap(({ file, content }) =>
    groupsIn(content)
      .filter(isPhoto)
      .map(({ group, field }) => ({ file, field, photo: group as Photo })),
  );
  const hosts = hostsIn(files);
  const problems = await Promise.all(
    found.map(async ({ file, field, photo }) => {
      const isOurs = photo.src.startsWith('/');
      const faults = isOurs ? await allFaultsOf(photo, root) : faultsOfHost(photo, hosts);
      return faults.map((fault) => ({ ...fault, file, field: [...field, ...fault.field] }));
    }),
  );
  return problems.flat();
}
