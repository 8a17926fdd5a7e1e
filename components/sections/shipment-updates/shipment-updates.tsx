import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { SectionOf } from '@/content/schema/section';

/** The panel for shipment news. It only shows its prompt, because updates are sent by message. */
export function ShipmentUpdates(section: SectionOf<'shipment-updates'>) {
  return (
    <SectionFrame section={section} layout="split">
      <EmptyState illustration="searched-parcel" text={section.prompt} />
    </SectionFrame>
  );
}
