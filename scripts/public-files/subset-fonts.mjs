/**
 * Subsets the heading font to the characters the site uses: English and Swahili letters, figures,
 * currency and punctuation, one file per weight listed in `styles/settings/_type.scss`. Run it when
 * the font or that list changes: `npx tsx scripts/public-files/subset-fonts.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readFonts } from '../design-tokens/settings';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const beyond = '£€×–—‘’“”…·→←©é';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

for (const { drawn, file } of readFonts()) {
  const subset = await subsetFont(readFileSync(source), ascii + beyond, {
    targetFormat: 'woff2',
    variationAxes: { wght: drawn },
  });
  writeFileSync(new URL(`../../public/fonts/${file}`, import.meta.url), subset);
  console.log(`${subset.length} bytes written to public/fonts/${file}`);
}
