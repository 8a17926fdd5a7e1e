import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import type { Facts } from '@/lib/facts/facts-by-name';
import { boardsWithoutNote } from './boards';
import { contradictions } from './contradictions';
import { missingExchangeRates } from './exchange-rates';
import { explain } from './explain';
import { factsOf, filledFiles, strayFacts, unknownFacts } from './facts';
import { faultyGoods } from './goods';
import { deadFragments, repeatedIds } from './links';
import { unknownNames } from './names';
import { faultyOrigins } from './origins';
import { missingPages } from './required-pages';
import { reservedNames } from './reserved-names';
import { repeatedValues } from './uniqueness';
import { emptyTexts, futureDays, invisibleCharacters, today } from './values';
import { faultyDates } from './written-dates';
import { writtenOutFacts } from './written-out';

/** Violations of a file's own schema. */
function misshapen({ file, schema, content }: ContentFile): Problem[] {
  return explain(schema, content).map((explained) => ({ file, ...explained }));
}

/** The sources of facts: whole files, and the rates and times of origins. */
const isSource = ({ file, field: [key] }: Problem) =>
  /^content\/(rates|facts|membership|worked-examples|site)\.ts$/.test(file) ||
  (file.startsWith('content/routes/') && (key === 'rate' || key === 'times'));

function calculatedFacts(files: readonly ContentFile[]): Facts | null {
  try {
    return factsOf(files);
  } catch {
    // A source is invalid, for instance its currency.
    return null;
  }
}

/** All problems of these files, separately and in combination. */
export function checkContent(files: readonly ContentFile[]): Problem[] {
  const day = today();
  const facts = calculatedFacts(files);
  // Texts cannot be checked as visitors read them until the sources of their facts are valid.
  const sources = facts ? [] : files.flatMap(misshapen).filter(isSource);
  if (sources.length > 0) return sources;
  const filled = facts ? filledFiles(files, facts) : files;
  const problems = [
    ...(facts ? [...unknownFacts(files, facts), ...writtenOutFacts(files, facts)] : []),
    ...strayFacts(files),
    ...filled.flatMap(misshapen),
    ...filled.flatMap(emptyTexts),
    ...filled.flatMap(invisibleCharacters),
    ...reservedNames(filled),
    ...filled.flatMap((file) => futureDays(file, day)),
    ...filled.flatMap(faultyDates),
    ...filled.flatMap(repeatedIds),
    ...boardsWithoutNote(filled),
    ...faultyGoods(filled),
    ...missingPages(filled),
    ...faultyOrigins(filled),
    ...missingExchangeRates(filled),
    ...deadFragments(filled),
    ...unknownNames(filled),
    ...contradictions(filled),
    ...repeatedValues(filled),
  ];
  return problems.toSorted((a, b) => a.file.localeCompare(b.file));
}
