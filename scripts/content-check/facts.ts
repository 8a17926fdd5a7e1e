import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { textsIn } from '@nectarine/edit-mode/content/walk';
import { words } from '@/content/interface';
import type { Customs } from '@/content/schema/customs';
import type { CompanyFacts, WorkedExamples } from '@/content/schema/facts';
import type { Membership } from '@/content/schema/membership';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import { site } from '@/content/schema/site';
import type { InterfaceWords } from '@/content/schema/site-content';
import { factsFrom } from '@/lib/facts/facts';
import type { Facts } from '@/lib/facts/facts-by-name';
import { referencesIn, unknownIn, withFacts } from '@/lib/facts/references';
import { english } from '@/lib/format/locales/en';
import { nearest } from '../text/nearest';

/** The content of a file that its schema accepts; undefined when it is invalid or missing. */
function contentOf<Content>(files: readonly ContentFile[], name: string): Content | undefined {
  const found = files.find(({ file }) => file === name);
  return found?.schema.safeParse(found.content).success ? (found.content as Content) : undefined;
}

/** The fields of `content/site.ts` that facts need: its other fields may be invalid. */
const companySources = site.pick({ offices: true, openingHours: true }).strip();

/**
 * The facts that follow from these files; null when the rates, which many need, are invalid. Invalid
 * texts of an origin do not matter: its facts need only its rate and times.
 */
export function factsOf(files: readonly ContentFile[]): Facts | null {
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
  return factsFrom({
    locale: english,
    origins,
    counts: {
      services: files.filter(({ file }) => file.startsWith('content/services/')).length,
      offices: company?.offices.length ?? 0,
    },
    rates,
    customs: contentOf<Customs>(files, 'content/customs.ts'),
    facts: contentOf<CompanyFacts>(files, 'content/facts.ts') ?? {},
    membership: contentOf<Membership>(files, 'content/membership.ts') ?? { plans: {}, yearly: {} },
    openingHours: company?.openingHours,
    examples: contentOf<WorkedExamples>(files, 'content/worked-examples.ts') ?? {},
    words: contentOf<InterfaceWords>(files, 'content/interface.ts') ?? words,
  });
}

/** The files with their facts filled in, as schemas check them and visitors read them. */
export const filledFiles = (files: readonly ContentFile[], facts: Facts): ContentFile[] =>
  files.map((file) => ({ ...file, content: withFacts(file.content, facts) }));

/** References to facts that do not exist. */
export function unknownFacts(files: readonly ContentFile[], facts: Facts): Problem[] {
  return files.flatMap(({ file, content }) =>
    textsIn(content).flatMap(({ text, field }) =>
      unknownIn(text, facts).map((name) => {
        const meant = nearest(name, Object.keys(facts));
        return {
          file,
          field,
          found: `unknown fact {${name}}`,
          fix: meant ? `did you mean {${meant}}` : 'run "npm run facts" to list them',
        };
      }),
    ),
  );
}

/** Files in which nothing fills facts in: what facts are made from, and what a client component imports. */
const unfilled = [
  'content/error.ts',
  'content/facts.ts',
  'content/membership.ts',
  'content/worked-examples.ts',
];

/** References that nothing fills in, so that visitors would see the braces. */
export function strayFacts(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => unfilled.includes(file))
    .flatMap(({ file, content }) =>
      textsIn(content)
        .filter(({ text }) => referencesIn(text).length > 0)
        .map(({ field }) => ({
          file,
          field,
          found: 'refers to a fact, but facts are not available here',
          fix: 'write the text itself',
        })),
    );
}

/** Examples that change with a fact: with a rate those from its origin, with the divisor all. */
function examplesWith(name: string, examples: WorkedExamples): string[] {
  const [group, field] = name.split('.');
  const isCalculated = ({ from }: { from: string }) =>
    name === 'weight.divisor' || (field === 'rate' && from === group);
  return Object.entries(examples).flatMap(([example, parcel]) =>
    isCalculated(parcel) ? [example] : [],
  );
}

/** Where a fact shows: each file, field and text that refers to it, or to an example made with it. */
export function usesOf(name: string, files: readonly ContentFile[]) {
  const examples = contentOf<WorkedExamples>(files, 'content/worked-examples.ts') ?? {};
  const calculated = examplesWith(name, examples);
  const isMeant = (reference: string) => {
    const [group = '', field = ''] = reference.split('.');
    const plain = `${group}.${field.charAt(0).toLowerCase()}${field.slice(1)}`;
    return plain === name || calculated.includes(group);
  };
  return files.flatMap(({ file, content }) =>
    textsIn(content)
      .filter(({ text }) => referencesIn(text).some(isMeant))
      .map(({ text, field }) => ({ file, field, text })),
  );
}
