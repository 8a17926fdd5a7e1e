import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';

type IssueFormSectionProps = {
  section: SectionOf<'issue-form'>;
  pageUrl: string;
};

/** The issue report form. */
export function IssueFormSection({ section, pageUrl }: IssueFormSectionProps) {
  const site = currentSite();
  return (
    <SectionFrame section={section} layout="split">
      <Island of="issue-form" setup={formSetup(site, pageUrl)} words={site.forms.issue} />
    </SectionFrame>
  );
}
