/**
 * Subsets the heading font to the characters the site uses: English and Swahili letters, figures,
 * currency and punctuation, one file per weight listed in `styles/settings/_type.scss`. Run it when
 * the font or that list changes: `npx tsx scripts/public-files/subset-fonts.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { readFonts } from '../design-tokens/settings';
import { fontData } from '../share-pictures/font-data.mjs';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const beyond = '£€×–—‘’“”…·→←©é';

for (const { drawn, file } of readFonts()) {
  const subset = await fontData(drawn, ascii + beyond, 'woff2');
  writeFileSync(new URL(`../../public/fonts/${file}`, import.meta.url), subset);
  console.log(`${subset.length} bytes written to public/fonts/${file}`);
}
