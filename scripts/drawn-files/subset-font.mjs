/**
 * Cuts the heading face down to what the site writes in it: the letters of English and Swahili,
 * figures, currency and punctuation, in one weight (24.9 kB with a range of weights, 14 kB with one).
 * Run by hand when the face changes: `node scripts/drawn-files/subset-font.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const beyond = '£€×–—‘’“”…·→←©é';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const target = new URL('../../public/fonts/bricolage.woff2', import.meta.url);

const subset = await subsetFont(readFileSync(source), ascii + beyond, {
  targetFormat: 'woff2',
  variationAxes: { wght: 720 },
});
writeFileSync(target, subset);
console.log(`${subset.length} bytes written to ${target.pathname}`);
