import type { TicketContent } from '@/lib/ticket/ticket';
import styles from './ticket-bar.module.scss';

type TicketBarProps = {
  ticket: TicketContent;
  /** Shown until there is a price. */
  heading: string;
};

/** The ticket in one line, at the lower edge of narrow windows while the form is in view. */
export function TicketBar({ ticket, heading }: TicketBarProps) {
  const { from, to, facts } = ticket;
  if (!from) return null;
  const price = facts.find(({ main }) => main) ?? facts[0];
  return (
    <p className={styles.bar}>
      <b>
        {from.code} → {to?.code}
      </b>
      <span>
        {price && <b>{price.value}</b>} {price ? (price.note ?? price.label) : heading}
      </span>
    </p>
  );
}
