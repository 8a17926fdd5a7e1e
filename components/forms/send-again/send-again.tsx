import type { Ref } from 'react';
import type { Question } from '@/components/forms/send/use-send';
import { Button } from '@/components/ui/button/button';
import { formatDateTime } from '@/lib/format/date';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from './send-again.module.scss';

type SendAgainProps = {
  question: Question;
  words: FormSetup['words']['again'];
  ref: Ref<HTMLDivElement>;
};

/** Asks whether to send an identical message again. */
export function SendAgain({ question: { before, answer }, words, ref }: SendAgainProps) {
  return (
    <div ref={ref} className={styles.question} role="alert" tabIndex={-1}>
      <p>{fill(words[before.state], { time: formatDateTime(before.at) })}</p>
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
