import type { Goods } from '@/content/schema/goods';
import { formatPrice } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/number';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

type Left = Pick<Site, 'customs' | 'goodsPage' | 'locale'>;

/**
 * What a total leaves out for these goods only: what their file names, the certificate of conformity
 * with its fee, and the papers whose fee depends on the case. Empty if there is nothing.
 */
export function leftOutFor(
  { customs: { conformity }, goodsPage: { fees }, locale }: Left,
  { notIncluded, papers }: Pick<Goods, 'notIncluded' | 'papers'>,
): string {
  const certificate = fill(fees.conformity, {
    percent: formatPercent(conformity.percent, locale),
    least: formatPrice(conformity.least, locale),
  });
  const certificates = papers.flatMap(({ fee }) => {
    if (fee === 'conformity') return [certificate];
    return fee === 'conformity-for-sale' ? [fill(fees.forSale, { what: certificate })] : [];
  });
  const asked = papers
    .filter(({ fee }) => fee === 'ask')
    .map(({ name, authority }) => fill(fees.paper, { name, authority }));
  return [
    notIncluded,
    ...certificates,
    asked.length > 0 && fill(fees.ask, { papers: asked.join(', ') }),
  ]
    .filter(Boolean)
    .join('; ');
}
