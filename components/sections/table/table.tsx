import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { DataTable } from '@/components/ui/data-table/data-table';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { SectionOf } from '@/content/schema/section';
import { examplesNote } from '@/lib/landed-cost/tables';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import { BreakEven } from './break-even';
import styles from './chart.module.scss';
import { Containers } from './containers';
import { Panels } from './panels';
import { Saving } from './saving';
import { StorageCurve } from './storage-curve';
import { tablesOf, ticketsOf } from './tables';
import { Tickets } from './tickets';
import { Vehicles } from './vehicles';
import { Versus } from './versus';

/** Tables that a drawing or the heading answers for: they open on touch. */
const CLOSED: readonly string[] = ['port-storage', 'vehicle-rates'];

/** A table, with others below it: one below the other if all are about the same, or closed. */
function Tables(section: SectionOf<'table'>) {
  const { from, versus, saving, panels, bars = false } = section;
  if (from === 'typical-vehicles') return <Vehicles />;
  const [table, ...others] = tablesOf(currentSite(), section);
  const isClosed = CLOSED.includes(from ?? '');
  const isCompared = from === 'vehicle-ages';
  const closed = isClosed ? [table, ...others] : others;
  if (panels) return <Panels {...table} />;
  if (versus) return <Versus table={table} secondIsBetter={versus === 'ours-second'} />;
  if (saving) return <Saving table={table} saved={saving} />;
  return (
    <>
      {!isClosed && (
        <div className={isCompared ? styles.compared : undefined}>
          <DataTable table={table} bars={bars} compared={isCompared} captionHidden={!isCompared} />
        </div>
      )}
      {closed.length > 0 && (
        <Accordion
          name="schedules"
          level={3}
          questions={closed.map((schedule) => ({
            id: undefined,
            question: schedule.caption,
            answer: [{ table: schedule }],
          }))}
        />
      )}
    </>
  );
}

/** A table with the notes needed to read it. */
export function TableSection(section: SectionOf<'table'>) {
  const site = currentSite();
  const note = section.examples ? examplesNote(site, section) : section.note;
  const tickets = ticketsOf(site, section);
  return (
    <SectionFrame section={section} layout="stacked">
      {section.from === 'company-facts' && <PlaceholderNote of="legal" />}
      {section.drawing && section.table && (
        <Containers names={section.table.rows.map(([name = '']) => name)} />
      )}
      {section.from === 'port-storage' && <StorageCurve freeDays={section.freeDays} />}
      {section.breakEven ? (
        <div className={styles.charted}>
          <BreakEven {...section.breakEven} />
          <Tables {...section} />
        </div>
      ) : tickets ? (
        <Tickets {...tickets} />
      ) : (
        <Tables {...section} />
      )}
      <Paragraph text={note} />
    </SectionFrame>
  );
}
