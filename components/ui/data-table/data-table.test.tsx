import { cleanup, render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { DataTable } from './data-table';

const { goodsPage } = sampleSite;
const air = { ...goodsPage.verdict.air, yes: 'Yes', no: 'No' };

setSite({ ...sampleSite, goodsPage: { ...goodsPage, verdict: { ...goodsPage.verdict, air } } });

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

const drawn = (columns: string[], rows: string[][], look: Partial<Table> = {}) => {
  cleanup();
  render(<DataTable table={{ caption: 'Examples', columns, rows, ...look }} />);
  return screen.getAllByRole('cell');
};

test('on phones, cells become lines unless the table says otherwise, however long its words are', () => {
  const classes = (cell: string, look?: Partial<Table>) => {
    drawn(['What', 'How much'], [['Row', cell]], look);
    return screen.getByRole('table').className.split(' ');
  };
  expect(classes('1 kg')).toContain('stacked');
  expect(classes('Too long to stand next to another: '.repeat(3))).toContain('stacked');
  expect(classes('A sentence of several words', { onPhones: 'columns' })).toContain('compact');
});

test('figures end at one edge, and text begins at one', () => {
  const cells = drawn(['A', 'B', 'C'], [['Row', '25,000 short', '7 words that are a sentence']], {
    kinds: ['figures', 'text'],
  });
  expect(cells.map((cell) => cell.classList.contains('figures'))).toEqual([true, false]);
});

test('of rows that open, the last cell opens, at the name of its row', () => {
  const opening = (onPhones: Table['onPhones']) => {
    const rows = [['Quay fee', 'The port', '1.6% of the customs value']];
    drawn(['Charge', 'Paid to', 'How much'], rows, { onPhones });
    return screen.queryByRole('group');
  };
  expect(opening('rows')).toBeNull();
  expect(opening('opening')).toHaveTextContent('Quay fee: How much');
});

test('a caption that repeats the heading above is for screen readers only', () => {
  cleanup();
  render(<DataTable table={table} captionHidden />);
  expect(screen.getByText(table.caption)).toHaveClass('hidden');
});

test('an answer has its mark, and what it remarks needs no label', () => {
  const [yes, , no] = drawn(
    ['What', 'In the price', 'Remark'],
    [
      ['Freight', 'Yes', 'By weight, whichever of the two is larger'],
      ['Insurance', 'No, ask for it', 'For the value that you declare'],
    ],
    { kinds: ['answers', 'text'] },
  );
  expect(yes?.querySelector('.yes')).toBeInTheDocument();
  // Red is for what nobody may send.
  expect(no?.querySelector('svg')).toBeInTheDocument();
  expect(no?.querySelector('.no')).toBeNull();
  expect(yes).not.toHaveAttribute('data-label');
});

test('of shares, only those of more than the whole are marked, where there are any', () => {
  const marked = (...shares: string[]) => {
    cleanup();
    const rows = shares.map((share) => ['A car', share]);
    const { container } = render(
      <DataTable table={{ caption: 'Taxes', columns: ['Car', 'Tax'], rows }} bars />,
    );
    const marks = (name: string) => container.querySelectorAll(`path.${name}`).length;
    return { over: marks('over'), limits: marks('limit') };
  };
  expect(marked('96%', '100%', '123%')).toEqual({ over: 1, limits: 3 });
  expect(marked('96%', '12%')).toEqual({ over: 0, limits: 0 });
  expect(marked('96 days', '123 days')).toEqual({ over: 0, limits: 0 });
});

test('titles stand above the rows that belong together', () => {
  drawn(
    ['Paper', 'From whom'],
    [
      ['Invoice', 'Seller'],
      ['Permit', 'TRA'],
      ['Gate pass', 'Port'],
    ],
    {
      groups: [
        { title: 'Before shipping', first: 0 },
        { title: 'At the port', first: 2 },
      ],
    },
  );
  const names = screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
  expect(names).toEqual([
    'Paper',
    'Before shipping',
    'Invoice',
    'Permit',
    'At the port',
    'Gate pass',
  ]);
});
