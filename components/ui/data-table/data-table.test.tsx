import { cleanup, render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { DataTable } from './data-table';

setSite(sampleSite);

const table: Table = {
  caption: 'Times by origin',
  columns: ['Origin', 'By air'],
  rows: [
    ['UK', '5-7 days'],
    ['China', '5-9 days, [see more](routes/china)'],
  ],
};

beforeEach(() => {
  render(<DataTable table={table} />);
});

test.each([
  [
    'three columns of sentences',
    ['A sentence that takes several lines on a phone', 'another'],
    true,
  ],
  ['three columns of figures', ['25,000 short', 'Even'], false],
  ['four columns', ['1.68 kg', '1.20 kg', '1.68 kg'], true],
])('on narrow screens, cells of %s show their column heading', (_, cells, labeled) => {
  cleanup();
  const columns = ['What', 'Second', 'Third', 'Fourth'].slice(0, cells.length + 1);
  render(<DataTable table={{ caption: 'Examples', columns, rows: [['Row', ...cells]] }} />);
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual(cells.map((_, i) => (labeled ? columns[i + 1] : null)));
});

test('a figure stays with its unit, sentences wrap', () => {
  cleanup();
  const rows: Table['rows'] = [['Row', '25,000 short', 'no figure', '7 words that are a sentence']];
  render(<DataTable table={{ caption: 'Examples', columns: ['A', 'B', 'C', 'D'], rows }} />);
  const whole = screen.getAllByRole('cell').map((cell) => cell.classList.contains('figure'));
  expect(whole).toEqual([true, false, false]);
});
