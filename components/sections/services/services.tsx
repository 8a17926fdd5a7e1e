import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { ServiceCards } from './service-cards';
import { ServiceIndex } from './service-index';

/** The cards of some services, or a list of all. */
export function Services(section: SectionOf<'services'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      {section.cards ? (
        <ServiceCards cards={section.cards} />
      ) : (
        <ServiceIndex {...section} services={currentSite().listedPages('services')} />
      )}
    </SectionFrame>
  );
}
