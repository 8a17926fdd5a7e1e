import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { href } from '@/lib/links/target';
import { Button } from '../button/button';
import styles from './goods-box.module.scss';

/** The id of the search on the goods index, which starts without a touch at this fragment. */
export const FOUND_GOODS = 'found-goods';

/** A form that opens the index of goods, filtered by what was typed. */
export function GoodsBox({ children }: { children?: ReactNode }) {
  const site = currentSite();
  const { label, placeholder, button } = site.goodsPage.search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form sends without script, a search element does not
    <form className={styles.box} role="search" action={href(site, 'goods', FOUND_GOODS)}>
      <label htmlFor="goods-search">{label}</label>
      <div className={styles.line}>
        <input
          id="goods-search"
          name="q"
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{button}</Button>
      </div>
      {children}
    </form>
  );
}
