import { Specimen } from '../specimen/specimen';
import styles from './foundations.module.scss';

/** A named value of `styles/settings`, as CSS text. */
type Setting = [name: string, value: string];

/** The design's basic values. */
export type FoundationValues = {
  /** Pairs of colors that must be distinguishable; `note` gives their contrast. */
  pairs: { isText: boolean; name: string; note: string; color: string; background: string }[];
  /** Type sizes. */
  sizes: Setting[];
  /** Radii. */
  corners: Setting[];
};

/** The design's basic values: color pairs, type, corners. */
export function Foundations({ pairs, sizes, corners }: FoundationValues) {
  return (
    <>
      <Specimen name="Color pairs" note="Contrast in light and in dark, and the least" width="page">
        <ul className={styles.pairs}>
          {pairs.map(({ isText, name, note, color, background }) => (
            <li key={`${isText} ${name}`} style={{ background, color }}>
              <strong>{isText ? 'Aa' : '●'}</strong> {name}
              <br />
              {note}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type scale" width="page">
        {sizes.map(([name, value]) => (
          <p key={name} className={styles.line} style={{ fontSize: value }}>
            <span className={name.startsWith('display') ? styles.display : undefined}>
              Dar es Salaam, 12,450 km
            </span>{' '}
            <small>
              {name}: {value}
            </small>
          </p>
        ))}
      </Specimen>
      <Specimen name="Corners" width="page">
        <ul className={styles.corners}>
          {corners.map(([name, value]) => (
            <li key={name} style={{ borderRadius: value }}>
              {name}: {value}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
