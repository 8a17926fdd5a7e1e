import { z } from 'zod';
import { namesFrom } from '@/content/schema/name-from';
import { folderAndSlug } from '../../lib/pages/page-files';
import type { ContentFile } from '../content-check/content-file';
import { valueAt } from '../content-check/walk';

type Named = { id?: unknown; name?: unknown };

/** Names with the label of each. */
type Names = Record<string, string>;

const labelled = (name: string, { name: label }: Named = {}): [string, string] => [
  name,
  typeof label === 'string' ? label : name,
];

/** The names that a field can have, as content has them now. */
function namesIn(files: readonly ContentFile[], from: ReturnType<typeof namesFrom.get>): Names {
  if (!from) return {};
  if ('folder' in from) {
    const inFolder = files.flatMap(({ file, content }) => {
      const [folder, slug] = folderAndSlug(file) ?? [];
      return slug && folder === from.folder ? [labelled(slug, content as Named)] : [];
    });
    return Object.fromEntries(inFolder);
  }
  const found = valueAt(files.find(({ file }) => file === from.file)?.content, from.path) ?? {};
  const entries = Array.isArray(found)
    ? found.map((entry: Named) => labelled(String(entry.id), entry))
    : Object.entries(found).map(([name, entry]) => labelled(name, entry as Named));
  return Object.fromEntries([...(from.also ?? []).map((name) => labelled(name)), ...entries]);
}

/** A schema as JSON schema for a form. Where a field names something else, with the `names`. */
export function formSchema(schema: z.core.$ZodType, files: readonly ContentFile[]): unknown {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const names = namesIn(files, namesFrom.get(zodSchema));
      if (Object.keys(names).length > 0) Object.assign(jsonSchema, { names });
    },
  });
}
