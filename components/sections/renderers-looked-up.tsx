/**
 * Sections that show more than their own content: lists of services, origins and articles, the
 * offices, the maps. It is looked up here, so that the components themselves need only props.
 */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import { formatKilometers } from '@/lib/format/number';
import { roundKm } from '@/lib/maps/great-circle';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { boardAxis, departures } from '@/lib/routes/departures';
import { homeMap, mapOfRoute, officeMap } from '@/lib/routes/maps';
import { fill } from '@/lib/text/fill';
import { DeparturesBoard } from './departures-board/departures-board';
import { GoodsHero } from './goods-hero/goods-hero';
import { HomeHero } from './home-hero/home-hero';
import { Offices } from './offices/offices';
import { priceProps } from './price/price-props';
import { RouteHero } from './route-hero/route-hero';

export function HomeHeroSection({ section }: { section: SectionOf<'home-hero'> }) {
  const site = currentSite();
  return (
    <HomeHero
      section={section}
      price={priceProps(site)}
      map={homeMap(site)}
      mapTitle={site.words.homeMap}
    />
  );
}

export function RouteHeroSection({ section }: { section: AnySectionOf<'route-hero'> }) {
  const site = currentSite();
  const entry = site.routeBySlug(section.slug);
  const drawing = mapOfRoute(site, entry);
  const { map } = site.routePage;
  const distance = (km: number, step: 10 | 100) => formatKilometers(roundKm(km, step), site.locale);
  const byAir = distance(drawing.air.km, 10);
  return (
    <RouteHero
      section={section}
      price={priceProps(site, { origin: entry })}
      map={{
        drawing,
        title: section.heading,
        description: fill(map.alternative, {
          city: entry.page.city.name,
          distance: byAir,
        }),
        legend: {
          air: fill(map.airDistance, { distance: byAir }),
          sea: fill(map.seaDistance, { distance: distance(drawing.sea.km, 100) }),
        },
      }}
    />
  );
}

export function GoodsHeroSection({ section }: { section: AnySectionOf<'goods-hero'> }) {
  const site = currentSite();
  const goods = site.goodsBySlug(section.slug);
  const price = goods && goods.page.items.length > 0 ? priceProps(site, { goods }) : undefined;
  return <GoodsHero {...section} price={price} />;
}

export function DeparturesBoardSection({ section }: { section: SectionOf<'departures-board'> }) {
  const site = currentSite();
  return (
    <DeparturesBoard
      section={section}
      departures={departures(site, section.origins, section.order)}
      axis={boardAxis(site)}
    />
  );
}

export function OfficesSection({ section }: { section: SectionOf<'offices'> }) {
  const site = currentSite();
  return <Offices section={section} company={site.company} drawing={officeMap(site)} />;
}
