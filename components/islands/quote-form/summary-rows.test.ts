/** @jest-environment node */
import { forms } from '@/content/forms';
import type { QuoteValues } from '@/lib/forms/schemas';
import { summaryRows } from './summary-rows';

const { fields } = forms.quote;
const rows = (values: Partial<QuoteValues>) =>
  Object.fromEntries(
    summaryRows(values, forms.quote, 'Dimensions').map(({ label, value }) => [label, value]),
  );

test('every line is empty until something is filled in', () => {
  expect(new Set(Object.values(rows({})))).toEqual(new Set(['']));
});

test('services show by name, in the order of the form', () => {
  const chosen = forms.quote.services.filter(({ id }) => /^(?:sea|air)Freight$/.test(id));
  expect(rows({ services: ['seaFreight', 'airFreight'] })[fields.services.label]).toBe(
    chosen.map(({ label }) => label).join(', '),
  );
});

test('dimensions show once all three sides are filled in', () => {
  expect(rows({ length: '1', width: '2', height: '' }).Dimensions).toBe('');
  expect(rows({ length: '1', width: '2', height: '3' }).Dimensions).toBe('1 × 2 × 3 cm');
});

test('the date is written out', () => {
  expect(rows({ shippingDate: '2026-11-20' })[fields.shippingDate.label]).toBe('November 20, 2026');
});
