import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { fieldName, type Problem } from '@nectarine/edit-mode/content/problem';
import { lineOf, type Path } from '@nectarine/edit-mode/source/read';
import { addressed, sharedAddresses } from './addresses';
import { briefProblems } from './brief-changes';
import { checkContent } from './check-content';
import { isReadable, type ReadFile, readContentFiles } from './content-files';
import { checkPictures } from './pictures';
import { placeInWords } from './place';
import { faultyRedirects } from './redirects';
import { repeatedSentences } from './repeated-sentences';
import { cutOffInResults } from './search-results';
import { today } from './values';

const isProblem = (read: ReadFile): read is Problem => !isReadable(read);

/** A problem with its line and its field in words. */
export function placed(problem: Problem, files: readonly ContentFile[]): Problem {
  const file = files.find(({ file }) => file === problem.file);
  if (!file || problem.field.length === 0) return problem;
  const place = placeInWords(problem.field, file.content);
  return file.source
    ? { ...problem, place, line: lineOf(file.source, problem.field as Path) }
    : { ...problem, place };
}

/** Keeps the first problem of each field, because later ones may follow from it. */
function firstOfEach(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, field }) => {
    const place = `${file} ${fieldName(field)}`;
    return !seen.has(place) && seen.add(place);
  });
}

/** Problems that can only be found in content that fits its schemas. */
const problemsOfValid = (files: readonly ContentFile[]): Problem[] => [
  ...sharedAddresses(addressed(files)),
  ...faultyRedirects(files, addressed(files)),
  ...repeatedSentences(files),
  ...cutOffInResults(files),
];

/** The problems of these files; unreadable ones come first. */
export async function problemsOf(read: readonly ReadFile[], root: string): Promise<Problem[]> {
  const files = read.filter(isReadable);
  const broken = read.filter(isProblem);
  if (broken.length > 0) return broken;
  const faults = [...checkContent(files), ...(await checkPictures(files, root))];
  // Addresses and pages can only be derived from valid content.
  const problems = faults.length > 0 ? faults : problemsOfValid(files);
  const brief = problems.length > 0 ? [] : briefProblems(files, today());
  return [...firstOfEach(problems), ...brief].map((problem) => placed(problem, files));
}

/** All problems of the content in a folder, and the files that could be read. */
export async function checkAll(
  root: string,
): Promise<{ count: number; files: ContentFile[]; problems: Problem[] }> {
  const read = await readContentFiles(root);
  const problems = await problemsOf(read, root);
  return { count: read.length, files: read.filter(isReadable), problems };
}
