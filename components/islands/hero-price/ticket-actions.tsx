import { buttonClass } from '@/components/ui/button/button';
import { CopyText } from '@/components/ui/copy-text/copy-text';
import type { HeroPriceWords } from '@/content/schema/hero-price';
import { quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import type { PriceEnquiry } from '@/lib/ticket/price-ticket';
import type { TicketContent } from '@/lib/ticket/ticket';
import { ticketText } from '@/lib/ticket/ticket-text';
import styles from './hero-price.module.scss';

type TicketActionsProps = {
  ticket: TicketContent;
  valid: string;
  asked: PriceEnquiry;
  /** The origin's name in the quote form's list. */
  country: string;
  words: HeroPriceWords;
  quoteHref: string;
};

/** Takes the figures to the quote form, or copies the ticket as text. */
export function TicketActions(props: TicketActionsProps) {
  const { ticket, valid, asked, country, words, quoteHref } = props;
  const { origin, weight, thing } = asked;
  const sides = thing?.parcel ?? { length: '', width: '', height: '' };
  const carried = quoteFields(
    { ...sides, weight, origin: origin.value },
    { [origin.value]: country },
  );

  return (
    <div className={styles.actions}>
      <a
        className={buttonClass('hero-outline', 'sm')}
        href={`${quoteHref}${toFragment(thing ? { ...carried, goodsType: thing.name } : carried)}`}
      >
        {words.quote}
      </a>
      <CopyText text={() => ticketText(ticket, [valid, window.location.href])} words={words} />
    </div>
  );
}
