import { render, screen } from '@testing-library/react';
import type { Table } from '@/content/schema/block';
import { DataTable } from './data-table';

const table: Table = {
  caption: 'Times by origin',
  columns: ['Origin', 'By air'],
  rows: [
    ['UK', '5-7 days'],
    ['China', ['5-9 days, ', { text: 'see more', page: 'routes/china' }]],
  ],
};

beforeEach(() => {
  render(<DataTable table={table} />);
});

test('the caption names the table', () => {
  expect(screen.getByRole('table', { name: 'Times by origin' })).toBeInTheDocument();
});

test('each column has its heading', () => {
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Origin',
    'By air',
  ]);
});

test('the first cell names its row', () => {
  expect(screen.getByRole('row', { name: 'UK 5-7 days' })).toContainElement(
    screen.getByRole('rowheader', { name: 'UK' }),
  );
});

test('a cell may hold a link', () => {
  expect(screen.getByRole('link', { name: 'see more' })).toHaveAttribute(
    'href',
    '/shipping-routes/china-to-tanzania',
  );
});

test('a wide table can be scrolled by keyboard', () => {
  expect(screen.getByRole('region', { name: 'Times by origin' })).toHaveAttribute('tabindex', '0');
});
