import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Link } from '@/content/schema/link';
import type { GoodsTile } from '@/lib/pages/derived-section';
import styles from './goods-tiles.module.scss';

type GoodsTilesProps = {
  goods: readonly GoodsTile[];
  /** Where to go on from here: fills the last row. */
  more: Link;
};

/** Goods as tiles of one size: the object, the name and, if worked out, what one costs. */
export function GoodsTiles({ goods, more }: GoodsTilesProps) {
  return (
    <div className={styles.columns}>
      <ul className={styles.tiles}>
        {goods.map(({ id, name, object, price }) => (
          <li key={id}>
            {object && <ObjectPicture name={object} />}
            {/* A word with a hyphen stays whole in a narrow tile. */}
            <SmartLink to={{ page: id }}>{name.replaceAll('-', '\u2011')}</SmartLink>
            {price && (
              <span>
                <b>{price.amount}</b> {price.counts}
              </span>
            )}
          </li>
        ))}
        <li className={styles.more}>
          <SmartLink to={more}>{more.label}</SmartLink>
        </li>
      </ul>
    </div>
  );
}
