import type { ArcView } from '@/lib/maps/arc-view';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import styles from './arc-picture.module.scss';

/** The address of the world's dots on a page, which `SharedLand` draws once. */
const LAND = 'land';

type SharedLandProps = { map: Pick<WorldMapDrawing, 'land' | 'landUnit'> };

/** The dots of the world, for all the pictures beside it. */
export function SharedLand({ map: { land, landUnit } }: SharedLandProps) {
  return (
    <svg className={styles.store} aria-hidden="true">
      <defs>
        <path id={LAND} className={styles.land} d={land} transform={`scale(${landUnit})`} />
      </defs>
    </svg>
  );
}

type ArcPictureProps = { view: ArcView };

/** A small picture of one way to the destination. Decoration: its row says the same in words. */
export function ArcPicture({ view: { viewBox, path, start, end } }: ArcPictureProps) {
  return (
    <svg className={styles.picture} viewBox={viewBox} aria-hidden="true">
      <use href={`#${LAND}`} />
      <path d={path} />
      {[start, end].map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="8" />
      ))}
    </svg>
  );
}
