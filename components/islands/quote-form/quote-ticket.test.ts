import { quotePrices } from '@/components/sections/form/quote-prices';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { forms } from '@/lib/forms/fixtures/forms';
import { quoteTicket } from './quote-ticket';

const prices = quotePrices(sampleSite);
const ticketOf = (values: Parameters<typeof quoteTicket>[0]) =>
  quoteTicket(values, forms.quote, prices);
const priceOf = (values: Parameters<typeof quoteTicket>[0]) =>
  ticketOf(values).facts.find(({ main }) => main)?.value;

test('a ticket without an origin has no start', () => {
  expect(ticketOf({}).from).toBeUndefined();
  expect(ticketOf({ destinationCountry: 'Kenya' }).from).toBeUndefined();
});

test('an origin with a rate brings its airport and its times', () => {
  const { from, facts } = ticketOf({ originCountry: 'UK' });
  expect(from).toEqual({ code: 'LHR', city: 'London' });
  expect(facts.map(({ value }) => value)).toEqual(['5-7 days', '3-5 weeks']);
});

test('a request by sea alone has no time by air', () => {
  const { facts } = ticketOf({ originCountry: 'UK', services: ['seaFreight', 'doorToDoor'] });
  expect(facts.map(({ value }) => value)).toEqual(['3-5 weeks']);
});

test('the price is by weight until all sides are filled in, then by size too', () => {
  expect(priceOf({ originCountry: 'UK', weight: '5' })).toBe('£35.00');
  expect(priceOf({ originCountry: 'UK', weight: '5', length: '40', width: '30' })).toBe('£35.00');
  expect(
    priceOf({ originCountry: 'UK', weight: '5', length: '40', width: '30', height: '30' }),
  ).toBe('£50.40');
});

test.each([
  ['without a weight', { originCountry: 'UK' }],
  ['for a weight of zero', { originCountry: 'UK', weight: '0' }],
  ['from a country without a rate', { originCountry: 'Kenya', weight: '5' }],
  ['to another country', { originCountry: 'UK', destinationCountry: 'Kenya', weight: '5' }],
  ['by sea alone', { originCountry: 'UK', weight: '5', services: ['seaFreight'] }],
])('there is no price %s', (_, values) => {
  expect(priceOf(values)).toBeUndefined();
});

test("countries without an airport of ours are named, in the page's language where it has a name", () => {
  const words = { ...forms.quote, countryNames: { Egypt: 'Misri' } };
  const values = { originCountry: 'Egypt', destinationCountry: 'Uganda' };
  expect(quoteTicket(values, words, prices)).toMatchObject({
    from: { code: 'Misri' },
    to: { code: 'Uganda' },
  });
});
