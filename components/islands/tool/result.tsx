import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { CopyText } from '@/components/ui/copy-text/copy-text';
import { PriceCard } from '@/components/ui/price-card/price-card';
import { priceTicket } from '@/components/ui/price-card/price-ticket';
import type { Forms } from '@/content/schema/forms';
import { filledFragment } from '@/lib/addresses/url-fragment';
import { ticketText } from '@/lib/ticket/ticket';
import styles from './tool.module.scss';
import type { Values } from './use-tool';

type ResultProps = ComponentProps<typeof PriceCard> & {
  heading: string;
  /** What it is the result of, and the end of its address. Each new one takes the focus. */
  of: Values<string>;
  share: Forms['calculator']['share'];
  /** Explanations below the card. */
  more: ReactNode;
};

export function Result({ heading, of, share, more, ...card }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus
  useEffect(() => title.current?.focus(), [of]);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}${filledFragment(of)}`;
  const text = ticketText(priceTicket(card), [link]);
  return (
    <section className={styles.result} aria-labelledby="result">
      <h3 ref={title} id="result" tabIndex={-1}>
        {heading}
      </h3>
      <PriceCard {...card} />
      <div className={styles.share}>
        <CopyText
          text={() => link}
          words={{ ...share, copyText: share.copy, textCopied: share.copied }}
        />
        <CopyText text={() => text} words={share} />
        <a
          className={buttonClass('hero-outline', 'sm')}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          {share.whatsapp}
        </a>
      </div>
      <div className={styles.more}>{more}</div>
    </section>
  );
}
