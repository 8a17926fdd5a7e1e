import type { Forms } from '@/content/schema/forms';
import type { LandedCostTool } from '@/content/schema/landed-cost-tool';
import type { PriceWords } from '@/content/schema/price';
import type { Locale } from '@/lib/format/locale';
import type { EnquiryTerms } from '@/lib/landed-cost/enquiry';
import type { CustomsRates } from '@/lib/landed-cost/landed-cost';

export type LandedCostWords = Omit<LandedCostTool, 'scriptless' | 'examples' | 'rates'>;

/** A day, formatted and in ISO format. */
type Day = { text: string; day: string };

type Named<Entry> = Entry & { readonly name: string };

/** What the total depends on, with the names that its lines show. */
export type LandedCostTerms = Omit<EnquiryTerms, 'origins' | 'customs'> & {
  readonly origins: readonly (EnquiryTerms['origins'][number] & {
    readonly name: string;
    readonly nameInSentence: string;
    /** The country as the quote form's list names it. */
    readonly country: string;
  })[];
  readonly customs: Omit<CustomsRates, 'reliefs'> & {
    readonly reliefs: readonly Named<CustomsRates['reliefs'][number]>[];
  };
};

export type LandedCostProps = {
  locale: Locale;
  terms: LandedCostTerms;
  words: LandedCostWords;
  price: Pick<
    PriceWords,
    'item' | 'total' | 'atDoor' | 'beforeDelivery' | 'onTop' | 'owned' | 'parts' | 'notes'
  >;
  /** Labels and messages of origin, weight and size. */
  parcel: Pick<Forms['calculator'], 'fields' | 'messages'>;
  form: Pick<Forms['common'], 'choose' | 'optional' | 'errorSummary'>;
  /** The authority that assesses the charges. */
  assessor: string;
  /** Named as left out where it has no price. */
  clearanceFee: string;
  notIncluded: readonly string[];
  /** The number for WhatsApp, digits only. */
  chat: string;
  checked: { customs: Day; exchange: Day };
  /** Paths of the quote form and of the index of goods. */
  quoteHref: string;
  goodsHref: string;
  /** Path of the page with every rate and its source. */
  sourcesHref: string;
};
