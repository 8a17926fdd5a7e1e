import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';

type TrackingFormSectionProps = {
  section: SectionOf<'tracking-form'>;
  pageUrl: string;
};

/** The tracking form. */
export function TrackingFormSection({ section, pageUrl }: TrackingFormSectionProps) {
  const site = currentSite();
  return (
    <SectionFrame section={section} layout="split">
      <Island
        of="tracking-form"
        setup={formSetup(site, pageUrl)}
        words={site.forms.tracking}
        subject={section.subject}
        requestType={section.requestType}
        status={section.status}
      />
    </SectionFrame>
  );
}
