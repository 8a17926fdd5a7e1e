import { useId } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { SharedLand } from '@/components/ui/arc-picture/arc-picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { TimeAxis, TimeBars } from '@/components/ui/time-bars/time-bars';
import type { SectionOf } from '@/content/schema/section';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import type { Departure } from '@/lib/pages/departures';
import { fill } from '@/lib/text/fill';
import styles from './departures-board.module.scss';
import { OriginName } from './origin-name';

type DeparturesBoardProps = {
  section: SectionOf<'departures-board'>;
  departures: readonly Departure[];
  /** The dots of the world map. With them, each row draws its route and times; without, text only. */
  land: Pick<WorldMapDrawing, 'land' | 'landUnit'> | undefined;
};

/** Origins with their times and rates, like the board in a departure hall. */
export function DeparturesBoard({ section, departures, land }: DeparturesBoardProps) {
  const { note, actions } = section;
  const { board } = currentSite().words;
  const landId = useId();
  const drawn = land !== undefined;
  return (
    <SectionFrame section={section} layout="stacked">
      {land && <SharedLand id={landId} map={land} />}
      <table className={styles.board}>
        <caption>{board.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{board.from}</th>
            <th scope="col">{board.byAir}</th>
            <th scope="col">{board.rate}</th>
            <th scope="col">{board.bySea}</th>
            {drawn && (
              <th scope="col" className={styles.axis}>
                <TimeAxis label={board.days} />
              </th>
            )}
            <th scope="col">
              <span className={styles.hidden}>{board.details}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <tr key={departure.href}>
              <th scope="row">
                <OriginName departure={departure} landId={drawn ? landId : undefined} />
              </th>
              <td className={styles.air} data-label={board.air}>
                {departure.air}
              </td>
              <td className={styles.rate}>{departure.rate}</td>
              <td className={styles.sea} data-label={board.sea}>
                {departure.sea} <span>{board.seaPrice}</span>
              </td>
              {drawn && (
                <td className={styles.bars}>
                  <TimeBars {...departure.days} />
                </td>
              )}
              <td className={styles.link}>
                <a href={departure.href}>
                  {board.link}
                  <span className={styles.hidden}>
                    {fill(board.linkRest, { name: departure.name })}
                  </span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p>
          <RichText text={note} />
        </p>
      )}
      {actions && <Actions links={actions} background={section.background} />}
    </SectionFrame>
  );
}
