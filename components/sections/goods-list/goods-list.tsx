import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { GoodsRows } from '@/components/ui/goods-rows/goods-rows';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** Goods of a kind, each with its verdict in words. */
export function GoodsList(section: AnySectionOf<'goods-list'>) {
  const { all, goods } = section;
  return (
    <SectionFrame section={section} layout="split">
      <GoodsRows goods={goods} />
      <p>
        <SmartLink to={all}>{all.label}</SmartLink>
      </p>
    </SectionFrame>
  );
}
