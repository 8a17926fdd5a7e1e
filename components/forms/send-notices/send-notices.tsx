import type { Sending } from '@/components/forms/send/sending';
import { Button } from '@/components/ui/button/button';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { SendFallback } from '../send-fallback/send-fallback';
import { WaitingMessages } from '../waiting/waiting-messages';
import styles from './send-notices.module.scss';

type SendNoticesProps = { setup: FormSetup; words: FormWords; sending: Sending };

/** What became of the messages that the form has sent. */
export function SendNotices({ setup, words, sending }: SendNoticesProps) {
  const { busy, failure, typedSince, bringBack, waiting } = sending;
  return (
    <div role="status">
      {failure && <SendFallback setup={setup} words={words} failure={failure} />}
      {waiting && (
        <WaitingMessages waiting={waiting} words={setup.words.waiting} locale={setup.locale} />
      )}
      {typedSince && <p className={styles.note}>{setup.words.sending.typedSince}</p>}
      {bringBack && !busy && (
        <p>
          {setup.words.sending.unconfirmed}{' '}
          <Button type="button" variant="link" size="sm" onClick={bringBack}>
            {setup.words.sending.bringBack}
          </Button>
        </p>
      )}
    </div>
  );
}
