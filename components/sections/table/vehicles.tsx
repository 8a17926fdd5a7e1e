import { currentSite } from '@/components/current-site/current-site';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';
import { typicalVehicles } from '@/lib/landed-cost/vehicle-tables';
import styles from './vehicles.module.scss';

/** The end of the common scale, in percent of the value. */
const MOST = 150;

const part = (percent: number) => `${Math.round((percent / MOST) * 1000) / 10}%`;

/** From the lowest to the highest share; a line stands where the taxes are as much as the value. */
const Range = ({ from, to }: { from: number; to: number }) => (
  <svg width="100%" height="24" aria-hidden="true">
    <rect y="7" width="100%" height="10" />
    <rect x={part(from)} y="4" width={part(to - from)} height="16" />
    {to > 100 && <rect x={part(100)} y="4" width={part(to - 100)} height="16" />}
    <line x1={part(100)} x2={part(100)} y2="24" />
  </svg>
);

/** The figures at the ends of the scale and at the line. The text above says the range. */
const Ends = ({ locale }: { locale: Locale }) => (
  <svg className={styles.ends} width="100%" height="20" aria-hidden="true">
    <text y="15">{formatPercent(0, locale)}</text>
    <text x={part(100)} y="15" textAnchor="middle">
      {formatPercent(100, locale)}
    </text>
    <text x="100%" y="15" textAnchor="end">
      {formatPercent(MOST, locale)}
    </text>
  </svg>
);

/** What each kind of vehicle pays as a share of its value, and behind it the typical ones. */
export function Vehicles() {
  const site = currentSite();
  const { ofValue, open } = site.vehicleTax.typical;
  return (
    <ul className={styles.vehicles}>
      {typicalVehicles(site).map(({ from, to, range, table }) => (
        <li key={table.caption}>
          <h3>{table.caption}</h3>
          <p className={styles.range}>{range}</p>
          <p>{ofValue}</p>
          <Range from={from} to={to} />
          <Ends locale={site.locale} />
          <details>
            <summary>{open}</summary>
            <DataTable table={table} bars captionHidden />
          </details>
        </li>
      ))}
    </ul>
  );
}
