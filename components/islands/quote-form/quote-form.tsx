'use client';

import { slot } from '@nectarine/finish-export/slot';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCheckedForm } from '@/components/forms/checked-form/use-checked-form';
import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { Forms } from '@/content/schema/forms';
import { fillEmpty, type Values } from '@/lib/browser/form-values';
import { hasLeft } from '@/lib/browser/outbox/form-state';
import { QUOTE_REQUEST_TYPE, quotePayload } from '@/lib/forms/payloads';
import type { QuoteValues } from '@/lib/forms/schemas';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import { QuoteFields } from './quote-fields';
import styles from './quote-form.module.scss';
import { QuoteSummary, type SentRequest } from './quote-summary';
import { type QuotePrices, quoteTicket } from './quote-ticket';
import { isBlank } from './summary-rows';
import { TicketBar } from './ticket-bar';
import { useCarriedEstimate } from './use-carried-estimate';

type QuoteFormProps = {
  setup: FormSetup;
  words: Forms['quote'];
  prices: QuotePrices;
  /** What happens after sending. */
  next?: ReactNode;
};

/** The quote request with the ticket that it fills in. Sending stamps the ticket. */
export function QuoteForm({ setup, words, prices, next }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [home] = words.countries;
  const { field, problems, attempts, submit, control } = useCheckedForm<QuoteValues>({
    form,
    name: 'quote',
    words: words.fields,
    defaultValues: { services: [] },
    loadRules: async () => (await import('./quote-rules')).quoteRules(words.messages),
  });
  const carried = useCarriedEstimate(form, home);
  const connected = useSend(form, setup, words.subject, 'quote');

  const values = useWatch({ control });
  const [sent, setSent] = useState<Omit<SentRequest, 'accepted'>>();
  const { stage } = connected.state;
  const accompanied =
    hasLeft(stage) && sent ? { ...sent, accepted: stage.is === 'sent' } : undefined;
  const dimensions = setup.words.fallback.fields.dimensions.label;
  const asked = accompanied?.values ?? values;
  const isExample = isBlank(asked);
  const shown = isExample ? words.example : asked;
  const ticket = {
    ...quoteTicket(shown, words, prices),
    title: isExample ? fill(words.summary.example, { weight: words.example.weight }) : undefined,
  };
  const { sentHeading, exampleHeading } = words.summary;
  const heading = accompanied ? sentHeading : isExample ? exampleHeading : words.summary.heading;

  const request = (read: Values) =>
    submit(read, async (request) => {
      const payload = quotePayload(request, words.services);
      const outcome = await connected.send({ payload }, read);
      if (outcome) setSent({ values: request, at: new Date() });
      // biome-ignore lint/suspicious/noConsole: the specification asks for this note
      if (outcome === false) console.error('Error submitting form');
    });

  /** Goods from abroad go to Tanzania unless the visitor chooses otherwise. */
  function chooseHome({ target }: ChangeEvent<HTMLElement>) {
    const { name, value } = target as HTMLSelectElement;
    if (name === 'originCountry' && value !== home && form.current)
      fillEmpty(form.current, { destinationCountry: home });
  }

  return (
    <div className={styles.quote} onChange={chooseHome} onInput={() => setSent(undefined)}>
      {isExample && <TicketBar ticket={ticket} heading={heading} isExample />}
      <FormFrame
        connected={connected}
        words={words}
        fixed={{ requestType: QUOTE_REQUEST_TYPE }}
        checks="own"
        onSubmit={request}
      >
        <p role="status" className={styles.carried}>
          {carried && words.carried}
        </p>
        <ErrorSummary words={setup.words} problems={problems} attempts={attempts} />
        <QuoteFields setup={setup} words={words} field={field} values={values}>
          <div>
            <QuoteSummary
              values={shown}
              ticket={ticket}
              heading={heading}
              isExample={isExample}
              sent={accompanied}
              words={words}
              dimensions={dimensions}
              locale={prices.locale}
            />
            <div {...slot(next)} />
          </div>
        </QuoteFields>
      </FormFrame>
      {!isExample && <TicketBar ticket={ticket} heading={heading} />}
    </div>
  );
}
