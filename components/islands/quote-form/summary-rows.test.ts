import { english } from '@/lib/format/locales';
import { forms } from '@/lib/forms/fixtures/forms';
import type { QuoteValues } from '@/lib/forms/schemas';
import { summaryRows } from './summary-rows';

const { fields } = forms.quote;
const rows = (values: Partial<QuoteValues>) =>
  Object.fromEntries(
    summaryRows(values, forms.quote, 'Dimensions', english).map(({ label, value }) => [
      label,
      value,
    ]),
  );

test('shows services by name, in form order', () => {
  const chosen = forms.quote.services.filter(({ id }) => /^(?:sea|air)Freight$/.test(id));
  expect(rows({ services: ['seaFreight', 'airFreight'] })[fields.services.label]).toBe(
    chosen.map(({ label }) => label).join(', '),
  );
});

test('shows dimensions once all three are filled in', () => {
  expect(rows({ length: '1', width: '2', height: '' }).Dimensions).toBe('');
  expect(rows({ length: '1', width: '2', height: '3' }).Dimensions).toBe('1 × 2 × 3 cm');
});

test("dimensions have the unit of the page's language", () => {
  const summary = { ...forms.quote.summary, size: 'sm {sides}' };
  const words = { ...forms.quote, summary };
  const values = { length: '1', width: '2', height: '3' };
  expect(summaryRows(values, words, 'Vipimo', english)).toContainEqual({
    label: 'Vipimo',
    value: 'sm 1 × 2 × 3',
  });
});
