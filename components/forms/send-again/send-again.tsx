import type { Ref } from 'react';
import type { Question } from '@/components/forms/send/sending';
import { Button } from '@/components/ui/button/button';
import { formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import { SendBox } from '../send-box/send-box';

type SendAgainProps = {
  question: Question;
  words: FormSetup['words']['again'];
  locale: Language;
  ref: Ref<HTMLDivElement>;
};

/** Asks whether to send an identical message again. */
export function SendAgain({ question: { before, answer }, words, locale, ref }: SendAgainProps) {
  return (
    <SendBox
      ref={ref}
      tone="question"
      role="alert"
      tabIndex={-1}
      actions={
        <>
          <Button type="button" size="sm" onClick={() => answer(true)}>
            {words.send}
          </Button>
          <Button type="button" variant="outline" size="sm" onClick={() => answer(false)}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{fill(words[before.state], { time: formatDateTime(before.at, locale) })}</p>
    </SendBox>
  );
}
