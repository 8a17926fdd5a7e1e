import type { GoodsPage } from '@/content/schema/goods-page';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { estimate } from '@/lib/freight/air-freight';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { goodsVerdicts } from './goods-list';

type Thing = GoodsPage['toScale']['things'][number];

/** A thing in its box, with all figures formatted. */
export type ScaledThing = ReturnType<typeof scaled>;

/** The words of the drawing, and every answer that a verdict can have, for its key. */
export type ToScaleWords = ReturnType<typeof toScaleWords>;

const position = { first: 0, second: 1 } as const;

/**
 * Everyday things with the size, weight and verdict of their goods and the calculator's price by air.
 * Things without a page in this language are left out.
 * Throws for goods without typical items.
 */
export function thingsToScale(site: Site): ScaledThing[] {
  return site.goodsPage.toScale.things
    .filter(({ goods }) => site.goodsBySlug(goods)?.language === site.language)
    .map((thing) => scaled(site, thing));
}

function scaled(site: Site, { name, drawing, goods, item }: Thing) {
  const { goodsPage, locale, rates } = site;
  const { origin, weight, charged } = goodsPage.toScale;
  const entry = site.goodsBySlug(goods);
  const typical = entry?.page.items[position[item]];
  if (!entry || !typical)
    throw new RangeError(`content/goods/${goods}.ts has no ${item} typical item`);
  const { rate } = site.routeBySlug(origin).page;
  const { totalCost, chargeableWeight, currency, basis } = estimate(typical, rate, rates.divisor);
  const flies = typical.by === 'air';
  return {
    drawing,
    name,
    page: entry.id,
    /** The box as it stands in front of the reader, in centimeters. */
    box: {
      width: Number(typical.length),
      height: Math.max(Number(typical.width), Number(typical.height)),
    },
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
