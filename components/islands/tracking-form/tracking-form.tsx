'use client';

import { useRef, useState } from 'react';
import { fieldsOf } from '@/components/forms/fields/fields-of';
import { TextField } from '@/components/forms/fields/text-field';
import { FormFrame } from '@/components/forms/form-frame/form-frame';
import { useSend } from '@/components/forms/send/use-send';
import type { Forms } from '@/content/schema/forms';
import { type TrackingRequestType, trackingPayload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import { StatusPanel, type TrackedShipment } from './status-panel';
import styles from './tracking-form.module.scss';

type TrackingFormProps = {
  setup: FormSetup;
  words: Forms['tracking'];
  /** The line that the request arrives under. */
  subject: string;
  requestType: TrackingRequestType;
  /** Whether the provisional status follows the request. */
  status: boolean;
};

/** Asks where a shipment is. The status after it is provisional, whether or not the request went. */
export function TrackingForm({ setup, words, subject, requestType, status }: TrackingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, state } = useSend(form, setup, subject, 'tracking');
  const field = fieldsOf('tracking', words.fields);
  const [tracked, setTracked] = useState<TrackedShipment>();

  async function track(element: HTMLFormElement) {
    const payload = trackingPayload(new FormData(element), requestType);
    const sent = await send(payload);
    if (status && sent !== undefined) {
      setTracked({ number: payload.trackingNumber, at: new Date() });
    }
  }

  return (
    <div className={styles.tracking}>
      <FormFrame
        form={form}
        setup={setup}
        words={{ ...words, subject }}
        state={state}
        fixed={{ requestType }}
        checks="native"
        onSubmit={track}
      >
        <TextField
          {...field('trackingNumber')}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          required
        />
      </FormFrame>
      <div role="status">
        {tracked && (
          <StatusPanel words={words.panel} shipment={tracked} chatNumber={setup.reach.chatNumber} />
        )}
      </div>
    </div>
  );
}
