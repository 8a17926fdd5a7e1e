import { Button } from '@/components/ui/button/button';
import { formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import { excerptOf } from '@/lib/forms/excerpt';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import type { Waiting } from './use-waiting';
import styles from './waiting-messages.module.scss';

type WaitingMessagesProps = {
  waiting: Waiting;
  words: FormSetup['words']['waiting'];
  locale: Language;
};

/** Messages that wait for the network, each with what became of it. */
export function WaitingMessages({ waiting, words, locale }: WaitingMessagesProps) {
  const { messages, change, remove } = waiting;
  return messages.map((message) => (
    <div key={message.id} className={styles.message}>
      <p>
        {fill(words[message.state === 'sending' ? 'waiting' : message.state], {
          time: formatDateTime(message.at, locale),
        })}
      </p>
      {message.state !== 'sent' && <p className={styles.text}>{excerptOf(message.post.payload)}</p>}
      <p className={styles.actions}>
        {message.state !== 'sent' && (
          <Button type="button" variant="link" size="sm" onClick={() => change(message)}>
            {words.change}
          </Button>
        )}
        <Button type="button" variant="link" size="sm" onClick={() => remove(message)}>
          {message.state === 'sent' ? words.close : words.delete}
        </Button>
      </p>
    </div>
  ));
}
