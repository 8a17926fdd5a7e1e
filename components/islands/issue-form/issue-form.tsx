'use client';

import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useCheckedForm } from '@/components/forms/checked-form/use-checked-form';
import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { CheckBox } from '@/components/forms/fields/check-box';
import { FieldRow } from '@/components/forms/fields/field-row';
import { TextArea, TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { Forms } from '@/content/schema/forms';
import { chosenFile, readValues, type Values } from '@/lib/browser/form-values';
import { ACCEPTED_FILES, PHONE_PATTERN } from '@/lib/forms/limits';
import { issuePayload } from '@/lib/forms/payloads';
import type { IssueValues } from '@/lib/forms/schemas';
import type { FormSetup } from '@/lib/forms/setup';
import { FileField } from './file-field';
import { PhotoNote } from './photo-note';
import { usePhoto } from './use-photo';

type IssueFormProps = {
  setup: FormSetup;
  words: Forms['issue'];
};

export function IssueForm({ setup, words }: IssueFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const photo = usePhoto();
  const checked = useCheckedForm<IssueValues>({
    form,
    name: 'issue',
    words: words.fields,
    defaultValues: {},
    loadRules: async () =>
      (await import('./issue-rules')).issueRules(words.messages, photo.sentSize),
  });
  const { field, problems, attempts, trigger, control } = checked;
  const attachment = useWatch({ control, name: 'file' });
  const connected = useSend(form, setup, words.subject, 'issue');

  async function submit(read: Values) {
    const chosen = chosenFile(read);
    const attachment = chosen && (await photo.prepare(chosen));
    await checked.submit(read, (values) => {
      // The message names the file as it is sent.
      const file = attachment ? [attachment] : [];
      return connected.send({ payload: issuePayload({ ...values, file }), attachment }, read);
    });
  }

  async function check() {
    // The size limit is for what will be sent.
    if (form.current) await photo.follow(chosenFile(readValues(form.current)));
    trigger('file');
  }

  const next = { enterKeyHint: 'next', required: true } as const;

  return (
    <FormFrame connected={connected} words={words} checks="own" onSubmit={submit}>
      <ErrorSummary words={setup.words} problems={problems} attempts={attempts} />
      <TextField {...field('fullName')} {...next} autoComplete="name" minLength={2} />
      <FieldRow of="pair">
        <TextField {...field('email')} {...next} type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          {...next}
          type="tel"
          autoComplete="tel"
          minLength={10}
          pattern={PHONE_PATTERN}
        />
      </FieldRow>
      <TextField
        {...field('trackingNumber')}
        {...next}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextArea {...field('description')} rows={6} minLength={10} required />
      <FileField
        {...field('file')}
        formRef={form}
        chosen={Boolean(attachment?.length)}
        optional={setup.words.optional}
        accept={ACCEPTED_FILES}
        remove={words.removeFile}
        note={<PhotoNote photo={photo.state} words={words.photo} locale={setup.locale} />}
        onPick={check}
      />
      <CheckBox {...field('agreeTerms')} value="true" required />
    </FormFrame>
  );
}
