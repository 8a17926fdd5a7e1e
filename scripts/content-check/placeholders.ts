import type { Problem } from './problem';

/** A field of the company's facts that still cannot reach anybody, as a fault of a release. */
export function standingPlaceholders(site: { placeholders: readonly string[] }): Problem[] {
  return site.placeholders.map((name) => ({
    file: 'content/site.ts',
    field: [name],
    wrong: 'is still a placeholder',
    mend: 'write the real value, then take its name off the list of placeholders',
  }));
}
