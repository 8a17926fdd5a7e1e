import { customs } from '@/lib/customs/fixtures/customs';
import { type EnquiryFields, type EnquiryTerms, enquiryOf } from './enquiry';
import { enquiryErrors } from './enquiry-errors';
import { completed } from './typical';

const terms: EnquiryTerms = {
  goods: [
    { id: 'shoes', name: 'Shoes', tariff: { duty: 'finished' } },
    { id: 'cars', name: 'Cars', tariff: { duty: 'finished' }, refused: 'air' },
    { id: 'gems', name: 'Gems', tariff: { duty: 'finished' }, refused: 'sea' },
  ],
  origins: [{ value: 'uk', rate: { amount: '10.00', currency: 'GBP' } }],
  customs,
  perUnit: { USD: 2000, GBP: 3000 },
  divisor: 5000,
  own: {
    clearance: {},
    delivery: {},
    smallParcel: { upTo: 30, price: { amount: '5.00', currency: 'USD' } },
  },
};

const fields: EnquiryFields = {
  goods: 'shoes',
  by: 'air',
  origin: 'uk',
  pieces: '1',
  value: '100',
  currency: 'USD',
  weight: '2',
  length: '10',
  width: '10',
  height: '10',
  volume: '',
  freight: '',
  town: '',
};

const second = { goods2: 'shoes', value2: '50', currency2: 'USD', weight2: '1' };

test('an address that names goods and their weight has their price and size', () => {
  const typical = {
    by: 'air',
    value: { amount: '600.00', currency: 'USD' },
    parcel: { weight: '2.8', length: '40', width: '30', height: '10' },
  } as const;
  const choices = [{ id: 'laptops', name: 'Laptops', tariff: { duty: 'free' }, typical }];
  expect(completed({ goods: 'laptops', weight: '2.80' }, choices)).toEqual({
    goods: 'laptops',
    by: 'air',
    value: '600',
    currency: 'USD',
    ...typical.parcel,
    weight: '2.80',
  });
  expect(completed({ goods: 'laptops', weight: '5' }, choices).length).toBeUndefined();
  expect(completed({ goods: 'laptops', value: '1' }, choices)).toEqual({
    goods: 'laptops',
    value: '1',
  });
});

const messages = {
  goods: 'goods?',
  air: '{goods} by air?',
  sea: '{goods} by sea?',
  number: 'number?',
  value: 'value?',
  valueMost: 'at most {most}',
  currency: 'currency?',
  freight: 'freight?',
  freightMost: 'freight at most {most}',
};
const measure = { positive: 'positive', least: 'least', most: 'most {most}' };
const parcelMessages = {
  origin: 'origin?',
  unclear: 'unclear',
  weight: measure,
  length: measure,
  width: measure,
  height: measure,
};
const errorsOf = (changed: EnquiryFields) =>
  enquiryErrors(enquiryOf({ ...fields, ...changed }), terms, messages, parcelMessages);

test.each<[string, EnquiryFields, object]>([
  ['nothing is wrong', {}, {}],
  ['no goods', { goods: '' }, { goods: 'goods?' }],
  ['goods that do not fly', { goods: 'cars' }, { by: 'Cars by air?' }],
  ['goods that do not sail', { goods: 'gems', by: 'sea' }, { by: 'Gems by sea?' }],
  ['an unknown origin', { origin: 'moon' }, { origin: 'origin?' }],
  ['a price that can be read in two ways', { value: '1.250' }, { value: 'unclear' }],
  ['no price', { value: '' }, { value: 'value?' }],
  ['a price of zero', { value: '0' }, { value: 'value?' }],
  ['the largest price', { value: '1000000000' }, {}],
  ['a price above it', { value: '1000000000.01' }, { value: 'at most 1,000,000,000' }],
  ['a currency without a rate', { currency: 'XAU' }, { currency: 'currency?' }],
  ['a weight of zero', { weight: '0' }, { weight: 'positive' }],
  ['no size by air', { length: '', width: '', height: '' }, {}],
  ['half a size by air', { length: '' }, { length: 'positive' }],
  ['no pieces', { pieces: '0' }, { pieces: 'number?' }],
  ['a volume that is no number', { by: 'sea', volume: 'ten' }, { volume: 'number?' }],
  [
    'a second thing without its price',
    { goods2: 'cars', by: 'sea' },
    { value2: 'value?', currency2: 'currency?', weight2: 'positive' },
  ],
  ['a price of a second thing that is not chosen', { ...second, goods2: '' }, { goods2: 'goods?' }],
  ['a second thing that does not fly', { ...second, goods2: 'cars' }, { by: 'Cars by air?' }],
  ['no size by sea', { by: 'sea', length: '' }, {}],
  ['sea freight that is no number', { by: 'sea', freight: 'ten' }, { freight: 'freight?' }],
  ['sea freight of zero', { by: 'sea', freight: '0' }, {}],
  [
    'too much sea freight',
    { by: 'sea', freight: '1e10' },
    { freight: 'freight at most 1,000,000,000' },
  ],
  ['sea freight that is not used by air', { freight: 'ten' }, {}],
])('%s', (_, changed, expected) => {
  expect(errorsOf(changed)).toEqual(expected);
});
