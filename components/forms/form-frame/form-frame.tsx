import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FormState } from '@/components/forms/send/sending';
import { Button } from '@/components/ui/button/button';
import { explain } from '@/lib/browser/explain';
import { sentNoticeId } from '@/lib/forms/form-ids';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { DraftNotice } from '../draft-notice/draft-notice';
import { SendAgain } from '../send-again/send-again';
import { SendNotices } from '../send-notices/send-notices';
import { SendState } from '../send-state/send-state';
import styles from './form-frame.module.scss';
import { ServiceFields } from './service-fields';

type FormFrameProps = {
  form: RefObject<HTMLFormElement | null>;
  setup: FormSetup;
  words: FormWords;
  state: FormState;
  /** Fields with a fixed value, for a native post. */
  fixed?: Readonly<Record<string, string>>;
  /** What checks the fields after hydration. Until then the browser does. */
  checks: 'native' | 'own';
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * The form element around the fields. Until hydration the browser posts it to the service, which
 * redirects back to the page; after hydration it is sent without leaving the page.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, setup, words, state, fixed, checks, onSubmit, children } = props;
  const { name, sending, restored } = state;
  const noticeId = sentNoticeId(name);
  const { busy, question } = sending;
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!busy && !question) return;
    asked.current?.focus();
    // The focused control is disabled or gone by then: return the focus to the button.
    return () => {
      if (!document.activeElement?.closest('form')) button.current?.focus();
    };
  }, [busy, question]);

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={setup.service.endpoint}
      encType="multipart/form-data"
      noValidate={checks === 'own' && hydrated !== undefined}
      data-hydrated={hydrated}
      onKeyDown={ignoreHeldEnter}
      onInput={({ currentTarget }) => explain(currentTarget, setup.words.checks)}
      onSubmit={(event) => {
        event.preventDefault();
        if (question) asked.current?.focus();
        else onSubmit(event.currentTarget);
      }}
    >
      <ServiceFields setup={setup} subject={words.subject} fixed={fixed} noticeId={noticeId} />
      <p className={styles.sent} id={noticeId}>
        {setup.words.toasts.success}
      </p>
      <DraftNotice form={form} words={setup.words.draft} restored={restored} />
      {children}
      <div>
        {question && (
          <SendAgain
            ref={asked}
            question={question}
            words={setup.words.again}
            locale={setup.locale}
          />
        )}
        <SendNotices setup={setup} words={words} sending={sending} />
        <Button
          ref={button}
          type="submit"
          disabled={busy}
          onClick={(event) => {
            // The second click of a double click would send again after a fast answer.
            if (event.detail > 1) event.preventDefault();
            if (form.current) explain(form.current, setup.words.checks);
          }}
        >
          {busy ? words.submit.busy : words.submit.rest}
        </Button>
        {busy && <SendState sending={sending} words={setup.words.sending} />}
      </div>
    </form>
  );
}

/** A held Enter key submits once. In a text area it keeps adding lines. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const writing = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !writing) event.preventDefault();
}
