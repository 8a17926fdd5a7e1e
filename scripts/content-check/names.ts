import { type NamesFrom, namesFrom } from '@/content/schema/name-from';
import { folderAndSlug } from '@/lib/pages/page-files';
import { suggestion } from '../../lib/text/edit-distance';
import type { ContentFile } from '../content-source/content-file';
import { valueAt } from '../content-source/groups';
import type { Problem } from '../content-source/problem';
import { type Fault, inTexts } from './walk';

type Named = Readonly<Record<string, unknown>>;

type Names = Record<string, string>;

const labelled = (name: string, { name: label }: Named = {}): [string, string] => [
  name,
  typeof label === 'string' ? label : name,
];

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

/** What is wrong with a name. Some checks run on a few files, without the one that is named. */
function faultOf(name: string, known: readonly string[]): Fault[] {
  if (known.length === 0 || known.includes(name)) return [];
  const otherwise = known.length > SHORT_LIST ? 'choose another' : undefined;
  return [{ found: `there is no "${name}"`, fix: suggestion(name, known, otherwise) }];
}

export function unknownNames(files: readonly ContentFile[]): Problem[] {
  const cached = new Map<NamesFrom, Names>();
  function namesOf(from: NamesFrom): Names {
    const names = cached.get(from) ?? namesIn(files, from);
    cached.set(from, names);
    return names;
  }
  return inTexts(files, ({ text, schemas }) =>
    schemas.flatMap((schema) => {
      const from = namesFrom.get(schema);
      return from ? faultOf(text, Object.keys(namesOf(from))) : [];
    }),
  );
}
