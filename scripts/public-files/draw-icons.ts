/**
 * Draws the site's icons from its mark, `public/icon.svg`. Run manually when the mark changes:
 * `npx tsx scripts/public-files/draw-icons.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharp } from '../files/sharp';

const folder = fileURLToPath(new URL('../../public', import.meta.url));
const mark = readFileSync(`${folder}/icon.svg`);

/** The mark is 32 by 32 units, which are as many pixels at a density of 72. */
const MARK_UNITS = 32;

/** The background of icons that fill their whole tile: the site's ink. */
const ink = '#08262e';

/** The mark on a transparent background. */
const drawMark = (size: number) =>
  sharp(mark, { density: (72 * size) / MARK_UNITS }).resize(size, size);

/** The mark on a tile of ink. @param share its width as a share of the tile's */
async function drawTile(size: number, share: number): Promise<Buffer> {
  const input = await drawMark(Math.round(size * share))
    .png()
    .toBuffer();
  const background = {
    create: { width: size, height: size, channels: 4, background: ink },
  } as const;
  return sharp(background).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** A PNG as an ICO with one picture: a header and a directory, all numbers little-endian. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // the type: an icon
  head.writeUInt16LE(1, 4); // the number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, png]);
}

const plain = (size: number) => drawMark(size).png({ palette: true }).toBuffer();

const icons: Record<string, Buffer> = {
  'favicon.ico': icoOf(await drawMark(32).png().toBuffer(), 32),
  'apple-touch-icon.png': await drawTile(180, 0.7),
  'icons/192.png': await plain(192),
  'icons/512.png': await plain(512),
  // Phones cut shapes out of it; a circle of four fifths of the width is always visible.
  'icons/maskable.png': await drawTile(512, 0.56),
};

mkdirSync(`${folder}/icons`, { recursive: true });
for (const [file, content] of Object.entries(icons)) {
  writeFileSync(`${folder}/${file}`, content);
  console.log(`${file}: ${content.length} bytes`);
}
