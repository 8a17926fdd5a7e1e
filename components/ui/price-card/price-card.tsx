import type { ReactNode } from 'react';
import type { PriceCardContent } from '@/lib/price/price-card';
import type { TicketContent } from '@/lib/ticket/ticket';
import { Ticket } from '../ticket/ticket';
import styles from './price-card.module.scss';

type PriceCardProps = PriceCardContent &
  Pick<TicketContent, 'from' | 'to'> & {
    /** The button, and links below it. */
    children: ReactNode;
    /** What the total leaves out, and the day of its rates. */
    foot: ReactNode;
  };

/**
 * The answer to "how much at my door, and when": the total in shillings, its parts as a bar, and
 * the times, on a ticket.
 */
export function PriceCard({
  item,
  total,
  basis,
  parts,
  facts,
  children,
  ...ticket
}: PriceCardProps) {
  const amounts = parts.map(({ amount = 0 }) => amount);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return (
    <Ticket {...ticket} title={item} facts={[{ label: basis, value: total, main: true }, ...facts]}>
      <div className={styles.parts}>
        <svg viewBox={`0 0 ${sum} 1`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map(({ tone }, i) => (
            <path
              key={tone}
              className={styles[tone]}
              d={`M${amounts.slice(0, i).reduce((all, amount) => all + amount, 0)} .5h${amounts[i]}`}
            />
          ))}
        </svg>
        <ul>
          {parts.map(({ tone, label, text }) => (
            <li key={tone} className={styles[tone]}>
              <span>{label}</span> <b>{text}</b>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </Ticket>
  );
}
