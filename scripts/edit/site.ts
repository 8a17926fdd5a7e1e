import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditedSite } from '@nectarine/edit-mode/edited-site';
import { pieceKeys } from '@/lib/languages/running-text';
import { entryNames, placeInWords } from '../content-check/place';
import { REDIRECTS } from '../content-check/redirects';
import { today } from '../content-check/values';
import { startDev } from '../dev';
import { indexContent } from '../index-content';
import { languages } from '../languages.mjs';

/** This site, as the edit mode needs it described. */
export const site: EditedSite = {
  root: path.resolve(fileURLToPath(new URL('../..', import.meta.url))),
  questions: new URL('./questions.ts', import.meta.url),
  languages,
  followers: [REDIRECTS],
  pieceKeys: [...pieceKeys],
  offers: [
    { href: 'https://wa.me/', file: 'content/site.ts', path: ['chat'] },
    { href: 'tel:', file: 'content/site.ts', path: ['phone'] },
    { href: 'mailto:', file: 'content/site.ts', path: ['emails'] },
    // The rate of a charge on a page of goods follows from the goods.
    { from: 'content/customs.ts', path: ['tariff'] },
    // Amounts in shillings are converted.
    { text: String.raw`\bTZS\b`, file: 'content/rates.ts', path: ['shilling'] },
  ],
  forms: { Prices: 'content/price-list.ts' },
  entryNames,
  placeInWords,
  today,
  indexPages: indexContent,
  // Next's output is hidden, because its address is not the one to open.
  startSite: (args, env) => startDev(args, { env, output: 'ignore' }),
};
