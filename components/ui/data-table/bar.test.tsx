import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { DataTable } from './data-table';

setSite(sampleSite);

beforeEach(() => {
  render(
    <DataTable
      bars
      table={{
        caption: 'Days of each stage',
        columns: ['Stage', 'Days', 'Remark'],
        rows: [
          ['First', '1-2 days', 'A remark'],
          ['Second', '4 days'],
          ['Third', 'Not counted'],
        ],
      }}
    />,
  );
});

/** The drawing of a row. */
const barOf = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Days of each stage' }))
    .getByRole('row', { name })
    .querySelector('svg');

test('bars have one scale, and a range an outline up to its end', () => {
  expect(barOf(/First/)).toHaveAttribute('viewBox', '0 0 4 1');
  expect([...(barOf(/First/)?.children ?? [])].map((path) => path.getAttribute('d'))).toEqual([
    'M1 0H2V1H1z',
    'M0 0H1V1H0z',
  ]);
  expect(barOf(/Second/)?.children).toHaveLength(1);
});

test('a row without a figure has no bar', () => {
  expect(barOf(/Third/)).toBeNull();
});
