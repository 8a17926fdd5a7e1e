'use client';

import { type RefObject, useRef, useState } from 'react';
import { notify } from '@/components/ui/toast/notify';
import type { FormPost } from '@/lib/browser/form-post';
import { clearSent, readValues } from '@/lib/browser/form-values';
import { type SendResult, sendUnlessOffline } from '@/lib/browser/send';
import {
  fingerprint,
  recallSent,
  rememberSent,
  type SentMessage,
} from '@/lib/browser/sent-messages';
import type { Payload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import { useDraft } from '../draft/use-draft';
import { useWaiting } from '../waiting/use-waiting';
import type { FormState, Sending } from './sending';
import { useUnconfirmed } from './use-unconfirmed';

/**
 * Sends a form's messages, one at a time. A toast reports the outcome. A sent form is emptied; one
 * that was not sent stays as it is. An identical message is sent again only if the visitor agrees.
 * `name` is the form's name, under which this tab keeps its draft.
 */
export function useSend(
  form: RefObject<HTMLFormElement | null>,
  setup: FormSetup,
  subject: string,
  name: string,
) {
  const underWay = useRef(false);
  const [sending, setSending] = useState<Sending>({ busy: false });
  const { restored, markUnderWay, setRestored } = useDraft(form, name);
  const { settle, bringBack } = useUnconfirmed(form, name, setRestored);
  const { keep, waiting } = useWaiting(form, setup, name, setRestored);

  /** Asks whether to send a message again. Changing the form means no. */
  async function ask(before: SentMessage): Promise<boolean> {
    const again = await new Promise<boolean>((answer) => {
      setSending({ busy: false, question: { before, answer } });
      form.current?.addEventListener('input', () => answer(false), { once: true });
    });
    setSending({ busy: false });
    return again;
  }

  async function deliver(post: FormPost, print: string) {
    const element = form.current as HTMLFormElement;
    const values = readValues(element);
    const visitor = new AbortController();
    const cancel = () => visitor.abort();
    const show = (progress?: number) => setSending({ busy: true, cancel, progress });
    show(post.attachment && 0);
    markUnderWay(true);
    rememberSent(print, 'unsure');
    const whole = { ...post, honey: String(values._honey) };
    const options = { signal: visitor.signal, onProgress: show };
    const result = await sendUnlessOffline(whole, options);
    const { outcome, mayHaveArrived, confirmed } = result;
    const isKept = outcome === 'offline' && (await keep(print, whole, values));
    rememberOutcome(print, result, isKept);
    markUnderWay(false);
    if (outcome === 'sent') settle(confirmed === true, values);
    if (outcome === 'sent' || isKept)
      setSending({ busy: false, accepted: !isKept, typedSince: clearSent(element, values) });
    else setSending(failed(post, outcome, mayHaveArrived));
    return isKept ? 'kept' : outcome;
  }

  /**
   * Resolves to whether the message was sent or will be, or to undefined when another is still being
   * sent or the visitor cancelled.
   */
  async function send(payload: Payload, attachment?: File): Promise<boolean | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    const print = fingerprint(subject, payload, attachment);
    const before = recallSent(print);
    const goes = !before || (await ask(before));
    const endpoint = setup.service.ajaxEndpoint;
    const nextUrl = window.location.href;
    const post = { endpoint, subject, payload, fixed: setup.fixed, nextUrl, attachment };
    const outcome = goes ? await deliver(post, print) : undefined;
    underWay.current = false;
    if (outcome === undefined || outcome === 'cancelled') return undefined;
    const { toasts, waiting } = setup.words;
    if (outcome === 'kept') {
      notify('success', waiting.saved);
      return true;
    }
    const sent = outcome === 'sent';
    notify(sent ? 'success' : 'error', sent ? toasts.success : toasts.failure);
    return sent;
  }

  return {
    send,
    state: { name, sending: { ...sending, bringBack, waiting }, restored } satisfies FormState,
  };
}

const failed = (
  { payload }: FormPost,
  reason: SendResult['outcome'],
  mayHaveArrived: boolean,
): Sending => ({
  busy: false,
  ...(reason !== 'sent' && { failure: { payload, reason, mayHaveArrived } }),
});

/** A kept message will be sent, so an identical one asks first. */
function rememberOutcome(print: string, result: SendResult, isKept: boolean): void {
  if (result.confirmed || isKept) rememberSent(print, 'sent');
  else if (!result.mayHaveArrived) rememberSent(print, undefined);
}
