import { type FieldOf, formFields } from '@/content/schema/form-fields';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import type { IssueValues, QuoteValues } from './schemas';

/** The fields of one message, in the order in which they arrive. */
export type Payload = Readonly<Record<string, string>>;

export type TrackingRequestType = NonNullable<SectionOf<'form'>['tracking']>['requestType'];

type ServiceOption = { readonly id: string; readonly sent: string };

/** Messages are for the company, which reads English whatever the visitor's language. */
const companyLanguage = { tag: 'en-US' };

export const QUOTE_REQUEST_TYPE = 'Quote Request';
const NO_FILE = 'No file attached';

/** A form whose fields are sent as they are. */
type PlainForm = 'message' | 'contact' | 'newsletter' | 'tracking';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a plain form. A missing field, or one that is no text, is sent empty. */
export function plainPayload<Form extends PlainForm>(form: Form, values: Values) {
  const pairs = formFields[form].map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(pairs) as Record<FieldOf<Form>, string>;
}

export function trackingPayload(values: Values, requestType: TrackingRequestType) {
  return { ...plainPayload('tracking', values), requestType };
}

/** The three sides are sent as one field, and the request type is added. */
type QuotePayload = Record<
  Exclude<FieldOf<'quote'>, 'length' | 'width' | 'height'> | 'dimensions' | 'requestType',
  string
>;

/** Services are sent by name, in the order of the options. */
export function quotePayload(values: QuoteValues, options: readonly ServiceOption[]) {
  const chosen = options.filter(({ id }) => values.services.includes(id));
  return {
    fullName: values.fullName,
    email: values.email,
    phone: values.phone,
    companyName: values.companyName ?? '',
    services: chosen.map(({ sent }) => sent).join(', '),
    originCountry: values.originCountry,
    destinationCountry: values.destinationCountry,
    weight: values.weight,
    dimensions: `${values.length} cm × ${values.width} cm × ${values.height} cm`,
    goodsType: values.goodsType,
    shippingDate: formatDate(values.shippingDate, companyLanguage),
    additionalNotes: values.additionalNotes ?? '',
    requestType: QUOTE_REQUEST_TYPE,
  } satisfies QuotePayload;
}

/** The payload has the file's name; the file itself is sent as a separate part. */
export function issuePayload(values: IssueValues) {
  return {
    fullName: values.fullName,
    email: values.email,
    phone: values.phone,
    trackingNumber: values.trackingNumber,
    description: values.description,
    agreeTerms: String(values.agreeTerms),
    file: values.file?.[0]?.name ?? NO_FILE,
  } satisfies Record<FieldOf<'issue'>, string>;
}
