import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { useCopy } from '@/components/ui/copy-text/use-copy';
import type { FormState, Sending } from '@/lib/browser/outbox/connect-form';
import { formatDateTime } from '@/lib/format/date';
import { fieldLines, whatsappLink } from '@/lib/forms/message-text';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from '../form-frame/form-frame.module.scss';
import { Box, button } from './box';

type RestoredProps = { words: FormSetup['words']['draft']; state: FormState; clear: () => void };

/** Reports a restored draft, and a file that could not be kept; offers to clear the form. */
export function Restored({ words, state: { restored }, clear }: RestoredProps): ReactNode {
  if (!restored) return null;
  return (
    <>
      <p>
        {restored.underWay ? words.underWay : words.restored} ·{' '}
        <button className={styles.clear} type="button" onClick={clear}>
          {words.clear}
        </button>
      </p>
      {restored.file && <p>{fill(words.lostFile, { file: restored.file })}</p>}
    </>
  );
}

type QuestionProps = Required<Pick<Sending, 'question'>> & {
  setup: FormSetup;
  ref: Ref<HTMLDivElement>;
};

/** Asks whether to send an identical message again. */
export function Question({ question, setup, ref }: QuestionProps): ReactNode {
  const { before, answer } = question;
  const words = setup.words.again;
  const time = formatDateTime(new Date(before.at), setup.locale);
  const actions = (
    <>
      {button(words.send, () => answer(true))}
      {button(words.leave, () => answer(false), 'outline')}
    </>
  );
  return (
    <Box ref={ref} role="alert" tabIndex={-1} actions={actions}>
      <p>{fill(before.sure ? words.sent : words.unsure, { time })}</p>
    </Box>
  );
}

type ProgressProps = { sending: Sending; words: FormSetup['words']['sending'] };

/** Upload progress and a button to cancel. */
export function Progress({ sending: { progress, cancel }, words }: ProgressProps): ReactNode {
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  return (
    <div className={styles.state}>
      {percent !== undefined && (
        <label className={styles.progress}>
          {fill(words.progress, { percent: String(percent) })}
          <progress max={100} value={percent} />
        </label>
      )}
      <span className={styles.cancel}>{button(words.cancel, cancel, 'link')}</span>
    </div>
  );
}

type SentProps = Pick<QuestionProps, 'setup'> & {
  words: FormWords;
  sent: NonNullable<Sending['sent']>;
};

/** Longest text that shows without a tap. */
const SHORT = 200;

/** What was sent and when an answer comes, with ways to keep a copy: the form is empty by now. */
export function Sent({ sent, setup, words }: SentProps): ReactNode {
  const { fallback, sent: says } = setup.words;
  const [said, copy] = useCopy(says.copyFailed);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Unless the visitor is writing already.
    if (!document.activeElement?.matches('input, select, textarea')) box.current?.focus();
  }, []);
  const when = fill(says.at, { time: formatDateTime(new Date(sent.at), setup.locale) });
  const lines = fieldLines(sent.payload, { ...fallback.fields, ...words.fields });
  const text = `${when}\n\n${lines}`;
  const actions = (
    <>
      <a
        className={buttonClass('outline', 'sm')}
        href={whatsappLink('', text, fallback.cut)}
        target="_blank"
        rel="noopener"
      >
        {says.whatsapp}
      </a>
      {button(says.copyText, () => copy(text, says.textCopied), 'outline')}
    </>
  );
  return (
    <Box ref={box} tone="kept" tabIndex={-1} actions={actions}>
      <p>
        <strong>{when}</strong> {says.answer}
      </p>
      <details open={lines.length < SHORT}>
        <summary>{says.text}</summary>
        <p className={styles.lines}>{lines}</p>
      </details>
      {said && <p>{said}</p>}
    </Box>
  );
}
