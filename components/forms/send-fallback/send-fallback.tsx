import type { Failure } from '@/components/forms/send/sending';
import { buttonClass } from '@/components/ui/button/button';
import { mailLink, messageText, whatsappLink } from '@/lib/forms/fallback';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { SendBox } from '../send-box/send-box';

type SendFallbackProps = {
  setup: FormSetup;
  words: FormWords;
  failure: Failure;
};

/** Offers chat and e-mail, prefilled with the message that was not sent. */
export function SendFallback({ setup, words, failure }: SendFallbackProps) {
  const { reach } = setup;
  const { fallback, offline } = setup.words;
  const { reason, mayHaveArrived } = failure;
  const { cut } = fallback;
  const text = messageText(words.subject, failure.payload, { ...fallback.fields, ...words.fields });
  return (
    <SendBox
      tone="failure"
      actions={
        <>
          <a
            className={buttonClass('outline', 'sm')}
            href={whatsappLink(reach.chatNumber, text, cut)}
            target="_blank"
            rel="noopener"
          >
            {fallback.whatsapp}
          </a>
          <a
            className={buttonClass('outline', 'sm')}
            href={mailLink(reach.email, words.subject, text, cut)}
          >
            {fallback.email}
          </a>
        </>
      }
    >
      {reason === 'cancelled' && <p>{fallback.cancelled}</p>}
      {reason === 'offline' && <p>{offline}</p>}
      {mayHaveArrived && <p>{fallback.unsure}</p>}
      {reason === 'failed' && !mayHaveArrived && <p>{fallback.text}</p>}
    </SendBox>
  );
}
