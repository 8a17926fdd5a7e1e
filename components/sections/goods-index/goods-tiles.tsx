import clsx from 'clsx/lite';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Link } from '@/content/schema/link';
import type { ObjectName } from '@/content/schema/picture';
import type { GoodsTile } from '@/lib/pages/derived-section';
import styles from './goods-tiles.module.scss';

type GoodsTilesProps = {
  goods: readonly GoodsTile[];
  /** Where to go on from here: the last tile, with four of the things that are there. */
  more?: Link & { objects?: readonly ObjectName[] };
  /** Goods that we never carry: pale, each with the sign. */
  refused?: boolean;
  /** The label that opens the rest of a long list on phones. */
  showAll?: string;
};

/** Full rows of two, three and six. */
const SHOWN = 6;

/** Goods as tiles of one size: the object, the name and, if worked out, what one costs. */
export function GoodsTiles({ goods, more, refused, showAll }: GoodsTilesProps) {
  const isLong = showAll !== undefined && !refused && goods.length > SHOWN + 3;
  const rest = isLong ? goods.slice(SHOWN) : [];
  const tiles = (some: readonly GoodsTile[]) =>
    some.map((each) => <Tile key={each.name} {...each} refused={refused} />);
  const last = more && (
    <li className={clsx(styles.more, showAll && styles.inWide)}>
      {more.objects && (
        <div>
          {more.objects.map((name) => (
            <ObjectPicture key={name} name={name} size="small" />
          ))}
        </div>
      )}
      <SmartLink to={more}>{more.label}</SmartLink>
    </li>
  );
  return (
    <div className={styles.columns}>
      <ul className={clsx(styles.tiles, refused && styles.refused)}>
        {tiles(isLong ? goods.slice(0, SHOWN) : goods)}
        {!isLong && last}
      </ul>
      {isLong && (
        <details className={styles.rest}>
          <summary>{showAll}</summary>
          <ul className={styles.tiles}>
            {tiles(rest)}
            {last}
          </ul>
        </details>
      )}
    </div>
  );
}

type TileProps = GoodsTile & Pick<GoodsTilesProps, 'refused'>;

function Tile({ id, name, object, price, refused }: TileProps) {
  return (
    <li>
      {object && <ObjectPicture name={object} />}
      {refused && <VerdictMark answer="no" />}
      {/* A word with a hyphen stays whole in a narrow tile. */}
      <SmartLink to={{ page: id }}>{name.replaceAll('-', '\u2011')}</SmartLink>
      {price && (
        <span>
          {price.counts} <b>{price.amount}</b>
        </span>
      )}
    </li>
  );
}
