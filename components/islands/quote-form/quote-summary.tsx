import { type Control, useWatch } from 'react-hook-form';
import type { Forms } from '@/content/schema/forms';
import type { Language } from '@/lib/format/locale';
import type { QuoteValues } from '@/lib/forms/schemas';
import styles from './quote-form.module.scss';
import { summaryRows } from './summary-rows';

type QuoteSummaryProps = {
  control: Control<QuoteValues>;
  words: Forms['quote'];
  /** Label of the line that holds all three sides. */
  dimensions: string;
  locale: Language;
};

/** What is filled in so far; stays in view while the form scrolls. */
export function QuoteSummary({ control, words, dimensions, locale }: QuoteSummaryProps) {
  const rows = summaryRows(useWatch({ control }), words, dimensions, locale);
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
