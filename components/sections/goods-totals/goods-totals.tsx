import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { AnySectionOf, GoodsTotals } from '@/lib/pages/derived-section';
import styles from './goods-totals.module.scss';

/** Each origin's total in shillings, and below it in the currency that is paid there. */
function TotalsByAir({ caption, from, items, rows }: GoodsTotals) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[from, ...items].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ origin, time, totals }) => (
          <tr key={origin.label}>
            <th scope="row">
              <SmartLink to={origin}>{origin.label}</SmartLink> <small>{time}</small>
            </th>
            {totals.map(({ shillings, atOrigin }, i) => (
              <td key={items[i]}>
                {shillings} <small>{atOrigin}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What typical items cost in total, with who decides and what changes it. */
export function GoodsTotalsSection(section: AnySectionOf<'goods-totals'>) {
  const { byAir, bySea, caveats } = section;
  return (
    <SectionFrame section={section} layout="split">
      {byAir && (
        <div className={styles.byAir}>
          <TotalsByAir {...byAir} />
        </div>
      )}
      {bySea && (
        <div className={styles.bySea}>
          <DataTable table={bySea.table} />
          <p>{bySea.note}</p>
        </div>
      )}
      <p className={styles.caveats}>
        <RichText text={caveats} />
      </p>
    </SectionFrame>
  );
}
