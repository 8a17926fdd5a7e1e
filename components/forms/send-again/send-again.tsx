import type { Ref } from 'react';
import type { Question } from '@/components/forms/send/sending';
import { Button } from '@/components/ui/button/button';
import { formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from './send-again.module.scss';

type SendAgainProps = {
  question: Question;
  words: FormSetup['words']['again'];
  locale: Language;
  ref: Ref<HTMLDivElement>;
};

/** Asks whether to send an identical message again. */
export function SendAgain({ question: { before, answer }, words, locale, ref }: SendAgainProps) {
  return (
    <div ref={ref} className={styles.question} role="alert" tabIndex={-1}>
      <p>{fill(words[before.state], { time: formatDateTime(before.at, locale) })}</p>
      <p className={styles.answers}>
        <Button type="button" size="sm" onClick={() => answer(true)}>
          {words.send}
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={() => answer(false)}>
          {words.leave}
        </Button>
      </p>
    </div>
  );
}
