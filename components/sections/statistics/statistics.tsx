import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import type { SectionOf } from '@/content/schema/section';

/** Large figures with labels, on ink. */
export function Statistics(section: SectionOf<'statistics'>) {
  return (
    <SectionFrame section={{ ...section, background: 'ink' }} layout="stacked">
      <FigureList items={section.items} />
    </SectionFrame>
  );
}
