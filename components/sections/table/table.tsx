import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import { examplesNote } from '@/lib/landed-cost/tables';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import { BreakEven } from './break-even';
import { StorageCurve } from './storage-curve';
import { tablesOf } from './tables';
import { Versus } from './versus';

/** A table with the notes needed to read it. */
export function TableSection(section: SectionOf<'table'>) {
  const { examples } = section;
  const site = currentSite();
  const note = examples ? examplesNote(site, section) : section.note;
  const [table, ...more] = tablesOf(site, section);
  return (
    <SectionFrame section={section} layout="stacked">
      {section.from === 'company-facts' && <PlaceholderNote of="legal" />}
      {section.breakEven && <BreakEven {...section.breakEven} />}
      {section.from === 'port-storage' && <StorageCurve />}
      {section.versus ? <Versus {...table} /> : <DataTable table={table} />}
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
      {note && (
        <p>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}
