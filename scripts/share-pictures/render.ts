import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Raw } from 'sharp';
import { sharp } from '../files/sharp';
import type { SharedPicture } from './layouts';

/** Few colors make small files: previews load over the same slow connections as pages. */
const encoding = { palette: true, colors: 64, quality: 98, effort: 1, dither: 0 } as const;

// Draws several pictures at a time, each on its own thread.
sharp.concurrency(1);

/** Raw pixels. */
type Pixels = { data: Buffer; info: Raw };

const pixelsOf = (svg: string): Promise<Pixels> =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Renders drawings to PNG files, cached by their input, so that only changed ones are rendered.
 * @param cache the cache folder, absolute
 * @param backdrop SVG behind the pictures that are a part: its thousands of dots are rendered once
 * @returns for a picture, the path of its file
 */
export function createRenderer(
  cache: string,
  backdrop: string,
): (picture: SharedPicture) => Promise<string> {
  let ground: Promise<Pixels> | undefined;

  async function render({ svg, onBackdrop }: SharedPicture): Promise<Buffer> {
    if (!onBackdrop) return sharp(Buffer.from(svg)).png(encoding).toBuffer();
    ground ??= pixelsOf(backdrop);
    const { data, info } = await ground;
    const { left, top } = onBackdrop;
    // At its final size, because the encoder and the compositor both process every pixel.
    return sharp(data, { raw: info })
      .composite([{ input: Buffer.from(svg), left, top }])
      .png(encoding)
      .toBuffer();
  }

  return async (picture) => {
    // The renderer's version is part of the cache key.
    const under = picture.onBackdrop && [picture.onBackdrop, backdrop];
    const made = JSON.stringify([encoding, sharp.versions, under]);
    const hash = createHash('sha256').update(made).update(picture.svg).digest('hex').slice(0, 24);
    const file = path.join(cache, `${hash}.png`);
    if (existsSync(file)) return file;
    // Written under another name first, so that an interrupted build leaves no broken file.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await render(picture));
    await rename(unfinished, file);
    return file;
  };
}
