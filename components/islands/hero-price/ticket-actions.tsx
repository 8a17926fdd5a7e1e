import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
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
  const [said, setSaid] = useState('');
  const { origin, weight, thing } = asked;
  const sides = thing?.parcel ?? { length: '', width: '', height: '' };
  const carried = quoteFields(
    { ...sides, weight, origin: origin.value },
    { [origin.value]: country },
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(ticketText(ticket, [valid, window.location.href]));
      setSaid(words.textCopied);
    } catch {
      // Old browsers and strict settings have no clipboard.
      setSaid(words.copyFailed);
    }
  }

  return (
    <div className={styles.actions}>
      <a
        className={buttonClass('hero-outline', 'sm')}
        href={`${quoteHref}${toFragment(thing ? { ...carried, goodsType: thing.name } : carried)}`}
      >
        {words.quote}
      </a>
      <Button type="button" variant="hero-outline" size="sm" onClick={copy}>
        {words.copyText}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
