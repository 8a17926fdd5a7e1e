import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import type { FormOutbox, FormState, Sending } from '@/lib/browser/outbox/connect-form';
import { endOf, hasText, type OutboxRecord } from '@/lib/browser/outbox/message';
import { formatDateTime } from '@/lib/format/date';
import { excerptOf, mailLink, messageText, whatsappLink } from '@/lib/forms/message-text';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from '../form-frame/form-frame.module.scss';
import { Box, button } from './box';
import { Sent } from './sending-views';

type NoticesProps = {
  setup: FormSetup;
  words: FormWords;
  state: FormState;
  outbox: FormOutbox;
  /** Whether to confirm what was sent. */
  receipt: boolean;
};

/** What became of the messages on this device. */
export function Notices({ setup, words, state, outbox, receipt }: NoticesProps): ReactNode {
  const { sending, visible, hidden, isLasting } = state;
  const { waiting, draft } = setup.words;
  const { sent } = sending;
  return (
    <>
      {receipt && sent && <Sent key={sent.at} sent={sent} setup={setup} words={words} />}
      {sending.failure && <Fallback setup={setup} words={words} failure={sending.failure} />}
      {!isLasting && <p className={styles.note}>{draft.pageOnly}</p>}
      {hidden > 0 && (
        <p>
          {fill(waiting.count, { count: String(hidden) })}{' '}
          {button(waiting.show, outbox.reveal, 'outline')}
        </p>
      )}
      {visible.map((record) => (
        <Kept key={record.id} record={record} setup={setup} outbox={outbox} />
      ))}
      {visible.some(hasText) && <p>{button(waiting.forget, outbox.forget, 'outline')}</p>}
      {sending.typedSince && <p className={styles.note}>{setup.words.sending.typedSince}</p>}
    </>
  );
}

type KeptProps = { record: OutboxRecord; setup: FormSetup; outbox: FormOutbox };

/** A message that is not in the form. While it is being sent it can be neither changed nor deleted. */
function Kept({ record, setup, outbox }: KeptProps) {
  const words = setup.words.waiting;
  const atTime = (time: number) => formatDateTime(new Date(time), setup.locale);
  const isText = hasText(record);
  const report = isText && record.due ? words.later : words[record.state];
  const actions = record.state !== 'sending' && (
    <>
      {isText && button(words.change, () => outbox.change(record), 'outline')}
      {button(isText ? words.delete : words.close, () => outbox.remove(record), 'outline')}
    </>
  );
  return (
    <Box tone="kept" actions={actions}>
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

type FallbackProps = Pick<NoticesProps, 'setup' | 'words'> & {
  failure: NonNullable<Sending['failure']>;
};

/** Says what happened, and offers chat and e-mail, prefilled with the message that was not sent. */
function Fallback({ setup, words, failure }: FallbackProps) {
  const { fallback, offline } = setup.words;
  const { payload, reason, mayHaveArrived } = failure;
  const text = messageText(words.subject, payload, { ...fallback.fields, ...words.fields });
  const chat = whatsappLink(setup.reach.chatNumber, text, fallback.cut);
  const mail = mailLink(setup.reach.email, words.subject, text, fallback.cut);
  const says = { cancelled: fallback.cancelled, offline, failed: fallback.text }[reason];
  const actions = (
    <>
      <a className={buttonClass('outline', 'sm')} href={chat} target="_blank" rel="noopener">
        {fallback.whatsapp}
      </a>
      <a className={buttonClass('outline', 'sm')} href={mail}>
        {fallback.email}
      </a>
    </>
  );
  return (
    <Box tone="failure" actions={actions}>
      {(reason !== 'failed' || !mayHaveArrived) && <p>{says}</p>}
      {mayHaveArrived && <p>{fallback.unsure}</p>}
    </Box>
  );
}
