import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SearchBox } from '@/components/ui/search-box/search-box';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { thingsToScale, toScaleWords } from '@/lib/goods/things-to-scale';
import styles from './goods-question.module.scss';

/** A search box that opens the goods index, and links to some goods with their prices by air. */
export function GoodsQuestion(section: SectionOf<'goods-question'>) {
  const site = currentSite();
  const flying = thingsToScale(site).filter(({ price }) => price);
  return (
    <SectionFrame section={section} layout="split">
      <div className={styles.question}>
        <SearchBox />
        <ul>
          {flying.map(({ name, page, price }) => (
            <li key={name}>
              <SmartLink to={{ page }}>{name}</SmartLink> <b>{price}</b>
            </li>
          ))}
        </ul>
      </div>
      <p>
        {flying.length > 0 && `${toScaleWords(site).strip} `}
        <RichText text={section.text} />
      </p>
    </SectionFrame>
  );
}
