/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rates } from '@/content/rates';
import type { Goods } from '@/content/schema/goods';
import { estimate } from '@/lib/calculator/estimate';
import { customs } from './fixtures/customs';
import { tariffOf } from './goods-costs';
import { airFreight, landedCost } from './landed-cost';

const folder = path.join(process.cwd(), 'content/goods');
const perKilogram = { amount: '13.50', currency: 'USD' };

async function itemsOf(slug: string) {
  const { page } = (await import(path.join(folder, slug))) as { page: Goods };
  return page.items.map((item) => ({ item, tariff: page.tariff }));
}

test.each(readdirSync(folder))('the items of %s have plausible totals', async (slug) => {
  for (const { item, tariff } of await itemsOf(slug)) {
    const { goods, freight, charges, total } = landedCost(
      {
        by: item.by,
        goods: item.value,
        // Freight by sea is quoted, so items are compared by the price of the goods.
        freight: item.by === 'air' ? airFreight(item, perKilogram, rates.divisor) : item.value,
        weight: item.weight,
        tariff: tariffOf(tariff, item),
      },
      customs,
      rates.shilling.perUnit,
    );
    const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(goods + freight + charged);
    // Between the processing fee alone, for relieved goods, and the most highly taxed goods.
    expect(charged / goods).toBeGreaterThan(0.009);
    expect(charged / (goods + freight)).toBeLessThan(1.3);
  }
});

// Freight is worked out from the exact weight, which pages show with two decimals.
test.each(readdirSync(folder))(
  'the freight of %s can be worked out from its weight',
  async (slug) => {
    for (const { item } of (await itemsOf(slug)).filter(({ item: { by } }) => by === 'air')) {
      const { exact, chargeableWeight } = estimate(item, perKilogram, rates.divisor);
      expect([item.name, Number(exact.chargeableWeight)]).toEqual([
        item.name,
        Number(chargeableWeight),
      ]);
    }
  },
);
