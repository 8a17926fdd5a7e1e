import { currentSite } from '@/components/current-site/current-site';
import { KangaPatch } from '@/components/ui/kanga/kanga';
import { Picture } from '@/components/ui/picture/picture';
import type { Departure } from '@/lib/routes/departures';
import styles from './route-tiles.module.scss';

type RouteTilesProps = { departures: readonly Departure[] };

/** A sentence with its times, each of which stays in one line: `3-4 weeks`. */
const timesIn = (template: string, times: Readonly<Record<string, string>>) =>
  template.split(/(\{\w+\})/).map((part) =>
    times[part] ? (
      <span key={part} className={styles.time}>
        {times[part]}
      </span>
    ) : (
      part
    ),
  );

/** A few origins, each with its picture, its times and its rate by air, as a link to its page. */
export function RouteTiles({ departures }: RouteTilesProps) {
  const { board } = currentSite().words;
  return (
    <ol className={styles.tiles}>
      {departures.map(({ name, picture, kanga, air, sea, rate, href, hrefLang }) => (
        <li key={href}>
          <a href={href} hrefLang={hrefLang} className={styles.tile}>
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 60rem) 19rem, (min-width: 30rem) 45vw, 8rem"
                onPhones="beside"
              />
            ) : (
              <KangaPatch name={kanga} />
            )}
            <b className={styles.name}>{name}</b>
            <span className={styles.times}>
              {timesIn(board.times, { '{air}': air, '{sea}': sea })}
            </span>
            <b className={styles.rate}>{rate}</b>
          </a>
        </li>
      ))}
    </ol>
  );
}
