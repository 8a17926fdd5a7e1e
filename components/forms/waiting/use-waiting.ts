'use client';

import { type RefObject, useEffect, useState } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { draftValues } from '@/lib/browser/draft';
import type { FormPost } from '@/lib/browser/form-post';
import { type FormValue, fillEmpty, isEmpty, readValues } from '@/lib/browser/form-values';
import { rememberSent } from '@/lib/browser/sent-messages';
import type { Receipt, WaitingMessage } from '@/lib/browser/waiting-messages';
import type { FormSetup } from '@/lib/forms/setup';
import type { Restored } from '../draft/use-draft';

/** A form's messages that wait for the network, or were sent once it was back. */
export type Waiting = {
  messages: readonly (WaitingMessage | Receipt)[];
  /** Moves a message back into the form. */
  change: (message: WaitingMessage) => void;
  remove: (message: WaitingMessage | Receipt) => void;
};

/** The script that stores messages, or undefined on a page without a worker: nothing would send them. */
async function loadStore() {
  if (!navigator.serviceWorker?.controller) return undefined;
  return import('@/lib/browser/waiting-messages').catch(() => undefined);
}

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

  // Loads the store as soon as there is a worker: when a message has to wait, the network is gone.
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const follow = async () => (await loadStore())?.followMessages(name, setMessages, signal);
    const workers = navigator.serviceWorker;
    if (workers?.controller) follow();
    else workers?.addEventListener('controllerchange', follow, { once: true, signal });
    return () => ended.abort();
  }, [name]);

  async function keep(id: string, post: FormPost, values: Readonly<Record<string, FormValue>>) {
    const store = await loadStore();
    const message = { id, form: name, at: new Date(), state: 'waiting', post } as const;
    return store ? store.keepWaiting({ ...message, values: draftValues(values) }) : false;
  }

  async function takeOut(id: string) {
    return (await loadStore())?.takeOut(id);
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
  }

  async function remove({ id, state }: WaitingMessage | Receipt) {
    if ((await takeOut(id)) && state === 'waiting') rememberSent(id, undefined);
  }

  return { keep, waiting: { messages, change, remove } satisfies Waiting };
}

/** Whether a field of the message has another value in the form, which must not be overwritten. */
function isOccupied(form: HTMLFormElement, { values }: WaitingMessage): boolean {
  const now = readValues(form);
  return Object.entries(values).some(
    ([name, value]) => !isEmpty(now[name]) && JSON.stringify(now[name]) !== JSON.stringify(value),
  );
}
