/**
 * `npm run check:content`: prints all problems of the files in `content/`, one per line, and exits
 * with 1 if there are any.
 */
import path from 'node:path';
import { fieldName } from '@nectarine/edit-mode/content/problem';
import { contentFolder, indexContent } from '../index-content';
import { annotate } from '../text/annotation.mjs';
import { problemLine } from './problem-line';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { checkAll, placed } = await import('./check-all');
const { recordedChanges } = await import('./brief-changes');
const { readRecord, undatedPages } = await import('./dated-words');
const { checkTranslations } = await import('../translations/check-translations');
const { behindEnglish } = await import('../translations/behind-english');
const { untranslatedTexts } = await import('../translations/untranslated');
const { readTranslations } = await import('../translations/translation-files');
const { today } = await import('./values');

const root = path.dirname(contentFolder);
const { files, count, problems: faults } = await checkAll(root);
// A page's copy can only be read if it is valid.
const undated = () =>
  undatedPages(files, readRecord(root), today()).map((problem) => placed(problem, files));
const read = readTranslations(root);
const translations = read.filter((file) => 'texts' in file);
const problems =
  faults.length > 0 ? faults : [...undated(), ...checkTranslations(files, read, root)];

for (const problem of problems) {
  const { file, line, field, found, fix } = problem;
  console.error(problemLine(problem));
  annotate({ file, line, title: fieldName(field), message: `${found}; ${fix}` });
}
for (const line of recordedChanges(files)) console.log(line);
const warnings = [...untranslatedTexts(files, translations), ...behindEnglish(files, translations)];
for (const problem of warnings) console.log(problemLine(problem));
console.log(`${count + read.length} content files checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
