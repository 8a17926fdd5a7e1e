'use client';

import { type RefObject, useRef, useState } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { clearSent, readValues } from '@/lib/browser/form-values';
import { sendForm } from '@/lib/browser/send';
import {
  fingerprint,
  recallSent,
  rememberSent,
  type SentMessage,
} from '@/lib/browser/sent-messages';
import type { Payload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import { type Restored, useDraft } from '../draft/use-draft';
import { useUnconfirmed } from './use-unconfirmed';

/** A message that was not sent, or whose outcome is unknown. */
export type Failure = {
  payload: Payload;
  reason: 'failed' | 'cancelled' | 'offline';
  mayHaveArrived: boolean;
};

/** An identical message was sent before: asks whether to send it again. */
export type Question = { before: SentMessage; answer: (again: boolean) => void };

/** The state of sending, as the form's frame shows it. */
export type Sending = {
  busy: boolean;
  /** Share of the attachment uploaded so far, 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
  failure?: Failure;
  question?: Question;
  /** The message was sent, and what was typed meanwhile is still in the form. */
  typedSince?: boolean;
  /** Fills in the last message again, whose arrival was not confirmed. */
  bringBack?: (() => void) | undefined;
};

/** A form's name, the state of sending, and what was restored into the form. */
export type FormState = { name: string; sending: Sending; restored: Restored | undefined };

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

  /** Asks whether to send a message again. Changing the form means no. */
  async function ask(before: SentMessage): Promise<boolean> {
    const again = await new Promise<boolean>((answer) => {
      setSending({ busy: false, question: { before, answer } });
      form.current?.addEventListener('input', () => answer(false), { once: true });
    });
    setSending({ busy: false });
    return again;
  }

  async function deliver(payload: Payload, attachment: File | undefined, print: string) {
    const element = form.current as HTMLFormElement;
    const values = readValues(element);
    const visitor = new AbortController();
    const cancel = () => visitor.abort();
    const show = (progress?: number) => setSending({ busy: true, cancel, progress });
    show(attachment && 0);
    markUnderWay(true);
    rememberSent(print, 'unsure');
    const { outcome, mayHaveArrived, confirmed } = await sendForm(payload, subject, {
      endpoint: setup.service.ajaxEndpoint,
      nextUrl: window.location.href,
      honey: String(values._honey),
      attachment,
      signal: visitor.signal,
      onProgress: show,
    });
    const sent = outcome === 'sent';
    if (!mayHaveArrived || confirmed) rememberSent(print, confirmed ? 'sent' : undefined);
    markUnderWay(false);
    if (sent) settle(confirmed === true, values);
    if (sent) setSending({ busy: false, typedSince: clearSent(element, values) });
    else setSending({ busy: false, failure: { payload, reason: outcome, mayHaveArrived } });
    return outcome;
  }

  /**
   * Resolves to whether the message was sent, or to undefined when another is still being sent or
   * the visitor cancelled.
   */
  async function send(payload: Payload, attachment?: File): Promise<boolean | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    const print = fingerprint(subject, payload, attachment);
    const before = recallSent(print);
    const goes = !before || (await ask(before));
    const outcome = goes ? await deliver(payload, attachment, print) : undefined;
    underWay.current = false;
    if (outcome === undefined || outcome === 'cancelled') return undefined;
    const { success, failure } = setup.words.toasts;
    const sent = outcome === 'sent';
    notify(sent ? 'success' : 'error', sent ? success : failure);
    return sent;
  }

  return {
    send,
    state: { name, sending: { ...sending, bringBack }, restored } satisfies FormState,
  };
}
