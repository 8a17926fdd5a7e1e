/**
 * `npm run check:content`: prints all problems of the files in `content/`, one per line, and exits
 * with 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueText, sharedCatalogue } from '../content-source/catalogue';
import { contentFolder, indexContentOrExit } from '../content-source/index-content';
import { languages } from '../content-source/languages.mjs';
import { fieldName, type Problem } from '../content-source/problem';
import { problemLine } from '../content-source/problem-line';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContentOrExit();
const { problemsOf } = await import('./check-all');
const { checkTranslations } = await import('./check-translations');
const { isReadable, readContentFiles } = await import('./content-files');

const root = path.dirname(contentFolder);

/** Catalogues whose lines another program has broken elsewhere: each of its lines would differ in reviews. */
const foldedElsewhere = (): Problem[] =>
  languages.flatMap((language) => {
    const text = readFileSync(path.join(contentFolder, `${language}.po`), 'utf8');
    if (catalogueText(sharedCatalogue(text)) === text) return [];
    const found = 'is not laid out as `npm run translate` writes it';
    return [{ file: `content/${language}.po`, field: [], found, fix: 'run it', isHint: true }];
  });

const read = readContentFiles(root);
const faults = await problemsOf(read, root);
// Translations can only be compared with valid content.
const translations = checkTranslations(faults.length > 0 ? [] : read.filter(isReadable), root);
const areReadable = translations.every(({ isHint }) => isHint);
const all = [...faults, ...translations, ...(areReadable ? foldedElsewhere() : [])];
const problems = all.filter(({ isHint }) => !isHint);

for (const problem of problems) {
  const { file, line, field, found, fix } = problem;
  console.error(problemLine(problem));
  // GitHub shows it at its file, and the edit mode in its list of changes.
  if (process.env.GITHUB_ACTIONS)
    console.log(`::error file=${file},line=${line},title=${fieldName(field)}::${found}; ${fix}`);
}
for (const hint of all.filter(({ isHint }) => isHint)) console.log(problemLine(hint));
console.log(`${read.length} content files checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
