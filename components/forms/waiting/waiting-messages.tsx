import { Button } from '@/components/ui/button/button';
import type { Receipt, WaitingMessage } from '@/lib/browser/waiting-messages';
import { formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import { excerptOf } from '@/lib/forms/excerpt';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import { SendBox } from '../send-box/send-box';
import type { Waiting } from './use-waiting';

type WaitingMessagesProps = {
  waiting: Waiting;
  words: FormSetup['words']['waiting'];
  locale: Language;
};

/** Messages that wait for the network, each with what became of it. */
export function WaitingMessages({ waiting, words, locale }: WaitingMessagesProps) {
  const { messages, change, remove } = waiting;

  /** A message that is being sent can neither be changed nor deleted. */
  const actionsFor = (message: WaitingMessage | Receipt) =>
    message.state !== 'sending' && (
      <>
        {message.state !== 'sent' && (
          <Button type="button" variant="outline" size="sm" onClick={() => change(message)}>
            {words.change}
          </Button>
        )}
        <Button type="button" variant="outline" size="sm" onClick={() => remove(message)}>
          {message.state === 'sent' ? words.close : words.delete}
        </Button>
      </>
    );

  return messages.map((message) => (
    <SendBox key={message.id} tone="kept" actions={actionsFor(message)}>
      <p>{fill(words[message.state], { time: formatDateTime(message.at, locale) })}</p>
      {message.state !== 'sent' && <p>{excerptOf(message.post.payload)}</p>}
    </SendBox>
  ));
}
