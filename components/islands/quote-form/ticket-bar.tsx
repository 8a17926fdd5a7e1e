import type { Forms } from '@/content/schema/forms';
import type { TicketContent, TicketEnd } from '@/lib/ticket/ticket';
import styles from './ticket-bar.module.scss';

type TicketBarProps = {
  ticket: TicketContent;
  /** Whether the ticket is the confirmation of a request. */
  isSent: boolean;
  words: Forms['quote']['summary'];
  /** The id of the whole ticket. */
  target: string;
};

/** The ticket in one line, at the lower edge of narrow windows while the form is in view. Leads to the whole. */
export function TicketBar({ ticket, isSent, words, target }: TicketBarProps) {
  const { from, to, facts } = ticket;
  const price = facts.find(({ main }) => main) ?? facts[0];
  return (
    <a className={styles.bar} href={`#${target}`}>
      <span className={styles.route}>
        {from && <End {...from} />} <span aria-hidden="true">→</span> {to && <End {...to} />}
      </span>
      {price ? (
        <span className={styles.price}>
          <b>{price.value}</b> <small>{price.note ?? price.label}</small>
        </span>
      ) : (
        <small>{isSent ? words.sentHeading : words.heading}</small>
      )}
    </a>
  );
}

const End = ({ code }: TicketEnd) => <b>{code}</b>;
