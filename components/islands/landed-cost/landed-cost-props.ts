import type { Forms } from '@/content/schema/forms';
import type { LandedCostTool } from '@/content/schema/landed-cost-tool';
import type { PriceWords } from '@/content/schema/price';
import type { Locale } from '@/lib/format/locale';
import type { EnquiryTerms } from '@/lib/landed-cost/enquiry';
import type { CustomsRates } from '@/lib/landed-cost/landed-cost';
import type { CardWords } from '@/lib/price/price-card';
import type { PriceOrigin } from '@/lib/price/price-list';
import type { TicketEnd } from '@/lib/ticket/ticket';

type Relief = CustomsRates['reliefs'][number] & { readonly name: string };

/** What the total depends on, with the names that its lines show. */
export type LandedCostTerms = Omit<EnquiryTerms, 'origins' | 'customs'> & {
  readonly origins: readonly PriceOrigin[];
  readonly customs: Omit<CustomsRates, 'reliefs'> & { readonly reliefs: readonly Relief[] };
};

export type LandedCostProps = {
  locale: Locale;
  terms: LandedCostTerms;
  words: Omit<LandedCostTool, 'scriptless' | 'examples' | 'rates'>;
  price: CardWords & Pick<PriceWords, 'byAir' | 'bySea' | 'quote' | 'notes' | 'leftOutToo'>;
  /** The calculator's words for origin, weight and size, and for sharing. */
  parcel: Pick<Forms['calculator'], 'fields' | 'messages' | 'share'>;
  form: Pick<Forms['common'], 'choose' | 'optional' | 'errorSummary'>;
  destination: TicketEnd;
  /** What the total leaves out, by way. */
  leftOut: Readonly<Record<'withClearance' | 'withoutClearance', string>>;
  /** Who assesses the charges, and when rates were checked. */
  foot: string;
  /** The number for WhatsApp, digits only. */
  chat: string;
  /** Paths of the quote form, of the index of goods, and of every rate with its source. */
  hrefs: Readonly<Record<'quote' | 'goods' | 'sources', string>>;
};
