import type { ContentFile } from './content-file';
import { explain } from './explain';
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
  const problems = [
    ...files.flatMap(misshapen),
    ...files.flatMap(emptyTexts),
    ...files.flatMap((file) => futureDays(file, day)),
    ...files.flatMap(repeatedIds),
    ...faultyOrigins(files),
    ...deadFragments(files),
    ...brokenReferences(files),
    ...repeatedValues(files),
  ];
  return problems.toSorted((a, b) => a.file.localeCompare(b.file));
}
