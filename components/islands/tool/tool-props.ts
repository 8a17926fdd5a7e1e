import { homeEnd } from '@/lib/company/company';
import { href } from '@/lib/links/links';
import type { Site } from '@/lib/site/site';

/** What both tools need: the words of the card, of a parcel and of forms, and where results lead. */
export function toolProps(site: Site) {
  const { company, forms, locale, price } = site;
  const { fields: _, first, popular, ...card } = price;
  const { choose, optional, errorSummary, errorsMore } = forms.common;
  return {
    locale,
    price: card,
    form: { choose, optional, errorSummary, errorsMore },
    destination: homeEnd(company),
    hrefs: {
      quote: href(site, 'get-quote'),
      landedCost: href(site, 'help/landed-cost'),
      goods: href(site, 'goods'),
      sources: href(site, 'help/customs-sources'),
    },
  };
}
