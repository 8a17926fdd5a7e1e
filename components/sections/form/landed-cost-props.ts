import type {
  LandedCostProps,
  LandedCostTerms,
} from '@/components/islands/landed-cost/landed-cost-props';
import { formatDate } from '@/lib/format/date';
import { countryOf } from '@/lib/forms/setup';
import { ratesCheckedOn } from '@/lib/landed-cost/goods-costs';
import { toolChoices, toolRates } from '@/lib/landed-cost/tool-terms';
import { href } from '@/lib/links/links';
import { ownTerms, seaPriceFrom } from '@/lib/price/own-prices';
import { chatNumber } from '@/lib/site/company';
import type { Site } from '@/lib/site/site';

/** The tool's props from the content. Sources and legal texts stay on the page. */
export function landedCostProps(site: Site): LandedCostProps {
  const { customs, rates, forms, landedCostTool, price } = site;
  const { item, total, atDoor, beforeDelivery, onTop, owned, parts, notes } = price;
  const { scriptless, examples, rates: tables, ...words } = landedCostTool;
  const { fields, messages } = forms.calculator;
  const { choose, optional, errorSummary } = forms.common;
  const day = (date: string) => ({ day: date, text: formatDate(date, site.locale) });
  return {
    locale: site.locale,
    terms: {
      goods: toolChoices(site.pagesIn('goods'), customs.schedules.duty, words.choices),
      origins: originsOf(site),
      customs: toolRates(customs),
      perUnit: rates.shilling.perUnit,
      divisor: rates.divisor,
      own: ownTerms(site),
    },
    words,
    price: { item, total, atDoor, beforeDelivery, onTop, owned, parts, notes },
    parcel: { fields, messages },
    form: { choose, optional, errorSummary },
    assessor: customs.assessor,
    clearanceFee: customs.clearanceFee.item,
    notIncluded: customs.notIncluded,
    chat: chatNumber(site.company),
    checked: { customs: day(ratesCheckedOn(customs)), exchange: day(rates.shilling.asOf) },
    quoteHref: href(site, 'get-quote'),
    goodsHref: href(site, 'goods'),
    sourcesHref: href(site, 'help/customs-sources'),
  };
}

function originsOf(site: Site): LandedCostTerms['origins'] {
  const { quote } = site.forms;
  return site.originRoutes.map(
    ({ slug, page: { calculatorOrigin, name, nameInSentence, rate } }) => ({
      value: calculatorOrigin,
      name,
      nameInSentence,
      country: countryOf(quote, { calculatorOrigin, name }),
      rate,
      seaPrice: seaPriceFrom(site, slug),
    }),
  );
}
