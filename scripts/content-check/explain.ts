import type { z } from 'zod';
import { definition, plainSchemas } from '@/lib/schemas/schemas';
import { nearest } from '../../lib/text/edit-distance';
import { valueAt } from '../content-source/groups';
import type { FieldPath, Problem } from '../content-source/problem';
import { schemasAt } from './walk';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;
type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;
type Explained = Omit<Problem, 'file'>;
type Words = Pick<Explained, 'found' | 'fix'>;

type Judged = { schema: z.ZodType; content: unknown };

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};
const kindName = (kind: string) => kinds[kind] ?? kind;

const LONGEST_QUOTE = 50;

/** A value in a sentence: `"red"`, `a list`. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string')
    return `"${value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'a group of fields' : String(value);
}

const isMissing = (issue: Issue) =>
  issue.code !== 'unrecognized_keys' &&
  issue.code !== 'custom' &&
  // An empty entry of a form's list is null.
  (issue.input ?? undefined) === undefined;

/** How much there is: `has 3 entries`, `has 19 characters`, `is 12`. */
function sizeOf(input: unknown): string {
  if (typeof input === 'number') return `is ${input}`;
  const { length } = input as { length: number };
  const unit = Array.isArray(input) ? ['entry', 'entries'] : ['character', 'characters'];
  return length === 0 ? 'is empty' : `has ${length} ${unit[length === 1 ? 0 : 1]}`;
}

/** A value that is not among the options; a page may be named without its folder. */
function notAmong(input: unknown, options: readonly unknown[]): Words {
  const words = options.map(String);
  const meant =
    nearest(String(input), words) ?? words.find((option) => option.endsWith(`/${input}`));
  return {
    found: `is ${nameOf(input)}`,
    fix: meant ? `did you mean "${meant}"` : `write one of ${words.join(', ')}`,
  };
}

const formats: Record<string, string> = {
  date: 'write year, month and day like 2026-03-14',
  email: 'write an email address like info@nectarine.example',
  url: 'write a full URL, starting with https://',
};

/** The words for an issue about one value; unknown fields and unions are explained elsewhere. */
function wordsFor(issue: Issue): Words {
  switch (issue.code) {
    case 'too_small':
      return { found: sizeOf(issue.input), fix: `write at least ${issue.minimum}` };
    case 'too_big':
      return { found: sizeOf(issue.input), fix: `write at most ${issue.maximum}` };
    case 'invalid_value':
      return notAmong(issue.input, issue.values);
    case 'invalid_type':
      return { found: `is ${nameOf(issue.input)}`, fix: `write ${kindName(issue.expected)}` };
    case 'invalid_format': {
      const found = issue.input === '' ? 'is empty' : `is ${nameOf(issue.input)}`;
      return { found, fix: formats[issue.format] ?? issue.message };
    }
    default:
      return { found: 'does not fit', fix: issue.message };
  }
}

/** How far an alternative is from what was written; only the order of the numbers matters. */
function cost(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return 200 * issue.keys.length;
  if (issue.path.length === 0) return 1000;
  return issue.path.length === 1 && isMissing(issue) ? 100 : 1;
}

/** The closest alternatives of a union; several if they tie. */
function closest({ errors }: UnionIssue): Issue[][] {
  const costs = errors.map((branch) => branch.reduce((sum, issue) => sum + cost(issue), 0));
  return errors.filter((_, i) => costs[i] === Math.min(...costs));
}

const accepted = (branch: readonly Issue[]): string[] =>
  branch.flatMap((issue) => {
    if (issue.path.length > 0) return [];
    if (issue.code === 'invalid_type') return [kindName(issue.expected)];
    return issue.code === 'invalid_value' ? issue.values.map(nameOf) : [];
  });

function explainUnion(issue: UnionIssue, field: FieldPath, judged: Judged): Explained[] {
  // A section of an unknown kind: zod lists the kinds.
  if (issue.errors.length === 0) {
    const options = 'options' in issue ? (issue.options as unknown[]) : [];
    return [{ field, ...notAmong((issue.input as { kind?: unknown }).kind, options) }];
  }
  const branches = closest(issue);
  const [first = []] = branches;
  if (first.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys')) {
    const choices = [...new Set(issue.errors.flatMap(accepted))];
    return [{ field, found: `is ${nameOf(issue.input)}`, fix: `write ${choices.join(' or ')}` }];
  }
  if (branches.length > 1 && branches.flat().every(isMissing)) {
    const names = branches.flat().map(({ path }) => String(path[0]));
    return [{ field, found: 'is not complete', fix: `add one of ${names.join(', ')}` }];
  }
  // With an unknown field present, missing fields would be guesses.
  const hasUnknown = first.some(({ code }) => code === 'unrecognized_keys');
  const certain = hasUnknown ? first.filter((inner) => !isMissing(inner)) : first;
  return explainIssues(certain, field, judged);
}

function keysOf(schema: Schema): string[] {
  const def = definition(schema);
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type !== 'record') return [];
  const keys = definition(def.keyType);
  return keys.type === 'enum' ? Object.values(keys.entries).map(String) : [];
}

function knownKeys({ schema, content }: Judged, field: FieldPath): string[] {
  const value = valueAt(content, field);
  const schemas = schemasAt(schema, content, field).flatMap((one) => plainSchemas(one, value));
  return [...new Set(schemas.flatMap(keysOf))];
}

function explainIssue(issue: Issue, base: FieldPath, judged: Judged): Explained[] {
  const field = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(judged, field);
    return issue.keys.map((key) => {
      const meant = nearest(key, known);
      const fix = meant
        ? `did you mean "${meant}"`
        : `remove it, or use one of ${known.join(', ')}`;
      return { field: [...field, key], found: 'is not a known field', fix };
    });
  }
  if (isMissing(issue)) {
    const kind = issue.code === 'invalid_type' ? kindName(issue.expected) : 'it';
    return [{ field, found: 'is missing', fix: `add ${kind}` }];
  }
  if (issue.code === 'invalid_union') return explainUnion(issue, field, judged);
  return [{ field, ...wordsFor(issue) }];
}

function explainIssues(issues: readonly Issue[], base: FieldPath, judged: Judged): Explained[] {
  const explained = issues.flatMap((issue) => explainIssue(issue, base, judged));
  // A mistyped field is reported once, not as missing besides.
  const meant = explained.map(({ fix }) => /^did you mean "(.*)"$/.exec(fix)?.[1]);
  return explained.filter(
    ({ field, found }) => found !== 'is missing' || !meant.includes(String(field.at(-1))),
  );
}

export function explain(schema: z.ZodType, content: unknown): Explained[] {
  const result = schema.safeParse(content, { reportInput: true });
  return result.success ? [] : explainIssues(result.error.issues, [], { schema, content });
}
