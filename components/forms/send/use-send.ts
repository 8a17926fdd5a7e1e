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

/** A message that did not go, or of which nobody knows. */
export type Failure = {
  payload: Payload;
  reason: 'failed' | 'cancelled' | 'offline';
  mayHaveArrived: boolean;
};

/** The very same message went before: whether it is to go again. */
export type Question = { before: SentMessage; answer: (again: boolean) => void };

/** How the sending stands, for the form's frame to show. */
export type Sending = {
  busy: boolean;
  /** How much of an attachment has gone up, from 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
  failure?: Failure;
  question?: Question;
  /** The message went, and what was typed while it was under way is still there. */
  typedSince?: boolean;
};

/** A form by its name, on its way, and what came back into it. */
export type FormState = { name: string; sending: Sending; restored: Restored | undefined };

/**
 * Sends a form's message: one at a time, told of by a toast, the form emptied when it has gone and
 * left as it is when it has not. A message that went before goes again only when asked for.
 * `name` is that of the form, under which its draft is kept for this tab.
 */
export function useSend(
  form: RefObject<HTMLFormElement | null>,
  setup: FormSetup,
  subject: string,
  name: string,
) {
  const underWay = useRef(false);
  const [sending, setSending] = useState<Sending>({ busy: false });
  const { restored, markUnderWay } = useDraft(form, name);

  /** Asks whether a message is to go again. To change the form is to say no. */
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
    const { outcome, mayHaveArrived } = await sendForm(payload, subject, {
      endpoint: setup.service.ajaxEndpoint,
      nextUrl: window.location.href,
      honey: String(values._honey),
      attachment,
      signal: visitor.signal,
      onProgress: show,
    });
    const sent = outcome === 'sent';
    if (!mayHaveArrived || sent) rememberSent(print, sent ? 'sent' : undefined);
    markUnderWay(false);
    if (sent) setSending({ busy: false, typedSince: clearSent(element, values) });
    else setSending({ busy: false, failure: { payload, reason: outcome, mayHaveArrived } });
    return outcome;
  }

  /**
   * Says whether the message has gone; undefined where none was tried: another is still under way,
   * or the visitor stopped it.
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

  return { send, state: { name, sending, restored } satisfies FormState };
}
