import type { ReactNode } from 'react';
import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { Button } from '@/components/ui/button/button';
import { href } from '@/lib/links/target';
import { listPath } from '@/lib/lists/lists';
import { GOODS_LIST } from '@/lib/search/goods-entries';
import styles from './goods-search.module.scss';

type GoodsSearchProps = {
  /** What is below the box until goods are found. */
  children: ReactNode;
};

/** A box that finds goods while one types. Where scripts are off, only what is below it shows. */
export function GoodsSearch({ children }: GoodsSearchProps) {
  const site = currentSite();
  const { label, placeholder, button, one, many, none, failed } = site.goodsPage.search;
  const props = { url: listPath(site, GOODS_LIST), words: { one, many, none, failed } };
  return (
    <Behavior of="find-goods" props={props}>
      <div className={styles.search}>
        {/* biome-ignore lint/a11y/useSemanticElements: a form sends without script, a search element does not */}
        <form role="search" action={href(site, 'goods')}>
          <label htmlFor="goods-search">{label}</label>
          <div className={styles.line}>
            <input
              id="goods-search"
              type="search"
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">{button}</Button>
          </div>
          <p role="status" />
        </form>
        <ul />
        <div>{children}</div>
      </div>
    </Behavior>
  );
}
