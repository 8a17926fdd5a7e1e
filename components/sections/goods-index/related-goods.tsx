import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { GoodsTiles } from './goods-tiles';

/** A few goods of the same group, and the way to all of them. */
export function RelatedGoods(section: AnySectionOf<'related-goods'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <GoodsTiles goods={section.goods} more={section.all} />
    </SectionFrame>
  );
}
