import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { GoodsBox } from '@/components/ui/goods-box/goods-box';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './goods-question.module.scss';

/** A box that opens the goods index with a query, without script, and links to some goods. */
export function GoodsQuestion({ section }: { section: SectionOf<'goods-question'> }) {
  return (
    <SectionFrame section={section} layout="split">
      <div className={styles.question}>
        <GoodsBox />
        <p>
          <RichText text={section.text} />
        </p>
      </div>
    </SectionFrame>
  );
}
