import clsx from 'clsx/lite';
import type { TicketContent } from '@/lib/ticket/ticket';
import styles from './ticket-bar.module.scss';

type TicketBarProps = {
  ticket: TicketContent;
  /** Shown until there is a price. */
  heading: string;
  /** Whether it is that of a typical request, which stands above the form. */
  isExample?: boolean;
};

/** The ticket in one line, at the lower edge of narrow windows while the form is in view. */
export function TicketBar({ ticket, heading, isExample = false }: TicketBarProps) {
  const { from, to, title, facts } = ticket;
  if (!from) return null;
  const price = facts.find(({ main }) => main) ?? facts[0];
  return (
    <p className={clsx(styles.bar, isExample && styles.example)}>
      <span>
        <b>
          {from.code} → {to?.code}
        </b>{' '}
        {title}
      </span>
      <span>
        {price && <b>{price.value}</b>} {price ? (price.note ?? price.label) : heading}
      </span>
    </p>
  );
}
