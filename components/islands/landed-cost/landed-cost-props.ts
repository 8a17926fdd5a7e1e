import { chatNumber } from '@/lib/company/company';
import { formatDate } from '@/lib/format/date';
import { leftOutFor } from '@/lib/goods/left-out';
import { customsRates } from '@/lib/landed-cost/customs-rates';
import { toolChoices } from '@/lib/landed-cost/tool-choices';
import { leftOutOf, priceTerms } from '@/lib/own-prices/own-prices';
import { ratesCheckedOn } from '@/lib/price/goods-costs';
import { priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { toolProps } from '../tool/tool-props';

export type LandedCostProps = ReturnType<typeof landedCostProps>;

/** The tool's props from the content. Sources and legal texts stay on the page. */
export function landedCostProps(site: Site) {
  const { company, customs, rates, forms, landedCostTool, locale } = site;
  const { scriptless, examples, rates: tables, port, ...words } = landedCostTool;
  const goods = site.pagesIn('goods').map(({ slug, page }) => ({
    slug,
    page: { ...page, notIncluded: leftOutFor(site, page) || undefined },
  }));
  const { fields, messages, share } = forms.calculator;
  const checked = fill(words.result.checked, {
    checked: formatDate(ratesCheckedOn(customs), locale),
    exchange: formatDate(rates.shilling.asOf, locale),
  });
  return {
    ...toolProps(site),
    terms: {
      ...priceTerms(site),
      goods: toolChoices(goods, customs.schedules.duty, words.choices),
      origins: priceList(site).origins,
      customs: customsRates(customs),
    },
    words,
    /** The calculator's words for origin, weight and size, and for sharing. */
    parcel: { fields, messages, share },
    leftOut: { withClearance: leftOutOf(site, true), withoutClearance: leftOutOf(site, false) },
    otherVat: site.price.otherVat,
    /** Who assesses the charges, and when rates were checked. */
    foot: [customs.assessor, words.result.changes, checked].join(' '),
    chat: chatNumber(company),
  };
}
