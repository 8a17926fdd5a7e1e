import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { CostBar } from '@/components/ui/cost-bar/cost-bar';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './route-total.module.scss';

/** A bar of what comes on top of the freight, what the rate leaves out, and totals of typical goods. */
export function RouteTotal(section: AnySectionOf<'route-total'>) {
  const { cost, notIncluded, table, note } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.total}>
        <CostBar cost={cost} />
        <div className={styles.rest}>
          <h3>{notIncluded.heading}</h3>
          <ul>
            {notIncluded.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <DataTable table={table} />
          <p>
            <RichText text={note} />
          </p>
        </div>
      </div>
    </SectionFrame>
  );
}
