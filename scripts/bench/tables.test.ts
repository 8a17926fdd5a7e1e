/** @jest-environment node */
import { lighthouseTables } from './tables';

const metrics = { FCP: 500, 'Speed Index': 700, TBT: 0, CLS: 0.0001, bytes: 20_000 };

const home = {
  page: '/',
  profile: 'slow-3g' as const,
  sites: {
    stock: { ...metrics, LCP: 3000, performance: 80 },
    finished: { ...metrics, LCP: 1500, performance: 100 },
    bare: { ...metrics, LCP: 1200, performance: 100 },
  },
  failed: ['cumulative-layout-shift: 0.2'],
};

const row = (table: string, start: string) =>
  table.split('\n').find((line) => line.startsWith(start)) ?? '';

test('compares the finished page with stock Next and bare HTML', () => {
  const table = lighthouseTables([home]);
  expect(row(table, '|  | finished / stock')).toContain('| 0.50 × |');
  expect(row(table, '|  | finished / bare')).toContain('| 1.25 × |');
});

test('never divides by zero', () => {
  const compared = row(lighthouseTables([home]), '|  | finished / stock');
  expect(compared).toBe('|  | finished / stock | 1.00 × | 0.50 × | 1.00 × |  |  | 1.00 × |  |');
});

test('lists failed audits with their page', () => {
  expect(lighthouseTables([home])).toContain('- / cumulative-layout-shift: 0.2');
});
