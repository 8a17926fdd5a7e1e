import { Specimen } from '../specimen/specimen';
import styles from './foundations.module.scss';

/** A named value of `styles/settings`, as CSS has it. */
type Setting = [name: string, value: string];

/** What the design is made of. */
export type FoundationValues = {
  /** Colors that have to be told apart; `note` says by how much they are. */
  pairs: { isText: boolean; name: string; note: string; color: string; background: string }[];
  /** Of type. */
  sizes: Setting[];
  /** Radii. */
  corners: Setting[];
};

/** The values that everything is made of: colors in their pairs, type, corners. */
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
