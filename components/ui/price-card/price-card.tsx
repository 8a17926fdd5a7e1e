import type { ReactNode } from 'react';
import type { PriceCardContent } from '@/lib/price/price-card';
import type { TicketContent } from '@/lib/ticket/ticket';
import { Shares } from '../shares/shares';
import { Ticket } from '../ticket/ticket';

type PriceCardProps = Omit<PriceCardContent, 'estimate'> &
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
  return (
    <Ticket {...ticket} title={item} facts={[{ label: basis, value: total, main: true }, ...facts]}>
      <Shares shares={parts} />
      {children}
    </Ticket>
  );
}
