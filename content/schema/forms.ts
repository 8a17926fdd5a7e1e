import { z } from 'zod';
import {
  type FieldOf,
  type FormName,
  formFields,
  type OptionListOf,
  optionalFields,
  selectFields,
} from './form-fields';
import { hidden } from './text-use';

const words = z.string().min(2);

const field = z.strictObject({
  label: words,
  hint: words.optional(),
  placeholder: words.optional(),
});

/** A field for each name. A name that is missing, or one too many, is an error. */
const fields = <const Names extends readonly string[]>(names: Names) =>
  z.record(z.enum(names), field);

/** A message, heading or other words for each name. */
const wordsFor = <const Names extends readonly string[]>(names: Names) =>
  z.record(z.enum(names), words);

/** The button's words at rest and while the form is under way. */
const submit = wordsFor(['rest', 'busy']);

const options = hidden(z.array(words).min(2)).meta({
  description: 'Options of a select, in their order.',
});

/** The lists of options that the selects of a form need. */
function optionLists<Form extends FormName>(form: Form) {
  const lists = Object.values<string>(selectFields[form]);
  return Object.fromEntries(lists.map((list) => [list, options])) as {
    [List in OptionListOf<Form>]: typeof options;
  };
}

/** A form that the browser checks, and its subject line. */
const plainForm = <Form extends 'message' | 'contact' | 'newsletter'>(form: Form) =>
  z.strictObject({
    subject: hidden(words),
    fields: fields(formFields[form]),
    ...optionLists(form),
    submit,
  });

const common = z.strictObject({
  optional: words.meta({ description: 'Stands behind the label of a field that may stay empty.' }),
  choose: words.meta({ description: 'First entry of a list of choices.' }),
  toasts: wordsFor(['success', 'failure']),
  offline: words.meta({ description: 'Said at once when the browser has no connection.' }),
  errorSummary: words,
  draft: wordsFor(['restored', 'underWay', 'lostFile', 'clear']).meta({
    description:
      'Said of a form that was filled in before. `underWay`: its page was left while it was being sent. `lostFile` has the gap `{file}`.',
  }),
  sending: wordsFor(['progress', 'cancel', 'typedSince', 'unconfirmed', 'bringBack']).meta({
    description:
      'While a message is on its way and after. Gap of `progress`: `{percent}`. `typedSince`: text typed meanwhile. `unconfirmed`: the answer did not say that the message arrived; `bringBack` fills it in again.',
  }),
  again: wordsFor(['sent', 'unsure', 'send', 'leave']).meta({
    description: 'Asked before the very same message is sent again. Gap: `{time}`.',
  }),
  fallback: z
    .strictObject({
      text: words,
      unsure: words.meta({ description: 'Instead of `text` where the message may have arrived.' }),
      cancelled: words,
      whatsapp: words,
      email: words,
      cut: words.meta({ description: 'Ends a message that is too long for a link.' }),
      fields: fields(['requestType', 'dimensions']).meta({
        description: 'What is sent under a name that no field has.',
      }),
    })
    .meta({ description: 'The ways on after a failed send.' }),
  honeypot: words.meta({
    description: 'Label of the trap field, for a screen reader that meets it.',
  }),
});

/** Subject and request type stand with the section, for they differ from page to page. */
const tracking = z.strictObject({
  fields: fields(formFields.tracking),
  ...optionLists('tracking'),
  submit,
  panel: z.strictObject({
    status: words,
    lastUpdated: words.meta({ description: 'Gap: `{time}`.' }),
    provisional: words,
    ask: words,
    question: words.meta({ description: 'How the chat begins. Gap: `{trackingNumber}`.' }),
  }),
});

const measures = ['weight', 'length', 'width', 'height'] as const;

/** The fields that have to be filled in. */
function required<Form extends keyof typeof optionalFields>(form: Form) {
  const left: readonly string[] = optionalFields[form];
  type Required = Exclude<FieldOf<Form>, (typeof optionalFields)[Form][number]>;
  return formFields[form].filter((name) => !left.includes(name)) as Required[];
}

/**
 * One for each field that has to be filled in, and more for what the rules let through and no one
 * can mean. `number` is for what is no number of zero or more. Gaps of the limits: `{most}`.
 */
