'use client';

import { useRef } from 'react';
import { FieldRow } from '@/components/forms/fields/field-row';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { TextArea, TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { Forms } from '@/content/schema/forms';
import { plainPayload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';

type MessageFormProps = {
  /** The contact page's form has a phone number too, for those who would like a call. */
  name: 'message' | 'contact';
  setup: FormSetup;
  words: Forms['message'] | Forms['contact'];
  rows: number;
};

export function MessageForm({ name, setup, words, rows }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const connected = useSend(form, setup, words.subject, name);
  const field = fieldsOf(name, words.fields as Forms['contact']['fields']);
  const next = { enterKeyHint: 'next', required: true } as const;
  const sender = <TextField {...field('name')} {...next} autoComplete="name" />;
  const email = <TextField {...field('email')} {...next} type="email" autoComplete="email" />;

  return (
    <FormFrame
      connected={connected}
      words={words}
      checks="native"
      onSubmit={(values) => connected.send({ payload: plainPayload(name, values) }, values)}
    >
      {name === 'contact' && sender}
      <FieldRow of="pair">
        {name === 'message' && sender}
        {email}
        {name === 'contact' && (
          <TextField
            {...field('phone')}
            optional={setup.words.optional}
            type="tel"
            autoComplete="tel"
            enterKeyHint="next"
          />
        )}
      </FieldRow>
      <TextField {...field('subject')} {...next} />
      <TextArea {...field('message')} rows={rows} required />
    </FormFrame>
  );
}
