import { useId } from 'react';
import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { MapPicture } from '@/components/ui/map-picture/map-picture';
import { TimeMarks } from '@/components/ui/time-lanes/time-lanes';
import { type BoardOrder, boardOrders } from '@/content/schema/board-order';
import type { SectionOf } from '@/content/schema/section';
import { worldFrame } from '@/lib/maps/world-map';
import type { Departure } from '@/lib/routes/departures';
import { mapPath } from '@/lib/routes/maps';
import type { TimeAxis } from '@/lib/time/time-axis';
import { BoardRow } from './board-row';
import styles from './departures-board.module.scss';
import { RouteTiles } from './route-tiles';

type BoardOrdersProps = {
  /** The order of the rows in the document. */
  first: BoardOrder;
};

/** The choice of an order, which the behavior `sort-board` follows. */
function BoardOrders({ first }: BoardOrdersProps) {
  const { board } = currentSite().words;
  const name = useId();
  return (
    <fieldset className={styles.orders}>
      <legend>{board.order}</legend>
      {boardOrders.map((order) => (
        <label key={order}>
          <input type="radio" name={name} value={order} defaultChecked={order === first} />
          {board.orders[order]}
        </label>
      ))}
    </fieldset>
  );
}

type DeparturesBoardProps = {
  section: SectionOf<'departures-board'>;
  departures: readonly Departure[];
  axis: TimeAxis;
};

/** Fewer are compared at a glance: they are tiles, without order and axis. */
const FEWEST_TO_SORT = 5;

/**
 * Origins racing to Dar es Salaam: their times by air and sea on one axis, and their rates. Readers
 * choose the order. Each row is a link. The board of all origins has their map where there is room.
 */
export function DeparturesBoard({ section, departures, axis }: DeparturesBoardProps) {
  const { order = 'popular' } = section;
  const site = currentSite();
  const { board: words } = site.words;
  const few = departures.length < FEWEST_TO_SORT;
  const board = () => (
    <Behavior of="sort-board">
      <div className={styles.board}>
        <BoardOrders first={order} />
        {section.origins === 'all' && (
          <div className={styles.map}>
            <MapPicture src={mapPath(site, 'world')} alt={site.words.homeMap} {...worldFrame} />
          </div>
        )}
        <p className={styles.key}>
          <span>{words.byAir}</span> <span>{words.bySea}</span> {words.arrival}
        </p>
        <div className={styles.axis}>
          <TimeMarks axis={axis} unit={words.days} />
          <span className={styles.rateHead}>{words.rate}</span>
        </div>
        <ol className={styles.rows}>
          {departures.map((departure) => (
            <BoardRow key={departure.href} departure={departure} axis={axis} />
          ))}
        </ol>
      </div>
    </Behavior>
  );
  return (
    <SectionFrame section={section} layout="stacked">
      {few ? <RouteTiles departures={departures} /> : board()}
    </SectionFrame>
  );
}
