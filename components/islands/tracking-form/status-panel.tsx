import { buttonClass } from '@/components/ui/button/button';
import { CopyText } from '@/components/ui/copy-text/copy-text';
import { Ticket } from '@/components/ui/ticket/ticket';
import type { Forms } from '@/content/schema/forms';
import { formatDateTime } from '@/lib/format/date';
import { whatsappLink } from '@/lib/forms/message-text';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import { ticketText } from '@/lib/ticket/ticket';
import styles from './tracking-form.module.scss';

export type TrackedShipment = { number: string; at: Date };

type StatusPanelProps = {
  words: Forms['tracking']['panel'];
  shipment: TrackedShipment;
  setup: Pick<FormSetup, 'reach' | 'locale'>;
};

export function StatusPanel({ words, shipment, setup }: StatusPanelProps) {
  const question = fill(words.question, { trackingNumber: shipment.number });
  const ticket = { title: shipment.number, facts: [], stamps: [{ label: words.status }] };
  const updated = fill(words.lastUpdated, { time: formatDateTime(shipment.at, setup.locale) });
  return (
    <div className={styles.panel}>
      <Ticket {...ticket}>
        <p className={styles.updated}>
          <time dateTime={shipment.at.toISOString()}>{updated}</time>
        </p>
        <p className={styles.provisional}>{words.provisional}</p>
      </Ticket>
      <div className={styles.actions}>
        <a
          className={buttonClass('hero-outline', 'sm')}
          href={whatsappLink(setup.reach.chatNumber, question, '')}
          target="_blank"
          rel="noopener"
        >
          {words.ask}
        </a>
        <CopyText text={() => ticketText(ticket, [updated, words.provisional])} words={words} />
      </div>
    </div>
  );
}
