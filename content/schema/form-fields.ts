/**
 * The fields of each form, in the order in which they stand and are sent. Words, rules, controls
 * and payload are typed by these lists: with a name added here nothing compiles until each of them
 * knows it.
 */
export const formFields = {
  message: ['name', 'email', 'subject', 'message'],
  contact: ['name', 'email', 'phone', 'subject', 'message'],
  newsletter: ['email'],
  tracking: ['trackingNumber'],
  quote: [
    'fullName',
    'email',
    'phone',
    'companyName',
    'services',
    'originCountry',
    'destinationCountry',
    'weight',
    'length',
    'width',
    'height',
    'goodsType',
    'shippingDate',
    'additionalNotes',
  ],
  issue: ['fullName', 'email', 'phone', 'trackingNumber', 'description', 'file', 'agreeTerms'],
} as const;

/** A field of one of the forms: `FieldOf<'quote'>`. */
export type FieldOf<Form extends keyof typeof formFields> = (typeof formFields)[Form][number];

/** Those of the checked forms that may stay empty: no message asks for them. */
export const optionalFields = {
  quote: ['companyName', 'additionalNotes'],
  issue: ['file'],
} as const satisfies { [Form in 'quote' | 'issue']: readonly FieldOf<Form>[] };
