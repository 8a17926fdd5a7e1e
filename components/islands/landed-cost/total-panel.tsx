import { useEffect, useRef } from 'react';
import { formatPrice } from '@/lib/format/money';
import { BAND_PREFIX, type Enquiry, wayOf } from '@/lib/landed-cost/enquiry';
import { enquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { fill } from '@/lib/text/fill';
import { costLines, customsValueText } from './cost-lines';
import { CostList } from './cost-list';
import type { LandedCostProps } from './landed-cost-props';
import { TotalActions } from './total-actions';
import { TotalHonesty } from './total-honesty';
import styles from './total-panel.module.scss';

type TotalPanelProps = LandedCostProps & { enquiry: Enquiry };

/** The total with its lines, what it excludes, and further actions. Takes the focus. */
export function TotalPanel({ enquiry, ...props }: TotalPanelProps) {
  const { terms, words, goodsHref, locale } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new calculation takes the focus
  useEffect(() => heading.current?.focus(), [enquiry]);

  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) return null;
  const cost = enquiryCost(enquiry, terms);
  const { id, name, notIncluded } = cost.choice;
  const { result, lines, ways } = words;
  const total = formatPrice({ amount: cost.total.toFixed(2), currency: 'TZS' }, locale);
  return (
    <section className={styles.panel} aria-labelledby="total-result">
      <div className={styles.total}>
        <h3 ref={heading} id="total-result" tabIndex={-1}>
          {cost.freightPrice ? result.heading : result.beforeFreight}
        </h3>
        <p className={styles.shipment}>
          {fill(result.shipment, {
            goods: name,
            origin: origin.nameInSentence,
            way: ways[wayOf(enquiry)].toLowerCase(),
          })}
        </p>
        <p className={styles.figure}>{total}</p>
        <p>{fill(result.about, { amount: formatPrice(cost.totalAtOrigin, locale) })}</p>
        {!cost.freightPrice && <p className={styles.open}>{result.seaFreight}</p>}
        <TotalHonesty {...props} />
        <TotalActions {...props} enquiry={enquiry} origin={origin} goods={name} total={total} />
      </div>
      <CostList
        caption={lines.caption}
        lines={costLines(enquiry, cost, props)}
        total={{ label: lines.total, amount: cost.total }}
        locale={locale}
        note={customsValueText(enquiry, cost, props)}
      />
      <div className={styles.excluded}>
        <h4>{result.notIncluded}</h4>
        <ul>
          {props.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
          {notIncluded && <li>{notIncluded}</li>}
        </ul>
        {!id.startsWith(BAND_PREFIX) && (
          <a href={`${goodsHref}/${id.split('.')[0]}`}>{fill(result.papers, { goods: name })}</a>
        )}
      </div>
    </section>
  );
}
