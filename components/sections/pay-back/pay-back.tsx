import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { Plan } from '@/lib/membership/membership';
import { PayBackLines } from './pay-back-lines';

type PayBackProps = { section: SectionOf<'pay-back'>; plans: readonly Plan[] };

/** When a plan pays off: as lines above and below zero, and as a table. */
export function PayBack({ section, plans }: PayBackProps) {
  const { table, drawing, note } = section;
  return (
    <SectionFrame section={section} layout="split">
      <PayBackLines plans={plans} words={drawing} />
      <DataTable table={table} />
      {note && (
        <p>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}
