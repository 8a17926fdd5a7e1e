import { z } from 'zod';
import {
  type FieldOf,
  type FormName,
  formFields,
  type OptionListOf,
  optionalFields,
  selectFields,
} from './form-fields';
import { hidden, namesOf } from './text-use';

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

/** The button's label when idle, and while the form is being sent. */
const submit = wordsFor(['rest', 'busy']);

const options = hidden(z.array(words).min(2)).meta({
  description: 'Options of a select, in order.',
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
  optional: words.meta({ description: 'Shown after the label of an optional field.' }),
  choose: words.meta({ description: 'First option of a select.' }),
  toasts: wordsFor(['success', 'failure']),
  offline: words.meta({ description: 'Shown immediately when the browser is offline.' }),
  errorSummary: words,
  errorsMore: words.meta({
    description: 'Shows the other errors of a long form. Placeholder: `{count}`.',
  }),
  checks: wordsFor(['required', 'email']).meta({
    description: 'Said by the browser about an empty field, and one that holds no email address.',
  }),
  draft: wordsFor(['restored', 'underWay', 'lostFile', 'leftOver', 'clear', 'pageOnly']).meta({
    description:
      'Shown on a form with a restored draft. `underWay`: the visitor left while it was being sent. Placeholder of `lostFile`: `{file}`. `leftOver`: above the text of a field that the form no longer has. `pageOnly`: the browser refuses to store texts.',
  }),
  sending: wordsFor(['progress', 'cancel', 'typedSince']).meta({
    description:
      'Shown while a message is being sent and afterwards. Placeholder of `progress`: `{percent}`. `typedSince`: text was typed in the meantime.',
  }),
  sent: wordsFor(['at', 'answer', 'text', 'whatsapp', 'copyText', 'textCopied', 'copyFailed']).meta(
    {
      description:
        'Confirms what was sent: when an answer comes, and how to keep a copy. Placeholder of `at`: `{time}`.',
    },
  ),
  again: wordsFor(['sent', 'unsure', 'send', 'leave']).meta({
    description: 'Shown before an identical message is sent again. Placeholder: `{time}`.',
  }),
  waiting: wordsFor([
    'saved',
    'draft',
    'waiting',
    'later',
    'sending',
    'unsure',
    'refused',
    'sent',
    'until',
    'change',
    'delete',
    'close',
    'count',
    'show',
    'forget',
    'tooLate',
    'gone',
  ] as const).meta({
    description:
      'Messages on this device that are not in the form: what became of each. Placeholders: `{time}`; of `until`: `{day}`; of `count`: `{count}`. `later`: the service asked to try again later. `tooLate`, `gone`: a message could not be changed or deleted, because it is being sent, or no longer there.',
  }),
  fallback: z
    .strictObject({
      text: words,
      unsure: words.meta({ description: 'Replaces `text` if the message may have arrived.' }),
      cancelled: words,
      whatsapp: words,
      email: words,
      cut: words.meta({ description: 'Appended to a message that was cut to fit a link.' }),
      fields: fields(['requestType', 'dimensions']).meta({
        description: 'Labels of values sent without a field of their own.',
      }),
    })
    .meta({ description: 'Alternatives shown after a failed send.' }),
  honeypot: words.meta({
    description: 'Label of the honeypot field, for screen readers.',
  }),
});

/** Subject and request type belong to the section, because they differ by page. */
const tracking = z.strictObject({
  fields: fields(formFields.tracking),
  ...optionLists('tracking'),
  unusual: words.meta({
    description: 'Shown while something other than a tracking number is typed. Nothing is refused.',
  }),
  submit,
  panel: z.strictObject({
    status: words,
    lastUpdated: words.meta({ description: 'Placeholder: `{time}`.' }),
    provisional: words,
    ask: words,
    question: words.meta({
      description: 'First message of the chat. Placeholder: `{trackingNumber}`.',
    }),
    copyText: words,
    textCopied: words,
    copyFailed: words,
  }),
});

const measures = ['weight', 'length', 'width', 'height'] as const;

function required<Form extends keyof typeof optionalFields>(form: Form) {
  const left: readonly string[] = optionalFields[form];
  type Required = Exclude<FieldOf<Form>, (typeof optionalFields)[Form][number]>;
  return formFields[form].filter((name) => !left.includes(name)) as Required[];
}

/**
 * A message for each required field, and one for each kind of implausible value. `number`: not a
 * number of zero or more. `unclear`: a number that can be read in two ways, such as 1,234. Placeholder
 * of the limits: `{most}`.
 */
const quoteMessages = wordsFor([
  ...required('quote'),
  'number',
  'unclear',
  'weightStep',
  'sideStep',
  'zero',
  'weightLimit',
  'sideLimit',
  'phoneDigits',
  'dateLimit',
]);
export type QuoteMessages = z.infer<typeof quoteMessages>;

