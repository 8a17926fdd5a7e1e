import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';

type NewsletterFormSectionProps = {
  section: SectionOf<'newsletter-form'>;
  pageUrl: string;
};

/** The newsletter form of the newsletter page. */
export function NewsletterFormSection({ section, pageUrl }: NewsletterFormSectionProps) {
  const site = currentSite();
  return (
    <SectionFrame section={section} layout="split">
      <Island of="newsletter-form" setup={formSetup(site, pageUrl)} words={site.forms.newsletter} />
    </SectionFrame>
  );
}
