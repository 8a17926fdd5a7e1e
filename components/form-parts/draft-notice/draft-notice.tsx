import type { RefObject } from 'react';
import { clearForm } from '@/lib/forms/form-values';
import type { FormSetup } from '@/lib/forms/setup';
import styles from './draft-notice.module.scss';

type DraftNoticeProps = {
  form: RefObject<HTMLFormElement | null>;
  words: FormSetup['words']['draft'];
  restored: boolean;
};

/** Says that a draft is back in the form, and empties it on demand. */
export function DraftNotice({ form, words, restored }: DraftNoticeProps) {
  function clear() {
    if (!form.current) return;
    clearForm(form.current);
    // The button is about to go: the keyboard goes on at the first field.
    form.current.querySelector<HTMLElement>('input:not([type=hidden], [name=_honey])')?.focus();
  }

  return (
    <div role="status" className={styles.notice}>
      {restored && (
        <p>
          {words.restored} ·{' '}
          <button className={styles.clear} type="button" onClick={clear}>
            {words.clear}
          </button>
        </p>
      )}
    </div>
  );
}
