import { forms } from '@/content/forms';
import type { Forms } from '@/content/schema/forms';
import { site } from '@/content/site';
import { isoDate } from '@/lib/format/date';
import { formService } from '@/lib/site/environment';
import { chatNumber } from '@/lib/site/reach';

/** What every form needs beside its own words; plain data, for it travels to the browser. */
export type FormSetup = {
  /** Where a browser posts a form by itself, and where a script sends it. */
  readonly service: { readonly endpoint: string; readonly ajaxEndpoint: string };
  /** Full address of the page that the form stands on. */
  readonly pageUrl: string;
  /** Where a message goes that could not be sent: a chat number in digits, and a mailbox. */
  readonly reach: { readonly chatNumber: string; readonly email: string };
  /** The day on which the page was built, `2026-11-20`: no date before it is yet to come. */
  readonly builtOn: string;
  readonly words: Forms['common'];
};

/** The words of one field. */
export type FieldWords = Forms['newsletter']['fields']['email'];

/** The words of one form. */
export type FormWords<Name extends string = string> = {
  /** The line that the message arrives under. */
  readonly subject: string;
  readonly fields: Readonly<Record<Name, FieldWords>>;
  readonly submit: Forms['newsletter']['submit'];
};

/** The setup of the forms of one page. */
export function formSetup(pageUrl: string): FormSetup {
  return {
    service: formService,
    pageUrl,
    reach: { chatNumber, email: site.emails.info },
    builtOn: isoDate(new Date()),
    words: forms.common,
  };
}
