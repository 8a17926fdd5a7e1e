import type { ArcView } from '@/lib/maps/arc-view';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import styles from './arc-picture.module.scss';

type SharedLandProps = {
  /** Unique on the page; the pictures refer to it. */
  id: string;
  map: Pick<WorldMapDrawing, 'land' | 'landUnit'>;
};

/** The dots of the world map, drawn once for all pictures of a section. */
export function SharedLand({ id, map: { land, landUnit } }: SharedLandProps) {
  return (
    <svg className={styles.store} aria-hidden="true">
      <defs>
        <path id={id} className={styles.land} d={land} transform={`scale(${landUnit})`} />
      </defs>
    </svg>
  );
}

type ArcPictureProps = {
  view: ArcView;
  /** The id of the section's `SharedLand`. */
  landId: string;
};

/**
 * A small picture of one route to the destination. Decorative: its row contains the same as text.
 */
export function ArcPicture({ view: { viewBox, path, start, end }, landId }: ArcPictureProps) {
  return (
    <svg className={styles.picture} viewBox={viewBox} aria-hidden="true">
      <use href={`#${landId}`} />
      <path d={path} />
      {[start, end].map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="8" />
      ))}
    </svg>
  );
}
