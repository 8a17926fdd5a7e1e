/**
 * The fields of each form, in the order in which they appear; a quote is sent in the order of
 * `quotePayload`, the others in this one. Words, rules, controls,
 * payloads and browser tests are typed by these lists: once a name is added here, the compiler names
 * each place that lacks it.
 */
export const formFields = {
  message: ['name', 'email', 'subject', 'message'],
  contact: ['name', 'email', 'phone', 'subject', 'message'],
  newsletter: ['email'],
  tracking: ['trackingNumber'],
  quote: [
    'originCountry',
    'destinationCountry',
    'goodsType',
    'weight',
    'length',
    'width',
    'height',
    'shippingDate',
    'services',
    'fullName',
    'email',
    'phone',
    'companyName',
    'additionalNotes',
  ],
  issue: ['fullName', 'email', 'phone', 'trackingNumber', 'description', 'file', 'agreeTerms'],
} as const;

export type FormName = keyof typeof formFields;

/** A field of a form: `FieldOf<'quote'>`. */
export type FieldOf<Form extends FormName> = (typeof formFields)[Form][number];

/**
 * The selects of each form, with the list that has their options: `contact: { department:
 * 'departments' }` requires `contact.departments` in `content/forms.ts`. Options are sent as they
 * are.
 */
export const selectFields = {
  message: {},
  contact: {},
  newsletter: {},
  tracking: {},
  quote: { originCountry: 'countries', destinationCountry: 'countries' },
  issue: {},
} as const satisfies { [Form in FormName]: { readonly [Name in FieldOf<Form>]?: string } };

type SelectsOf<Form extends FormName> = (typeof selectFields)[Form];

/** A list of options of a form: `OptionListOf<'quote'>` is `'countries'`. */
export type OptionListOf<Form extends FormName> = SelectsOf<Form>[keyof SelectsOf<Form>] & string;

/** The list with a field's options, or undefined for a field that is not a select. */
export function optionListOf(form: FormName, field: string): string | undefined {
  const lists: Readonly<Record<string, string>> = selectFields[form];
  return lists[field];
}

/** Fields of the checked forms that may stay empty, and so need no message. */
export const optionalFields = {
  quote: ['companyName', 'additionalNotes'],
  issue: ['file'],
} as const satisfies { [Form in 'quote' | 'issue']: readonly FieldOf<Form>[] };
