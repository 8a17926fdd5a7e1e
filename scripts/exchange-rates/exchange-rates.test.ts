import { proposedRates } from './proposal';

/** A page in the form of the bank's, of which only the dollar's mean is a published rate. */
const page = `<table>
<tr><th>S/NO</th><th>Currency</th><th>Buying</th><th>Selling</th><th>Mean</th><th>Date</th></tr>
<tr><td>1</td><td>GBP</td><td>3,550.1</td><td>3,586.4</td><td>3,568.2573</td><td>20-Aug-26</td></tr>
<tr><td>2</td><td>USD</td><td>2,631.0594</td><td>2,657.37</td><td>2,644.2147</td><td>20-Aug-26</td></tr>
</table>`;
const now = { perUnit: { USD: 2500, GBP: 3350 }, asOf: '2026-01-15', source: 'The bank' };

test('proposes rounded rates for the currencies in use, with their day and source', () => {
  expect(proposedRates(now, page, '2026-08-21')).toEqual({
    perUnit: { USD: 2640, GBP: 3570 },
    asOf: '2026-08-20',
    source: 'Rounded from the rates that the Bank of Tanzania published in August 2026.',
  });
});

test.each([
  ['a page without the table', 'of no day', page.replaceAll('<td>', '<th>')],
  ['columns in another order', 'of no day', page.replaceAll(/(<td>[^<]*<\/td>)(<td>\d\d-)/g, '$2')],
  ['rows of several days', 'of 2026-08-19 and', page.replace('20-Aug-26', '19-Aug-26')],
  ['a currency that is not in it', 'no GBP', page.replace('GBP', 'JPY')],
  ['a rate of another magnitude', 'USD went from 2500', page.replace(/2,6/g, '6,6')],
  ['a table from weeks ago', 'is of 2026-08-20', page, '2026-09-10'],
  ['a table from the future', 'is of 2026-08-20', page, '2026-08-19'],
])('refuses %s', (_, message, html, today = '2026-08-21') => {
  expect(() => proposedRates(now, html, today)).toThrow(message);
});
