import { currentSite } from '@/components/current-site/current-site';
import { MapPicture } from '@/components/ui/map-picture/map-picture';
import { worldFrame } from '@/lib/maps/world-map';
import { mapPath } from '@/lib/routes/maps';
import { fill } from '@/lib/text/fill';
import styles from './office-map.module.scss';

type OfficeMapProps = {
  /** Text alternative. Placeholder: `{count}`, the offices abroad. */
  title: string;
};

/** The offices abroad, each with its way to the head office, on a panel of ink. */
export function OfficeMap({ title }: OfficeMapProps) {
  const site = currentSite();
  const count = String(site.company.offices.length - 1);
  return (
    <div className={styles.panel}>
      <MapPicture
        src={mapPath(site, 'offices')}
        alt={fill(title, { count })}
        {...worldFrame}
        loading="eager"
      />
    </div>
  );
}
