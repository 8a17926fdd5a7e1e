import type { GoodsPage } from '@/content/schema/goods-page';
import world from '@/content/schema/world.json' with { type: 'json' };
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { estimate } from '@/lib/freight/air-freight';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { goodsVerdicts } from './goods-list';

type Thing = GoodsPage['toScale']['things'][number];

/** A thing with its picture, and with all figures formatted. */
export type ScaledThing = NonNullable<ReturnType<typeof scaled>>;

/** The words of the row, and every answer that a verdict can have, for its key. */
export type ToScaleWords = ReturnType<typeof toScaleWords>;

const position = { first: 0, second: 1 } as const;

/**
 * Everyday things with the picture, weight and verdict of their goods and the calculator's price by
 * air. Things without a page in this language, or without a picture, are left out.
 * Throws for goods without typical items.
 */
export function thingsToScale(site: Site): ScaledThing[] {
  return site.goodsPage.toScale.things
    .filter(({ goods }) => site.goodsBySlug(goods)?.language === site.language)
    .flatMap((thing) => scaled(site, thing) ?? []);
}

function scaled(site: Site, { name, goods, item }: Thing) {
  const { goodsPage, locale, rates } = site;
  const { origin, weight, charged } = goodsPage.toScale;
  const entry = site.goodsBySlug(goods);
  const typical = entry?.page.items[position[item]];
  if (!entry || !typical)
    throw new RangeError(`content/goods/${goods}.ts has no ${item} typical item`);
  const { object } = entry.page;
  if (!object) return;
  const { rate } = site.routeBySlug(origin).page;
  const { totalCost, chargeableWeight, currency, basis } = estimate(typical, rate, rates.divisor);
  const flies = typical.by === 'air';
  return {
    object,
    name,
    page: entry.id,
    /** How many meters the side of its picture is, and the share of it that is below the object. */
    metres: world.objects[object].metres,
    below: world.objects[object].below,
    weight: fill(flies && basis === 'volumetric' ? charged : weight, {
      weight: formatNumber(typical.weight, locale),
      charged: formatNumber(chargeableWeight, locale),
    }),
    /** Air freight, for what usually goes by air. */
    price: flies ? formatPrice({ amount: totalCost, currency }, locale) : undefined,
    verdicts: goodsVerdicts(site, entry.page),
  };
}

export function toScaleWords(site: Site) {
  const { toScale, verdict } = site.goodsPage;
  const { nameInSentence } = site.routeBySlug(toScale.origin).page;
  return {
    meter: toScale.meter,
    key: fill(toScale.key, { origin: nameInSentence }),
    answers: (['yes', 'papers', 'no'] as const).map((answer) => ({
      answer,
      text: verdict.sea[answer],
    })),
  };
}
