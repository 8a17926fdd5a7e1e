import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SearchBox } from '@/components/ui/search-box/search-box';
import type { SectionOf } from '@/content/schema/section';
import type { ScaledThing } from '@/lib/goods/things-to-scale';
import styles from './goods-question.module.scss';
import { ThingsStrip } from './things-strip';

type GoodsQuestionProps = {
  section: SectionOf<'goods-question'>;
  things: readonly ScaledThing[];
  /** What the drawing and its prices are. */
  caption: string;
};

/** A search box that opens the goods index, and links to some goods drawn to scale; without script. */
export function GoodsQuestion({ section, things, caption }: GoodsQuestionProps) {
  const flying = things.filter(({ price }) => price);
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.question}>
        <SearchBox />
        {flying.length > 0 && <ThingsStrip things={flying} />}
        <p>
          {flying.length > 0 && `${caption} `}
          <RichText text={section.text} />
        </p>
      </div>
    </SectionFrame>
  );
}
