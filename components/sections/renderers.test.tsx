import { render } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sectionSamples } from '@/components/reference/section-samples';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import type { AnySection, AnySectionKind } from '@/lib/pages/derived-section';
import { sectionsOf } from '@/lib/sections/sections';
import { Sections } from './sections';

const site = sampleSite;

setSite(site);

const show = (sections: readonly AnySection[]) =>
  render(<Sections sections={sections} />).container;

const samplesOf = (kind: AnySectionKind) =>
  sectionSamples().filter((section) => section.kind === kind);

const showSample = (kind: AnySectionKind) => show(samplesOf(kind));

test('the segments of the landed cost bar add up to its length', () => {
  const page = showSample('landed-cost');
  const lengths = [...page.querySelectorAll('svg path')].map((path) =>
    Number(/h(\d+)/.exec(path.getAttribute('d') ?? '')?.[1] ?? 0),
  );
  const whole = page.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2];
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(Number(whole));
  expect(page).toHaveTextContent(Number(whole).toLocaleString('en-US'));
});

test('each stage says in text what the customer does', () => {
  const page = showSample('shipment-stages');
  const shown = [...page.querySelectorAll('li')];
  for (const [i, { turn, todo }] of site.shipmentStages.tracking.stages.entries()) {
    expect(shown[i]).toHaveTextContent(turn);
    expect(shown[i]).toHaveTextContent(todo);
  }
});

test('a page that uses the issue form for something else says so on its button and its text', () => {
  const purpose = { submit: 'Send claim', hint: 'Start with the word "Claim".' };
  const page = show([{ kind: 'form', form: 'issue', heading: 'Your claim', purpose }]);
  expect(page.querySelector('button[type=submit]')).toHaveTextContent(purpose.submit);
  expect(page.querySelector('textarea')).toHaveAccessibleDescription(purpose.hint);
});

test('a route page starts with its price card', () => {
  const entry = site.routeBySlug('usa');
  const page = show(sectionsOf(site, entry).filter(({ kind }) => kind === 'route-hero'));
  const { airport, city, rate, times } = entry.page;
  expect(page).toHaveTextContent(`${airport} ${city.name}`);
  expect(page).toHaveTextContent(formatTimeRange(times.air, site.locale));
  expect(page).toHaveTextContent(formatPricePerKilogram(rate, site.locale));
});
