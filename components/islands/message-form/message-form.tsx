'use client';

import { useRef } from 'react';
import { contactPayload, messagePayload } from '@/lib/forms/payloads';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { DraftNotice } from '../draft-notice/draft-notice';
import { FieldRow } from '../form-fields/field-row';
import { fieldsOf } from '../form-fields/fields-of';
import { TextArea, TextField } from '../form-fields/text-field';
import { FormFrame } from '../form-frame/form-frame';
import { useDraft } from '../use-draft/use-draft';
import { useSend } from '../use-send/use-send';

type MessageWords = FormWords<'name' | 'email' | 'subject' | 'message'>;
type ContactWords = FormWords<'name' | 'email' | 'phone' | 'subject' | 'message'>;

type MessageFormProps = {
  setup: FormSetup;
  /** With words for a phone, the form asks for it. */
  words: MessageWords | ContactWords;
  /** Lines of the message box. */
  rows: number;
  /** Name of the form's draft in this tab. */
  draft: string;
};

/** A message to the company. */
export function MessageForm({ setup, words, rows, draft }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const restored = useDraft(form, draft);
  const { send, sending } = useSend(setup, words.subject);
  const hasPhone = 'phone' in words.fields;
  const field = fieldsOf('message', words.fields as ContactWords['fields']);
  const payloadOf = hasPhone ? contactPayload : messagePayload;

  return (
    <FormFrame
      ref={form}
      setup={setup}
      words={words}
      sending={sending}
      checks="native"
      onSubmit={(element) => send(element, payloadOf(new FormData(element)))}
    >
      <DraftNotice form={form} words={setup.words.draft} restored={restored} />
      <FieldRow of="pair">
        <TextField {...field('name')} autoComplete="name" enterKeyHint="next" required />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          required
        />
      </FieldRow>
      {hasPhone && (
        <TextField
          {...field('phone')}
          optional={setup.words.optional}
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      )}
      <TextField {...field('subject')} enterKeyHint="next" required />
      <TextArea {...field('message')} rows={rows} required />
    </FormFrame>
  );
}
