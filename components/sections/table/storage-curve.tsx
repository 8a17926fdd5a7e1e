import { currentSite } from '@/components/current-site/current-site';
import { LineChart } from '@/components/ui/line-chart/line-chart';
import { storageCurve } from '@/lib/landed-cost/storage-curve';
import styles from './chart.module.scss';

/** What waiting at the port costs, day by day; the table next to it has the figures. */
export function StorageCurve() {
  const site = currentSite();
  const { cost, days } = site.landedCostTool.port.curve;
  return (
    <figure className={styles.figure}>
      <p>{cost}</p>
      <LineChart {...storageCurve(site)} />
      <p className={styles.across}>{days}</p>
    </figure>
  );
}
