import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { GoodsRows } from '@/components/ui/goods-rows/goods-rows';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import type { SectionOf } from '@/content/schema/section';
import type { GoodsGroup } from '@/lib/pages/goods-index';
import styles from './goods-index.module.scss';
import { GoodsSearch } from './goods-search';

type GoodsIndexProps = { section: SectionOf<'goods-index'>; groups: readonly GoodsGroup[] };

/** All goods in groups by their verdict. */
export function GoodsIndex({ section, groups }: GoodsIndexProps) {
  return (
    <SectionFrame section={section} layout="stacked">
      <GoodsSearch>
        {groups.map(({ title, text, answer, goods }) => (
          <div key={title} className={styles.group}>
            <div className={styles.head}>
              <h3>
                <VerdictMark answer={answer} />
                {title}
              </h3>
              <p>
                <RichText text={text} />
              </p>
            </div>
            <GoodsRows goods={goods} />
          </div>
        ))}
      </GoodsSearch>
    </SectionFrame>
  );
}
