import type { Facts } from '@/lib/facts/references';
import type { Locale } from '@/lib/format/locale';
import { english } from '@/lib/format/locales';
import type { ContentFile } from '../content-source/content-file';
import { fieldName, type Problem } from '../content-source/problem';
import { lineOf, type Path } from '../content-source/read';
import { addressesIn, faultyRedirects, sharedAddresses } from './addresses';
import { isReadable, type ReadFile } from './content-files';
import { faultyDates } from './dates';
import { explain } from './explain';
import { factsOf, filledFiles, repeatedFacts, strayFacts, unknownFacts } from './facts';
import { faultyLinks, repeatedIds } from './links';
import { strayMarkup } from './markup';
import { missingExchangeRates } from './missing-rates';
import { unknownNames } from './names';
import { faultyOrigins } from './origins';
import { faultyPictures } from './pictures';
import { placeInWords } from './place';
import { missingPages } from './required-pages';
import { reservedNames } from './reserved-names';
import { repeatedValues } from './uniqueness';
import { faultyTexts, futureDays, today } from './values';

const misshapen = ({ file, schema, content }: ContentFile): Problem[] =>
  explain(schema, content).map((explained) => ({ file, ...explained }));

const isSource = ({ file, field: [key] }: Problem) =>
  /^content\/(rates|facts|membership|worked-examples|site)\.ts$/.test(file) ||
  (file.startsWith('content/routes/') && (key === 'rate' || key === 'times'));

function calculatedFacts(files: readonly ContentFile[], locale: Locale): Facts | null {
  try {
    return factsOf(files, locale);
  } catch {
    // A source is invalid, for instance its currency.
    return null;
  }
}

/** The problems of these files that need no other file in the project, such as pictures. */
export function checkContent(files: readonly ContentFile[], locale = english): Problem[] {
  const facts = calculatedFacts(files, locale);
  // Texts cannot be checked as visitors read them until the sources of their facts are valid.
  const sources = facts ? [] : files.flatMap(misshapen).filter(isSource);
  if (sources.length > 0) return sources;
  const filled = facts ? filledFiles(files, facts) : files;
  const problems = [
    ...(facts ? [...unknownFacts(files, facts), ...repeatedFacts(files, locale)] : []),
    ...strayFacts(files),
    ...filled.flatMap(misshapen),
    ...faultyTexts(filled),
    ...(facts ? strayMarkup(filled) : []),
    ...reservedNames(filled),
    ...futureDays(filled, today()),
    ...faultyDates(filled),
    ...repeatedIds(filled),
    ...missingPages(filled),
    // Countries are sent in English.
    ...(locale === english ? faultyOrigins(filled) : []),
    ...missingExchangeRates(filled),
    ...faultyLinks(filled),
    ...unknownNames(filled),
    ...repeatedValues(filled),
  ];
  return problems.toSorted((a, b) => a.file.localeCompare(b.file));
}

export function placed<Found extends Problem>(
  problem: Found,
  files: readonly ContentFile[],
): Found {
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
    const isFirst = !seen.has(place);
    seen.add(place);
    return isFirst;
  });
}

/** Addresses can only be derived from valid content. */
function faultyAddresses(files: readonly ContentFile[]): Problem[] {
  const pages = addressesIn(files);
  return [...sharedAddresses(pages), ...faultyRedirects(files, pages)];
}

/** The problems of these files; unreadable ones come first. */
export async function problemsOf(read: readonly ReadFile[], root: string): Promise<Problem[]> {
  const broken = read.filter((one): one is Problem => !isReadable(one));
  if (broken.length > 0) return broken;
  const files = read.filter(isReadable);
  const faults = [...checkContent(files), ...(await faultyPictures(files, root))];
  const problems = faults.length > 0 ? faults : faultyAddresses(files);
  return firstOfEach(problems).map((problem) => placed(problem, files));
}
