import type { Goods } from '@/content/schema/goods';
import type { Link } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/number';
import type { GoodsTile, GoodsVerdict } from '@/lib/pages/derived-section';
import type { Entry } from '@/lib/pages/page-entry';
import { priceOf, toThousand } from '@/lib/price/price';
import { priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

export function goodsVerdicts(
  { goodsPage }: Pick<Site, 'goodsPage'>,
  { verdict }: Pick<Goods, 'verdict'>,
): [GoodsVerdict, GoodsVerdict] {
  const { air, sea } = goodsPage.verdict;
  // By sea only is a no by air.
  const answer = verdict.air.answer === 'sea-only' ? 'no' : verdict.air.answer;
  return [
    { way: 'air', label: air.label, text: air[verdict.air.answer], ...verdict.air, answer },
    { way: 'sea', label: sea.label, text: sea[verdict.sea.answer], ...verdict.sea },
  ];
}

/**
 * What goods need that are brought in to be sold, by air as by sea: their certificate of conformity
 * with its fee. Undefined if they need none, or all of them do.
 */
export function saleVerdict(
  { customs: { conformity }, goodsPage, locale }: Pick<Site, 'customs' | 'goodsPage' | 'locale'>,
  { papers }: Pick<Goods, 'papers'>,
): GoodsVerdict | undefined {
  if (!papers.some(({ fee }) => fee === 'conformity-for-sale')) return undefined;
  const { label, text, reason } = goodsPage.verdict.sale;
  const percent = formatPercent(conformity.percent, locale);
  const least = formatPrice(conformity.least, locale);
  return { way: 'sale', label, answer: 'papers', text, reason: fill(reason, { percent, least }) };
}

/** The same on one line, for lists: `By air: Yes. By sea: Yes, with papers`. */
export const verdictLine = (site: Pick<Site, 'goodsPage'>, goods: Pick<Goods, 'verdict'>): string =>
  goodsVerdicts(site, goods)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('. ');

type Groups = SectionOf<'goods-index'>['groups'];

const marks: Record<keyof Groups, GoodsVerdict['answer']> = {
  air: 'yes',
  papers: 'papers',
  sea: 'sea-only',
  never: 'no',
};

/** The group of goods. The verdict by sea counts only for goods that may not fly. */
function groupOf({ verdict: { air, sea } }: Pick<Goods, 'verdict'>): keyof Groups {
  if (air.answer === 'yes') return 'air';
  if (air.answer === 'papers') return 'papers';
  return sea.answer === 'no' ? 'never' : 'sea';
}

type PriceWords = Pick<SectionOf<'goods-index'>, 'all' | 'beforeFreight'>;

/** The total of the price card, from one country: at first the one that the card starts with. */
export function priceText(
  site: Site,
  { slug }: Pick<Entry<Goods>, 'slug'>,
  { all, beforeFreight }: PriceWords,
  from = site.routeBySlug(site.price.first.origin).page.calculatorOrigin,
): GoodsTile['price'] {
  const { locale } = site;
  const { goods, origins, terms } = priceList(site);
  const thing = goods.find(({ id }) => id === slug);
  const origin = origins.find(({ value }) => value === from);
  if (!thing || !origin) return undefined;
  const { rate, seaPrice: sea } = origin;
  const { total, freightPrice } = priceOf({ ...thing, rate, sea }, terms);
  const amount = formatShillings(toThousand(total), locale);
  return { amount, counts: freightPrice ? all : beforeFreight };
}

/**
 * What we never carry: the kinds that the page about them counts, each with the page that says why,
 * and then other goods that we refuse.
 */
function neverCarried(site: Site, refused: GoodsTile[]): GoodsTile[] {
  const list = pageOf(site.goodsPage.prohibited);
  const kinds = site.pages
    .filter(({ id, language }) => id === list && language === site.language)
    .flatMap(({ page }) => ('sections' in page ? page.sections : []))
    .flatMap((section) =>
      section.kind === 'cards' && section.layout === 'exclusions' ? section.items : [],
    )
    .flatMap(({ title, link, object }) => {
      const id = (link && pageOf(link)) ?? list;
      return id ? { id, name: title ?? link?.label ?? '', object } : [];
    });
  return [...kinds, ...refused.filter((goods) => !kinds.some(({ id }) => id === goods.id))];
}

const pageOf = (link: Link) => ('page' in link ? link.page : undefined);

/** All goods in the groups of the index, sorted by name. */
export function goodsByVerdict(
  site: Site,
  { groups, ...words }: PriceWords & Pick<SectionOf<'goods-index'>, 'groups'>,
) {
  const goods = site.pagesIn('goods').toSorted((a, b) => a.page.name.localeCompare(b.page.name));
  const tilesOf = (group: keyof Groups) =>
    goods
      .filter(({ page }) => groupOf(page) === group)
      .map((entry) => ({
        id: entry.id,
        name: entry.page.name,
        object: entry.page.object,
        // Above the index it says what a price counts; tiles name only the exceptions.
        price: priceText(site, entry, { ...words, all: '' }),
      }));
  return (Object.keys(marks) as (keyof Groups)[]).map((group) => ({
    ...groups[group],
    id: `goods-${group}`,
    answer: marks[group],
    goods: group === 'never' ? neverCarried(site, tilesOf(group)) : tilesOf(group),
  }));
}
