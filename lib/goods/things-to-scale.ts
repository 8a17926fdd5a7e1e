import type { GoodsPage } from '@/content/schema/goods-page';
import world from '@/content/schema/world.json' with { type: 'json' };
import { formatNumber } from '@/lib/format/number';
import { weighed } from '@/lib/freight/weighed-parcel';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { goodsVerdicts, priceText } from './goods-list';

type Thing = GoodsPage['toScale']['things'][number];

/** A thing with its picture, and with all figures formatted. */
export type ScaledThing = NonNullable<ReturnType<typeof scaled>>;

/** The words of the row, and every answer that a verdict can have, for its key. */
export type ToScaleWords = ReturnType<typeof toScaleWords>;

const position = { first: 0, second: 1 } as const;

/**
 * Everyday things with the picture, weight and verdict of their goods, and the price of the goods index. Things
 * without a page in this language, or without a picture, are left out.
 * Throws for goods without typical items.
 */
export function thingsToScale(site: Site): ScaledThing[] {
  return site.goodsPage.toScale.things
    .filter(({ goods }) => site.goodsBySlug(goods)?.language === site.language)
    .flatMap((thing) => scaled(site, thing) ?? []);
}

function scaled(site: Site, { name, goods, item }: Thing) {
  const { goodsPage, locale, rates } = site;
  const { weight, charged, beforeFreight } = goodsPage.toScale;
  const entry = site.goodsBySlug(goods);
  const typical = entry?.page.items[position[item]];
  if (!entry || !typical)
    throw new RangeError(`content/goods/${goods}.ts has no ${item} typical item`);
  const { object } = entry.page;
  if (!object) return;
  const { actual, charged: paid } = weighed({ ...typical, name }, rates.divisor);
  const flies = typical.by === 'air';
  const isBySize = flies && paid !== actual;
  return {
    object,
    name,
    page: entry.id,
    /** How many meters the side of its picture is, and the share of it that is below the object. */
    metres: world.objects[object].metres,
    below: world.objects[object].below,
    weight: fill(isBySize ? charged : weight, {
      weight: formatNumber(typical.weight, locale),
      charged: formatNumber(paid, locale),
    }),
    price: priceText(site, entry, { all: '', beforeFreight }),
    verdicts: goodsVerdicts(site, entry.page),
  };
}

export function toScaleWords(site: Site) {
  const { toScale, verdict } = site.goodsPage;
  return {
    meter: toScale.meter,
    key: toScale.key,
    answers: (['yes', 'papers', 'no'] as const).map((answer) => ({
      answer,
      text: verdict.sea[answer],
    })),
  };
}
