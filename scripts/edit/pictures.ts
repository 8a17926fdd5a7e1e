import sharp from 'sharp';
import { Refused } from './refused';
import type { Workspace } from './workspace';

const WIDEST_PIXELS = 1000;
const HEAVIEST_BYTES = 100_000;

/** A picture as content writes it, but for what only a person can say of it. */
export type Uploaded = { src: string; width: number; height: number };

/** `IMG 2031 Übersee.JPG` as `img-2031-ubersee`. */
export function fileNameOf(name: string): string {
  return name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

function freeName(workspace: Workspace, name: string): string {
  const base = fileNameOf(name) || 'picture';
  const at = (n: number) => `public/uploads/${n === 1 ? base : `${base}-${n}`}.webp`;
  let n = 1;
  while (workspace.exists(at(n))) n += 1;
  return at(n);
}

/** Turns a picture upright, makes it small enough for a phone on a slow line, and keeps it. */
export async function keepPicture(
  workspace: Workspace,
  data: Buffer,
  name: string,
): Promise<Uploaded> {
  const picture = sharp(data, { failOn: 'error' }).rotate();
  const small = picture.resize({
    width: WIDEST_PIXELS,
    height: WIDEST_PIXELS,
    fit: 'inside',
    withoutEnlargement: true,
  });
  for (const quality of [78, 68, 58, 48]) {
    const made = await small
      .clone()
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new Refused(
          'this file is no picture that can be read; take a JPG, PNG, WebP or AVIF',
        );
      });
    if (made.data.length > HEAVIEST_BYTES && quality > 48) continue;
    const file = freeName(workspace, name);
    workspace.write(file, made.data);
    return { src: file.slice('public'.length), width: made.info.width, height: made.info.height };
  }
  throw new Refused('this picture cannot be made small enough');
}
