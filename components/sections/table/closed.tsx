import { Accordion } from '@/components/ui/accordion/accordion';
import type { Table } from '@/content/schema/block';
import styles from './chart.module.scss';

/** Tables that open on touch. The question is the caption. */
export const Closed = ({ tables }: { tables: readonly Table[] }) => (
  <div className={styles.closed}>
    <Accordion
      name="schedules"
      level={3}
      questions={tables.map((table) => ({
        id: undefined,
        question: table.caption,
        answer: [{ table }],
      }))}
    />
  </div>
);
