import type { Path } from '../source/read';

/**
 * A field that is offered besides the clicked text: the number that a chat button leads to, or the
 * rate behind a calculated amount. It applies if all that it names fits.
 */
type Offer = {
  /** The beginning of the target of the link that was clicked. */
  href?: string;
  /** A pattern of the text that was clicked. */
  text?: RegExp;
  /** The file that the text comes from. */
  from?: string;
  /** The file of the field; that of the page if there is none. */
  file?: string;
  path: Path;
};

export const offers: readonly Offer[] = [
  { href: 'https://wa.me/', file: 'content/site.ts', path: ['chat'] },
  { href: 'tel:', file: 'content/site.ts', path: ['phone'] },
  { href: 'mailto:', file: 'content/site.ts', path: ['emails'] },
  // The rate of a charge on a page of goods follows from the goods.
  { from: 'content/customs.ts', path: ['tariff'] },
  // Amounts in shillings are converted.
  { text: /\bTZS\b/, file: 'content/rates.ts', path: ['shilling'] },
];

/** Files that no page shows as long as they are empty: buttons of the bar, by their label. */
export const forms = { Prices: 'content/own-prices.ts' };
