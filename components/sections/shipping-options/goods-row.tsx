import { currentSite } from '@/components/current-site/current-site';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { shippingOptions } from '@/lib/routes/sections';
import styles from './goods-row.module.scss';

type GoodsRowProps = ReturnType<typeof shippingOptions>['goods'];

/** What people buy in a country, each thing a link to its page. */
export function GoodsRow({ heading, text, items }: GoodsRowProps) {
  const { all } = currentSite().goodsPage.related;
  return (
    <div className={styles.goods}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <ul>
        {items.map(({ id, name, object }) => (
          <li key={id}>
            {object && <ObjectPicture name={object} />}
            <SmartLink to={{ page: id }}>{name}</SmartLink>
          </li>
        ))}
        <li className={styles.all}>
          <SmartLink to={all}>{all.label}</SmartLink>
        </li>
      </ul>
    </div>
  );
}
