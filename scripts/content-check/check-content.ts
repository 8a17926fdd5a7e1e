import type { ContentFile } from './content-file';
import { explain } from './explain';
import { factsOf, filledFiles, strayFacts, unknownFacts, writtenOutFacts } from './facts';
import { deadFragments, repeatedIds } from './links';
import { faultyOrigins } from './origins';
import type { Problem } from './problem';
import { brokenReferences } from './references';
import { repeatedValues } from './uniqueness';
import { emptyTexts, futureDays, today } from './values';

/** What a file breaks of its own schema. */
function misshapen({ file, schema, content }: ContentFile): Problem[] {
  return explain(schema, content).map((explained) => ({ file, ...explained }));
}

/** Everything that is wrong with these files, each by itself and all together. */
export function checkContent(files: readonly ContentFile[]): Problem[] {
  const day = today();
  const facts = factsOf(files);
  const filled = facts ? filledFiles(files, facts) : files;
  const problems = [
    ...(facts ? [...unknownFacts(files, facts), ...writtenOutFacts(files, facts)] : []),
    ...strayFacts(files),
    ...filled.flatMap(misshapen),
    ...filled.flatMap(emptyTexts),
    ...filled.flatMap((file) => futureDays(file, day)),
    ...filled.flatMap(repeatedIds),
    ...faultyOrigins(filled),
    ...deadFragments(filled),
    ...brokenReferences(filled),
    ...repeatedValues(filled),
  ];
  return problems.toSorted((a, b) => a.file.localeCompare(b.file));
}
