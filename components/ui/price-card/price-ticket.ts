import type { PriceCardContent } from '@/lib/price-list/price-card';
import { atSea, type TicketContent } from '@/lib/ticket/ticket';

/** What a price card shows on its ticket. */
export type PriceTicket = Pick<PriceCardContent, 'item' | 'total' | 'basis'> &
  Pick<TicketContent, 'from' | 'to' | 'onward' | 'facts'> & {
    bySea?: boolean;
    /** The total in another currency. */
    note?: string | undefined;
  };

export const priceTicket = (card: PriceTicket): TicketContent => {
  const { item, basis, total, note, facts, from, to, onward, bySea } = card;
  return {
    from: bySea && from ? atSea(from) : from,
    to: bySea && to ? atSea(to) : to,
    onward,
    title: item,
    facts: [{ label: basis, value: total, note, main: true }, ...facts],
  };
};
