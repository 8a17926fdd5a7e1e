import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { english } from '@/content/languages/english';
import { formatMoney, formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { Sections } from './sections';

const site = siteOf(english);
const { originRoutes, pageById, routeBySlug } = site;

type HomeHero = { times: { origin: string } };
setSite(site);

const pageUrl = 'https://example.com/';

/** The sections of this kind on this page, as they are shown. */
function show(id: Parameters<typeof pageById>[0], kind: string) {
  const sections = sectionsOf(site, pageById(id)).filter((section) => section.kind === kind);
  return render(<Sections sections={sections} pageUrl={pageUrl} />).container;
}

test('the plan chart states in text where each line crosses zero', () => {
  show('membership', 'pay-back');
  const drawing = screen.getByRole('img', { name: /Basic .*1,000,000.*Premium .*667,000/ });
  expect(drawing).toBeInTheDocument();
});

test('the segments of the landed cost bar add up to its length', () => {
  const page = show('blog/customs-brokerage-guide', 'landed-cost');
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
  const page = show('help/shipping-tools', 'volumetric-weight');
  const marked = [...page.querySelectorAll('dd')].map((dd) => dd.textContent);
  expect(marked).toContain('24.00 kg charged');
  expect(marked).toContain('6.00 kg ');
});

test('stages that need the customer say so in text', () => {
  show('tracking', 'shipment-stages');
  const stages = screen.getAllByRole('listitem').map((stage) => stage.textContent);
  expect(stages).toHaveLength(5);
  expect(stages.filter((text) => text?.includes('Your turn:'))).toHaveLength(4);
});

test('each stop of the track says who acts, and what is paid', () => {
  show('help/how-it-works', 'track');
  const stops = screen.getAllByRole('listitem').map((stop) => stop.textContent ?? '');
  expect(stops).toHaveLength(7);
  const [track] = sectionsOf(site, pageById('help/how-it-works')).filter(
    (section) => section.kind === 'track',
  );
  for (const [i, { who }] of (track?.stops ?? []).entries()) {
    expect(stops[i]?.startsWith(track?.words.who[who] ?? '')).toBe(true);
  }
  expect(stops.filter((text) => text.includes('To pay'))).toHaveLength(4);
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
