'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { draftValues } from '@/lib/browser/draft';
import type { FormPost } from '@/lib/browser/form-post';
import { type FormValue, fillEmpty, isEmpty, readValues } from '@/lib/browser/form-values';
import { rememberSent } from '@/lib/browser/sent-messages';
import {
  CHANGED,
  keepWaiting,
  messagesOf,
  type Receipt,
  requestSending,
  takeOut,
  type WaitingMessage,
} from '@/lib/browser/waiting-messages';
import type { FormSetup } from '@/lib/forms/setup';
import type { Restored } from '../draft/use-draft';

/** A form's messages that wait for the network, or were sent once it was back. */
export type Waiting = {
  messages: readonly (WaitingMessage | Receipt)[];
  /** Moves a message back into the form. */
  change: (message: WaitingMessage) => void;
  remove: (message: WaitingMessage | Receipt) => void;
};

/**
 * Keeps messages that cannot leave, and follows what becomes of them. `keep` resolves to whether a
 * message is kept.
 */
export function useWaiting(
  form: RefObject<HTMLFormElement | null>,
  { words }: FormSetup,
  name: string,
  onBack: (restored: Restored) => void,
) {
  const [messages, setMessages] = useState<Waiting['messages']>([]);
  const refresh = useCallback(async () => {
    const found = await messagesOf(name);
    // Nearly always there are none, and nothing to render.
    setMessages((before) => (before.length + found.length > 0 ? found : before));
  }, [name]);

  useEffect(() => {
    const workers = navigator.serviceWorker;
    const onMessage = ({ data }: MessageEvent) => data === CHANGED && refresh();
    refresh();
    // For browsers that do not remind the worker themselves.
    window.addEventListener('online', requestSending);
    workers?.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('online', requestSending);
      workers?.removeEventListener('message', onMessage);
    };
  }, [refresh]);

  async function keep(id: string, post: FormPost, values: Readonly<Record<string, FormValue>>) {
    const message = { id, form: name, at: new Date(), state: 'waiting', post } as const;
    const isKept = await keepWaiting({ ...message, values: draftValues(values) });
    await refresh();
    return isKept;
  }

  async function change(message: WaitingMessage) {
    const element = form.current;
    if (!element) return;
    if (isOccupied(element, message)) notify('error', words.waiting.occupied);
    else if (await takeOut(message.id)) {
      fillEmpty(element, message.values);
      rememberSent(message.id, undefined);
      onBack({ file: message.post.attachment?.name });
    }
    await refresh();
  }

  async function remove({ id, state }: WaitingMessage | Receipt) {
    if ((await takeOut(id)) && state === 'waiting') rememberSent(id, undefined);
    await refresh();
  }

  return { keep, waiting: { messages, change, remove } satisfies Waiting };
}

/** Whether the form has something else in a field of the message. */
function isOccupied(form: HTMLFormElement, { values }: WaitingMessage): boolean {
  const now = readValues(form);
  return Object.entries(values).some(
    ([name, value]) => !isEmpty(now[name]) && JSON.stringify(now[name]) !== JSON.stringify(value),
  );
}
