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
import { Versus } from './versus';

/** Tables whose caption says what their figures count; the others repeat the heading above them. */
const COUNTED: readonly string[] = ['port-storage', 'port-fees', 'vehicle-line-by-line'];

/** A table, with others below it: one below the other if all are about the same, or closed. */
function Tables(section: SectionOf<'table'>) {
  const [table, ...more] = tablesOf(currentSite(), section);
  const { from, versus, saving, panels, bars = false } = section;
  if (panels) return <Panels {...table} />;
  if (versus) return <Versus {...table} />;
  if (saving) return <Saving table={table} saved={saving} />;
  if (from === 'vehicle-rates') {
    return [table, ...more].map((each) => <DataTable key={each.caption} table={each} folded />);
  }
  return (
    <>
      <DataTable table={table} bars={bars} captionHidden={!COUNTED.includes(from ?? '')} />
      {more.length > 0 && (
        <Accordion
          name="schedules"
          level={3}
          questions={more.map((schedule) => ({
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
  const chart = section.breakEven ? (
    <BreakEven {...section.breakEven} />
  ) : (
    section.from === 'port-storage' && <StorageCurve freeDays={section.freeDays} />
  );
  return (
    <SectionFrame section={section} layout="stacked">
      {section.from === 'company-facts' && <PlaceholderNote of="legal" />}
      {section.drawing && section.table && (
        <Containers names={section.table.rows.map(([name = '']) => name)} />
      )}
      {chart ? (
        <div className={styles.charted}>
          {chart}
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
