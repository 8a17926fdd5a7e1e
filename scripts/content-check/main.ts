/**
 * `npm run check:content`: prints all problems of the files in `content/`, one per line, and exits
 * with 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCatalogue } from '../content-source/catalogue';
import { contentFolder, indexContentOrExit } from '../content-source/index-content';
import { languages } from '../content-source/languages.mjs';
import { fieldName } from '../content-source/problem';
import { problemLine } from '../content-source/problem-line';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContentOrExit();
const { checkAll } = await import('./check-all');
const { checkTranslations } = await import('./check-translations');
const { editedFiles } = await import('./content-files');
const { lostAddresses, publicSnapshot } = await import('./lost-pages');

const root = path.dirname(contentFolder);

/** What the public site has and this one lacks. */
async function lostPages() {
  const before = publicSnapshot(root, languages);
  const { redirects } = await import('../../content/redirects');
  const catalogues = languages.map((language) => {
    const text = readFileSync(path.join(contentFolder, `${language}.po`), 'utf8');
    return [language, parseCatalogue(text)];
  });
  const now = { files: editedFiles(root), catalogues: Object.fromEntries(catalogues) };
  const redirected = redirects.map(({ from }) => from);
  return before ? lostAddresses(before, now, redirected) : [];
}

const { files, count, problems: faults } = await checkAll(root);
// Translations can only be compared with valid content.
const translations = checkTranslations(faults.length > 0 ? [] : files, root);
const all = [...faults, ...translations, ...(await lostPages())];
const problems = all.filter(({ isHint }) => !isHint);

for (const problem of problems) {
  const { file, line, field, found, fix } = problem;
  console.error(problemLine(problem));
  // GitHub shows it at its file, and the edit mode in its list of changes.
  if (process.env.GITHUB_ACTIONS)
    console.log(`::error file=${file},line=${line},title=${fieldName(field)}::${found}; ${fix}`);
}
for (const hint of all.filter(({ isHint }) => isHint)) console.log(problemLine(hint));
console.log(`${count} content files checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
