import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import { drawings } from './drawings';
import styles from './two-ways.module.scss';

/** Two ways compared, point by point, each below its drawing. */
export function TwoWays(section: SectionOf<'two-ways'>) {
  const { drawn, table, note } = section;
  const [compared, ...ways] = table.columns;
  return (
    <SectionFrame section={section} layout="stacked">
      <table className={styles.ways}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{compared}</th>
            {ways.map((way, i) => (
              <th key={way} scope="col">
                <svg viewBox="0 0 160 56" aria-hidden="true">
                  {drawings[drawn][i]}
                </svg>
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells never change places
            <tr key={row}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row">
                    <RichText text={cell} />
                  </th>
                ) : (
                  <td key={i}>
                    <RichText text={cell} />
                  </td>
                ),
              )}
            </tr>
            // biome-ignore-end lint/suspicious/noArrayIndexKey: rows and cells never change places
          ))}
        </tbody>
      </table>
      {note && (
        <p className={styles.note}>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}
