import type { Goods } from '@/content/schema/goods';
import type { Link } from '@/content/schema/link';
import { GOODS_FIELD, quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { countryOf } from '@/lib/forms/setup';
import { costBeforeFreight, costsByAir } from '@/lib/landed-cost/goods-costs';
import type { CostPieces } from '@/lib/pages/derived-section';
import type { Entry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { piecesByAir, piecesBySea } from './cost-pieces';

export type Leading = { pieces: CostPieces; quote: Link };

/** By air from the origin of the price card, or by sea before freight. Undefined for refused. */
export function leadingOf(site: Site, { page }: Entry<Goods>): Leading | undefined {
  const [item] = page.items;
  if (!item) return undefined;
  const origin = site.routeBySlug(site.price.first.origin);
  const { calculatorOrigin } = origin.page;
  const country = countryOf(site.forms.quote, origin.page);
  const parcel = quoteFields(
    { ...item, origin: calculatorOrigin },
    { [calculatorOrigin]: country },
  );
  const quote: Link = {
    label: site.goodsPage.close.quote,
    page: 'get-quote',
    fragment: toFragment({ ...parcel, [GOODS_FIELD]: page.name }).slice(1),
  };
  if (item.by === 'sea') {
    const cost = costBeforeFreight(item, page.tariff, site);
    return { pieces: piecesBySea(site, item, cost), quote };
  }
  const [cost] = costsByAir(item, page.tariff, [origin], site);
  return cost && { pieces: piecesByAir(site, item, cost, origin), quote };
}
