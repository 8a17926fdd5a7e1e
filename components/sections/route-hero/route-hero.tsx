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
import { RouteMap } from '@/components/ui/route-map/route-map';
import { formatKilometers } from '@/lib/format/number';
import { roundKm } from '@/lib/maps/great-circle';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { mapOfRoute, mapPath } from '@/lib/routes/maps';
import { routeHero } from '@/lib/routes/sections';
import { fill } from '@/lib/text/fill';
import styles from './route-hero.module.scss';

/** The opening of a route page: what a thing costs from there, the map of the route, and the place. */
export function RouteHero({ origin }: AnySectionOf<'route-hero'>) {
  const site = currentSite();
  const { heading, lead, actions } = routeHero(site, origin);
  const { picture, kanga } = origin.page;
  const drawing = mapOfRoute(site, origin);
  const { map } = site.routePage;
  const distance = (km: number, step: 10 | 100) => formatKilometers(roundKm(km, step), site.locale);
  return (
    <HeroFrame layout={pricedLayout} kanga={kanga} holdsForm>
      <HeroWords heading={heading} lead={lead} />
      <Actions links={actions} onInk isMain />
      {picture && <HeroScene picture={picture} loading="eager" />}
      <HeroPrice {...priceProps(site, { origin })} />
      <div className={styles.map}>
        <RouteMap
          picture={{
            src: mapPath(site, origin.slug),
            alt: fill(map.alternative, { city: origin.page.city.name }),
            width: drawing.width,
            height: drawing.height,
          }}
          legend={{
            air: { text: map.airDistance, distance: distance(drawing.air.km, 10) },
            sea: { text: map.seaDistance, distance: distance(drawing.sea.km, 100) },
          }}
        />
      </div>
    </HeroFrame>
  );
}
