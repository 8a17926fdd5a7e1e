import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import type { CalculatorInput } from '@/lib/calculator/estimate';
import { estimateFields, quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { fill } from '@/lib/text/fill';
import type { CalculatorOrigin, CalculatorWords } from './calculator-props';
import styles from './estimate-panel.module.scss';

type EstimateActionsProps = {
  input: CalculatorInput;
  origin: CalculatorOrigin;
  /** The estimate, formatted. */
  total: string;
  words: CalculatorWords;
  quoteHref: string;
};

/** Actions for an estimate: request a quote, share. */
export function EstimateActions({ input, origin, total, words, quoteHref }: EstimateActionsProps) {
  const { share } = words;
  const [said, setSaid] = useState('');
  const { origin: site, pathname } = window.location;
  const link = `${site}${pathname}${toFragment(estimateFields(input))}`;
  const message = fill(share.message, { origin: origin.name, total, link });
  const carried = toFragment(quoteFields(input, { [origin.value]: origin.country }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(share.copied);
    } catch {
      // Old browsers and strict settings refuse; the address bar has the same link.
      setSaid(share.copyFailed);
    }
  }

  return (
    <div className={styles.actions}>
      <a className={buttonClass()} href={`${quoteHref}${carried}`}>
        {words.requestQuote}
      </a>
      <Button type="button" variant="hero-outline" size="sm" onClick={copy}>
        {share.copy}
      </Button>
      <a
        className={buttonClass('hero-outline', 'sm')}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
      >
        {share.whatsapp}
      </a>
      <p role="status">{said}</p>
    </div>
  );
}
