'use client';

import { fieldsOf } from '@/components/form-parts/form-fields/fields-of';
import { TextField } from '@/components/form-parts/form-fields/text-field';
import { FormFrame } from '@/components/form-parts/form-frame/form-frame';
import { useSend } from '@/components/hooks/use-send';
import { newsletterPayload } from '@/lib/forms/payloads';
import type { FormSetup, FormWords } from '@/lib/forms/setup';

type NewsletterFormProps = {
  setup: FormSetup;
  words: FormWords<'email'>;
};

/** Subscribes an address to the newsletter. */
export function NewsletterForm({ setup, words }: NewsletterFormProps) {
  const { send, sending } = useSend(setup, words.subject);
  const field = fieldsOf('newsletter', words.fields);

  return (
    <FormFrame
      setup={setup}
      words={words}
      sending={sending}
      checks="native"
      onSubmit={(form) => send(form, newsletterPayload(new FormData(form)))}
    >
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        required
      />
    </FormFrame>
  );
}
