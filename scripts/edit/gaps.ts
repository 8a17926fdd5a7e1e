import type { Problem } from '../content-check/problem';
import type { Change } from './apply';

/** `{time}`: what the site fills in. A fact, `{uk.air}`, has its own check. */
const gapsIn = (text: unknown): string[] =>
  typeof text === 'string' ? [...text.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap) : [];

/**
 * Gaps that a text did not have before: nothing fills them, and the page would break. A sentence may
 * lose a gap.
 */
export function newGaps(file: string, changes: readonly Change[]): Problem[] {
  return changes.flatMap(({ path, before, after }) => {
    const known = gapsIn(before);
    const [gap] = gapsIn(after).filter((gap) => !known.includes(gap));
    if (!gap) return [];
    const fix = known.length > 0 ? `write ${known.join(' or ')}, or take it out` : 'take it out';
    return [{ file, field: path, found: `asks for ${gap}, which nothing fills in`, fix }];
  });
}