/** Centimeters or kilograms as text. */
const figure = hidden(z.string().regex(/^\d+$/));

const quote = z.strictObject({
  subject: hidden(words),
  fields: fields(formFields.quote),
  ...optionLists('quote'),
  groups: wordsFor(['shipment', 'services', 'contact', 'send']),
  boxes: z.strictObject({
    label: words,
    items: z.array(z.strictObject({ name: words, length: figure, width: figure, height: figure })),
  }),
  soonest: words.meta({ description: 'Fills in the date of today.' }),
  services: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-zA-Z]*$/),
        label: words,
        sent: hidden(words).meta({ description: 'What the company receives.' }),
      }),
    )
    .meta({ description: 'IDs are fixed.' }),
  countries: hidden(z.array(words).min(2)).meta({
    description: 'Used for origin and destination. The first is the default destination.',
  }),
  countryNames: namesOf('countries', z.record(z.string(), words)).meta({
    description: 'What pages call the countries above, which are sent as they are.',
  }),
  countryOfOrigin: hidden(z.record(z.string(), words)).meta({
    description: "Origins whose menu name differs from the list above: `{ dubai: 'UAE' }`.",
  }),
  messages: quoteMessages,
  example: z
    .strictObject({
      goodsType: words,
      services: hidden(z.array(words)),
      originCountry: hidden(words),
      destinationCountry: hidden(words),
      weight: figure,
      length: figure,
      width: figure,
      height: figure,
    })
    .meta({ description: 'A typical request, whose price is shown until the visitor begins.' }),
  carried: words.meta({ description: 'Shown when weight, size and origin come from an estimate.' }),
  summary: wordsFor([
    'heading',
    'sentHeading',
    'exampleHeading',
    'example',
    'empty',
    'time',
    'seaTime',
    'freight',
    'freightBySize',
    'size',
    'about',
    'note',
    'stamp',
    'sent',
    'saved',
    'copyText',
    'textCopied',
    'copyFailed',
  ]).meta({
    description:
      'The ticket next to the form, and its stamps. Placeholders: `{weight}` in `example`, `freight` and `freightBySize`, `{sides}` in `size`, `{amount}` in `about`.',
  }),
  submit,
});

const issueMessages = wordsFor([
  ...required('issue'),
  'phoneDigits',
  'fileType',
  'fileEmpty',
  'fileGone',
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
      'Shown when a photo is resized before sending. Placeholders of `smaller`: `{before}`, `{after}`.',
  }),
  submit,
});

/** Placeholder of `most`: `{most}`. */
const measureMessages = wordsFor(['positive', 'least', 'most']);

const calculator = z.strictObject({
  fields: fields(['origin', ...measures]),
  submit,
  messages: z.strictObject({
    origin: words,
    unclear: words.meta({ description: 'About a number that can be read in two ways: 1,234.' }),
    weight: measureMessages,
    length: measureMessages,
    width: measureMessages,
    height: measureMessages,
  }),
  example: z.strictObject({ name: words, parcel: hidden(words) }).meta({
    description:
      'Shown until there is an estimate. `parcel` is its name in `content/worked-examples.ts`.',
  }),
  scriptless: wordsFor(['text', 'rates', 'quote', 'chat']).meta({
    description:
      'How to calculate manually when scripts are off or failed to load. Placeholder of `rates`: `{rates}`.',
  }),
  result: wordsFor(['heading', 'volumetricWeight', 'chargeableWeight', 'total', 'notCounted']),
  kilograms: words.meta({
    description: 'Placeholder: `{weight}`, always a number without its unit.',
  }),
  parcel: words.meta({
    description: 'Short description of a parcel. Placeholders: `{weight}`, `{sides}`.',
  }),
  working: z.strictObject({
    heading: words,
    actual: words.meta({ description: 'Placeholder: `{weight}`.' }),
    volumetric: words.meta({
      description: 'Placeholders: `{length}`, `{width}`, `{height}`, `{divisor}`, `{weight}`.',
    }),
    basis: wordsFor(['actual', 'volumetric', 'equal']).meta({
      description: 'Which weight is charged, and why.',
    }),
    total: words.meta({ description: 'Placeholders: `{weight}`, `{rate}`, `{total}`.' }),
    notIncluded: words,
    validAsOf: words.meta({ description: 'Placeholder: `{date}`.' }),
  }),
  compare: wordsFor(['open', 'caption', 'air', 'sea', 'about', 'note']).meta({
    description:
      'Placeholders: `{parcel}` in the caption, `{time}` and `{amount}` in the lines, `{date}` in the note.',
  }),
  share: wordsFor(['copy', 'copied', 'copyText', 'textCopied', 'copyFailed', 'whatsapp']).meta({
    description: 'Copying the link of an estimate, copying it as text, and sharing it by chat.',
  }),
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
