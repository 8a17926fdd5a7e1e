import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/components/reference/fixtures/sample-site';
import { sectionSamples } from '@/components/reference/section-samples';
import { english } from '@/content/languages/english';
import { formatMoney, formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import type { AnySectionKind } from '@/lib/pages/derived-section';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { Sections } from './sections';

const site = siteOf(english);
const { originRoutes, pageById, routeBySlug } = site;

type HomeHero = { times: { origin: string } };

const pageUrl = 'https://example.com/';

beforeEach(() => setSite(site));

/** The sample of this kind, with the figures of the sample site. */
function showSample(kind: AnySectionKind) {
  setSite(sampleSite(english));
  const sections = sectionSamples().flatMap(({ section }) =>
    section.kind === kind ? section : [],
  );
  return render(<Sections sections={sections} pageUrl={pageUrl} />).container;
}

/** The sections of this kind on this page, as they are shown. */
function show(id: Parameters<typeof pageById>[0], kind: string) {
  const sections = sectionsOf(site, pageById(id)).filter((section) => section.kind === kind);
  return render(<Sections sections={sections} pageUrl={pageUrl} />).container;
}

test('the plan chart states in text where each line crosses zero', () => {
  showSample('pay-back');
  const drawing = screen.getByRole('img', { name: /Basic .*1,000,000.*Premium .*667,000/ });
  expect(drawing).toBeInTheDocument();
});

test('the segments of the landed cost bar add up to its length', () => {
  const page = showSample('landed-cost');
  const lengths = [...page.querySelectorAll('figure path')].map((path) =>
    Number(/h(\d+)/.exec(path.getAttribute('d') ?? '')?.[1]),
  );
  const whole = page.querySelector('figure svg')?.getAttribute('viewBox')?.split(' ')[2];
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(Number(whole));
  expect(page).toHaveTextContent(
    `${english.landedCost.words.total}${Number(whole).toLocaleString('en-US')}`,
  );
});

test('a bulky parcel is charged by volume, and the bar says so', () => {
  const page = showSample('volumetric-weight');
  const marked = [...page.querySelectorAll('dd')].map((dd) => dd.textContent);
  expect(marked).toContain('24.00 kg charged');
  expect(marked).toContain('6.00 kg ');
});

test('stages that need the customer say so in text', () => {
  const page = showSample('shipment-stages');
  const { stages, yourTurn } = english.shipmentStages.tracking;
  const shown = [...page.querySelectorAll('li')].map((stage) => stage.textContent ?? '');
  expect(shown.map((text) => text.includes(yourTurn))).toEqual(stages.map(({ yours }) => yours));
});

test('each stop of the track says who acts, and what is paid', () => {
  const page = showSample('track');
  const stops = [...page.querySelectorAll('li')].map((stop) => stop.textContent ?? '');
  expect(stops.map((text) => /^(You|We|Customs)/.exec(text)?.[0])).toEqual([
    'You',
    'We',
    'Customs',
  ]);
  expect(stops.map((text) => text.includes('To pay'))).toEqual([false, false, true]);
});

test('a route page starts with its ticket', () => {
  const page = show('routes/usa', 'route-hero');
  const { airport, city, rate, times } = routeBySlug('usa').page;
  expect(page).toHaveTextContent(`${airport} ${city.name}`);
  expect(page).toHaveTextContent(formatTimeRange(times.air, site.locale));
  expect(page).toHaveTextContent(formatPricePerKilogram(rate, site.locale));
  const share = screen.getByRole('link', { name: site.routePage.ticket.share });
  const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain(`*${airport} ${city.name} → `);
  expect(text).toContain(formatPricePerKilogram(rate, site.locale));
});

test('the home page states the origin of its delivery time, and prints time and price of each', () => {
  const page = show('home', 'home-hero');
  const { sections } = pageById('home').page as { sections: HomeHero[] };
  const promised = routeBySlug(sections[0]?.times.origin ?? '').page;
  expect(page).toHaveTextContent(formatTimeRange(promised.times.index, site.locale));
  expect(page).toHaveTextContent(promised.nameInSentence);
  for (const { calculatorOrigin, name, times, rate } of originRoutes.map(({ page }) => page)) {
    const link = screen.getByRole('link', { name });
    const example = page.querySelector(link.getAttribute('href') ?? '');
    expect(link).toHaveAttribute('href', `#price-${calculatorOrigin}`);
    expect(example).toHaveTextContent(formatTimeRange(times.air, site.locale));
    const five = { amount: String(Number(rate.amount) * 5), currency: rate.currency };
    expect(example).toHaveTextContent(formatMoney(five, site.locale));
  }
});
