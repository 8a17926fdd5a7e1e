import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import { useCopy } from '@/components/ui/copy-text/use-copy';
import { PriceCard } from '@/components/ui/price-card/price-card';
import type { Forms } from '@/content/schema/forms';
import { ticketOf } from '@/lib/price/price-card';
import { ticketText } from '@/lib/ticket/ticket';
import styles from './tool.module.scss';

type ResultProps = ComponentProps<typeof PriceCard> & {
  heading: string;
  /** What it is the result of: each new one takes the focus. */
  of: object;
  /** The end of the address that restores it. */
  fragment: string;
  share: Forms['calculator']['share'];
  /** Explanations below the card. */
  more: ReactNode;
};

/** A result on the price card, which can be shared as a link or as text. */
export function Result({ heading, of, fragment, share, more, ...card }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus
  useEffect(() => title.current?.focus(), [of]);
  const [said, copy] = useCopy(share.copyFailed);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}${fragment}`;
  const text = ticketText(ticketOf(card), [link]);
  const copyButton = (label: string, copied: string, done: string) => (
    <Button type="button" variant="hero-outline" size="sm" onClick={() => copy(copied, done)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.result} aria-labelledby="result">
      <h3 ref={title} id="result" tabIndex={-1}>
        {heading}
      </h3>
      <PriceCard {...card} />
      <div className={styles.share}>
        {copyButton(share.copy, link, share.copied)}
        {copyButton(share.copyText, text, share.textCopied)}
        <a
          className={buttonClass('hero-outline', 'sm')}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          {share.whatsapp}
        </a>
        <p role="status">{said}</p>
      </div>
      <div className={styles.more}>{more}</div>
    </section>
  );
}
