'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { FieldOf } from '@/content/schema/form-fields';
import { fillEmpty } from '@/lib/browser/form-values';
import { plainPayload } from '@/lib/forms/payloads';
import type { FormSetup, FormWords } from '@/lib/forms/setup';

type NewsletterFormProps = {
  setup: FormSetup;
  words: FormWords<FieldOf<'newsletter'>>;
};

export function NewsletterForm({ setup, words }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before the draft, which fills in only what is still empty.
  useCarriedAddress(form);
  const connected = useSend(form, setup, words.subject, 'newsletter');
  const field = fieldsOf('newsletter', words.fields);

  return (
    <FormFrame
      connected={connected}
      words={words}
      checks="native"
      inline
      receipt={false}
      onSubmit={(values) => connected.send({ payload: plainPayload('newsletter', values) }, values)}
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

/** Fills in the address that the footer's sign-up passes, in the fragment or in the query. */
function useCarriedAddress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const takeAddress = () => {
      const { hash, pathname, search } = window.location;
      const email = new URLSearchParams(hash.slice(1) || search).get('email');
      if (!email || !form.current) return;
      fillEmpty(form.current, { email });
      // Once only: neither a reload nor a shared link may carry an address.
      window.history.replaceState(window.history.state, '', pathname);
    };
    takeAddress();
    addEventListener('hashchange', takeAddress);
    return () => removeEventListener('hashchange', takeAddress);
  }, [form]);
}
