import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import { knownKeys } from '@nectarine/edit-mode/content/schemas';
import type { z } from 'zod';
import { nearest } from '../text/nearest';
import { closestBranches, type Issue, isAboutAll, isMissing, type UnionIssue } from './branch';
import { kindName, nameOf, notAmong, wordsFor } from './wording';

type Explained = Omit<Problem, 'file'>;

/** The value and the schema that the issues are about. */
type Judged = { schema: z.ZodType; content: unknown };

/** What an alternative accepts: `"all"`, a list. */
function wouldTake(branch: readonly Issue[]): string[] {
  return branch.filter(isAboutAll).flatMap((issue) => {
    if (issue.code === 'invalid_type') return [kindName(issue.expected)];
    return issue.code === 'invalid_value' ? issue.values.map(nameOf) : [];
  });
}

/** A section of an unknown kind: zod lists the kinds, and has no branch to inspect. */
function unknownKind(issue: UnionIssue) {
  const kinds = 'options' in issue ? (issue.options as unknown[]) : [];
  const { kind } = issue.input as { kind?: unknown };
  if (kind === undefined) return { found: 'is missing', fix: `add one of ${kinds.join(', ')}` };
  return notAmong(kind, kinds);
}

function explainUnion(issue: UnionIssue, field: FieldPath, judged: Judged): Explained[] {
  if (issue.errors.length === 0) return [{ field, ...unknownKind(issue) }];
  const branches = closestBranches(issue);
  const closest = branches[0] ?? [];
  if (closest.some(isAboutAll)) {
    const choices = [...new Set(issue.errors.flatMap(wouldTake))];
    return [{ field, found: `is ${nameOf(issue.input)}`, fix: `write ${choices.join(' or ')}` }];
  }
  if (branches.length > 1 && branches.flat().every(isMissing)) {
    const names = branches.flat().map(({ path }) => String(path[0]));
    return [{ field, found: 'is not complete', fix: `add one of ${names.join(', ')}` }];
  }
  // With an unknown field present, missing fields would be guesses.
  const hasUnknown = closest.some(({ code }) => code === 'unrecognized_keys');
  const certain = hasUnknown ? closest.filter((inner) => !isMissing(inner)) : closest;
  return explainIssues(certain, field, judged);
}

/** An unknown field name, and the field that was probably meant. */
type UnknownField = { field: FieldPath; meant: string | undefined; known: readonly string[] };

function unknownFields(issue: Issue, base: FieldPath, judged: Judged): UnknownField[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const at = [...base, ...issue.path];
  const known = knownKeys(judged.schema, judged.content, at);
  return issue.keys.map((key) => ({ field: [...at, key], meant: nearest(key, known), known }));
}

const explainUnknown = ({ field, meant, known }: UnknownField): Explained => ({
  field,
  found: 'is not a known field',
  fix: meant ? `did you mean "${meant}"` : `remove it, or use one of ${known.join(', ')}`,
});

function howToAdd(issue: Issue): string {
  if (issue.code === 'invalid_type') return `add ${kindName(issue.expected)}`;
  return issue.code === 'invalid_value' ? `add one of ${issue.values.join(', ')}` : 'add it';
}

function explainIssue(issue: Issue, base: FieldPath, judged: Judged): Explained[] {
  const field = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') return [];
  if (isMissing(issue)) return [{ field, found: 'is missing', fix: howToAdd(issue) }];
  if (issue.code === 'invalid_union') return explainUnion(issue, field, judged);
  return [{ field, ...wordsFor(issue) }];
}

function explainIssues(issues: readonly Issue[], base: FieldPath, judged: Judged): Explained[] {
  const unknown = issues.flatMap((issue) => unknownFields(issue, base, judged));
  const mistyped = unknown.map(({ field, meant }) => [...field.slice(0, -1), meant].join());
  // A mistyped field is reported once.
  const others = issues.filter(
    (issue) => !(isMissing(issue) && mistyped.includes([...base, ...issue.path].join())),
  );
  return [
    ...unknown.map(explainUnknown),
    ...others.flatMap((issue) => explainIssue(issue, base, judged)),
  ];
}

/** All schema violations of a value, worded for editors. */
export function explain(schema: z.ZodType, content: unknown): Explained[] {
  const result = schema.safeParse(content, { reportInput: true });
  return result.success ? [] : explainIssues(result.error.issues, [], { schema, content });
}
