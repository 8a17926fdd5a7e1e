import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { Table } from '@/content/schema/block';
import type { SectionOf } from '@/content/schema/section';
import { taxesBySea } from '@/lib/goods/totals';
import { examplesNote, examplesTable, portStorageTable } from '@/lib/landed-cost/tables';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import { BreakEven } from './break-even';
import styles from './chart.module.scss';
import { Containers } from './containers';
import { FreeDays } from './free-days';
import { Panels } from './panels';
import { Saving } from './saving';
import { drawn } from './tables';
import { Tickets } from './tickets';
import { Vehicles } from './vehicles';
import { Versus } from './versus';
import { Waiting } from './waiting';

type Section = SectionOf<'table'>;

/** Tables that open on touch. The question is the caption. */
const Closed = ({ tables }: { tables: readonly Table[] }) => (
  <div className={styles.closed}>
    <Accordion
      name="schedules"
      level={3}
      questions={tables.map((table) => ({
        id: undefined,
        question: table.caption,
        answer: [{ table }],
      }))}
    />
  </div>
);

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

/** What a section shows of a table of its own. */
function Own({ table, more, shows }: Section & { table: Table }) {
  const plain = (
    <div>
      <DataTable table={table} captionHidden />
    </div>
  );
  if (shows && 'saving' in shows) return <Saving table={table} saved={shows.saving} />;
  if (shows && 'breakEven' in shows) {
    return (
      <div className={styles.charted}>
        <BreakEven {...shows.breakEven} />
        <details>
          <summary>{shows.breakEven.figures}</summary>
          {plain}
        </details>
      </div>
    );
  }
  const view = shows && 'as' in shows ? shows.as : undefined;
  if (view === 'bars') return <DataTable table={table} bars captionHidden />;
  if (view === 'panels') return <Panels {...table} />;
  if (view === 'ours-second') return <Versus {...table} />;
  return (
    <>
      {view === 'containers' && <Containers names={table.rows.map(([name = '']) => name)} />}
      {plain}
      {more && <Closed tables={[more]} />}
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
  const shownNote = isByAir ? examplesNote(currentSite(), note) : note;
  return (
    <SectionFrame section={{ ...section, note: shownNote }} layout={isBySea ? 'split' : 'stacked'}>
      <Shown {...section} />
    </SectionFrame>
  );
}
