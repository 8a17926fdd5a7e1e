import { currentSite } from '@/components/current-site/current-site';
import { KangaPatch } from '@/components/ui/kanga/kanga';
import { Picture } from '@/components/ui/picture/picture';
import { TimeLanes } from '@/components/ui/time-lanes/time-lanes';
import { boardOrders } from '@/content/schema/board-order';
import type { Departure } from '@/lib/routes/departures';
import { fill } from '@/lib/text/fill';
import type { TimeAxis } from '@/lib/time/time-axis';
import styles from './departures-board.module.scss';

type BoardRowProps = { departure: Departure; axis: TimeAxis };

/** One origin as a link to its page, with its times and its rate by air. */
export function BoardRow({ departure, axis }: BoardRowProps) {
  const { name, goods, cities, kanga, picture, air, sea, airLabel } = departure;
  const { rate, shillings, days, href, hrefLang } = departure;
  const { board } = currentSite().words;
  const ranks = boardOrders.map((order) => departure.ranks[order]).join(' ');
  return (
    <li data-ranks={ranks}>
      <a href={href} hrefLang={hrefLang} className={styles.row}>
        <span className={styles.picture}>
          {picture ? (
            <Picture picture={picture} sizes="5.5rem" onPhones="thumb" />
          ) : (
            <KangaPatch name={kanga} />
          )}
        </span>
        <b className={styles.name}>{name}</b>
        <span className={styles.info}>
          {goods} {cities && <span>{cities}</span>}
        </span>
        <span className={styles.times}>{fill(board.times, { air, sea })}</span>
        <span className={styles.lanes}>
          <TimeLanes
            air={{ days: days.air, label: airLabel }}
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
