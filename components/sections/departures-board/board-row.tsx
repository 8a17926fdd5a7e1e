import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { KangaPatch } from '@/components/ui/kanga/kanga-pattern';
import { TimeLanes } from '@/components/ui/time-lanes/time-lanes';
import { boardOrders } from '@/content/schema/board-order';
import type { Departure } from '@/lib/routes/departures';
import { fill } from '@/lib/text/fill';
import type { TimeAxis } from '@/lib/time/time-axis';
import styles from './board-row.module.scss';

type BoardRowProps = {
  departure: Departure;
  axis: TimeAxis;
  /** Whether to say what comes from the origin, and to show shillings on phones. */
  detailed: boolean;
  /** Whether phones draw the times too, or have them as text only. */
  drawnOnPhones: boolean;
};

/** One origin as a link to its page: name, goods, both times on the axis, the rate by air. */
export function BoardRow({ departure, axis, detailed, drawnOnPhones }: BoardRowProps) {
  const { name, shortName, goods, cities, kanga, air, sea, rate, shillings, days, href, hrefLang } =
    departure;
  const ranks = drawnOnPhones ? departure.ranks : undefined;
  const { board } = currentSite().words;
  return (
    <li data-ranks={ranks && boardOrders.map((order) => ranks[order]).join(' ')}>
      <a
        href={href}
        hrefLang={hrefLang}
        className={clsx(styles.row, detailed || styles.brief, drawnOnPhones || styles.written)}
      >
        <KangaPatch name={kanga} />
        <b className={styles.name}>{detailed ? name : shortName}</b>
        {detailed && (
          <span className={styles.goods}>{goods ? `${goods}\u00A0· ${cities}` : cities}</span>
        )}
        <span className={styles.times}>{fill(board.times, { air, sea })}</span>
        <span className={styles.lanes}>
          <TimeLanes
            air={{ days: days.air, label: air }}
            sea={{ days: days.sea, label: sea }}
            axis={axis}
          />
        </span>
        <span className={styles.rate}>
          <b>{rate}</b> <span>{fill(board.inShillings, { amount: shillings })}</span>
        </span>
        <span className={styles.more}>{board.link}</span>
      </a>
    </li>
  );
}
