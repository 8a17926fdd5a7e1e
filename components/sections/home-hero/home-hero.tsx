import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { priceProps } from '@/components/islands/price/price-props';
import { HeroFrame, HeroWords } from '@/components/layout/hero-frame/hero-frame';
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
      <HeroFrame layout={styles.inner}>
        <HeroWords heading={heading} lead={lead} />
        <div className={styles.actions}>
          <Actions links={actions} background="ink" />
        </div>
        <div className={styles.price}>
          <Island of="price" {...priceProps(site)} />
        </div>
        <FigureList items={statistics} />
        <div className={styles.map}>
          <MapPicture src={mapPath(site, 'world')} alt={site.words.homeMap} {...worldFrame} />
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
