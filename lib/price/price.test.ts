import fc from 'fast-check';
import { someFrom } from '@/lib/addresses/url-fragment';
import { sampleContent, sampleSite } from '@/lib/fixtures/sample-site';
import { english } from '@/lib/format/locales';
import { ENQUIRY_FIELDS, enquiryOf } from '@/lib/landed-cost/enquiry';
import { enquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { toolChoices } from '@/lib/landed-cost/tool-choices';
import { priceCard } from '@/lib/price-list/price-card';
import { priceLinks } from '@/lib/price-list/price-links';
import { priceList } from '@/lib/price-list/price-list';
import { siteOf } from '@/lib/site/site';
import { parcelOf, typicalAmount } from './amount';
import { costBeforeFreight, costsFrom } from './goods-costs';
import { priceOf } from './price';

const asOf = '2026-11-24';
const dollars = (amount: string) => ({ price: { amount, currency: 'USD' }, asOf });
const uk = { cubicMetre: dollars('380.00'), minimum: dollars('95.00') };
const withOwnPrices = siteOf({
  ...sampleContent,
  ownPrices: { origins: { uk }, clearance: { parcel: dollars('22.00') } },
});

/** Everything that can be asked of a site's card. */
function questionsOf(site: typeof sampleSite) {
  const { goods, origins, terms } = priceList(site);
  return goods.flatMap((thing) =>
    origins.map((origin) => {
      const amount = typicalAmount(thing);
      const question = { origin, thing, amount, worth: thing.value, town: '' };
      const { rate, seaPrice } = origin;
      const price = priceOf({ ...thing, rate, sea: seaPrice }, terms);
      return { question, price, card: priceCard(question, terms, site.price, english) };
    }),
  );
}

describe.each([
  ['without our prices by sea', sampleSite],
  ['with them', withOwnPrices],
])('%s', (_, site) => {
  const { terms, origins } = priceList(site);
  const choices = toolChoices(site.pagesIn('goods'), site.customs.schedules.duty, {
    item: '{goods}: {item}',
  });

  test('the tool has the total of the card that leads to it', () => {
    for (const { question, price, card } of questionsOf(site)) {
      const { lines } = priceLinks(question, card, site.price, english);
      const enquiry = enquiryOf(someFrom(lines, ENQUIRY_FIELDS));
      const { total } = enquiryCost(enquiry, { ...terms, origins, goods: choices });
      expect([question.thing.id, total]).toEqual([question.thing.id, price.total]);
    }
  });

  test('the page about goods has the total of its card', () => {
    for (const { question, price } of questionsOf(site)) {
      const { origin, thing } = question;
      const page = site.goodsBySlug(thing.id)?.page;
      const [item] = page?.items ?? [];
      const routes = site.originRoutes.filter((to) => to.page.calculatorOrigin === origin.value);
      const [same] = page && item ? costsFrom(item, page.tariff, routes, site) : [];
      expect([thing.id, same?.total]).toEqual([thing.id, price.total]);
    }
  });
});

test('by sea without a freight, page and card have the same charges and say what is missing', () => {
  const bySea = questionsOf(sampleSite).filter(({ question }) => question.thing.by === 'sea');
  expect(bySea).not.toEqual([]);
  for (const { question, price, card } of bySea) {
    const page = sampleSite.goodsBySlug(question.thing.id)?.page;
    const [item] = page?.items ?? [];
    expect(page && item && costBeforeFreight(item, page.tariff, sampleSite).charged).toBe(
      price.charged,
    );
    expect(card.basis).toBe(sampleSite.price.beforeFreight);
  }
});

test('the parts add up to the total, whatever the weight', () => {
  const { goods, origins, terms } = priceList(withOwnPrices);
  fc.assert(
    fc.property(
      fc.constantFrom(...goods),
      fc.constantFrom(...origins),
      fc.integer({ min: 1, max: 100_000 }),
      (thing, { rate }, tenths) => {
        const parcel = parcelOf(thing, `${tenths / 10}`);
        const price = priceOf({ ...thing, parcel, rate }, terms);
        const { freight, clearance, delivery, charged, total } = price;
        const whole = (price.goods ?? 0) + freight + clearance + delivery + charged;
        expect(total).toBe(whole);
      },
    ),
  );
});
