import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { PriceCard } from '@/components/ui/price-card/price-card';
import { fromShillings } from '@/lib/calculator/shillings';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { type Enquiry, enquiryFragment, wayOf } from '@/lib/landed-cost/enquiry';
import { enquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { basisOf, partsOf, totalText } from '@/lib/price/price-card';
import { fill } from '@/lib/text/fill';
import { ShareActions } from '../calculator/share-actions';
import { carriedInto } from './carried-into';
import { costLines, customsValueText } from './cost-lines';
import { CostList } from './cost-list';
import type { LandedCostProps } from './landed-cost-props';
import { LeftOut } from './left-out';
import styles from './total-panel.module.scss';

type TotalPanelProps = LandedCostProps & { enquiry: Enquiry };

/**
 * The total on the price card, with its lines, what it leaves out, and further actions. Takes the
 * focus. By sea without a quoted freight it is the charges alone, as on the pages about goods.
 */
export function TotalPanel({ enquiry, ...props }: TotalPanelProps) {
  const { terms, words, price, assessor, checked, quoteHref, sourcesHref, locale } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new calculation takes the focus
  useEffect(() => heading.current?.focus(), [enquiry]);

  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) return null;
  const cost = enquiryCost(enquiry, terms);
  const { name } = cost.choice;
  const { result, lines, share } = words;
  const way = wayOf(enquiry);
  const charges = cost.charges.reduce((sum, { amount }) => sum + amount, 0);
  const isOpen = cost.freightPrice === undefined;
  const total = isOpen ? charges : cost.total;
  const paid = formatPrice({ amount: enquiry.value, currency: enquiry.currency }, locale);
  const rounded = totalText(total, price, locale);
  const parts = {
    goods: cost.goods,
    freight: isOpen ? undefined : cost.freight + cost.clearance + cost.delivery,
    fees: (['clearance', 'delivery'] as const).filter((fee) => cost[fee] > 0),
    freightLabel:
      way === 'air'
        ? fill(price.parts.freight, { weight: formatNumber(cost.chargeableWeight, locale) })
        : price.parts.seaFreight,
    charges,
  };
  const basis = basisOf(parts, price);
  const carried = carriedInto(enquiry, props, {
    origin,
    name,
    paid,
    total: `${rounded} (${basis})`,
  });
  return (
    <section className={styles.panel} aria-labelledby="total-result">
      <h3 ref={heading} id="total-result" tabIndex={-1}>
        {result.heading}
      </h3>
      <PriceCard
        item={fill(price.item, { item: name, price: paid, origin: origin.nameInSentence })}
        total={rounded}
        basis={basis}
        parts={partsOf(parts, paid, price, locale)}
        facts={[
          {
            label: fill(result.inCurrency, { currency: origin.rate.currency }),
            value: formatPrice(fromShillings(total, origin.rate.currency, terms.perUnit), locale),
          },
        ]}
        foot={
          <>
            <strong>{result.estimate}</strong> {assessor} {result.changes}{' '}
            {fill(result.checked, {
              checked: checked.customs.text,
              exchange: checked.exchange.text,
            })}{' '}
            <a href={sourcesHref}>{result.sources}</a>
          </>
        }
      >
        <CostList
          caption={lines.caption}
          lines={costLines(enquiry, cost, props).filter((line) => !isOpen || line.id !== 'goods')}
          total={{ label: lines.total, amount: total }}
          sourcesHref={sourcesHref}
          locale={locale}
          note={customsValueText(enquiry, cost, props)}
        />
        {isOpen && <p className={styles.open}>{result.seaFreight}</p>}
      </PriceCard>
      <ShareActions
        fragment={enquiryFragment(enquiry)}
        messageWith={(link) =>
          fill(share.message, { goods: name, origin: origin.nameInSentence, total: rounded, link })
        }
        words={share}
      >
        <a className={buttonClass()} href={`${quoteHref}${carried}`}>
          {result.quote}
        </a>
      </ShareActions>
      <LeftOut {...props} enquiry={enquiry} cost={cost} />
    </section>
  );
}
