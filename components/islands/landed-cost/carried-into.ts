import { BAND_PREFIX, type Enquiry, quoteFragment, wayOf } from '@/lib/landed-cost/enquiry';
import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';

type Found = {
  origin: LandedCostProps['terms']['origins'][number];
  /** The name of the goods. */
  name: string;
  /** The price of the goods, and the total with its basis, formatted. */
  paid: string;
  total: string;
};

/** What the quote form is filled in with; the way, the price and the town are for its notes. */
export function carriedInto(
  enquiry: Enquiry,
  { words: { notes, ways }, price }: Pick<LandedCostProps, 'words' | 'price'>,
  { origin, name, paid, total }: Found,
): string {
  const { goods, town } = enquiry;
  const sentences = [
    fill(notes.way, { way: ways[wayOf(enquiry)].toLowerCase() }),
    fill(price.notes, { price: paid, total }),
    town && fill(notes.town, { town }),
  ];
  return quoteFragment(enquiry, {
    countries: { [origin.value]: origin.country },
    // A duty band does not name the goods.
    goodsType: goods.startsWith(BAND_PREFIX) ? '' : name,
    notes: sentences.filter(Boolean).join(' '),
  });
}
