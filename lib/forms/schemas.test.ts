import { fill } from '@/lib/text/fill';
import { forms } from './fixtures/forms';
import { MAX_FILE_SIZE } from './limits';
import { issueSchema, quoteSchema } from './schemas';

const { messages: quoteMessages } = forms.quote;
const { messages: issueMessages } = forms.issue;
const quoteRules = quoteSchema(quoteMessages, () => new Date(2026, 10, 20, 9));
const issueRules = issueSchema(issueMessages);

/** The messages by field, in the order in which a summary lists them. */
function errorsOf(rules: typeof quoteRules | typeof issueRules, values: object) {
  const { error } = rules.safeParse(values);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

/** The smallest values that pass. */
const quote = {
  fullName: 'Jo',
  email: 'jo@example.com',
  phone: '12345',
  services: ['airFreight'],
  originCountry: 'UK',
  destinationCountry: 'UK',
  weight: '0.01',
  length: '0.1',
  width: '30',
  height: '20',
  goodsType: 'Books',
  shippingDate: '2026-11-20',
};

const issue = {
  fullName: 'Jo',
  email: 'jo@example.com',
  phone: '0123456789',
  trackingNumber: '1',
  description: 'It is wet.',
  file: [],
  agreeTerms: true,
};

const file = (name: string, type: string, size = 1) => ({
  file: [new File([new Uint8Array(size)], name, { type })],
});

test.each<object>([
  {},
  { companyName: '', additionalNotes: '' },
  { weight: '100000', height: '3000' },
  { phone: '0 712-34' },
  { weight: '12,25', length: '30,5', width: ' 30. ', height: ',5' },
  { shippingDate: '2101-11-20' },
])('the quote form accepts %j', (values) => {
  expect(errorsOf(quoteRules, { ...quote, ...values })).toEqual([]);
});

test.each<[keyof typeof quoteMessages, unknown, string?]>([
  ['fullName', 'J'],
  ['fullName', '   '],
  ['email', 'jo@'],
  ['phone', '1234'],
  ['services', []],
  ['originCountry', ''],
  ['destinationCountry', ''],
  ['weight', ''],
  ['length', ''],
  ['width', ''],
  ['height', ''],
  ['goodsType', ''],
  ['shippingDate', ''],
  ['shippingDate', '2026-11-19'],
  ['shippingDate', '2026-13-01'],
  ['shippingDate', 'tomorrow'],
  ['shippingDate', '2101-11-21', quoteMessages.dateLimit],
  ['weight', '-1', quoteMessages.number],
  ['height', 'tall', quoteMessages.number],
  ['weight', '1,234', quoteMessages.unclear],
  ['length', '1.234,5', quoteMessages.unclear],
  ['weight', '0.125', quoteMessages.weightStep],
  ['width', '30,55', quoteMessages.sideStep],
  ['weight', '0', quoteMessages.zero],
  ['length', '0.0', quoteMessages.zero],
  ['weight', '100000.01', fill(quoteMessages.weightLimit, { most: '100,000' })],
  ['width', '1e308', fill(quoteMessages.sideLimit, { most: '3,000' })],
  ['phone', 'aaaaa', quoteMessages.phoneDigits],
  ['phone', '+(255) 1', quoteMessages.phoneDigits],
])('the quote form rejects %s of %j', (name, value, message = quoteMessages[name]) => {
  expect(errorsOf(quoteRules, { ...quote, [name]: value })).toEqual([[name, message]]);
});

test('a decimal is sent with a point', () => {
  expect(quoteRules.parse({ ...quote, weight: '12,5' }).weight).toBe('12.5');
});

test('the date counts on the day of the check, while the page stays open', () => {
  let now = new Date(2026, 10, 20, 23, 59);
  const rules = quoteSchema(quoteMessages, () => now);
  expect(rules.safeParse(quote).success).toBe(true);
  now = new Date(2026, 10, 21, 0, 1);
  expect(rules.safeParse(quote).success).toBe(false);
});

test.each<object>([
  {},
  // The value of the check box, and of files that some phones give only a name or only a type.
  { agreeTerms: 'true' },
  file('box.png', 'image/png'),
  file('invoice.pdf', 'application/pdf', MAX_FILE_SIZE),
  file('BOX.JPEG', ''),
  file('photo-17', 'image/jpeg'),
])('the issue form accepts %j', (values) => {
  expect(errorsOf(issueRules, { ...issue, ...values })).toEqual([]);
});

test.each<[string, object, string]>([
  ['fullName', { fullName: 'J' }, issueMessages.fullName],
  ['email', { email: 'jo' }, issueMessages.email],
  ['phone', { phone: '012345678' }, issueMessages.phone],
  ['phone', { phone: 'no telephone' }, issueMessages.phoneDigits],
  ['trackingNumber', { trackingNumber: '' }, issueMessages.trackingNumber],
  ['description', { description: 'It is wet' }, issueMessages.description],
  ['agreeTerms', { agreeTerms: false }, issueMessages.agreeTerms],
  ['file', file('box.heic', 'image/heic'), issueMessages.fileType],
  ['file', file('a.pdf', 'application/pdf', 0), issueMessages.fileEmpty],
  ['file', file('a.pdf', 'application/pdf', MAX_FILE_SIZE + 1), issueMessages.fileSize],
])('the issue form rejects a wrong %s: %j', (name, values, message) => {
  expect(errorsOf(issueRules, { ...issue, ...values })).toEqual([[name, message]]);
});
