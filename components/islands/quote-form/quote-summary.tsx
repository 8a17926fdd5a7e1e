import { CopyText } from '@/components/ui/copy-text/copy-text';
import { Ticket } from '@/components/ui/ticket/ticket';
import type { Forms } from '@/content/schema/forms';
import { formatDate, isoDate } from '@/lib/format/date';
import type { QuoteValues } from '@/lib/forms/schemas';
import { type Stamp, ticketText } from '@/lib/ticket/ticket';
import styles from './quote-form.module.scss';
import { type QuotePrices, quoteTicket } from './quote-ticket';
import { summaryRows } from './summary-rows';

/** A request that was sent, or is kept until there is a network. */
export type SentRequest = { values: Partial<QuoteValues>; at: Date; accepted: boolean };

type QuoteSummaryProps = {
  /** The values of the fields. */
  values: Partial<QuoteValues>;
  /** The last request, until the visitor begins another. */
  sent: SentRequest | undefined;
  words: Forms['quote'];
  /** Label of the line that holds all three sides. */
  dimensions: string;
  prices: QuotePrices;
};

/**
 * The request as a ticket. It fills in along with the form, stays in view on wide screens, and once
 * the request is sent it is the confirmation. Phones show it with a price, without its lines.
 */
export function QuoteSummary({ sent, words, dimensions, prices, ...props }: QuoteSummaryProps) {
  const { summary } = words;
  const values = sent?.values ?? props.values;
  const ticket = quoteTicket(values, words, prices);
  const isPriced = ticket.facts.some(({ main }) => main);
  const stamps: Stamp[] = isPriced ? [{ label: summary.stamp }] : [];
  if (sent) {
    const day = formatDate(isoDate(sent.at), prices.locale);
    stamps.push({ label: sent.accepted ? summary.sent : summary.saved, day });
  }
  const rows = summaryRows(values, words, dimensions, prices.locale);
  const answers = isPriced || sent !== undefined;
  const lines = rows.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []));
  return (
    <aside className={styles.summary} data-answers={answers ? '' : undefined}>
      <h3>{sent ? summary.sentHeading : summary.heading}</h3>
      <Ticket {...ticket} stamps={stamps} foot={isPriced && summary.note}>
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value ? undefined : styles.empty}>{value || summary.empty}</dd>
            </div>
          ))}
        </dl>
      </Ticket>
      {answers && (
        <div className={styles.copy}>
          <CopyText text={() => ticketText({ ...ticket, stamps }, lines)} words={summary} />
        </div>
      )}
    </aside>
  );
}
