import type { Goods } from '@/content/schema/goods';
import { formatPrice } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/number';
import { shortName } from '@/lib/format/sentence';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { lowered, series } from '@/lib/text/series';

type Left = Pick<Site, 'customs' | 'goodsPage' | 'locale' | 'price' | 'words'>;

/**
 * What a total leaves out for these goods only, in whole sentences: what their file names, the
 * certificate of conformity with its fee, and the papers whose fee depends on the case. Empty if
 * there is nothing.
 */
export function leftOutFor(
  { customs: { conformity }, goodsPage: { fees }, locale, price, words }: Left,
  { notIncluded, papers }: Pick<Goods, 'notIncluded' | 'papers'>,
): string {
  const certificate = {
    percent: formatPercent(conformity.percent, locale),
    least: formatPrice(conformity.least, locale),
  };
  const certificates = papers.flatMap(({ fee }) => {
    if (fee === 'conformity') return [fill(fees.conformity, certificate)];
    return fee === 'conformity-for-sale' ? [fill(fees.forSale, certificate)] : [];
  });
  const asked = papers
    .filter(({ fee }) => fee === 'ask')
    .map(({ name, authority }) =>
      fill(fees.paper, { name: lowered(name), authority: shortName(authority) }),
    );
  return [
    notIncluded && fill(price.leftOutToo, { what: notIncluded }),
    ...certificates,
    asked.length > 0 &&
      fill(asked.length === 1 ? fees.askOne : fees.ask, {
        papers: series(asked, words.board.and),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
