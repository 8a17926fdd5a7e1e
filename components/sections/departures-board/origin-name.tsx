import { ArcPicture } from '@/components/ui/arc-picture/arc-picture';
import type { Departure } from '@/lib/pages/departures';
import styles from './origin-name.module.scss';

type OriginNameProps = {
  departure: Pick<Departure, 'name' | 'goods' | 'cities' | 'picture'>;
  /** The id of the section's `SharedLand`; undefined leaves the picture out. */
  landId: string | undefined;
};

/** The first cell of a row: the country, typical goods, and the collection points. */
export function OriginName({ departure, landId }: OriginNameProps) {
  const { name, goods, cities, picture } = departure;
  return (
    <div className={styles.origin}>
      {landId && picture && <ArcPicture view={picture} landId={landId} />}
      <div>
        <span className={styles.name}>{name}</span>
        <span className={styles.cities}>{`${goods} · ${cities}`}</span>
      </div>
    </div>
  );
}
