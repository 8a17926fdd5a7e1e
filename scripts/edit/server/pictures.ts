import { slugOf } from '../../content-source/slug';
import { sharp } from '../../files/sharp';
import { LIMITS } from '../../size/limits';
import { Refused } from './refused';
import type { Workspace } from './workspace';

/** A picture as content names it, without its description, which only a person can write. */
type Uploaded = { src: string; width: number; height: number };

/** The AVIF next to a picture such as `public/uploads/quay.webp`; undefined for other files. */
export const avifOf = (file: string): string | undefined =>
  /^public\/uploads\/.+\.webp$/.test(file) ? file.replace(/webp$/, 'avif') : undefined;

function freeName(workspace: Workspace, name: string): string {
  const base = slugOf(name.replace(/\.\w+$/, '')) || 'picture';
  const at = (n: number) => `/uploads/${n === 1 ? base : `${base}-${n}`}.webp`;
  let n = 1;
  while (workspace.exists(`public${at(n)}`)) n += 1;
  return at(n);
}

/** Sizes, and pairs of qualities that look alike, tried until the picture is small enough. */
const tries = [1000, 800, 640, 480].flatMap((side) => [
  { side, webp: 78, avif: 55 },
  { side, webp: 62, avif: 45 },
  { side, webp: 48, avif: 36 },
]);

const unreadable = () => {
  throw new Refused('This file cannot be read as a picture. Use a JPG, PNG, WebP or AVIF.');
};

/**
 * Rotates a picture upright, compresses it for phones on slow connections, and saves it.
 * @throws Refused when the file is empty, unreadable or cannot be made small enough
 */
export async function keepPicture(
  workspace: Workspace,
  data: Buffer,
  name: string,
): Promise<Uploaded> {
  if (data.length === 0) throw new Refused('This file is empty. Choose another one.');
  const upright = sharp(data, { failOn: 'error' }).rotate();
  await upright.metadata().catch(unreadable);
  for (const { side, ...quality } of tries) {
    const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
    const small = upright.clone().resize(size);
    const inWebp = small.clone().webp({ quality: quality.webp });
    const webp = await inWebp.toBuffer({ resolveWithObject: true }).catch(unreadable);
    if (webp.data.length > LIMITS.picture) continue;
    const avif = await small.avif({ quality: quality.avif }).toBuffer();
    const src = freeName(workspace, name);
    const file = `public${src}`;
    workspace.write({ [file]: webp.data, [file.replace(/webp$/, 'avif')]: avif });
    const { width, height } = webp.info;
    return { src, width, height };
  }
  throw new Refused('This picture cannot be made small enough. Use one with less detail.');
}
