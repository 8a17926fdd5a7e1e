import { MapPicture } from '../map-picture/map-picture';
import styles from './route-map.module.scss';

type RouteMapProps = {
  /** Address, text alternative and size of the picture. */
  picture: { src: string; alt: string; width: number; height: number };
  /** The legend of the two lines: how long each way takes, and how far it is. */
  legend: { air: Way; sea: Way };
};

type Way = { time: string; distance: string };

/** One route: the great circle by air and a course by sea. For ink backgrounds. */
export function RouteMap({ picture, legend }: RouteMapProps) {
  return (
    <figure className={styles.route}>
      <MapPicture {...picture} />
      <figcaption className={styles.legend}>
        <p className={styles.air}>
          <b>{legend.air.time}</b> {legend.air.distance}
        </p>
        <p className={styles.sea}>
          <b>{legend.sea.time}</b> {legend.sea.distance}
        </p>
      </figcaption>
    </figure>
  );
}
