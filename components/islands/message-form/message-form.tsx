'use client';

import { useRef } from 'react';
import { DraftNotice } from '@/components/form-parts/draft-notice/draft-notice';
import { FieldRow } from '@/components/form-parts/form-fields/field-row';
import { fieldsOf } from '@/components/form-parts/form-fields/fields-of';
import { TextArea, TextField } from '@/components/form-parts/form-fields/text-field';
import { FormFrame } from '@/components/form-parts/form-frame/form-frame';
import { useDraft } from '@/components/hooks/use-draft';
import { useSend } from '@/components/hooks/use-send';
import { contactPayload, messagePayload } from '@/lib/forms/payloads';
import type { FormSetup, FormWords } from '@/lib/forms/setup';

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
