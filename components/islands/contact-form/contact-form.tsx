'use client';

import { type ReactNode, useRef } from 'react';
import { FieldRow } from '@/components/forms/fields/field-group';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { FieldOf } from '@/content/schema/form-fields';
import type { Forms } from '@/content/schema/forms';
import { plainPayload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import { messageControls } from '../message-form/message-controls';

type ContactFormProps = {
  setup: FormSetup;
  words: Forms['contact'];
  /** Lines of the message box. */
  rows: number;
};

/** The contact page's form: a message, with a phone number for those who would like a call. */
export function ContactForm({ setup, words, rows }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const connected = useSend(form, setup, words.subject, 'contact');
  const field = fieldsOf('contact', words.fields);
  const controls = {
    ...messageControls(field, rows),
    phone: (
      <TextField
        {...field('phone')}
        optional={setup.words.optional}
        type="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
    ),
  } satisfies Record<FieldOf<'contact'>, ReactNode>;

  return (
    <FormFrame
      connected={connected}
      words={words}
      checks="native"
      onSubmit={(values) => connected.send({ payload: plainPayload('contact', values) }, values)}
    >
      {controls.name}
      <FieldRow of="pair">
        {controls.email}
        {controls.phone}
      </FieldRow>
      {controls.subject}
      {controls.message}
    </FormFrame>
  );
}
