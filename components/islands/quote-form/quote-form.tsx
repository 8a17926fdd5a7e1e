'use client';

import { type ChangeEvent, useRef } from 'react';
import { useCheckedForm } from '@/components/forms/checked-form/use-checked-form';
import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/send/use-send';
import type { Forms } from '@/content/schema/forms';
import { fillEmpty } from '@/lib/browser/form-values';
import { QUOTE_REQUEST_TYPE, quotePayload } from '@/lib/forms/payloads';
import type { QuoteValues } from '@/lib/forms/schemas';
import type { FormSetup } from '@/lib/forms/setup';
import { QuoteFields } from './quote-fields';
import styles from './quote-form.module.scss';
import { QuoteSummary } from './quote-summary';
import { useCarriedEstimate } from './use-carried-estimate';

type QuoteFormProps = {
  setup: FormSetup;
  words: Forms['quote'];
};

/** The quote request, with a summary of what is filled in next to it on wide screens. */
export function QuoteForm({ setup, words }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [home] = words.countries;
  const { field, problems, attempts, handleSubmit, control } = useCheckedForm<QuoteValues>({
    form,
    name: 'quote',
    words: words.fields,
    defaultValues: { services: [] },
    loadRules: async () => (await import('./quote-rules')).quoteRules(words.messages),
  });
  const carried = useCarriedEstimate(form, home);
  const { send, state } = useSend(form, setup, words.subject, 'quote');

  const submit = () =>
    handleSubmit(async (values) => {
      const sent = await send(quotePayload(values, words.services));
      // biome-ignore lint/suspicious/noConsole: the specification asks for this note
      if (sent === false) console.error('Error submitting form');
    })();

  /** Goods from abroad go to Tanzania unless the visitor chooses otherwise. */
  function chooseHome({ target }: ChangeEvent<HTMLElement>) {
    const { name, value } = target as HTMLSelectElement;
    if (name === 'originCountry' && value !== home && form.current)
      fillEmpty(form.current, { destinationCountry: home });
  }

  return (
    <div className={styles.layout} onChange={chooseHome}>
      <FormFrame
        form={form}
        setup={setup}
        words={words}
        state={state}
        fixed={{ requestType: QUOTE_REQUEST_TYPE }}
        checks="own"
        onSubmit={submit}
      >
        <p role="status" className={styles.carried}>
          {carried && words.carried}
        </p>
        <ErrorSummary heading={setup.words.errorSummary} problems={problems} attempts={attempts} />
        <QuoteFields setup={setup} words={words} field={field} />
      </FormFrame>
      <QuoteSummary
        control={control}
        words={words}
        dimensions={setup.words.fallback.fields.dimensions.label}
        locale={setup.locale}
      />
    </div>
  );
}
