import { forms as words } from '@/content/forms';
import type { FieldOf, FormName } from '@/content/schema/form-fields';

/** Fields that take no text: boxes to check, and files to choose. */
type BoxFields = { quote: 'services'; issue: 'agreeTerms' };
type FileFields = { issue: 'file' };
type BoxOf<Form extends FormName> = Form extends keyof BoxFields ? BoxFields[Form] : never;
type FileOf<Form extends FormName> = Form extends keyof FileFields ? FileFields[Form] : never;
type TextOf<Form extends FormName> = Exclude<FieldOf<Form>, BoxOf<Form> | FileOf<Form>>;

/** A form on a page: what a visitor enters, and what has to arrive. */
type CaseOf<Form extends FormName> = {
  /** Its fields, in `content/schema/form-fields.ts`. */
  form: Form;
  name: string;
  path: string;
  subject: string;
  /** The button's text while the form is being sent. */
  busy: string;
  /** What the visitor types or selects, for every field that is neither a box nor a file. */
  fields: Readonly<Record<TextOf<Form>, string>>;
  /** Boxes to check: their field, and the values. */
  boxes?: { name: BoxOf<Form>; values: readonly string[] };
  /** The whole payload as it arrives, without the service's own fields. */
  payload: Readonly<Record<string, string>>;
  /** Fields with a fixed value in a native post. */
  fixed?: Readonly<Record<string, string>>;
};

export type FormCase = { [Form in FormName]: CaseOf<Form> }[FormName];

const message = {
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: 'A sofa from Milton Keynes',
  message: 'It is 2 m long.\nCan you fetch it?',
};
// Multipart form data has CRLF line ends.
const sentMessage = { ...message, message: message.message.replaceAll('\n', '\r\n') };
const newsletter = { email: 'neema@nectarine.example' };
const trackingNumber = 'NL1234567890TZ';
const person = {
  fullName: 'Neema Mushi',
  email: 'neema@nectarine.example',
  phone: '+255000000000',
};

const tracking = (
  name: string,
  path: string,
  subject: string,
  requestType: string,
): CaseOf<'tracking'> => ({
  form: 'tracking',
  name,
  path,
  subject,
  busy: words.tracking.submit.busy,
  fields: { trackingNumber },
  payload: { trackingNumber, requestType },
  fixed: { requestType },
});

const issue = (name: string, path: string): CaseOf<'issue'> => {
  const fields = { ...person, trackingNumber, description: 'The box came open, one shoe missing.' };
  return {
    form: 'issue',
    name,
    path,
    subject: 'Issue Report',
    busy: words.issue.submit.busy,
    fields,
    boxes: { name: 'agreeTerms', values: ['true'] },
    payload: { ...fields, agreeTerms: 'true', file: 'No file attached' },
  };
};

const [destinationCountry = '', originCountry = ''] = words.quote.countries;

const serviceLabel = (id: string) =>
  words.quote.services.find((service) => service.id === id)?.label ?? '';

const quoteFields = {
  ...person,
  companyName: 'Mushi Traders',
  originCountry,
  destinationCountry,
  weight: '12.25',
  length: '40',
  width: '30.5',
  height: '20',
  goodsType: 'Shoes',
  shippingDate: '2090-11-20',
  additionalNotes: 'Two boxes.',
};
const { length, width, height, ...restOfQuote } = quoteFields;

export const quote: CaseOf<'quote'> = {
  form: 'quote',
  name: 'quote',
  path: '/get-quote',
  subject: 'New Quote Request',
  busy: words.quote.submit.busy,
  fields: quoteFields,
  boxes: { name: 'services', values: ['seaFreight', 'cargoInsurance'] },
  payload: {
    ...restOfQuote,
    dimensions: '40 cm × 30.5 cm × 20 cm',
    services: ['seaFreight', 'cargoInsurance'].map(serviceLabel).join(', '),
    shippingDate: 'November 20, 2090',
    requestType: 'Quote Request',
  },
  fixed: { requestType: 'Quote Request' },
};

export const reportIssue = issue('issue report', '/help/report-issue');

export const contact: CaseOf<'contact'> = {
  form: 'contact',
  name: 'contact',
  path: '/contact',
  subject: 'Contact Page Form Submission',
  busy: words.contact.submit.busy,
  fields: { ...message, phone: '+255000000000' },
  payload: { ...sentMessage, phone: '+255000000000' },
};

const sending = { busy: words.message.submit.busy };

export const forms: readonly FormCase[] = [
  {
    ...sending,
    form: 'message',
    name: 'home message',
    path: '/',
    subject: 'Contact Form Submission',
    fields: message,
    payload: sentMessage,
  },
  {
    ...sending,
    form: 'newsletter',
    name: 'home newsletter',
    path: '/',
    subject: 'Newsletter Subscription',
    fields: newsletter,
    payload: newsletter,
  },
  {
    ...sending,
    form: 'newsletter',
    name: 'newsletter page',
    path: '/newsletter',
    subject: 'Newsletter Subscription',
    fields: newsletter,
    payload: newsletter,
  },
  contact,
  tracking('tracking on the home page', '/', 'Tracking Information Request', 'Tracking Request'),
  tracking('tracking page', '/tracking', 'Shipment Tracking Request', 'Tracking Page Request'),
  tracking(
    'tracking among the tools',
    '/help/shipping-tools',
    'Shipment Tracking Request',
    'Shipping Tools Page Tracking Request',
  ),
  quote,
  reportIssue,
  issue('claim', '/help/file-claim'),
];
