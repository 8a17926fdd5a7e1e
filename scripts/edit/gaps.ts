import type { Problem } from '../content-check/problem';
import type { Change } from './apply';

/** `{time}`: a placeholder that the site fills in. A fact, `{uk.air}`, has its own check. */
const gapsIn = (text: unknown): string[] =>
  typeof text === 'string' ? [...text.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap) : [];

/** New placeholders in a text, which nothing fills in. Removing one is allowed. */
export function newGaps(file: string, changes: readonly Change[]): Problem[] {
  return changes.flatMap(({ path, before, after }) => {
    const known = gapsIn(before);
    const [gap] = gapsIn(after).filter((gap) => !known.includes(gap));
    if (!gap) return [];
    const fix = known.length > 0 ? `write ${known.join(' or ')}, or take it out` : 'take it out';
    return [{ file, field: path, found: `asks for ${gap}, which nothing fills in`, fix }];
  });
}
