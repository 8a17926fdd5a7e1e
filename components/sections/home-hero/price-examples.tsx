import clsx from 'clsx/lite';
import { EXAMPLE_WEIGHT, exampleId } from '@/components/islands/hero-price/example';
import type { HeroPriceProps } from '@/components/islands/hero-price/hero-price-props';
import { Ticket } from '@/components/ui/ticket/ticket';
import { priceTicket } from '@/lib/ticket/price-ticket';
import styles from './price-examples.module.scss';

type PriceExamplesProps = Omit<HeroPriceProps, 'examples'>;

/**
 * A printed price for each origin, calculated at build time. The countries are links that show one
 * without script. The one to start with comes last, so that a rule without `:has` can hide it.
 */
export function PriceExamples(props: PriceExamplesProps) {
  const { origins, first, terms, words, locale, valid, validFrom } = props;
  const isFirst = ({ value }: { value: string }) => value === first;
  return [...origins.filter((each) => !isFirst(each)), ...origins.filter(isFirst)].map((origin) => (
    <div
      key={origin.value}
      id={exampleId(origin.value)}
      className={clsx(styles.example, isFirst(origin) && styles.promised)}
    >
      <Ticket
        {...priceTicket({ origin, weight: EXAMPLE_WEIGHT, thing: undefined }, terms, words, locale)}
        foot={<time dateTime={validFrom}>{valid}</time>}
      >
        <p className={styles.extra}>{words.extra}</p>
      </Ticket>
    </div>
  ));
}
