import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Kanga } from '@/components/ui/kanga/kanga';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { WorldMap } from '@/components/ui/world-map/world-map';
import type { SectionOf } from '@/content/schema/section';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import type { Departure } from '@/lib/pages/departures';
import styles from './home-hero.module.scss';
import { OriginChips } from './origin-chips';

type HomeHeroProps = {
  section: SectionOf<'home-hero'>;
  /** Explains the time in the heading. */
  times: string;
  origins: readonly Departure[];
  map: WorldMapDrawing;
  mapTitle: string;
};

/** The opening of the home page: the promise, in front of the map of all routes. */
export function HomeHero({ section, times, origins, map, mapTitle }: HomeHeroProps) {
  const { heading, lead, actions, statistics, promo } = section;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1>{heading}</h1>
            <p className={styles.lead}>
              <RichText text={lead} />
            </p>
            <Actions links={actions} background="ink" />
          </div>
          <OriginChips intro={times} origins={origins} />
          <div className={styles.map}>
            <WorldMap drawing={map} title={mapTitle} />
          </div>
          <FigureList items={statistics} direction="row" />
        </div>
        <Kanga />
      </section>
      <p className={styles.promo}>
        <span>
          <RichText text={promo} />
        </span>
      </p>
    </>
  );
}
