import type { Forms } from '@/content/schema/forms';
import { isoDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import { chatNumber } from '@/lib/site/reach';
import type { Site } from '@/lib/site/site';

/** What every form needs in addition to its own copy. Plain data: it is passed to the browser. */
export type FormSetup = {
  readonly locale: Language;
  /** The address for a native post, and the one for scripts. */
  readonly service: { readonly endpoint: string; readonly ajaxEndpoint: string };
  /** Full address of the form's page. */
  readonly pageUrl: string;
  /** Contacts to offer when sending fails: a chat number in digits, and a mailbox. */
  readonly reach: { readonly chatNumber: string; readonly email: string };
  /** The day of the build, `2026-11-20`: the earliest shipping date until hydration. */
  readonly builtOn: string;
  /**
   * What every message contains in addition to its fields: `language`, on pages of a translation.
   */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly words: Forms['common'];
};

/** The words of one field. */
export type FieldWords = Forms['newsletter']['fields']['email'];

/** The words of one form. */
export type FormWords<Name extends string = string> = {
  /** Subject line of the message. */
  readonly subject: string;
  readonly fields: Readonly<Record<Name, FieldWords>>;
  readonly submit: Forms['newsletter']['submit'];
};

/** The setup of the forms of one page. */
export function formSetup(
  {
    company,
    formService,
    forms,
    locale,
    language,
    ownPages,
  }: Pick<Site, 'company' | 'formService' | 'forms' | 'locale' | 'language' | 'ownPages'>,
  pageUrl: string,
): FormSetup {
  return {
    locale: { tag: locale.tag },
    service: formService,
    pageUrl,
    reach: { chatNumber: chatNumber(company), email: company.emails.info },
    builtOn: isoDate(new Date()),
    ...(ownPages ? { fixed: { language } } : {}),
    words: forms.common,
  };
}
