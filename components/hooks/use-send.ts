'use client';

import { useRef, useState } from 'react';
import { clearForm, readValues } from '@/lib/forms/form-values';
import type { Payload } from '@/lib/forms/payloads';
import { isOffline, sendForm } from '@/lib/forms/send';
import type { FormSetup } from '@/lib/forms/setup';
import { notify } from '../islands/toasts/notify';

/** A message that did not go, and whether that was for want of a connection. */
export type Failure = { payload: Payload; offline: boolean };

/** How the sending stands, for the form's frame to show. */
export type Sending = { busy: boolean; failure: Failure | undefined };

/**
 * Sends a form's message: one at a time, told of by a toast, the form emptied when it has gone and
 * left as it is when it has not.
 */
export function useSend(setup: FormSetup, subject: string) {
  const underWay = useRef(false);
  const [sending, setSending] = useState<Sending>({ busy: false, failure: undefined });

  /** Says whether the message has gone; undefined when another is still under way. */
  async function send(
    form: HTMLFormElement,
    payload: Payload,
    attachment?: File,
  ): Promise<boolean | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSending({ busy: true, failure: undefined });
    const offline = isOffline();
    const sent = await sendForm(payload, subject, {
      endpoint: setup.service.ajaxEndpoint,
      nextUrl: window.location.href,
      honey: String(readValues(form)._honey),
      attachment,
    });
    underWay.current = false;
    setSending({ busy: false, failure: sent ? undefined : { payload, offline } });
    if (sent) clearForm(form);
    const { success, failure } = setup.words.toasts;
    notify(sent ? 'success' : 'error', sent ? success : failure);
    return sent;
  }

  return { send, sending };
}
