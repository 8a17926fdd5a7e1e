import type { Forms } from '@/content/schema/forms';
import type { Route } from '@/content/schema/route';
import { chatNumber } from '@/lib/company/company';
import { isoDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import type { Site } from '@/lib/site/site';

/** What every form needs in addition to its own copy. Plain data: it is passed to the browser. */
export type FormSetup = {
  readonly locale: Language;
  /** The address for a native post, and the one for scripts. */
  readonly service: { readonly endpoint: string; readonly ajaxEndpoint: string };
  readonly pageUrl: string;
  /** Contacts to offer when sending fails: a chat number in digits, and a mailbox. */
  readonly reach: { readonly chatNumber: string; readonly email: string };
  /** The day of the build, `2026-11-20`: the earliest shipping date until hydration. */
  readonly builtOn: string;
  /** Added to the fields of every message: `language`, on pages of a translation. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly words: Forms['common'];
};

export type FieldWords = Forms['newsletter']['fields']['email'];

export type FormWords<Name extends string = string> = {
  readonly subject: string;
  readonly fields: Readonly<Record<Name, FieldWords>>;
  readonly submit: Forms['newsletter']['submit'];
};

export const formSetup = (site: Site, pageUrl: string): FormSetup => ({
  locale: { tag: site.locale.tag },
  service: site.formService,
  pageUrl,
  reach: { chatNumber: chatNumber(site.company), email: site.company.emails.info },
  builtOn: isoDate(new Date()),
  ...(site.ownPages ? { fixed: { language: site.language } } : {}),
  words: site.forms.common,
});

export const formId = (name: string) => `form-${name}`;

export const sentNoticeId = (name: string) => `${name}-sent`;

export const unsentId = (name: string) => `${name}-unsent`;

/** The line on every page while something is unsent, and where its link leads. */
export const unsentLink = ({ words, pageById }: Pick<Site, 'words' | 'pageById'>) => ({
  ...words.unsent,
  path: `${pageById('contact').path}#${unsentId('contact')}`,
});

/** An origin's name in the quote form's list of countries, which is sent in English. */
export function countryOf(
  { countryOfOrigin, countryNames }: Pick<Forms['quote'], 'countryOfOrigin' | 'countryNames'>,
  { calculatorOrigin, name }: Pick<Route, 'calculatorOrigin' | 'name'>,
): string {
  const [translated] = Object.entries(countryNames).find(([, shown]) => shown === name) ?? [];
  return countryOfOrigin[calculatorOrigin] ?? translated ?? name;
}
