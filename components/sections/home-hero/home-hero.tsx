import { Island } from '@/components/islands/islands';
import type { PriceProps } from '@/components/islands/price/price-props';
import { HeroFrame, HeroWords } from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { WorldMap } from '@/components/ui/world-map/world-map';
import type { SectionOf } from '@/content/schema/section';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import styles from './home-hero.module.scss';

type HomeHeroProps = {
  section: SectionOf<'home-hero'>;
  price: PriceProps;
  map: WorldMapDrawing;
  mapTitle: string;
};

/** The opening of the home page: the promise, and what it costs from each country. */
export function HomeHero({ section, price, map, mapTitle }: HomeHeroProps) {
  const { heading, lead, actions, statistics, promo } = section;
  return (
    <>
      <HeroFrame layout={styles.inner}>
        <HeroWords heading={heading} lead={lead} />
        <div className={styles.actions}>
          <Actions links={actions} background="ink" />
        </div>
        <div className={styles.side}>
          <div className={styles.price}>
            <Island of="price" {...price} />
          </div>
          <div className={styles.map}>
            <WorldMap drawing={map} title={mapTitle} />
          </div>
        </div>
        <FigureList items={statistics} direction="row" />
      </HeroFrame>
      <p className={styles.promo}>
        <span>
          <RichText text={promo} />
        </span>
      </p>
    </>
  );
}
