import type { RefObject } from 'react';
import { useFormValues } from '@/components/forms/form-values/use-form-values';
import type { Forms } from '@/content/schema/forms';
import styles from './quote-form.module.scss';
import { summaryRows } from './summary-rows';

type QuoteSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  words: Forms['quote'];
  /** Label of the three sides in one. */
  dimensions: string;
};

/** What has been filled in so far, in sight while the form scrolls. */
export function QuoteSummary({ form, words, dimensions }: QuoteSummaryProps) {
  const rows = summaryRows(useFormValues(form), words, dimensions);
  return (
    <aside className={styles.summary}>
      <h3>{words.summary.heading}</h3>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : styles.empty}>{value || words.summary.empty}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
