/**
 * `npm run check:content`: prints all problems of the files in `content/`, one per line, and exits
 * with 1 if there are any.
 */
import path from 'node:path';
import { contentFolder, indexContent } from '../content-source/index-content';
import { fieldName } from '../content-source/problem';
import { problemLine } from '../content-source/problem-line';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { checkAll } = await import('./check-all');
const { checkTranslations } = await import('./check-translations');

const root = path.dirname(contentFolder);
const { files, count, problems: faults } = await checkAll(root);
// Translations can only be compared with valid content.
const all = [...faults, ...checkTranslations(faults.length > 0 ? [] : files, root)];
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
