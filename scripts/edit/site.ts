import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditedSite } from '@nectarine/edit-mode/edited-site';
import { pieceKeys } from '@/lib/languages/translated';
import { fewestWords } from '../check-out/fewest-words';
import { BRIEF_CHANGES, BRIEF_QUESTION } from '../content-check/brief-question';
import { entryNames, placeInWords } from '../content-check/place';
import { REDIRECTS } from '../content-check/redirects';
import { today } from '../content-check/values';
import { startDev } from '../dev';
import { indexContent } from '../index-content';
import { languageFolders } from '../language-folders.mjs';

/** This site, as the edit mode needs it described. */
export const site: EditedSite = {
  root: path.resolve(fileURLToPath(new URL('../..', import.meta.url))),
  questions: new URL('./questions.ts', import.meta.url),
  languages: languageFolders,
  followers: [BRIEF_CHANGES, REDIRECTS],
  decisions: { file: BRIEF_CHANGES, question: BRIEF_QUESTION },
  fewestWords,
  pieceKeys: [...pieceKeys],
  entryNames,
  placeInWords,
  today,
  indexPages: indexContent,
  // Next's output is hidden, because its address is not the one to open.
  startSite: (args, env) => startDev(args, { env, output: 'ignore' }),
};
