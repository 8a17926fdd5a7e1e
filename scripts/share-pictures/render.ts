import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Raw } from 'sharp';
import type { SharedPicture } from './pictures';

/** Few colors, and so little to load: previews are fetched over the same lines as pages. */
const encoding = { palette: true, colors: 64, quality: 98, effort: 1, dither: 0 } as const;

// Several pictures are drawn at a time, each on a thread of its own.
sharp.concurrency(1);

/** Pixels as they are. */
type Pixels = { data: Buffer; info: Raw };

const pixelsOf = (svg: string): Promise<Pixels> =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * What makes PNG files of drawings. They are kept by what went into them, so that only what has
 * changed is drawn again.
 *
 * @param cache the folder where they are kept, absolute
 * @param backdrop what pictures that are a part stand on, as SVG: its thousands of dots are drawn once
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
    // As small as it is: the encoder goes over it twice, and so does what composes it.
    return sharp(data, { raw: info })
      .composite([{ input: Buffer.from(svg), left, top }])
      .png(encoding)
      .toBuffer();
  }

  return async (picture) => {
    // What it is made with counts as well.
    const under = picture.onBackdrop && [picture.onBackdrop, backdrop];
    const made = JSON.stringify([encoding, sharp.versions, under]);
    const hash = createHash('sha256').update(made).update(picture.svg).digest('hex').slice(0, 24);
    const file = path.join(cache, `${hash}.png`);
    if (existsSync(file)) return file;
    // Under another name until it is whole: a build that is stopped leaves nothing broken behind.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await render(picture));
    await rename(unfinished, file);
    return file;
  };
}
