import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { textsOf } from '@nectarine/edit-mode/content/schemas';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { type NamesFrom, namesFrom } from '@/content/schema/name-from';
import { folderAndSlug } from '@/lib/pages/page-files';
import { suggestion } from '../text/nearest';

type Named = Readonly<Record<string, unknown>>;

/** Names with the label of each. */
export type Names = Record<string, string>;

const labelled = (name: string, { name: label }: Named = {}): [string, string] => [
  name,
  typeof label === 'string' ? label : name,
];

/** The names that a field may refer to, in the current content. */
export function namesIn(files: readonly ContentFile[], from: NamesFrom | undefined): Names {
  if (!from) return {};
  if ('folder' in from) {
    const inFolder = files.flatMap(({ file, content }) => {
      const [folder, slug] = folderAndSlug(file) ?? [];
      return slug && folder === from.folder ? [labelled(slug, content as Named)] : [];
    });
    return Object.fromEntries(inFolder);
  }
  const { by = 'id', having } = from;
  const found = valueAt(files.find(({ file }) => file === from.file)?.content, from.path) ?? {};
  const entries = Array.isArray(found)
    ? found
        .filter((entry: Named) => !having || entry[having] !== undefined)
        .map((entry: Named) => labelled(String(entry[by]), entry))
    : Object.entries(found).map(([name, entry]) => labelled(name, entry as Named));
  return Object.fromEntries([...(from.also ?? []).map((name) => labelled(name)), ...entries]);
}

/** Above this number, names are not listed in a message. */
const SHORT_LIST = 20;

function faultOf(
  name: string,
  from: NamesFrom,
  known: readonly string[],
): Pick<Problem, 'found' | 'fix'> | undefined {
  // Some checks run on a few files, which may not include the one that is named.
  if (known.length === 0 || known.includes(name)) return undefined;
  const list = known.length > SHORT_LIST ? undefined : `use one of ${known.join(', ')}`;
  if ('folder' in from) {
    const found = `there is no file content/${from.folder}/${name}.ts`;
    return { found, fix: suggestion(name, known, list ?? `name a file in content/${from.folder}`) };
  }
  const place = [from.file, from.path.join('.')].filter(Boolean).join(', ');
  return {
    found: `"${name}" is not in ${place}`,
    fix: suggestion(name, known, list ?? `name an entry of ${from.file}`),
  };
}

/** Fields that name something that the content does not have. */
export function unknownNames(files: readonly ContentFile[]): Problem[] {
  const cached = new Map<NamesFrom, Names>();
  function namesOf(from: NamesFrom): Names {
    const names = cached.get(from) ?? namesIn(files, from);
    cached.set(from, names);
    return names;
  }
  return files.flatMap(({ file, schema, content }) =>
    textsOf({ schema, content }).flatMap(({ text, field, schemas }) =>
      schemas.flatMap((one) => {
        const from = namesFrom.get(one);
        const fault = from && faultOf(text, from, Object.keys(namesOf(from)));
        return fault ? [{ file, field, ...fault }] : [];
      }),
    ),
  );
}
