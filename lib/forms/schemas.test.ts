/** @jest-environment node */
import { MAX_FILE_SIZE } from './files';
import { issueMessages, quoteMessages } from './fixtures/messages';
import { issueSchema, quoteSchema } from './schemas';

const quoteRules = quoteSchema(quoteMessages, () => new Date(2026, 10, 20, 9));
const issueRules = issueSchema(issueMessages);

/** The messages by field, in the order in which a summary lists them. */
function errorsOf(rules: typeof quoteRules | typeof issueRules, values: object) {
  const { error } = rules.safeParse(values);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

const quote = {
  fullName: 'Jo',
  email: 'jo@example.com',
  phone: '12345',
  companyName: '',
  services: ['airFreight'],
  originCountry: 'UK',
  destinationCountry: 'UK',
  weight: '0.01',
  length: '0.1',
  width: '30',
  height: '20',
  goodsType: 'Books',
  shippingDate: '2026-11-20',
  additionalNotes: '',
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

describe('the quote form', () => {
  test('accepts minimal values', () => {
    expect(errorsOf(quoteRules, quote)).toEqual([]);
  });

  test('passes without company and notes', () => {
    const { companyName: _, additionalNotes: __, ...rest } = quote;
    expect(errorsOf(quoteRules, rest)).toEqual([]);
  });

  test.each([
    ['weight', '100000'],
    ['height', '3000'],
    ['phone', '0 712-34'],
    ['shippingDate', '2101-11-20'],
  ])('accepts %s of %j', (name, value) => {
    expect(errorsOf(quoteRules, { ...quote, [name]: value })).toEqual([]);
  });

  test.each([
    ['fullName', 'J', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['email', 'jo@', 'Invalid email address'],
    ['phone', '1234', 'Phone number is required'],
    ['services', [], 'Select at least one service'],
    ['originCountry', '', 'Origin country is required'],
    ['destinationCountry', '', 'Destination country is required'],
    ['weight', '', 'Weight is required'],
    ['length', '', 'Length is required'],
    ['width', '', 'Width is required'],
    ['height', '', 'Height is required'],
    ['weight', '-1', 'Enter a number of 0 or more'],
    ['height', 'tall', 'Enter a number of 0 or more'],
    ['weight', '0', 'Enter a number above 0'],
    ['length', '0.0', 'Enter a number above 0'],
    ['weight', '100000.01', 'Enter 100,000 kg at most, and put the rest in the notes'],
    ['width', '1e308', 'Enter 3,000 cm at most, and put the rest in the notes'],
    ['phone', 'aaaaa', 'Enter the number in digits, such as +255 000 000 000'],
    ['phone', '+(255) 1', 'Enter the number in digits, such as +255 000 000 000'],
    ['goodsType', '', 'Type of goods is required'],
    ['shippingDate', '2101-11-21', quoteMessages.dateLimit],
    ['shippingDate', '9999-12-31', quoteMessages.dateLimit],
    ['shippingDate', '', 'Please select a preferred shipping date'],
    ['shippingDate', '2026-11-19', 'Please select a preferred shipping date'],
    ['shippingDate', '2026-13-01', 'Please select a preferred shipping date'],
    ['shippingDate', 'tomorrow', 'Please select a preferred shipping date'],
  ])('%s with %j says: %s', (name, value, message) => {
    expect(errorsOf(quoteRules, { ...quote, [name]: value })).toEqual([[name, message]]);
  });

  test('lists all errors of an empty form in field order', () => {
    expect(errorsOf(quoteRules, {})).toEqual([
      ['fullName', 'Full name is required'],
      ['email', 'Invalid email address'],
      ['phone', 'Phone number is required'],
      ['services', 'Select at least one service'],
      ['originCountry', 'Origin country is required'],
      ['destinationCountry', 'Destination country is required'],
      ['weight', 'Weight is required'],
      ['length', 'Length is required'],
      ['width', 'Width is required'],
      ['height', 'Height is required'],
      ['goodsType', 'Type of goods is required'],
      ['shippingDate', 'Please select a preferred shipping date'],
    ]);
  });

  test('uses the current date while the page stays open', () => {
    let now = new Date(2026, 10, 20, 23, 59);
    const rules = quoteSchema(quoteMessages, () => now);
    expect(rules.safeParse(quote).success).toBe(true);
    now = new Date(2026, 10, 21, 0, 1);
    expect(rules.safeParse(quote).success).toBe(false);
  });
});

describe('the issue form', () => {
  test('accepts minimal values', () => {
    expect(errorsOf(issueRules, issue)).toEqual([]);
  });

  test('also accepts the value of the check box', () => {
    expect(errorsOf(issueRules, { ...issue, agreeTerms: 'true' })).toEqual([]);
  });

  test.each([
    ['fullName', 'J', 'Full name must be at least 2 characters'],
    ['email', 'jo', 'Please enter a valid email address'],
    ['phone', '012345678', 'Please enter a valid phone number'],
    ['phone', 'no telephone', 'Enter the number in digits, such as +255 000 000 000'],
    ['trackingNumber', '', 'Tracking number is required'],
    ['description', 'It is wet', 'Please provide a detailed description'],
    ['agreeTerms', false, 'You must agree to the terms'],
  ])('%s with %j says: %s', (name, value, message) => {
    expect(errorsOf(issueRules, { ...issue, [name]: value })).toEqual([[name, message]]);
  });

  test.each([
    ['box.png', 'image/png'],
    ['box.jpg', 'image/jpeg'],
    ['invoice.pdf', 'application/pdf'],
    ['BOX.JPEG', ''],
    ['photo-17', 'image/jpeg'],
  ])('accepts %s of type %j', (name, type) => {
    expect(errorsOf(issueRules, { ...issue, ...file(name, type) })).toEqual([]);
  });

  test('rejects other file types', () => {
    expect(errorsOf(issueRules, { ...issue, ...file('box.heic', 'image/heic') })).toEqual([
      ['file', 'Choose a PNG, JPG or PDF file'],
    ]);
  });

  test('rejects an empty file', () => {
    expect(errorsOf(issueRules, { ...issue, ...file('a.pdf', 'application/pdf', 0) })).toEqual([
      ['file', 'This file is empty. Choose another one'],
    ]);
  });

  test('checks the size of a photo as sent', () => {
    const shrunk = issueSchema(issueMessages, () => MAX_FILE_SIZE);
    const large = file('box.jpg', 'image/jpeg', MAX_FILE_SIZE + 1);
    expect(errorsOf(shrunk, { ...issue, ...large })).toEqual([]);
  });

  test('accepts a file of up to 10 MB', () => {
    expect(
      errorsOf(issueRules, { ...issue, ...file('a.pdf', 'application/pdf', MAX_FILE_SIZE) }),
    ).toEqual([]);
    expect(
      errorsOf(issueRules, { ...issue, ...file('a.pdf', 'application/pdf', MAX_FILE_SIZE + 1) }),
    ).toEqual([['file', 'Choose a file of 10 MB or less']]);
  });
});
