import type { Customs } from '@/content/schema/customs';
import type { CompanyFacts, WorkedExamples } from '@/content/schema/facts';
import type { Membership } from '@/content/schema/membership';
import type { OwnPrices } from '@/content/schema/own-prices';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import { company } from '@/content/schema/site';
import type { InterfaceWords } from '@/content/schema/site-content';
import { type FactSources, factsFrom, repeatedFactNames } from '@/lib/facts/facts';
import { type Facts, referencesIn, unknownIn, withFacts } from '@/lib/facts/references';
import type { Locale } from '@/lib/format/locale';
import { english } from '@/lib/format/locales';
import { nearest } from '../../lib/text/edit-distance';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { inTexts } from './walk';

/** The content of a file that its schema accepts; undefined when it is invalid or missing. */
function contentOf<Content>(files: readonly ContentFile[], name: string): Content | undefined {
  const found = files.find(({ file }) => file === name);
  return found?.schema.safeParse(found.content).success ? (found.content as Content) : undefined;
}

/** For a moment in which the labels are invalid. */
const noLabels = { balance: { even: '', left: '', missing: '' } };

/** The fields of `content/site.ts` that facts need: its other fields may be invalid. */
const companySources = company.pick({ offices: true, openingHours: true }).strip();

/** Null when the rates are invalid. Of an origin, only its rate and times need be valid. */
function sourcesOf(files: readonly ContentFile[], locale: Locale): FactSources | null {
  const rates = contentOf<Rates>(files, 'content/rates.ts');
  if (!rates) return null;
  const origins = Object.fromEntries(
    files.flatMap(({ file, content }) => {
      const [, slug] = /^content\/routes\/([\w-]+)\.ts$/.exec(file) ?? [];
      const { rate, times } = (content ?? {}) as Partial<Route>;
      return slug && rate && times ? [[slug, content as Route]] : [];
    }),
  );
  const { content: siteContent } = files.find(({ file }) => file === 'content/site.ts') ?? {};
  const company = companySources.safeParse(siteContent).data;
  return {
    locale,
    origins,
    counts: {
      services: files.filter(({ file }) => file.startsWith('content/services/')).length,
      offices: company?.offices.length ?? 0,
    },
    rates,
    ownPrices: contentOf<OwnPrices>(files, 'content/own-prices.ts') ?? {},
    customs: contentOf<Customs>(files, 'content/customs.ts'),
    facts: contentOf<CompanyFacts>(files, 'content/facts.ts') ?? {},
    membership: contentOf<Membership>(files, 'content/membership.ts') ?? { plans: {}, yearly: {} },
    openingHours: company?.openingHours,
    examples: contentOf<WorkedExamples>(files, 'content/worked-examples.ts') ?? {},
    words: contentOf<InterfaceWords>(files, 'content/interface.ts') ?? noLabels,
  };
}

export function factsOf(files: readonly ContentFile[], locale = english): Facts | null {
  const sources = sourcesOf(files, locale);
  return sources && factsFrom(sources);
}

/** Groups of facts with the name of another one, such as an origin's. */
export function repeatedFacts(files: readonly ContentFile[], locale = english): Problem[] {
  const sources = sourcesOf(files, locale);
  if (!sources) return [];
  return repeatedFactNames(sources).map((name) => ({
    file: 'content/facts.ts',
    field: [name.split('.')[0] ?? name],
    found: `gives {${name}} a second value`,
    fix: 'give the group or the fact another name',
  }));
}

/** What was filled in before: while somebody edits one file, all others stay the same. */
const filledBefore = new WeakMap<object, { facts: string; content: unknown }>();

/** The files with their facts filled in, as schemas check them and visitors read them. */
export function filledFiles(files: readonly ContentFile[], facts: Facts): ContentFile[] {
  const key = JSON.stringify(facts);
  return files.map((file) => {
    const { content } = file;
    if (typeof content !== 'object' || content === null) return file;
    const before = filledBefore.get(content);
    if (before?.facts === key) return { ...file, content: before.content };
    const filled = withFacts(content, facts);
    filledBefore.set(content, { facts: key, content: filled });
    return { ...file, content: filled };
  });
}

export const unknownFacts = (files: readonly ContentFile[], facts: Facts): Problem[] =>
  inTexts(files, ({ text }) =>
    unknownIn(text, facts).map((name) => {
      const meant = nearest(name, Object.keys(facts));
      const fix = meant ? `did you mean {${meant}}` : 'write the value itself';
      return { found: `unknown fact {${name}}`, fix };
    }),
  );

/** Files in which nothing fills facts in: what facts are made from, and what a client component imports. */
const unfilled = ['error', 'facts', 'membership', 'worked-examples'].map(
  (name) => `content/${name}.ts`,
);

/** References that nothing fills in, so that visitors would see the braces. */
export const strayFacts = (files: readonly ContentFile[]): Problem[] =>
  inTexts(
    files.filter(({ file }) => unfilled.includes(file)),
    ({ text }) =>
      referencesIn(text).map((name) => ({
        found: `refers to {${name}}, but facts are not available here`,
        fix: 'write the text itself',
      })),
  );
