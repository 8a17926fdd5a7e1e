import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';
import { goodsByVerdict } from '@/lib/goods/goods-list';
import styles from './goods-index.module.scss';

/** All goods as tiles with their prices, in groups by their verdict. */
export function GoodsIndex(section: SectionOf<'goods-index'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      {goodsByVerdict(currentSite(), section).map(({ title, text, answer, goods }) => (
        <div key={title} className={styles.group}>
          <h3>
            <VerdictMark answer={answer} />
            {title}
          </h3>
          <p>
            <RichText text={text} />
          </p>
          <ul>
            {goods.map(({ id, name, object, price }) => (
              <li key={id}>
                {object && <ObjectPicture name={object} size="tile" loading="lazy" />}
                {/* A word with a hyphen stays whole in a narrow tile. */}
                <SmartLink to={{ page: id }}>{name.replaceAll('-', '\u2011')}</SmartLink>
                {price && <span>{price}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}
