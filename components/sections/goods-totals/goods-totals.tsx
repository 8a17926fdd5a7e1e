import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { AnySectionOf, GoodsTotals } from '@/lib/pages/derived-section';
import styles from './goods-totals.module.scss';

/** The total from each origin. */
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
        {rows.map(({ origins, totals }) => (
          <tr key={totals.join()}>
            <th scope="row">
              <RichText
                text={origins.flatMap(({ label, ...target }, i) => [
                  ...(i > 0 ? [', '] : []),
                  { text: label, ...target },
                ])}
              />
            </th>
            {totals.map((total, i) => (
              <td key={items[i]}>{total}</td>
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
        <>
          <DataTable table={bySea.table} />
          <p>{bySea.note}</p>
        </>
      )}
      <p>
        <RichText text={caveats} />
      </p>
    </SectionFrame>
  );
}
