import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import type { Sending } from '@/components/hooks/use-send';
import { Button } from '@/components/ui/button/button';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { SendFallback } from '../send-fallback/send-fallback';
import styles from './form-frame.module.scss';
import { ServiceFields } from './service-fields';

type FormFrameProps = {
  setup: FormSetup;
  words: FormWords;
  sending: Sending;
  /** Fields with a fixed value, for a form that the browser posts by itself. */
  fixed?: Readonly<Record<string, string>>;
  /** Who checks the fields once React is there. Before that it is always the browser. */
  checks: 'native' | 'own';
  ref?: Ref<HTMLFormElement>;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * The form around its fields. Before the script is there the browser posts it to the service, which
 * leads back to the page; then it is sent without leaving the page.
 */
export function FormFrame(props: FormFrameProps) {
  const { setup, words, sending, fixed, checks, ref, onSubmit, children } = props;
  const { busy, failure } = sending;
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!busy) return;
    // A disabled button lets go of the focus: the keyboard finds its place again afterwards.
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [busy]);

  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={setup.service.endpoint}
      encType="multipart/form-data"
      noValidate={checks === 'own' && hydrated !== undefined}
      data-island="eager"
      data-hydrated={hydrated}
      data-replay=""
      onKeyDown={ignoreHeldEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <ServiceFields setup={setup} subject={words.subject} fixed={fixed} />
      {children}
      <div>
        <div role="status">
          {failure && <SendFallback setup={setup} words={words} failure={failure} />}
        </div>
        <Button
          ref={button}
          type="submit"
          disabled={busy}
          onClick={(event) => {
            // The second half of a double click, which a fast answer would let through.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {busy ? words.submit.busy : words.submit.rest}
        </Button>
      </div>
    </form>
  );
}

/** A key held down submits once; in a text of several lines it goes on writing. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const writing = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !writing) event.preventDefault();
}
