import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { JumpNav } from '@/components/ui/jump-links/jump-links';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import type { SectionOf } from '@/content/schema/section';
import { goodsByVerdict } from '@/lib/goods/goods-list';
import { fill } from '@/lib/text/fill';
import styles from './goods-index.module.scss';
import { GoodsTiles } from './goods-tiles';

/** All goods as tiles with their prices, in groups by their verdict, below links to those that stay. */
export function GoodsIndex(section: SectionOf<'goods-index'>) {
  const groups = goodsByVerdict(currentSite(), section);
  return (
    <SectionFrame section={section} layout="stacked">
      <div>
        <JumpNav
          row
          parts={groups.map(({ id, chip, goods }) => ({ id, title: chip, count: goods.length }))}
        />
        {section.more && (
          <Accordion
            name="goods-prices"
            level={3}
            questions={[
              {
                id: undefined,
                question: section.more.label,
                answer: [{ paragraph: section.more.text }],
              },
            ]}
          />
        )}
        {groups.map(({ id, title, text, answer, goods, more }) => (
          <div key={id} id={id} className={styles.group}>
            <div className={styles.head}>
              <h3>
                <VerdictMark answer={answer} />
                {title}
              </h3>
              <Paragraph text={text} />
              <SmartLink to={more}>{more.label}</SmartLink>
            </div>
            <GoodsTiles
              goods={goods}
              more={more}
              refused={answer === 'no'}
              showAll={fill(section.showAll, { count: `${goods.length}` })}
            />
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