const quoteMessages = wordsFor([
  ...required('quote'),
  'number',
  'zero',
  'weightLimit',
  'sideLimit',
  'phoneDigits',
  'dateLimit',
]);
export type QuoteMessages = z.infer<typeof quoteMessages>;

const quote = z.strictObject({
  subject: hidden(words),
  fields: fields(formFields.quote),
  ...optionLists('quote'),
  groups: wordsFor(['contact', 'services', 'route', 'cargo', 'shipping']),
  services: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z][a-zA-Z]*$/), label: words }))
    .meta({ description: 'Ids are fixed; labels are what the company receives.' }),
  countries: hidden(z.array(words).min(2)).meta({
    description: 'For origin and destination alike. Goods go to the first unless changed.',
  }),
  countryOfOrigin: hidden(z.record(z.string(), words)).meta({
    description:
      "Origins whose name in menus is not the one of the list above: `{ dubai: 'UAE' }`.",
  }),
  messages: quoteMessages,
  carried: words.meta({ description: 'Said when weight, size and origin came from an estimate.' }),
  summary: wordsFor(['heading', 'empty']),
  submit,
});

const issueMessages = wordsFor([
  ...required('issue'),
  'phoneDigits',
  'fileType',
  'fileEmpty',
  'fileSize',
]);
export type IssueMessages = z.infer<typeof issueMessages>;

const issue = z.strictObject({
  subject: hidden(words),
  fields: fields(formFields.issue),
  ...optionLists('issue'),
  messages: issueMessages,
  removeFile: words,
  photo: wordsFor(['working', 'smaller']).meta({
    description:
      'A photo is made small before it travels. Gaps of `smaller`: `{before}`, `{after}`.',
  }),
  submit,
});

/** Gap of `most`: `{most}`. */
const measureMessages = wordsFor(['positive', 'least', 'most']);

const calculator = z.strictObject({
  fields: fields(['origin', ...measures]),
  submit,
  messages: z.strictObject({
    origin: words,
    weight: measureMessages,
    length: measureMessages,
    width: measureMessages,
    height: measureMessages,
  }),
  rules: wordsFor(['heading', 'volumetric', 'chargeable', 'total']).meta({
    description:
      'How a price comes about, shown until there is one. Gap of `volumetric`: `{divisor}`.',
  }),
  scriptless: wordsFor(['text', 'failed', 'rates', 'quote', 'chat']).meta({
    description:
      'The way by hand, where scripts are off or (`failed`) cannot be had. Gap of `rates`: `{rates}`.',
  }),
  result: wordsFor(['heading', 'volumetricWeight', 'chargeableWeight', 'total']),
  kilograms: words.meta({
    description: 'Gap: `{weight}`; weights everywhere are numbers without their unit.',
  }),
  parcel: words.meta({ description: 'A parcel in short. Gaps: `{weight}`, `{sides}`.' }),
  working: z.strictObject({
    heading: words,
    actual: words.meta({ description: 'Gap: `{weight}`.' }),
    volumetric: words.meta({
      description: 'Gaps: `{length}`, `{width}`, `{height}`, `{divisor}`, `{weight}`.',
    }),
    basis: wordsFor(['actual', 'volumetric', 'equal']).meta({
      description: 'Which weight is charged, and why.',
    }),
    total: words.meta({ description: 'Gaps: `{weight}`, `{rate}`, `{total}`.' }),
    notIncluded: words,
    validAsOf: words.meta({ description: 'Gap: `{date}`.' }),
  }),
  compare: wordsFor(['open', 'caption', 'air', 'sea', 'rate', 'about', 'note']).meta({
    description:
      'Gaps: `{parcel}` in the caption, `{time}`, `{rate}` and `{amount}` in the lines, `{date}` in the note.',
  }),
  share: wordsFor(['copy', 'copied', 'copyFailed', 'whatsapp', 'message']).meta({
    description: 'Gaps of the message: `{origin}`, `{total}`, `{link}`.',
  }),
  requestQuote: words,
  addDuty: words.meta({ description: 'Leads to the tool that adds duty and taxes.' }),
});

export const forms = z.strictObject({
  common,
  message: plainForm('message'),
  contact: plainForm('contact'),
  newsletter: plainForm('newsletter'),
  tracking,
  quote,
  issue,
  calculator,
});
export type Forms = z.infer<typeof forms>;
