import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { boardAxis, departures } from '@/lib/routes/departures';
import { fill } from '@/lib/text/fill';
import { DeparturesBoard } from './departures-board';

const site = sampleSite;
setSite(site);

function show(origins: readonly string[], order: 'popular' | 'time') {
  const section = { kind: 'departures-board', heading: 'Routes', order, origins: 'all' } as const;
  render(
    <DeparturesBoard
      section={section}
      departures={departures(site, origins, order)}
      axis={boardAxis(site)}
    />,
  );
}

test('a row is one link, named by its origin, times and rate', () => {
  show(['uk'], 'popular');
  const { name, times, rate } = site.routeBySlug('uk').page;
  const link = within(screen.getByRole('listitem')).getByRole('link');
  for (const text of [
    name,
    formatTimeRange(times.index, site.locale),
    formatTimeRange(times.sea, site.locale),
    formatPricePerKilogram(rate, site.locale),
  ]) {
    expect(link).toHaveAccessibleName(expect.stringContaining(text));
  }
});

test('the rows start in the given order, which is selected', () => {
  show(['usa', 'uk', 'china', 'dubai', 'canada'], 'time');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(
    site.words.board.orders.time,
  );
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(expect.stringContaining('Dubai'));
});

test('origins whose air times count business days are named below the rows', () => {
  const { times, nameInSentence } = site.routeBySlug('uk').page;
  const [uk] = departures(site, ['uk'], 'popular');
  if (!uk) throw new Error('no departure');
  const section = { kind: 'departures-board', heading: 'Routes', origins: ['uk'] } as const;
  const note = fill(site.words.board.businessDays, { origins: nameInSentence });
  const show = (inBusinessDays: boolean) =>
    render(
      <DeparturesBoard
        section={{ ...section, origins: [...section.origins] }}
        departures={[{ ...uk, inBusinessDays }]}
        axis={boardAxis(site)}
      />,
    );
  show(false);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  show(true);
  expect(screen.getByText(note)).toBeVisible();
  expect(uk.inBusinessDays).toBe(times.air.unit === 'business days');
});
