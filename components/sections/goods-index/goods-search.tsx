import type { ReactNode } from 'react';
import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { FOUND_GOODS, GoodsBox } from '@/components/ui/goods-box/goods-box';
import { listPath } from '@/lib/lists/lists';
import { GOODS_LIST } from '@/lib/search/goods-entries';
import styles from './goods-search.module.scss';

type GoodsSearchProps = {
  /** What is below the box until goods are found. */
  children: ReactNode;
};

/**
 * A box that finds goods as the visitor types. Where scripts are off, only what is below it shows.
 */
export function GoodsSearch({ children }: GoodsSearchProps) {
  const site = currentSite();
  const { one, many, none, failed } = site.goodsPage.search;
  const props = { url: listPath(site, GOODS_LIST), words: { one, many, none, failed } };
  return (
    <Behavior of="find-goods" props={props}>
      <div className={styles.search} id={FOUND_GOODS}>
        <GoodsBox>
          <p role="status" />
        </GoodsBox>
        <ul />
        <div>{children}</div>
      </div>
    </Behavior>
  );
}
