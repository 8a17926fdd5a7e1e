import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import styles from './scriptless.module.scss';

type ScriptlessProps = {
  words: Record<'text' | 'quote' | 'chat', string>;
  quoteHref: string;
  /** How to work it out without the tool. */
  children?: ReactNode;
};

/** Replaces the tool, which must follow it, where scripts are off or fail to load. */
export function Scriptless({ words, quoteHref, children }: ScriptlessProps) {
  return (
    <div className={styles.scriptless} role="status">
      <p>{words.text}</p>
      {children}
      <p className={styles.ways}>
        <a className={buttonClass('outline')} href={quoteHref}>
          {words.quote}
        </a>
        <SmartLink className={buttonClass('outline')} to={{ channel: 'chat' }}>
          {words.chat}
        </SmartLink>
      </p>
    </div>
  );
}
