import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { LineChart } from '@/components/ui/line-chart/line-chart';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Shows } from '@/content/schema/section-reading';
import { storageCurve } from '@/lib/landed-cost/storage-curve';
import { figureRange } from '@/lib/reading/figure-range';
import { plainText } from '@/lib/reading/plain-text';
import styles from './chart.module.scss';

type FreeDaysProps = Extract<Shows, { freeDays: unknown }>;

/** How many days are free, each drawn as a square, above what waiting at the port costs on the same days. A clock
 * stands below the heading in wide windows only. */
export function FreeDays({ freeDays }: FreeDaysProps) {
  const site = currentSite();
  const { cost, days } = site.landedCostTool.port.curve;
  const curve = storageCurve(site);
  const lastDay = curve.across.at(-1)?.at ?? 1;
  return (
    <>
      <figure className={clsx(styles.figure, styles.storage)}>
        <ul className={styles.days}>
          {freeDays.map((lane) => {
            const length = plainText(lane.days, site.locale);
            return (
              <li key={lane.label}>
                <b>{length}</b>
                <span>{lane.label}</span>
                <svg viewBox={`0 0 ${lastDay} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 .5h${lastDay}`} />
                  <path
                    className={clsx(lane.charged && styles.charged)}
                    d={`M0 .5h${figureRange(length)?.to ?? 0}`}
                  />
                </svg>
              </li>
            );
          })}
        </ul>
        <p>{cost}</p>
        <LineChart {...curve} />
        <p className={styles.across}>{days}</p>
      </figure>
      <div className={styles.clock}>
        <ObjectPicture name="clock" />
      </div>
    </>
  );
}
