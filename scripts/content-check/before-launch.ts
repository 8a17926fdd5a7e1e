import type { Company } from '@/content/schema/site';
import { standingFacts } from '@/lib/company/company';
import type { Change } from '../content-source/change';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { inGroups } from './walk';

/** Something to settle before the site goes public, with the change that confirms it, if one can. */
export type Unsettled = Problem & { confirm?: Change & { file: string } };

const SITE = 'content/site.ts';

const standingPlaceholders = (company: Company): Unsettled[] =>
  standingFacts(company).map((name) => ({
    file: SITE,
    field: [name],
    found: 'is still a placeholder',
    fix: 'write the real value',
  }));

/** A problem for each group in which the field `name` is true; it is confirmed by removing the field. */
const marked = (
  files: readonly ContentFile[],
  name: string,
  fault: Pick<Unsettled, 'found' | 'fix'>,
): Unsettled[] =>
  inGroups(files, (group) => (group[name] === true ? [fault] : [])).map((problem) => ({
    ...problem,
    confirm: {
      file: problem.file,
      path: [...problem.field, name] as string[],
      kind: 'changed',
      before: true,
    },
  }));

function openQuestions({ toConfirm }: Pick<Company, 'toConfirm'>): Unsettled[] {
  return toConfirm.map((question, i) => ({
    file: SITE,
    field: ['toConfirm', i],
    found: `is open: ${question}`,
    fix: 'write the answer on the pages that need it, then confirm it',
    confirm: { file: SITE, path: ['toConfirm', i], kind: 'removed', before: question },
  }));
}

/** Days after which exchange rates and sources are old. */
const LIMITS = { rates: 60, sources: 365 };

/** Exchange rates and sources read too long before `today`: `2026-11-22`. */
const oldSources = (files: readonly ContentFile[], today: string): Unsettled[] =>
  inGroups(files, (group) =>
    ['checked', 'asOf'].flatMap((name) => {
      const day = group[name];
      const limit = 'perUnit' in group ? LIMITS.rates : LIMITS.sources;
      const age = typeof day === 'string' ? (Date.parse(today) - Date.parse(day)) / 86_400_000 : 0;
      // The age of a text that only bears such a name is not a number.
      if (!(age > limit)) return [];
      return {
        at: [name],
        found: `is ${day}, more than ${limit} days ago`,
        fix: 'read the source again, correct what changed, and update the date',
      };
    }),
  );

/**
 * What has to be settled before the site goes public: placeholders, examples, open questions,
 * unconfirmed figures, and figures that were read too long before `today`.
 */
export function beforeLaunch(files: readonly ContentFile[], today: string): Unsettled[] {
  const company = files.find(({ file }) => file === SITE)?.content as Company | undefined;
  return [
    ...(company ? [...standingPlaceholders(company), ...openQuestions(company)] : []),
    ...marked(files, 'example', {
      found: 'is an example',
      fix: 'replace it, then confirm it, or remove the entry',
    }),
    ...marked(files, 'toConfirm', {
      found: 'is not confirmed',
      fix: 'find a second source, then confirm it',
    }),
    ...oldSources(files, today),
  ];
}
