import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { GoodsTiles } from './goods-tiles';

/** A few goods of the same group, and the way to all of them. */
export function RelatedGoods(section: AnySectionOf<'related-goods'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <GoodsTiles few goods={section.goods} />
      <div>
        <SmartLink to={section.all}>{section.all.label}</SmartLink>
      </div>
    </SectionFrame>
  );
}
