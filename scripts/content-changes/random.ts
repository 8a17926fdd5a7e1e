import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { childSchema, definition, plainSchemas } from '@nectarine/edit-mode/content/schemas';
import type { Path } from '@nectarine/edit-mode/source/read';
import fc from 'fast-check';
import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import type { Edits } from './copy-of-site';

type Schema = z.core.$ZodType;

/** A value that an editor can change, and what it may become. */
export type Spot = {
  name: string;
  file: string;
  path: Path;
  /** Other values of the same kind. */
  values: readonly unknown[];
};

/** Words for longer texts: none that a rule of the content looks for. */
const more = ['and', 'quietly', 'through', 'every', 'harbor', 'that', 'has', 'a', 'crane'].join(
  ' ',
);

/** The first half of a text, but no half of a reference in braces. */
function shorter(text: string): string[] {
  const words = text.split(' ');
  const half = words.slice(0, Math.ceil(words.length / 2)).join(' ');
  const isWhole = half.split('{').length === half.split('}').length;
  return words.length > 3 && isWhole ? [half.replace(/[,;:]$/, '.')] : [];
}

const longer = (text: string) =>
  text.endsWith('.') ? `${text.slice(0, -1)} ${more}.` : `${text} ${more}`;

const textsLike = (text: string): string[] => [longer(text), ...shorter(text)];

/** Larger figures of the same kind: an amount, a range or a value with a unit. */
function figuresLike(value: object): object[] {
  const figure = value as Record<string, unknown>;
  if (typeof figure.amount === 'string')
    return [{ ...figure, amount: (Number(figure.amount) + 0.5).toFixed(2) }];
  if (typeof figure.from === 'number' && typeof figure.to === 'number')
    return [
      { ...figure, from: figure.from + 1, to: figure.to + 1 },
      { ...figure, to: figure.to + 1 },
    ];
  return typeof figure.value === 'number' ? [{ ...figure, value: figure.value + 1 }] : [];
}

/** Sentences with other words, because no sentence may appear twice. */
function reworded(value: unknown): unknown {
  if (typeof value === 'string') return value.endsWith('.') ? longer(value) : value;
  if (Array.isArray(value)) return value.map(reworded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reworded(inner)]));
}

/** An entry with other words and another id. */
function another(entry: unknown): unknown {
  if (typeof entry === 'string') return longer(entry);
  // A row of a table: its first cell names it.
  if (Array.isArray(entry)) return entry.map((cell, i) => (i === 0 ? another(cell) : cell));
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      if (key === 'id') return [key, `${value}-more`];
      const isWording = ['title', 'heading', 'question', 'quote', 'name', 'label'].includes(key);
      return [key, isWording && typeof value === 'string' ? `${value} and more` : reworded(value)];
    }),
  );
}

const listsLike = (list: readonly unknown[]): unknown[][] => [
  [...list, another(list.at(-1))],
  list.slice(0, -1),
];

const isText = (schemas: readonly Schema[]) =>
  schemas.some((schema) => {
    const def = definition(schema);
    return def.type === 'string' && !def.checks?.some(isFormat);
  });

/** Whether a check is of a format: dates, addresses and file names are strings, but not copy. */
const isFormat = (check: { _zod: { def: unknown } }) =>
  (check._zod.def as { check?: string }).check === 'string_format';

function spotsIn(value: unknown, schemas: readonly Schema[], path: Path, file: string): Spot[] {
  const uses = schemas.map((schema) => textUse.get(schema)?.use);
  if (uses.includes('hidden') || uses.includes('address')) return [];
  const spot = (kind: string, values: readonly unknown[]): Spot[] =>
    values.length > 0 ? [{ name: `${kind} ${file} ${path.join('.')}`, file, path, values }] : [];
  if (typeof value === 'string') return isText(schemas) ? spot('text', textsLike(value)) : [];
  if (typeof value !== 'object' || value === null) return [];
  if (uses.includes('figure')) return spot('figure', figuresLike(value));
  const inner = Object.entries(value).flatMap(([key, child]) => {
    const next = schemas.flatMap((schema) => childSchema(schema, key) ?? []);
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return spotsIn(
      child,
      next.flatMap((schema) => plainSchemas(schema, child)),
      at,
      file,
    );
  });
  const isList = Array.isArray(value) && schemas.some((one) => definition(one).type === 'array');
  return [...(isList && value.length > 0 ? spot('list', listsLike(value)) : []), ...inner];
}

/** Everything in these files that an editor can change. */
export const spots = (files: readonly ContentFile[]): Spot[] =>
  files.flatMap(({ file, schema, content }) =>
    spotsIn(content, plainSchemas(schema, content), [], file),
  );

/** Draws changes: one kind as often as another, and never one place twice. */
export function drawEdits(all: readonly Spot[], count: number, seed: number): Edits[] {
  const kinds = ['text', 'figure', 'list'].map((kind) =>
    all.filter(({ name }) => name.startsWith(kind)),
  );
  const edit = fc
    .constantFrom(...kinds.filter((spots) => spots.length > 0))
    .chain((spots) => fc.constantFrom(...spots))
    .chain(({ file, path, values }) =>
      fc.constantFrom(...values).map((value): Edits => [{ file, path, value }]),
    );
  return fc.sample(edit, { numRuns: count, seed });
}
