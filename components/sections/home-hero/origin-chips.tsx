import type { Departure } from '@/lib/pages/departures';
import styles from './origin-chips.module.scss';

type OriginChipsProps = {
  /** Introduces the times. */
  intro: string;
  origins: readonly Departure[];
};

/** Time and price from each origin, each linking to its page. Scrolls sideways on phones. */
export function OriginChips({ intro, origins }: OriginChipsProps) {
  return (
    <div className={styles.chips}>
      <p>{intro}</p>
      <ul>
        {origins.map(({ shortName, shortTime, shortRate, href }) => (
          <li key={href}>
            <a href={href}>
              {`${shortName} `}
              <span>{`${shortTime} · ${shortRate}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
