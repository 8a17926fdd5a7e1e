import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { boardAxis, departures } from '@/lib/routes/departures';
import { fill } from '@/lib/text/fill';
import { DeparturesBoard } from './departures-board';

const site = sampleSite;
setSite(site);

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
