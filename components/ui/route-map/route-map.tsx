import { MapPicture } from '../map-picture/map-picture';
import styles from './route-map.module.scss';

type RouteMapProps = {
  /** Address, text alternative and size of the picture. */
  picture: { src: string; alt: string; width: number; height: number };
  /** The legend of the two lines, with their distances. */
  legend: { air: string; sea: string };
};

/** One route: the great circle by air and a course by sea. For ink backgrounds. */
export function RouteMap({ picture, legend }: RouteMapProps) {
  return (
    <figure className={styles.route}>
      <MapPicture {...picture} />
      <figcaption className={styles.legend}>
        <span className={styles.airKey}>{legend.air}</span>
        <span className={styles.seaKey}>{legend.sea}</span>
      </figcaption>
    </figure>
  );
}
