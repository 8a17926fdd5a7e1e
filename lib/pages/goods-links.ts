import type { Goods } from '@/content/schema/goods';
import type { Route } from '@/content/schema/route';
import { GOODS_FIELD, quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { countryOf } from '@/lib/forms/country';
import type { TypicalItem } from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';

type Carried = {
  goods: Pick<Goods, 'name'>;
  item: TypicalItem;
  origin: Pick<Route, 'calculatorOrigin' | 'name'>;
};

/** What the quote form takes over from a goods page, as the fragment of its address without `#`. */
export function quoteFragment(
  { goods, item, origin: { calculatorOrigin, name } }: Carried,
  { forms }: Pick<Site, 'forms'>,
): string {
  const country = countryOf(forms.quote, { calculatorOrigin, name });
  const fields = quoteFields(
    { ...item, origin: calculatorOrigin },
    { [calculatorOrigin]: country },
  );
  return toFragment({ ...fields, [GOODS_FIELD]: goods.name }).slice(1);
}

/** What the tool for the total takes over from a goods page: all but the price, without `#`. */
export function totalFragment(slug: string, { item, origin }: Omit<Carried, 'goods'>): string {
  const { by, weight, length, width, height } = item;
  const fields = { goods: slug, by, origin: origin.calculatorOrigin };
  return toFragment({ ...fields, weight, length, width, height }).slice(1);
}
