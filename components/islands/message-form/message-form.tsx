'use client';

import { useRef } from 'react';
import { FieldRow } from '@/components/forms/fields/field-group';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { Forms } from '@/content/schema/forms';
import { plainPayload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import { messageControls } from './message-controls';

type MessageFormProps = {
  setup: FormSetup;
  words: Forms['message'];
  /** Lines of the message box. */
  rows: number;
};

/** A short message to the company. */
export function MessageForm({ setup, words, rows }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const connected = useSend(form, setup, words.subject, 'message');
  const controls = messageControls(fieldsOf('message', words.fields), rows);

  return (
    <FormFrame
      connected={connected}
      words={words}
      checks="native"
      onSubmit={(values) => connected.send({ payload: plainPayload('message', values) }, values)}
    >
      <FieldRow of="pair">
        {controls.name}
        {controls.email}
      </FieldRow>
      {controls.subject}
      {controls.message}
    </FormFrame>
  );
}
