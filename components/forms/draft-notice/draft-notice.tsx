import type { RefObject } from 'react';
import type { Restored } from '@/components/forms/draft/use-draft';
import { clearForm } from '@/lib/browser/form-values';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from './draft-notice.module.scss';

type DraftNoticeProps = {
  form: RefObject<HTMLFormElement | null>;
  words: FormSetup['words']['draft'];
  restored: Restored | undefined;
};

/** Reports a restored draft, and a file that could not be kept; offers to clear the form. */
export function DraftNotice({ form, words, restored }: DraftNoticeProps) {
  function clear() {
    if (!form.current) return;
    clearForm(form.current);
    // The button is about to disappear: move the focus to the first field.
    form.current.querySelector<HTMLElement>('input:not([type=hidden], [name=_honey])')?.focus();
  }

  return (
    <div role="status" className={styles.notice}>
      {restored && (
        <p>
          {restored.underWay ? words.underWay : words.restored} ·{' '}
          <button className={styles.clear} type="button" onClick={clear}>
            {words.clear}
          </button>
        </p>
      )}
      {restored?.file && <p>{fill(words.lostFile, { file: restored.file })}</p>}
    </div>
  );
}
