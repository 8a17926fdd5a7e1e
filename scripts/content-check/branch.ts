import type { z } from 'zod';
import { nearest } from '../text/nearest';

export type Issue = z.core.$ZodIssue;
export type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** Distance of each kind of issue from what the author probably meant; only the order matters. */
const COST = {
  wrongValue: 1,
  mistypedField: 50,
  missingField: 100,
  unknownField: 200,
  wrongKind: 1000,
};

/** Whether an issue is about a missing field. */
export const isMissing = (issue: Issue) =>
  issue.code !== 'unrecognized_keys' && issue.code !== 'custom' && issue.input === undefined;

/** Whether an issue is about the value itself, not about a field within it. */
export const isAboutAll = (issue: Issue) =>
  issue.path.length === 0 && issue.code !== 'unrecognized_keys';

function cost(issue: Issue, branch: readonly Issue[]): number {
  if (isMissing(issue) && issue.path.length === 1) return COST.missingField;
  if (issue.path.length > 0) return COST.wrongValue;
  if (issue.code === 'unrecognized_keys') {
    const missing = branch.filter(isMissing).map(({ path }) => String(path[0]));
    const costs = issue.keys.map((key) =>
      nearest(key, missing) ? COST.mistypedField : COST.unknownField,
    );
    return costs.reduce((sum, each) => sum + each, 0);
  }
  return COST.wrongKind;
}

const total = (branch: readonly Issue[]): number =>
  branch.reduce((sum, issue) => sum + cost(issue, branch), 0);

/** The closest alternatives of a union; several if they tie. */
export function closestBranches({ errors }: UnionIssue): Issue[][] {
  const totals = errors.map(total);
  const least = Math.min(...totals);
  return errors.filter((_, i) => totals[i] === least);
}
