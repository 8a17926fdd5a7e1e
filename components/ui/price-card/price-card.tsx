import type { ReactNode } from 'react';
import type { PricePart } from '@/lib/price-list/price-card';
import { buttonClass } from '../button/button';
import { Shares } from '../shares/shares';
import { Ticket } from '../ticket/ticket';
import styles from './price-card.module.scss';
import { type PriceTicket, priceTicket } from './price-ticket';

type PriceCardProps = PriceTicket & {
  parts: readonly PricePart[];
  /**
   * The button that carries every value into the quote form, outlined where the screen has a filled one
   * already (`isSecond`). An example has none.
   */
  quote: { label: string; href: string; isSecond?: boolean } | undefined;
  /** The goods. */
  picture?: ReactNode;
  links?: ReactNode;
  /** The full breakdown. */
  children?: ReactNode;
  /** What the total leaves out, and the day of its rates. */
  foot: ReactNode;
};

/**
 * The answer to "how much at my door, and when": the total, its parts as a bar, and the times, on a
 * ticket. The card of home, routes and goods, and the result of both tools.
 */
export function PriceCard(props: PriceCardProps) {
  const { parts, quote, picture, links, children, foot, ...card } = props;
  return (
    <Ticket {...priceTicket(card)} picture={picture} foot={foot}>
      <Shares shares={parts} />
      {children}
      {quote && (
        <p className={styles.actions}>
          <a className={buttonClass(quote.isSecond ? 'outline' : 'default')} href={quote.href}>
            {quote.label}
          </a>
          {links}
        </p>
      )}
    </Ticket>
  );
}
