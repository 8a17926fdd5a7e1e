import clsx from 'clsx/lite';
import { CopyText } from '@/components/ui/copy-text/copy-text';
import { Ticket } from '@/components/ui/ticket/ticket';
import type { Forms } from '@/content/schema/forms';
import { formatDate, isoDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import type { QuoteValues } from '@/lib/forms/schemas';
import { type Stamp, type TicketContent, ticketText } from '@/lib/ticket/ticket';
import styles from './quote-form.module.scss';
import { summaryRows } from './summary-rows';

/** A request that was sent, or is kept until there is a network. */
export type SentRequest = { values: Partial<QuoteValues>; at: Date; accepted: boolean };

type QuoteSummaryProps = {
  /** What the fields hold, or what was sent. */
  values: Partial<QuoteValues>;
  /** The same as a ticket. */
  ticket: TicketContent;
  heading: string;
  /** Whether the visitor has not begun, so that they are those of a typical request. */
  isExample: boolean;
  /** The last request, until the visitor begins another. */
  sent: SentRequest | undefined;
  words: Forms['quote'];
  /** Label of the line that holds all three sides. */
  dimensions: string;
  locale: Language;
};

/**
 * The request as a ticket. It fills in along with the form, stays in view in wide windows, and once
 * the request is sent it is the confirmation.
 */
export function QuoteSummary(props: QuoteSummaryProps) {
  const { values, ticket, heading, isExample, sent, words, dimensions, locale } = props;
  const { summary } = words;
  const isPriced = ticket.facts.some(({ main }) => main);
  const stamps: Stamp[] = isPriced ? [{ label: summary.stamp }] : [];
  if (sent) {
    const day = formatDate(isoDate(sent.at), locale);
    stamps.push({ label: sent.accepted ? summary.sent : summary.saved, day });
  }
  const rows = summaryRows(values, words, dimensions, locale).filter(({ value }) => value);
  const lines = rows.map(({ label, value }) => `${label}: ${value}`);
  return (
    <aside className={clsx(styles.summary, isExample && styles.pending)}>
      <h3>{heading}</h3>
      <Ticket {...ticket} stamps={stamps} foot={isPriced && summary.note}>
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Ticket>
      {isExample && <p>{summary.empty}</p>}
      {stamps[0] && !isExample && (
        <div>
          <CopyText text={() => ticketText({ ...ticket, stamps }, lines)} words={summary} />
        </div>
      )}
    </aside>
  );
}
