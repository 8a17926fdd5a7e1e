'use client';

import { useEffect, useRef, useState } from 'react';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/outbox/use-send';
import type { Forms } from '@/content/schema/forms';
import type { Values } from '@/lib/browser/form-values';
import { type TrackingRequestType, trackingPayload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import { beginsTrackingNumber, isTrackingNumber } from '@/lib/forms/tracking-number';
import { StatusPanel, type TrackedShipment } from './status-panel';
import styles from './tracking-form.module.scss';

type TrackingFormProps = {
  setup: FormSetup;
  words: Forms['tracking'];
  subject: string;
  requestType: TrackingRequestType;
  /** Whether to show the provisional status after the request. */
  status: boolean;
};

/** A tracking request. The status shown after it is provisional, sent or not. */
export function TrackingForm({ setup, words, subject, requestType, status }: TrackingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const connected = useSend(form, setup, subject, 'tracking');
  const field = fieldsOf('tracking', words.fields);
  const [tracked, setTracked] = useState<TrackedShipment>();
  const [unusual, setUnusual] = useState(false);

  // What was typed before hydration.
  useEffect(() => {
    const typed = String(new FormData(form.current ?? undefined).get('trackingNumber') ?? '');
    setUnusual(!beginsTrackingNumber(typed));
  }, []);

  async function track(values: Values) {
    const payload = trackingPayload(values, requestType);
    const sent = await connected.send({ payload }, values);
    if (status && sent !== undefined) {
      setTracked({ number: payload.trackingNumber, at: new Date() });
    }
  }

  return (
    // A number that is deleted from the form is not shown any longer either.
    <div className={styles.tracking} onReset={() => setTracked(undefined)}>
      <FormFrame
        connected={connected}
        words={{ ...words, subject }}
        fixed={{ requestType }}
        checks="native"
        inline
        receipt={!status}
        onSubmit={track}
      >
        <div>
          <TextField
            {...field('trackingNumber')}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            required
            onInput={({ currentTarget: { value } }) => setUnusual(!beginsTrackingNumber(value))}
            onBlur={({ currentTarget: { value } }) =>
              setUnusual(value.trim() !== '' && !isTrackingNumber(value))
            }
          />
          <p className={styles.unusual} role="status">
            {unusual && words.unusual}
          </p>
        </div>
      </FormFrame>
      <div role="status">
        {tracked && <StatusPanel words={words.panel} shipment={tracked} setup={setup} />}
      </div>
    </div>
  );
}
