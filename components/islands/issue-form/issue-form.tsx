'use client';

import { useRef } from 'react';
import { DraftNotice } from '@/components/form-parts/draft-notice/draft-notice';
import { ErrorSummary } from '@/components/form-parts/error-summary/error-summary';
import { CheckBox } from '@/components/form-parts/form-fields/check-box';
import { TextArea, TextField } from '@/components/form-parts/form-fields/text-field';
import { FormFrame } from '@/components/form-parts/form-frame/form-frame';
import { useCheckedForm } from '@/components/hooks/use-checked-form';
import { useDraft } from '@/components/hooks/use-draft';
import { useSend } from '@/components/hooks/use-send';
import type { Forms } from '@/content/schema/forms';
import { ACCEPTED_FILES } from '@/lib/forms/files';
import { issuePayload } from '@/lib/forms/payloads';
import type { IssueValues } from '@/lib/forms/schemas';
import type { FormSetup } from '@/lib/forms/setup';
import { FileField } from './file-field';

type IssueFormProps = {
  setup: FormSetup;
  words: Forms['issue'];
};

/** Reports what went wrong with a shipment; a photo or a document may go with it. */
export function IssueForm({ setup, words }: IssueFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const restored = useDraft(form, 'issue');
  const checked = useCheckedForm<IssueValues>(
    form,
    'issue',
    async () => (await import('./issue-rules')).issueRules(words.messages),
    words.fields,
  );
  const { field, problems, attempts, handleSubmit, trigger } = checked;
  const { send, sending } = useSend(setup, words.subject);

  const submit = (element: HTMLFormElement) =>
    handleSubmit((values) => send(element, issuePayload(values), values.file?.[0]))();

  return (
    <FormFrame
      ref={form}
      setup={setup}
      words={words}
      sending={sending}
      checks="own"
      onSubmit={submit}
    >
      <DraftNotice form={form} words={setup.words.draft} restored={restored} />
      <ErrorSummary heading={setup.words.errorSummary} problems={problems} attempts={attempts} />
      <TextField {...field('fullName')} autoComplete="name" enterKeyHint="next" required />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        required
      />
      <TextField {...field('phone')} type="tel" autoComplete="tel" enterKeyHint="next" required />
      <TextField
        {...field('trackingNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <TextArea {...field('description')} rows={6} required />
      <FileField
        {...field('file')}
        formRef={form}
        optional={setup.words.optional}
        accept={ACCEPTED_FILES}
        remove={words.removeFile}
        onPick={() => trigger('file')}
      />
      <CheckBox {...field('agreeTerms')} value="true" required />
    </FormFrame>
  );
}
