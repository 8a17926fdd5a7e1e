'use client';

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { notify } from '@/components/ui/toast/notify';
import {
  hasEarlyInput,
  keepEarlyInput,
  markPosted,
  restoreEarlyInput,
} from '@/lib/browser/early-input';
import { followForgetting } from '@/lib/browser/forgotten';
import { type Control, clearForm, type Values } from '@/lib/browser/form-values';
import type { FormOutbox } from '@/lib/browser/outbox/connect-form';
import type { Content } from '@/lib/browser/outbox/form-sending';
import { createFormStore, type FormState } from '@/lib/browser/outbox/form-state';
import { isReachable } from '@/lib/browser/reachable';
import { readUnsentMark } from '@/lib/browser/unsent-line';
import type { FormSetup } from '@/lib/forms/setup';
import type { outboxCode } from './loaded-later';

/** The code that keeps and sends messages, once it has loaded. */
type Outbox = { actions: FormOutbox; views: (typeof outboxCode)['views'] };

/** A form on the page, with what it shows besides its fields. */
export type ConnectedForm = {
  form: RefObject<HTMLFormElement | null>;
  setup: FormSetup;
  name: string;
  state: FormState;
  outbox: Outbox | undefined;
  /**
   * Sends what was read from the form. Resolves to whether it was sent or will be, or to undefined when
   * another message is still being sent or the visitor cancelled.
   */
  send: (content: Content, values: Values) => Promise<boolean | undefined>;
};

/**
 * Keeps what is typed and sends a form's messages, one at a time. A toast reports the outcome. A sent
 * form is emptied; one that was not sent stays as it is. An identical message is sent again only if
 * the visitor agrees. The code for it loads once something was typed or is kept on this device.
 */
export function useSend(
  form: RefObject<HTMLFormElement | null>,
  setup: FormSetup,
  subject: string,
  name: string,
): ConnectedForm {
  const [store] = useState(createFormStore);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [outbox, setOutbox] = useState<Outbox>();
  const open = useRef<() => Promise<FormOutbox | undefined>>(async () => undefined);

  const connect = useEffectEvent((element: HTMLFormElement, signal: AbortSignal) => {
    const connection = { form: element, name, setup, subject, store, notify, signal };
    followForgetting(() => {
      clearForm(element);
      store.set({ stage: { is: 'editing' }, restored: undefined, leftOver: undefined });
    }, signal);
    // At once, with what was typed since: a submit that the page's loader has held back follows.
    restoreEarlyInput(element);

    let opened: Promise<FormOutbox | undefined> | undefined;
    open.current = () => {
      opened ??= import('./loaded-later')
        .then(({ outboxCode: { connectForm, views } }) => {
          if (signal.aborted) return undefined;
          const actions = connectForm(connection);
          setOutbox({ actions, views });
          return actions;
        })
        // The next keystroke tries again.
        .catch(() => (opened = undefined));
      return opened;
    };
    const keep = async ({ target }: Event) => {
      if (target !== element) keepEarlyInput(element, target as Control);
      (await open.current())?.keep();
    };
    element.addEventListener('input', keep, { signal });
    // The mark may be missing if the browser was killed; the worker then knows.
    const isKept = readUnsentMark() !== undefined || document.querySelector('[data-unsent]');
    if (hasEarlyInput(element) || isKept || location.hash) open.current();
  });

  useEffect(() => {
    const page = new AbortController();
    if (form.current) connect(form.current, page.signal);
    return () => page.abort();
  }, [form]);

  async function send(content: Content, values: Values) {
    if (!form.current || ['sending', 'asking'].includes(store.get().stage.is)) return undefined;
    store.set({ stage: { is: 'sending' } });
    const actions = await open.current();
    if (actions) return actions.send(content, values);
    const isSent = await postNatively(form.current, setup);
    store.set({ stage: { is: 'editing' } });
    return isSent;
  }

  return { form, setup, name, state, outbox, send };
}

/** The browser posts a form whose script cannot be loaded, if it can reach the service. */
async function postNatively(form: HTMLFormElement, setup: FormSetup): Promise<false | undefined> {
  if (!navigator.onLine || !(await isReachable(setup.service.ajaxEndpoint))) {
    notify('error', setup.words.offline);
    return false;
  }
  markPosted(form);
  form.submit();
  return undefined;
}
