import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { TwoWays } from './two-ways';

setSite(sampleSite);

test('screen readers get the point of comparison with both ways', () => {
  render(
    <TwoWays
      kind="two-ways"
      heading="Side by side"
      drawn="air-and-sea"
      table={{
        caption: 'Air and sea compared',
        columns: ['Compared by', 'Air', 'Sea'],
        rows: [['Time', 'Days', 'Weeks']],
      }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Air and sea compared' });
  const row = within(table).getByRole('row', { name: 'Time Days Weeks' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Time');
  const [air, sea] = ['Air', 'Sea'].map((name) => screen.getByRole('columnheader', { name }));
  expect(air?.querySelector('svg')?.innerHTML).not.toBe(sea?.querySelector('svg')?.innerHTML);
});
