import type { Problem } from '../content/problem';
import type { Change } from '../source/apply';

/** `{time}`: a placeholder that the site fills in. A fact, `{uk.air}`, has its own check. */
const placeholdersIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? [...text.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder)
    : [];

/** New placeholders in a text, which nothing fills in. Removing one is allowed. */
export function newPlaceholders(file: string, changes: readonly Change[]): Problem[] {
  return changes.flatMap(({ path, before, after }) => {
    const known = placeholdersIn(before);
    const [added] = placeholdersIn(after).filter((name) => !known.includes(name));
    if (!added) return [];
    const fix = known.length > 0 ? `write ${known.join(' or ')}, or remove it` : 'remove it';
    return [
      { file, field: path, found: `contains ${added}, which is not a known placeholder`, fix },
    ];
  });
}
