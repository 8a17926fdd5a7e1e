/** A form of the site: where it stands, what a visitor enters, and what has to arrive. */
export type FormCase = {
  name: string;
  path: string;
  subject: string;
  /** The button's words while the form is under way. */
  busy: string;
  /** What the visitor enters, by the fields' names. */
  fields: Readonly<Record<string, string>>;
  /** Boxes to check: the name of their field, and the values. */
  boxes?: { name: string; values: readonly string[] };
  /** Fields for a file, which may stay empty. */
  files?: readonly string[];
  /** The whole payload as it arrives, beside the service's own fields. */
  payload: Readonly<Record<string, string>>;
  /** Fields that arrive with a fixed value when the browser posts the form by itself. */
  fixed?: Readonly<Record<string, string>>;
};

const message = {
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: 'A sofa from Milton Keynes',
  message: 'It is 2 m long.\nCan you fetch it?',
};
// Line ends in a multipart form are two characters: the standard says so.
const sentMessage = { ...message, message: message.message.replaceAll('\n', '\r\n') };
const newsletter = { email: 'neema@nectarine.example' };
const trackingNumber = 'NL1234567890TZ';
const person = {
  fullName: 'Neema Mushi',
  email: 'neema@nectarine.example',
  phone: '+255000000000',
};

const tracking = (name: string, path: string, subject: string, requestType: string): FormCase => ({
  name,
  path,
  subject,
  busy: 'Tracking...',
  fields: { trackingNumber },
  payload: { trackingNumber, requestType },
  fixed: { requestType },
});

const issue = (name: string, path: string): FormCase => {
  const fields = { ...person, trackingNumber, description: 'The box came open, one shoe missing.' };
  return {
    name,
    path,
    subject: 'Issue Report',
    busy: 'Submitting...',
    fields,
    boxes: { name: 'agreeTerms', values: ['true'] },
    files: ['file'],
    payload: { ...fields, agreeTerms: 'true', file: 'No file attached' },
  };
};

const quoteFields = {
  ...person,
  companyName: 'Mushi Traders',
  originCountry: 'China',
  destinationCountry: 'Tanzania',
  weight: '12.25',
  length: '40',
  width: '30.5',
  height: '20',
  goodsType: 'Shoes',
  shippingDate: '2090-11-20',
  additionalNotes: 'Two boxes.',
};
const { length, width, height, ...restOfQuote } = quoteFields;

export const quote: FormCase = {
  name: 'quote',
  path: '/get-quote',
  subject: 'New Quote Request',
  busy: 'Submitting...',
  fields: quoteFields,
  boxes: { name: 'services', values: ['seaFreight', 'cargoInsurance'] },
  payload: {
    ...restOfQuote,
    dimensions: '40 cm × 30.5 cm × 20 cm',
    services: 'Sea Freight, Cargo Insurance',
    shippingDate: 'November 20, 2090',
    requestType: 'Quote Request',
  },
  fixed: { requestType: 'Quote Request' },
};

export const reportIssue = issue('issue report', '/help/report-issue');

export const contact: FormCase = {
  name: 'contact',
  path: '/contact',
  subject: 'Contact Page Form Submission',
  busy: 'Sending...',
  fields: { ...message, phone: '+255000000000' },
  payload: { ...sentMessage, phone: '+255000000000' },
};

export const homeTracking = tracking(
  'tracking on the home page',
  '/',
  'Tracking Information Request',
  'Tracking Request',
);
export const trackingPage = tracking(
  'tracking page',
  '/tracking',
  'Shipment Tracking Request',
  'Tracking Page Request',
);
export const toolsTracking = tracking(
  'tracking among the tools',
  '/help/shipping-tools',
  'Shipment Tracking Request',
  'Shipping Tools Page Tracking Request',
);

const sending = { busy: 'Sending...' };

/** Every form that is sent. */
export const forms: readonly FormCase[] = [
  {
    ...sending,
    name: 'home message',
    path: '/',
    subject: 'Contact Form Submission',
    fields: message,
    payload: sentMessage,
  },
  {
    ...sending,
    name: 'home newsletter',
    path: '/',
    subject: 'Newsletter Subscription',
    fields: newsletter,
    payload: newsletter,
  },
  {
    ...sending,
    name: 'newsletter page',
    path: '/newsletter',
    subject: 'Newsletter Subscription',
    fields: newsletter,
    payload: newsletter,
  },
  contact,
  homeTracking,
  trackingPage,
  toolsTracking,
  quote,
  reportIssue,
  issue('claim', '/help/file-claim'),
];

/** One form of each kind: they go through all that can go wrong, for the others have their parts. */
export const archetypes: readonly FormCase[] = [contact, trackingPage, quote, reportIssue];
