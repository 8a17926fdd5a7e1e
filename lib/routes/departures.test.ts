import { sampleContent, sampleSite as site } from '@/lib/fixtures/sample-site';
import { sitesOf } from '@/lib/site/site';
import { departures } from './departures';

test('a row has all columns of the board', () => {
  const [row] = departures(site, ['uk']);
  expect(row).toMatchObject({
    name: 'UK',
    air: '5-7 days',
    sea: '3-5 weeks',
    rate: '£7 / kg',
    shillings: 'TZS 23,000',
    href: '/shipping-routes/uk-to-tanzania',
  });
});

test('an origin without a text in the language shows none in another, and its link says so', () => {
  const [, translated] = sitesOf({
    original: sampleContent,
    translations: [{ language: 'sw', languageName: 'Kiswahili', messages: {} }],
  });
  const rows = [site, translated ?? site].flatMap((of) => departures(of, ['uk']));
  expect(rows).toMatchObject([
    { goods: 'Many things from UK', hrefLang: undefined },
    { goods: undefined, hrefLang: 'en' },
  ]);
});

test('rows are in the requested order, with their rank in each order', () => {
  const [first, second] = departures(site, ['usa', 'uk', 'dubai'], 'time');
  expect([first?.name, second?.name]).toEqual(['Dubai', 'UK']);
  expect(first?.ranks).toEqual({ popular: 3, time: 1, price: 2 });
  expect(second?.ranks).toEqual({ popular: 2, time: 2, price: 1 });
});

test('the time counts weekends where an origin gives it in business days', () => {
  const inBusinessDays = (slug: string) => (of: string) => {
    const entry = site.routeBySlug(of);
    const air = { from: 3, to: 5, unit: 'business days' } as const;
    const { page } = entry;
    return of === slug ? { ...entry, page: { ...page, times: { ...page.times, air } } } : entry;
  };
  const [first, second] = departures(
    { ...site, routeBySlug: inBusinessDays('usa') },
    ['usa', 'uk'],
    'time',
  );
  expect([first?.air, second?.air]).toEqual(['3-5 business days', '5-7 days']);
  expect(first?.days.air).toEqual({ from: 3, to: 7 });
});

test('rates in different currencies are compared in shillings', () => {
  const rows = departures(site, ['germany', 'usa', 'china'], 'price');
  expect(rows.map(({ rate }) => rate)).toEqual(['$13.50 / kg', '$15 / kg', '€13.50 / kg']);
});
