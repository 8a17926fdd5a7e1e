import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { priceProps } from '@/components/islands/price/price-props';
import {
  HeroFrame,
  HeroPrice,
  HeroWords,
  pricedLayout,
} from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { MapPicture } from '@/components/ui/map-picture/map-picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SearchBox } from '@/components/ui/search-box/search-box';
import type { SectionOf } from '@/content/schema/section';
import { worldFrame } from '@/lib/maps/world-map';
import { mapPath } from '@/lib/routes/maps';
import styles from './home-hero.module.scss';

/** The opening of the home page: the promise, what it costs, and the search. */
export function HomeHero(section: SectionOf<'home-hero'>) {
  const site = currentSite();
  const { heading, lead, actions, statistics, promo } = section;
  return (
    <>
      <HeroFrame layout={clsx(pricedLayout, styles.inner)}>
        <HeroWords heading={heading} lead={lead} />
        <div className={styles.actions}>
          <Actions links={actions} background="ink" />
        </div>
        <HeroPrice {...priceProps(site)} />
        <div className={styles.statistics}>
          <FigureList items={statistics} />
          <div className={styles.map}>
            <MapPicture src={mapPath(site, 'world')} alt={site.words.homeMap} {...worldFrame} />
          </div>
        </div>
      </HeroFrame>
      <p className={styles.promo}>
        <span>
          <RichText text={promo} />
        </span>
      </p>
      <div className={styles.search}>
        <SearchBox />
      </div>
    </>
  );
}
