import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import clsx from 'clsx/lite';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { readValues, setErrorMessages, type Values } from '@/lib/browser/form-values';
import { type FormWords, formId, sentNoticeId, unsentId } from '@/lib/forms/setup';
import type { ConnectedForm } from '../outbox/use-send';
import styles from './form-frame.module.scss';

type FormFrameProps = {
  connected: ConnectedForm;
  words: FormWords;
  /** Fields with a fixed value, for a native post. */
  fixed?: Readonly<Record<string, string>>;
  /** What checks the fields after hydration. Until then the browser does. */
  checks: 'native' | 'own';
  /** Whether its one field and the button stand side by side where there is room. */
  inline?: boolean;
  /** Whether to confirm what was sent, and when an answer comes. */
  receipt?: boolean;
  /** Receives the one reading of the form that is checked, sent and remembered. */
  onSubmit: (values: Values) => void;
  children: ReactNode;
};

/**
 * The form element around the fields. Until hydration the browser posts it to the service, which
 * redirects back to the page; after hydration it is sent without leaving the page.
 */
export function FormFrame(props: FormFrameProps) {
  const { connected, words, checks, inline, receipt = true, onSubmit, children } = props;
  const { form, setup, name, state, outbox } = connected;
  const { stage } = state;
  const isSending = stage.is === 'sending';
  const isAsking = stage.is === 'asking';
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isSending && !isAsking) return;
    asked.current?.focus();
    // The focused control is disabled or gone by then: return the focus to the button.
    return () => {
      if (!document.activeElement?.closest('form')) button.current?.focus();
    };
  }, [isSending, isAsking]);

  const view = outbox && { setup, words, state, actions: outbox.actions };
  return (
    <form
      ref={form}
      id={formId(name)}
      className={clsx(styles.form, inline && styles.inline)}
      method="post"
      action={setup.service.endpoint}
      encType="multipart/form-data"
      noValidate={checks === 'own' && hydrated}
      data-hydrated={hydrated || undefined}
      onKeyDown={ignoreHeldEnter}
      onInput={({ currentTarget }) => setErrorMessages(currentTarget, setup.words.checks)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsking) asked.current?.focus();
        else onSubmit(readValues(event.currentTarget));
      }}
    >
      <ServiceFields {...props} />
      <p className={styles.sent} id={sentNoticeId(name)}>
        {setup.words.toasts.success}
      </p>
      <div role="status" className={styles.restored}>
        {view && <outbox.views.Restored {...view} />}
      </div>
      <div role="status" className={styles.receipt}>
        {view && receipt && stage.is === 'sent' && stage.receipt && (
          <outbox.views.Sent
            key={stage.receipt.at}
            {...view}
            receipt={stage.receipt}
            typedSince={stage.typedSince}
          />
        )}
      </div>
      {children}
      <div>
        {view && isAsking && <outbox.views.Question ref={asked} setup={setup} stage={stage} />}
        <div role="status" id={unsentId(name)} className={styles.notices}>
          {view && <outbox.views.Notices {...view} />}
        </div>
        <Button
          ref={button}
          type="submit"
          disabled={isSending}
          onClick={(event) => {
            // The second click of a double click would send again after a fast answer.
            if (event.detail > 1) event.preventDefault();
            if (form.current) setErrorMessages(form.current, setup.words.checks);
          }}
        >
          {isSending ? words.submit.busy : words.submit.rest}
        </Button>
        {view && isSending && <outbox.views.Progress setup={setup} stage={stage} />}
      </div>
    </form>
  );
}

function ServiceFields({ connected: { setup, name }, words, fixed }: FormFrameProps) {
  // The page may be served from a different host than it was built for.
  const page = useHydrated() ? location.origin + location.pathname : setup.pageUrl;
  const service = { _captcha: 'false', _next: `${page}#${sentNoticeId(name)}` };
  const hidden = { ...fixed, ...setup.fixed, _subject: words.subject, ...service };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {setup.words.honeypot}
          <input name="_honey" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

/** A held Enter key submits once. In a text area it keeps adding lines. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const writing = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !writing) event.preventDefault();
}
