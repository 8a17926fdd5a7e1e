import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** Latin letters that the font covers, figures, currency and punctuation. */
const latin = Array.from({ length: 0x250 - 32 }, (_, i) => String.fromCharCode(32 + i)).join('');
const characters = `${latin}–—‘’“”…€→←×·`;

/**
 * The site's font at one weight, with some characters.
 * @param {number} weight
 * @returns {Promise<Uint8Array>}
 */
export const fontData = (weight, text = characters, targetFormat = 'truetype') =>
  subsetFont(readFileSync(file), text, { targetFormat, variationAxes: { wght: weight } });
