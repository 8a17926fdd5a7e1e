import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import { useCopy } from '@/components/ui/copy-text/use-copy';
import type { CalculatorWords } from './calculator-props';
import styles from './estimate-panel.module.scss';

type ShareActionsProps = {
  /** The fragment that restores the fields. */
  fragment: string;
  /** The text for a chat, with this link. */
  messageWith: (link: string) => string;
  words: CalculatorWords['share'];
  /** Other actions, shown first. */
  children: ReactNode;
};

/** Actions for a result: those of the tool, copying it as a link or as text, sharing it by chat. */
export function ShareActions({ fragment, messageWith, words, children }: ShareActionsProps) {
  const [said, copy] = useCopy(words.copyFailed);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}${fragment}`;

  return (
    <div className={styles.actions}>
      {children}
      <Button
        type="button"
        variant="hero-outline"
        size="sm"
        onClick={() => copy(link, words.copied)}
      >
        {words.copy}
      </Button>
      <Button
        type="button"
        variant="hero-outline"
        size="sm"
        onClick={() => copy(messageWith(link), words.textCopied)}
      >
        {words.copyText}
      </Button>
      <a
        className={buttonClass('hero-outline', 'sm')}
        href={`https://wa.me/?text=${encodeURIComponent(messageWith(link))}`}
        target="_blank"
        rel="noopener"
      >
        {words.whatsapp}
      </a>
      <p role="status">{said}</p>
    </div>
  );
}
