import type { z } from 'zod';
import { childrenOf, childSchema, plainSchemas } from '@/lib/schemas/schemas';
import type { ContentFile } from '../content-source/content-file';
import { valueAt } from '../content-source/groups';
import type { FieldPath, Problem } from '../content-source/problem';

type Schema = z.core.$ZodType;

type Walked = Pick<ContentFile, 'content' | 'schema'>;

/** A text or a group of fields, with its path and the schemas that it may be meant for. */
type Place = { path: FieldPath; schemas: readonly Schema[] };
export type Text = Place & { text: string };
type Group = Place & { group: Readonly<Record<string, unknown>> };

type Walk = { schema: Schema; texts: Text[]; groups: Group[] };

/** What was walked before: many rules ask, and walking the whole content takes longer than they do. */
const known = new WeakMap<object, Walk>();

function collect(to: Walk, value: unknown, schemas: readonly Schema[], path: FieldPath) {
  if (typeof value === 'string') to.texts.push({ path, text: value, schemas });
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) to.groups.push({ path, group: value as Group['group'], schemas });
  for (const child of childrenOf(value, schemas))
    collect(to, child.value, child.schemas, [...path, child.key]);
}

/** The texts and groups of the content, itself included, top to bottom. The content must not change later. */
function walked({ content, schema }: Walked): Walk {
  const key = typeof content === 'object' && content !== null ? content : {};
  const before = known.get(key);
  if (before?.schema === schema) return before;
  const walk: Walk = { schema, texts: [], groups: [] };
  collect(walk, content, plainSchemas(schema, content), []);
  known.set(key, walk);
  return walk;
}

export const groupsIn = (file: Walked): readonly Group[] => walked(file).groups;

/** The schemas at a path of a value; more than one where it may be meant for several. */
export function schemasAt(schema: Schema, value: unknown, [key, ...rest]: FieldPath): Schema[] {
  if (key === undefined) return [schema];
  return plainSchemas(schema, value).flatMap((plain) => {
    const next = childSchema(plain, key);
    return next ? schemasAt(next, valueAt(value, [key]), rest) : [];
  });
}

/** What is wrong with a value, or with the one that `at` leads to from there. */
export type Fault = { at?: FieldPath; found: string; fix: string };

export const problemAt = (
  file: string,
  path: FieldPath,
  { at = [], ...fault }: Fault,
): Problem => ({
  file,
  field: [...path, ...at],
  ...fault,
});

export const inTexts = (
  files: readonly ContentFile[],
  rule: (text: Text, file: ContentFile) => readonly Fault[],
): Problem[] =>
  files.flatMap((file) =>
    walked(file).texts.flatMap((text) =>
      rule(text, file).map((fault) => problemAt(file.file, text.path, fault)),
    ),
  );

export const inGroups = (
  files: readonly ContentFile[],
  rule: (group: Group['group'], file: ContentFile) => readonly Fault[],
): Problem[] =>
  files.flatMap((file) =>
    groupsIn(file).flatMap(({ group, path }) =>
      rule(group, file).map((fault) => problemAt(file.file, path, fault)),
    ),
  );
