import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { SectionOf } from '@/content/schema/section';
import { taxesBySea } from '@/lib/goods/totals';
import { examplesNote, examplesTable, portStorageTable } from '@/lib/landed-cost/tables';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import styles from './chart.module.scss';
import { Closed } from './closed';
import { FreeDays } from './free-days';
import { Own } from './own';
import { drawn } from './tables';
import { Tickets } from './tickets';
import { Vehicles } from './vehicles';
import { Waiting } from './waiting';

type Section = SectionOf<'table'>;

/** A table that is worked out from other files, with others that open below it. */
function Drawn({ from }: { from: keyof typeof drawn }) {
  const { tables, captioned, bars = false, compared = false } = drawn[from](currentSite());
  const [table, ...others] = tables;
  return (
    <>
      {from === 'company-facts' && <PlaceholderNote of="legal" />}
      <div className={compared ? styles.compared : undefined}>
        <DataTable table={table} bars={bars} compared={compared} captionHidden={!captioned} />
      </div>
      {others.length > 0 && <Closed tables={others} />}
    </>
  );
}

function Shown(section: Section) {
  const site = currentSite();
  const { heading, table, shows } = section;
  if (shows && 'from' in shows) {
    return shows.from === 'typical-vehicles' ? <Vehicles /> : <Drawn from={shows.from} />;
  }
  if (shows && 'waiting' in shows) return <Waiting {...shows.waiting} />;
  if (shows && 'byAir' in shows) return <Tickets {...examplesTable(site, shows.byAir)} />;
  if (shows && 'bySea' in shows) {
    return <DataTable table={taxesBySea(site, shows.bySea)} />;
  }
  if (shows && 'freeDays' in shows) {
    return (
      <>
        <FreeDays {...shows} />
        <Closed tables={[portStorageTable(site)]} />
      </>
    );
  }
  if (!table) throw new Error(`The section "${heading}" has no table`);
  return <Own {...section} table={table} />;
}

/** A table, or what is drawn instead, with the notes needed to read it. */
export function TableSection(section: Section) {
  const { shows, note } = section;
  const isByAir = shows && 'byAir' in shows;
  const isBySea = shows && 'bySea' in shows;
  const isChart = shows && ('breakEven' in shows || 'freeDays' in shows);
  const shownNote = isByAir ? examplesNote(currentSite(), note) : note;
  return (
    <SectionFrame
      section={{ ...section, note: shownNote }}
      layout={isBySea ? 'split' : isChart ? 'aside' : 'stacked'}
    >
      <Shown {...section} />
    </SectionFrame>
  );
}
