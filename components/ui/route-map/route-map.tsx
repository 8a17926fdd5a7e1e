import { MapPicture } from '../map-picture/map-picture';
import styles from './route-map.module.scss';

type RouteMapProps = {
  /** Address, text alternative and size of the picture. */
  picture: { src: string; alt: string; width: number; height: number };
  /** The legend of the two lines: how far each way is. */
  legend: { air: Way; sea: Way };
};

/** `text` is a sentence with `{distance}`. */
type Way = { text: string; distance: string };

function Distance({ text, distance }: Way) {
  const [before, after] = text.split('{distance}');
  return (
    <>
      {before}
      <b>{distance}</b>
      {after}
    </>
  );
}

/** One route: the great circle by air and a course by sea. For ink backgrounds. */
export function RouteMap({ picture, legend }: RouteMapProps) {
  return (
    <figure className={styles.route}>
      <MapPicture {...picture} />
      <figcaption className={styles.legend}>
        <p className={styles.air}>
          <Distance {...legend.air} />
        </p>
        <p className={styles.sea}>
          <Distance {...legend.sea} />
        </p>
      </figcaption>
    </figure>
  );
}
