import { currentSite } from '@/components/current-site/current-site';
import { LineChart } from '@/components/ui/line-chart/line-chart';
import type { SectionOf } from '@/content/schema/section';
import { plainText } from '@/lib/format/plain-text';
import { storageCurve } from '@/lib/landed-cost/storage-curve';
import { figureRange } from '@/lib/text/figure-range';
import styles from './chart.module.scss';

type StorageCurveProps = Pick<SectionOf<'table'>, 'freeDays'>;

/**
 * What waiting at the port costs, day by day, and below it on the same axis how many days are free; the
 * table next to it has the figures.
 */
export function StorageCurve({ freeDays = [] }: StorageCurveProps) {
  const site = currentSite();
  const { cost, days } = site.landedCostTool.port.curve;
  const curve = storageCurve(site);
  const lastDay = curve.across.at(-1)?.at ?? 1;
  const shareOf = (text: string) => ((figureRange(text)?.to ?? 0) / lastDay) * 100;
  return (
    <figure className={styles.figure}>
      <p>{cost}</p>
      <LineChart {...curve} />
      <p className={styles.across}>{days}</p>
      {freeDays.length > 0 && (
        <ul className={styles.lanes}>
          {freeDays.map((lane) => {
            const length = plainText(lane.days, site.locale);
            return (
              <li key={lane.label}>
                {lane.label}: <b>{length}</b>
                <svg aria-hidden="true">
                  <rect width={`${shareOf(length)}%`} height="100%" rx="4" />
                </svg>
              </li>
            );
          })}
        </ul>
      )}
    </figure>
  );
}
