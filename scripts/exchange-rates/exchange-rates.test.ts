/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readBankTable } from './bank-table';
import { proposedRates } from './proposal';

/** A page in the form of the bank's, of which only the dollar's mean is a published rate. */
const page = readFileSync('scripts/exchange-rates/fixtures/bank-page.html', 'utf8');
const bank = readBankTable(page);
const now = { perUnit: { USD: 2500, GBP: 3350 }, asOf: '2026-01-15', source: 'The bank' };

test('reads the mean rates of currencies, and their day', () => {
  expect(bank).toEqual({
    asOf: '2026-08-20',
    perUnit: { AED: 720.267, EUR: 3076.8789, GBP: 3568.2573, USD: 2644.2147 },
  });
});

test.each([
  ['a page without the table', page.replaceAll('<td>', '<th>'), 'has no row'],
  ['columns in another order', page.replaceAll(/(<td>[^<]*<\/td>)(<td>\d\d-)/g, '$2'), 'no row'],
  ['rows of several days', page.replace('20-Aug-26', '19-Aug-26'), '2026-08-19 and 2026-08-20'],
])('refuses %s', (_, html, message) => {
  expect(() => readBankTable(html)).toThrow(message);
});

test('proposes rounded rates for the currencies in use, with their day and source', () => {
  expect(proposedRates(now, bank, '2026-08-21')).toEqual({
    perUnit: { USD: 2640, GBP: 3570 },
    asOf: '2026-08-20',
    source: 'Rounded from the rates that the Bank of Tanzania published in August 2026.',
  });
});

test.each([
  ['a table from weeks ago', now, '2026-09-10', 'is of 2026-08-20'],
  ['a table from the future', now, '2026-08-19', 'is of 2026-08-20'],
  ['a currency that is not in it', { ...now, perUnit: { USD: 2500, JPY: 17 } }, '', 'no JPY'],
  ['a rate of another magnitude', { ...now, perUnit: { USD: 1000 } }, '', 'USD went from 1000'],
])('refuses %s', (_, rates, today, message) => {
  expect(() => proposedRates(rates, bank, today || '2026-08-21')).toThrow(message);
});
