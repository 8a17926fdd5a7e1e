import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { SectionOf } from '@/content/schema/section';

/** The panel for shipment news. It only ever shows its prompt: answers come by message. */
export function ShipmentUpdates(section: SectionOf<'shipment-updates'>) {
  return (
    <SectionFrame section={section} layout="split">
      <EmptyState illustration="searched-parcel" text={section.prompt} />
    </SectionFrame>
  );
}
