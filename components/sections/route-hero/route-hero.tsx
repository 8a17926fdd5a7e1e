import { Island } from '@/components/islands/islands';
import type { PriceProps } from '@/components/islands/price/price-props';
import { Actions } from '@/components/ui/actions/actions';
import { KangaStrip } from '@/components/ui/kanga/kanga-pattern';
import { RouteMap } from '@/components/ui/route-map/route-map';
import type { RouteMapDrawing } from '@/lib/maps/route-map';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './route-hero.module.scss';

type RouteHeroProps = {
  section: AnySectionOf<'route-hero'>;
  price: PriceProps;
  map: {
    drawing: RouteMapDrawing;
    title: string;
    description: string;
    legend: { air: string; sea: string };
  };
};

/** The opening of a route page: what a thing costs from there, next to the map of the route. */
export function RouteHero({ section, price, map }: RouteHeroProps) {
  const { heading, lead, actions, kanga } = section;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <Actions links={actions} background="ink" />
          <Island of="price" {...price} />
        </div>
        <RouteMap {...map} />
      </div>
      <KangaStrip name={kanga} />
    </section>
  );
}
