import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { Table } from '@/content/schema/block';
import type { SectionOf } from '@/content/schema/section';
import styles from './customs-rates.module.scss';

type CustomsRatesProps = {
  section: SectionOf<'customs-rates'>;
  /** The charges, followed by the schedules in which some of their rates are looked up. */
  charges: Table;
  schedules: readonly Table[];
};

/** Every rate with its base, its law and where it was read. */
export function CustomsRates({ section, charges, schedules }: CustomsRatesProps) {
  return (
    <SectionFrame section={section} layout="stacked">
      <DataTable table={charges} />
      {schedules.map((table) => (
        <details key={table.caption} className={styles.schedule}>
          <summary>{table.caption}</summary>
          <DataTable table={table} />
        </details>
      ))}
    </SectionFrame>
  );
}
