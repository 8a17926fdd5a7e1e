import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import type { Site } from '@/content/schema/site';
import { standingFacts } from '@/lib/site/company';
import { inGroups } from './walk';

export function standingPlaceholders(site: Site): Problem[] {
  return standingFacts(site).map((name) => ({
    file: 'content/site.ts',
    field: [name],
    found: 'is still a placeholder',
    fix: 'write the real value',
  }));
}

/** A problem for each group in which the field `name` is true. */
const marked = (
  files: readonly ContentFile[],
  name: string,
  fault: Pick<Problem, 'found' | 'fix'>,
): Problem[] => inGroups(files, (group) => (group[name] === true ? [fault] : []));

export const standingExamples = (files: readonly ContentFile[]): Problem[] =>
  marked(files, 'example', {
    found: 'is an example',
    fix: 'replace it and remove `example`, or remove the entry',
  });

export const unconfirmedFigures = (files: readonly ContentFile[]): Problem[] =>
  marked(files, 'toConfirm', {
    found: 'is not confirmed',
    fix: 'find a second source and remove `toConfirm`',
  });

/** Sources and exchange rates read over twelve months before `today`: `2026-11-22`. */
export function oldSources(files: readonly ContentFile[], today: string): Problem[] {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return inGroups(files, (group) =>
    ['checked', 'asOf']
      .filter((name) => typeof group[name] === 'string' && group[name] < limit)
      .map((name) => ({
        at: [name],
        found: `is ${group[name]}, more than 12 months ago`,
        fix: 'read the source again, correct what changed, and update the date',
      })),
  );
}

export function openQuestions(site: { toConfirm: readonly string[] }): Problem[] {
  return site.toConfirm.map((question, i) => ({
    file: 'content/site.ts',
    field: ['toConfirm', i],
    found: question,
    fix: 'write the answer on the pages that need it, then remove it from this list',
  }));
}
