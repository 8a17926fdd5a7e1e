import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { KangaPatch } from '@/components/ui/kanga/kanga';
import { TimeLanes } from '@/components/ui/time-lanes/time-lanes';
import { boardOrders } from '@/content/schema/board-order';
import type { Departure } from '@/lib/routes/departures';
import { fill } from '@/lib/text/fill';
import type { TimeAxis } from '@/lib/time/time-axis';
import styles from './board-row.module.scss';

type BoardRowProps = {
  departure: Departure;
  /** Draws the times, and says what comes from the origin; without it the times are in words. */
  axis: TimeAxis | undefined;
};

/** One origin as a link to its page, with its times and its rate by air. */
export function BoardRow({ departure, axis }: BoardRowProps) {
  const { name, goods, cities, kanga, air, sea, rate, shillings, days, href, hrefLang } = departure;
  const { board } = currentSite().words;
  const ranks = boardOrders.map((order) => departure.ranks[order]).join(' ');
  const times = fill(board.times, { air, sea });
  return (
    <li data-ranks={axis && ranks}>
      <a
        href={href}
        hrefLang={hrefLang}
        className={clsx(styles.row, axis ? styles.drawn : styles.written)}
      >
        {axis && <KangaPatch name={kanga} />}
        <b className={styles.name}>{name}</b>
        <span className={styles.info}>
          {axis ? [goods, cities].filter(Boolean).join('\u00A0· ') : times}
        </span>
        {axis && (
          <>
            <span className={styles.times}>{times}</span>
            <span className={styles.lanes}>
              <TimeLanes
                air={{ days: days.air, label: air }}
                sea={{ days: days.sea, label: sea }}
                axis={axis}
              />
            </span>
          </>
        )}
        <span className={styles.rate}>
          <b>{rate}</b> {axis && <span>{fill(board.inShillings, { amount: shillings })}</span>}
        </span>
        {axis && <span className={styles.more}>{board.link}</span>}
      </a>
    </li>
  );
}
