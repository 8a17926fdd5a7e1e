import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { LinkList } from '@/components/ui/link-list/link-list';
import type { SectionOf } from '@/content/schema/section';

/** Quick links by subject, one subject visible at a time. */
export function LinkTabs(section: SectionOf<'link-tabs'>) {
  const tabs = section.tabs.map(({ links, ...tab }) => ({
    ...tab,
    panel: <LinkList links={links} />,
  }));
  return (
    <SectionFrame section={section} layout="stacked">
      <Island of="tabs" label={section.heading} tabs={tabs} />
    </SectionFrame>
  );
}
