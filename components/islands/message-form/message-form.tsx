'use client';

import { type ReactNode, useRef } from 'react';
import { FieldRow } from '@/components/forms/fields/field-row';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { TextArea, TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/send/use-send';
import type { FieldOf } from '@/content/schema/form-fields';
import { plainPayload } from '@/lib/forms/payloads';
import type { FormSetup, FormWords } from '@/lib/forms/setup';

type MessageFormProps = {
  setup: FormSetup;
  /** Lines of the message box. */
  rows: number;
} & (
  | { kind: 'message'; words: FormWords<FieldOf<'message'>> }
  | { kind: 'contact'; words: FormWords<FieldOf<'contact'>> }
);

/** A message to the company; the contact page's asks for a phone number as well. */
export function MessageForm({ setup, kind, words, rows }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, state } = useSend(form, setup, words.subject, kind);
  const hasPhone = kind === 'contact';
  const field = fieldsOf('message', words.fields as FormWords<FieldOf<'contact'>>['fields']);
  const next = { enterKeyHint: 'next' } as const;
  const controls = {
    name: <TextField {...field('name')} {...next} autoComplete="name" required />,
    email: <TextField {...field('email')} {...next} type="email" autoComplete="email" required />,
    phone: hasPhone && (
      <TextField
        {...field('phone')}
        {...next}
        optional={setup.words.optional}
        type="tel"
        autoComplete="tel"
      />
    ),
    subject: <TextField {...field('subject')} {...next} required />,
    message: <TextArea {...field('message')} rows={rows} required />,
  } satisfies Record<FieldOf<'contact'>, ReactNode>;

  return (
    <FormFrame
      form={form}
      setup={setup}
      words={words}
      state={state}
      checks="native"
      onSubmit={(element) => send(plainPayload(kind, new FormData(element)))}
    >
      <FieldRow of="pair">
        {controls.name}
        {controls.email}
      </FieldRow>
      {controls.phone}
      {controls.subject}
      {controls.message}
    </FormFrame>
  );
}
