import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharp } from '../files/sharp';

export const folder = 'public/world';

/**
 * The files of each kind by width in pixels, and how many bytes a picture may have as AVIF. Phones get
 * the middle of a view, in the ratio 4:3.
 */
const sizes = {
  scene: { 120: 1_700, 240: 4_400, 320: 9_000, 560: 18_000, 960: 40_000 },
  object: { 96: 1_700, 192: 3_000, 480: 10_000 },
  view: { 'phone-780': 18_000, 1280: 30_000, 1920: 40_000 },
};

/** Pictures in the first view of a page that is close to its limit of 60 kB on phones. */
const tighterLimits: Partial<Record<string, number>> = {
  'hall-phone-780': 15_100,
  'quote-240': 3_600,
  'reviews-560': 14_200,
  'shop-240': 3_800,
};

export type PictureKind = keyof typeof sizes;

/** How the names of a kind's files end. */
export const sizesOf = (kind: PictureKind) => Object.keys(sizes[kind]);

const isForPhones = (size: string) => size.startsWith('phone-');

const widthOf = (size: string) => Number(size.replace('phone-', ''));

/** The widest file of a kind, whose size the manifest records. */
export const widest = (kind: PictureKind) => Math.max(...sizesOf(kind).map(widthOf));

/** How many bytes a file may have. WebP may have more: only old browsers request it. */
export function limitOf(
  name: string,
  kind: PictureKind,
  size: string,
  format: 'avif' | 'webp',
): number {
  const limit = (sizes[kind] as Record<string, number>)[size];
  if (!limit) throw new Error(`A ${kind} has no file ${size}.`);
  return format === 'avif' ? (tighterLimits[`${name}-${size}`] ?? limit) : limit * 2;
}

/** Writes the AVIF and WebP files of a rendered picture, each in the best quality that fits. */
export async function encode(png: string, name: string, kind: PictureKind): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const report = [];
  for (const size of sizesOf(kind)) {
    const width = widthOf(size);
    const picture = await resize(isForPhones(size) ? await middleOf(png) : png, width);
    const write = (format: string, data: Buffer) =>
      writeFileSync(path.join(folder, `${name}-${size}.${format}`), data);
    const avif = await bestThatFits(
      qualities(64, 16),
      limitOf(name, kind, size, 'avif'),
      (quality) =>
        sharp(picture)
          .avif({ quality, effort: width > 320 ? 4 : 7, chromaSubsampling: '4:2:0' })
          .toBuffer(),
    );
    const hasShadow = kind === 'object' && width === widest(kind);
    const forWebp = hasShadow ? await withFewLevels(picture) : picture;
    const webp = await bestThatFits(
      qualities(80, 26),
      limitOf(name, kind, size, 'webp'),
      (quality) =>
        sharp(forWebp)
          .webp({
            quality,
            effort: 5,
            alphaQuality: hasShadow ? 100 : Math.min(90, quality + 30),
            smartSubsample: true,
          })
          .toBuffer(),
    );
    write('avif', avif.data);
    write('webp', webp.data);
    report.push(`${size} px ${kilobytes(avif)}/${kilobytes(webp)}`);
  }
  console.log(`${name}: ${report.join(', ')}; rendered ${statSync(png).size >> 10} kB`);
}

/** The middle of a picture, in the ratio 4:3. */
async function middleOf(png: string): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const left = Math.round((width - (height * 4) / 3) / 2);
  return sharp(png)
    .extract({ left, top: 0, width: width - 2 * left, height })
    .png()
    .toBuffer();
}

/** In a narrower width, its colours spread a little into what is see-through. */
async function resize(png: string | Buffer, width: number): Promise<Buffer> {
  const resized = sharp(png).resize(width, null, { kernel: 'lanczos3' }).png();
  const { data, info } = await sharp(await resized.toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  spreadColours(data, info);
  const { height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/**
 * Gives see-through pixels the colour of their neighbours, four pixels far. They are black, and an
 * encoder would draw that black into the edges, and spend bytes on it.
 */
function spreadColours(pixels: Buffer, { width, height }: { width: number; height: number }) {
  let coloured = Uint8Array.from({ length: width * height }, (_, i) =>
    at(pixels, 4 * i + 3) > 12 ? 1 : 0,
  );
  for (let pass = 0; pass < 4; pass++) {
    const next = coloured.slice();
    for (let i = width; i < width * (height - 1); i++) {
      const near = [i - 1, i + 1, i - width, i + width].filter((j) => coloured[j]);
      if (coloured[i] || near.length === 0) continue;
      for (const channel of [0, 1, 2]) {
        const sum = near.reduce((total, j) => total + at(pixels, 4 * j + channel), 0);
        pixels[4 * i + channel] = sum / near.length;
      }
      next[i] = 1;
    }
    coloured = next;
  }
}

/**
 * Rounds the transparency, finely in shadows and coarsely at edges. WebP's own few levels are mostly
 * spent on edges, and shadows become bands.
 */
async function withFewLevels(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  for (let i = 3; i < data.length; i += 4) {
    const alpha = at(data, i);
    const step = alpha < 40 ? 3 : alpha < 112 ? 6 : 36;
    data[i] = alpha > 225 ? 255 : Math.round(alpha / step) * step;
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

const at = (values: Uint8Array, index: number) => values[index] ?? 0;

/** In falling order. */
const qualities = (best: number, worst: number) =>
  Array.from({ length: (best - worst) / 3 + 1 }, (_, step) => best - 3 * step);

const kilobytes = ({ data, quality }: Encoded) =>
  `${(data.length / 1000).toFixed(1)} kB (q${quality})`;

type Encoded = { data: Buffer; quality: number };

/** The file of the best quality that is within the limit: qualities are in falling order. */
async function bestThatFits(
  qualities: readonly number[],
  limit: number,
  encodeWith: (quality: number) => Promise<Buffer>,
): Promise<Encoded> {
  let best: Encoded | undefined;
  let [low, high] = [0, qualities.length - 1];
  // The best first, because most pictures fit at once.
  for (let middle = 0; low <= high; middle = (low + high) >> 1) {
    const quality = qualities[middle] as number;
    const data = await encodeWith(quality);
    if (data.length <= limit) {
      best = { data, quality };
      high = middle - 1;
    } else low = middle + 1;
  }
  if (!best) throw new Error(`No quality fits ${limit} bytes: the picture has too much detail.`);
  return best;
}
