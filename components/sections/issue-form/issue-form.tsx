import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { forms } from '@/content/forms';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';

type IssueFormSectionProps = {
  section: SectionOf<'issue-form'>;
  pageUrl: string;
};

/** The report of something that went wrong. */
export function IssueFormSection({ section, pageUrl }: IssueFormSectionProps) {
  return (
    <SectionFrame section={section} layout="split">
      <Island of="issue-form" setup={formSetup(pageUrl)} words={forms.issue} />
    </SectionFrame>
  );
}
