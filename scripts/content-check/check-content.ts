import type { ContentFile } from './content-file';
import { explain } from './explain';
import { deadFragments, repeatedIds } from './links';
import type { Problem } from './problem';
import { brokenReferences } from './references';
import { repeatedValues } from './uniqueness';

/** Everything that is wrong with these files, each by itself and all together. */
export function checkContent(files: readonly ContentFile[]): Problem[] {
  const faults = files.flatMap(({ file, schema, content }) =>
    explain(schema, content).map((explained) => ({ file, ...explained })),
  );
  return [
    ...faults,
    ...files.flatMap(repeatedIds),
    ...deadFragments(files),
    ...brokenReferences(files),
    ...repeatedValues(files),
  ].toSorted((a, b) => a.file.localeCompare(b.file));
}
