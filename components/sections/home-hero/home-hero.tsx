import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { priceProps } from '@/components/islands/price/price-props';
import {
  HeroFrame,
  HeroPrice,
  HeroScene,
  HeroWords,
  pricedLayout,
} from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Kanga } from '@/components/ui/kanga/kanga';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Saying } from '@/components/ui/saying/saying';
import { SearchBox } from '@/components/ui/search-box/search-box';
import type { SectionOf } from '@/content/schema/section';
import styles from './home-hero.module.scss';

/** The opening of the home page: the promise, what it costs, a kanga with its saying, and the search. */
export function HomeHero(section: SectionOf<'home-hero'>) {
  const site = currentSite();
  const { heading, lead, basis, actions, statistics, promo, picture } = section;
  return (
    <>
      <HeroFrame layout={clsx(pricedLayout, styles.inner)} holdsForm>
        <HeroWords heading={heading} lead={lead}>
          <Paragraph text={basis} />
        </HeroWords>
        <Actions links={actions} onInk isMain />
        <div className={styles.side}>
          <HeroPrice {...priceProps(site)} />
          <div className={styles.statistics}>
            <FigureList items={statistics} />
          </div>
        </div>
        {picture && <HeroScene picture={picture} onPhones="card" />}
      </HeroFrame>
      <div className={styles.promo}>
        <div>
          <Saying />
          <p>
            <RichText text={promo} />
          </p>
        </div>
        <Kanga />
      </div>
      <div className={styles.search} data-form="">
        <div>
          <SearchBox />
        </div>
      </div>
    </>
  );
}
