import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { type FigureRange, figureRange } from '@/lib/text/figure-range';
import { plainText } from '@/lib/text/plain-text';
import { RichText } from '../rich-text/rich-text';
import styles from './bars.module.scss';

/** A table whose second column is drawn as bars on one scale. */
export function Bars({ table: { caption, columns, rows } }: { table: Table }) {
  const { locale } = currentSite();
  const ranges = rows.map(([, figure = '']) => figureRange(plainText(figure, locale)));
  const longest = Math.max(...ranges.map((range) => range?.to ?? 0));
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', figure = '', remark], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
          <tr key={i}>
            <th scope="row">
              <RichText text={name} />
            </th>
            <td className={styles.figure}>
              <b>
                <RichText text={figure} />
              </b>
              <Bar range={ranges[i]} longest={longest} />
            </td>
            {remark && (
              <td className={styles.remark}>
                <RichText text={remark} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Filled to the lowest figure, an outline from there to the highest. */
function Bar({ range, longest }: { range: FigureRange | undefined; longest: number }) {
  if (!range?.to) return null;
  const { from, to } = range;
  return (
    <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
      {to > from && <path className={styles.upTo} d={`M${from} 0H${to}V1H${from}z`} />}
      {from > 0 && <path d={`M0 0H${from}V1H0z`} />}
    </svg>
  );
}
