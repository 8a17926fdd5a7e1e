'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '@/components/ui/toast/notify';
import {
  type Control,
  hasEarlyInput,
  keepEarlyInput,
  markPosted,
  readValues,
  restoreEarlyInput,
} from '@/lib/browser/form-values';
import { readUnsentMark } from '@/lib/browser/in-storage';
import type { FormOutbox } from '@/lib/browser/outbox/connect-form';
import type { FormState } from '@/lib/browser/outbox/form-state';
import { isReachable } from '@/lib/browser/reachable';
import type { Payload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import type { late } from './late';

/** What a form shows. `late` is there once something was typed or is kept on this device. */
export type ConnectedForm = FormState & {
  name: string;
  late?: { outbox: FormOutbox; views: typeof late };
};

const EMPTY = { sending: { busy: false }, visible: [], hidden: 0, isLasting: true };

/**
 * Keeps what is typed and sends a form's messages, one at a time. A toast reports the outcome. A sent
 * form is emptied; one that was not sent stays as it is. An identical message is sent again only if
 * the visitor agrees. The code for it loads once something was typed or is kept on this device.
 */
export function useSend(
  ref: RefObject<HTMLFormElement | null>,
  setup: FormSetup,
  subject: string,
  name: string,
) {
  const [state, setState] = useState<ConnectedForm>({ name, ...EMPTY });
  const show = (change: Partial<ConnectedForm>) => setState((before) => ({ ...before, ...change }));
  const isUnderWay = useRef(false);
  const open = useRef<() => Promise<FormOutbox | undefined>>(async () => undefined);

  const connect = useEffectEvent((form: HTMLFormElement, signal: AbortSignal) => {
    const connection = { form, name, setup, subject, show, notify, flush: flushSync, signal };
    // At once: a submit that the page's loader has held back follows.
    restoreEarlyInput(form);
    let opened: Promise<FormOutbox | undefined> | undefined;
    open.current = () => {
      opened ??= import('./late')
        .then(({ late: views }) => {
          const outbox = views.connectForm(connection);
          show({ late: { outbox, views } });
          return outbox;
        })
        // The next keystroke tries again.
        .catch(() => (opened = undefined));
      return opened;
    };
    const keep = async ({ target }: Event) => {
      if (target !== form) keepEarlyInput(form, target as Control);
      (await open.current())?.keep();
    };
    form.addEventListener('input', keep, { signal });
    // The mark may be missing if the browser was killed; the worker then knows.
    const isKept = readUnsentMark() !== undefined || document.querySelector('[data-unsent]');
    if (hasEarlyInput(form) || isKept || location.hash) open.current();
  });

  useEffect(() => {
    const page = new AbortController();
    if (ref.current) connect(ref.current, page.signal);
    return () => page.abort();
  }, [ref]);

  /**
   * Resolves to whether the message was sent or will be, or to undefined when another is still being
   * sent or the visitor cancelled.
   */
  async function send(payload: Payload, attachment?: File): Promise<boolean | undefined> {
    const form = ref.current;
    if (isUnderWay.current || !form) return undefined;
    isUnderWay.current = true;
    const values = readValues(form);
    show({ sending: { busy: true } });
    const outbox = await open.current();
    const isSent = outbox
      ? await outbox.send({ payload, attachment }, values)
      : await postNatively(form, setup);
    if (!outbox) show({ sending: { busy: false } });
    isUnderWay.current = false;
    return isSent;
  }

  return { send, state };
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
