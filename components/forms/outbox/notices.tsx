import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useCopy } from '@/components/ui/copy-text/use-copy';
import { hasLeft, type Receipt, type StageOf } from '@/lib/browser/outbox/form-state';
import { endOf, hasText, messagesBeside, type OutboxRecord } from '@/lib/browser/outbox/message';
import { readKept, subscribeOutbox } from '@/lib/browser/outbox/store';
import { formatDateTime } from '@/lib/format/date';
import {
  excerptOf,
  fieldLines,
  mailLink,
  messageText,
  whatsappLink,
} from '@/lib/forms/message-text';
import { fill } from '@/lib/text/fill';
import styles from '../form-frame/form-frame.module.scss';
import { Action, ActionLink, Box, type ViewProps } from './sending-views';

/** Longest text that shows without a tap. */
const SHORT = 200;

/** What became of the messages on this device. */
export function Notices(view: ViewProps): ReactNode {
  const { setup, state, actions } = view;
  const { stage } = state;
  const { records, isLasting } = useSyncExternalStore(subscribeOutbox, readKept);
  const { visible, hidden } = messagesBeside(records, state.id, actions.place, state.isRevealed);
  const { waiting, draft } = setup.words;
  return (
    <>
      {stage.is === 'failed' && <Fallback {...view} stage={stage} />}
      {!isLasting && <p className={styles.note}>{draft.pageOnly}</p>}
      {hidden > 0 && (
        <p>
          {fill(waiting.count, { count: String(hidden) })}{' '}
          <Action onClick={actions.reveal}>{waiting.show}</Action>
        </p>
      )}
      {visible.map((record) => (
        <Kept key={record.id} record={record} {...view} />
      ))}
      {visible.some(hasText) && (
        <p>
          <Action onClick={actions.forget}>{waiting.forget}</Action>
        </p>
      )}
      {hasLeft(stage) && stage.typedSince && (
        <p className={styles.note}>{setup.words.sending.typedSince}</p>
      )}
    </>
  );
}

/** A message that is not in the form. While it is being sent it can be neither changed nor deleted. */
function Kept({ record, setup, actions }: ViewProps & { record: OutboxRecord }) {
  const words = setup.words.waiting;
  const atTime = (time: number) => formatDateTime(new Date(time), setup.locale);
  const isText = hasText(record);
  const report = isText && record.due ? words.later : words[record.state];
  const buttons = record.state !== 'sending' && (
    <>
      {isText && <Action onClick={() => actions.change(record)}>{words.change}</Action>}
      <Action onClick={() => actions.remove(record)}>{isText ? words.delete : words.close}</Action>
    </>
  );
  return (
    <Box tone="kept" actions={buttons}>
      <p>{fill(report, { time: atTime(record.at) })}</p>
      {isText && (
        <p>
          {excerptOf(record.values)} {record.file} (
          {fill(words.until, { day: atTime(endOf(record)) })})
        </p>
      )}
    </Box>
  );
}

/** Says what happened, and offers chat and e-mail, prefilled with the message that was not sent. */
function Fallback({ setup, words, stage }: ViewProps & { stage: StageOf<'failed'> }) {
  const { fallback, offline } = setup.words;
  const { reach } = setup;
  const { payload, reason } = stage;
  const text = messageText(words.subject, payload, { ...fallback.fields, ...words.fields });
  const { text: failed, unsure: unanswered, cancelled } = fallback;
  const says: Partial<Record<string, string>> = { unanswered, cancelled, offline };
  const actions = (
    <>
      <ActionLink href={whatsappLink(reach.chatNumber, text, fallback.cut)}>
        {fallback.whatsapp}
      </ActionLink>
      <ActionLink href={mailLink(reach.email, words.subject, text, fallback.cut)}>
        {fallback.email}
      </ActionLink>
    </>
  );
  return (
    <Box tone="failure" actions={actions}>
      <p>{says[reason] ?? failed}</p>
    </Box>
  );
}

type SentProps = ViewProps & { receipt: Receipt; typedSince: boolean };

/**
 * What was sent and when an answer comes, with ways to keep a copy. It stands where the form began, which
 * is empty by now, and takes the focus into view.
 */
export function Sent({ setup, words, receipt, typedSince }: SentProps) {
  const { fallback, sent: says } = setup.words;
  const [said, copy] = useCopy(says.copyFailed);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Unless the visitor is writing already.
    if (!typedSince) box.current?.focus();
  }, [typedSince]);
  const when = fill(says.at, { time: formatDateTime(new Date(receipt.at), setup.locale) });
  const lines = fieldLines(receipt.payload, { ...fallback.fields, ...words.fields });
  const text = `${when}\n\n${lines}`;
  const actions = (
    <>
      <ActionLink href={whatsappLink('', text, fallback.cut)}>{says.whatsapp}</ActionLink>
      <Action onClick={() => copy(text, says.textCopied)}>{says.copyText}</Action>
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
