import type { Departure } from '@/lib/pages/departures';
import styles from './origin-chips.module.scss';

type OriginChipsProps = {
  /** What the times are, above the row. */
  intro: string;
  origins: readonly Departure[];
};

/** How long and how much from each origin, each a way to its page. On phones a row to swipe. */
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
