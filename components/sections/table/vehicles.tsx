import { currentSite } from '@/components/current-site/current-site';
import { DataTable } from '@/components/ui/data-table/data-table';
import { Picture } from '@/components/ui/picture/picture';
import { typicalVehicles } from '@/lib/landed-cost/vehicle-tables';
import styles from './vehicles.module.scss';

/** What each kind of vehicle pays as a share of its value, and behind it the typical ones. */
export function Vehicles() {
  const site = currentSite();
  const { ofValue, open } = site.vehicleTax.typical;
  return (
    <ul className={styles.vehicles}>
      {typicalVehicles(site).map(({ picture, range, table }) => (
        <li key={table.caption}>
          <Picture picture={picture} sizes="(min-width: 60rem) 20rem, 8rem" onPhones="beside" />
          <div>
            <h3>{table.caption}</h3>
            <p className={styles.range}>{range}</p>
            <p>{ofValue}</p>
          </div>
          <details>
            <summary>{open}</summary>
            <DataTable table={table} bars captionHidden />
          </details>
        </li>
      ))}
    </ul>
  );
}
