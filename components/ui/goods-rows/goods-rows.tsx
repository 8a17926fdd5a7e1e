import type { GoodsRow } from '@/lib/pages/derived-section';
import { SmartLink } from '../smart-link/smart-link';
import styles from './goods-rows.module.scss';

/** Links to goods in as many columns as there is space for. */
export function GoodsRows({ goods }: { goods: readonly GoodsRow[] }) {
  return (
    <ul className={styles.rows}>
      {goods.map(({ link, detail, detailLanguage }) => (
        <li key={link.label}>
          <SmartLink to={link}>{link.label}</SmartLink> <span lang={detailLanguage}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
