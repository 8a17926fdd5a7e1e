/** @jest-environment node */
import { sampleSite } from '@/lib/fixtures/sample-site';
import { quotePrices } from './quote-prices';

test('every origin has its price under the name that the form sends', () => {
  const { origins } = quotePrices(sampleSite);
  expect(origins.map(({ country, rate }) => [country, rate])).toEqual(
    sampleSite.originRoutes.map(({ page }) => [
      page.name === 'Dubai' ? 'UAE' : page.name,
      page.rate,
    ]),
  );
});
