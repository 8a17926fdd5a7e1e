import type { Forms } from '@/content/schema/forms';
import type { TicketContent } from '@/lib/ticket/ticket';
import styles from './ticket-bar.module.scss';

type TicketBarProps = {
  ticket: TicketContent;
  /** Whether the ticket is the confirmation of a request. */
  isSent: boolean;
  words: Forms['quote']['summary'];
};

/** The ticket in one line, at the lower edge of narrow windows while the form is in view. */
export function TicketBar({ ticket, isSent, words }: TicketBarProps) {
  const { from, to, facts } = ticket;
  if (!from) return null;
  const price = facts.find(({ main }) => main) ?? facts[0];
  const heading = isSent ? words.sentHeading : words.heading;
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
