import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './table.module.scss';

/** From this many columns, a table takes the page's whole width. */
const FULL_WIDTH = 3;

/** A table with the notes needed to read it. */
export function TableSection(section: SectionOf<'table'>) {
  const { table, note } = section;
  return (
    <SectionFrame
      section={section}
      layout={table.columns.length < FULL_WIDTH ? 'split' : 'stacked'}
    >
      <DataTable table={table} />
      {note && (
        <p className={styles.note}>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}
