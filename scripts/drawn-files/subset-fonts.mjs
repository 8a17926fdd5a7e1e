/**
 * Cuts the heading face down to what the site writes in it: the letters of English and Swahili,
 * figures, currency and punctuation, and one file for each weight that `styles/settings/_type.scss`
 * lists, not the whole range. Run by hand when the face or that list changes:
 * `npx tsx scripts/drawn-files/subset-fonts.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readFaces } from '../design-tokens/faces';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const beyond = '£€×–—‘’“”…·→←©é';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

for (const { drawn, file } of readFaces()) {
  const subset = await subsetFont(readFileSync(source), ascii + beyond, {
    targetFormat: 'woff2',
    variationAxes: { wght: drawn },
  });
  writeFileSync(new URL(`../../public/fonts/${file}`, import.meta.url), subset);
  console.log(`${subset.length} bytes written to public/fonts/${file}`);
}
