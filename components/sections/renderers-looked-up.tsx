/**
 * Sections that show more than their own content: lists of services, origins and articles, the
 * offices, the maps. It is looked up here, so that the components themselves need only props.
 */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import { dateReference } from '@/lib/format/date';
import { formatKilometers } from '@/lib/format/number';
import { roundKm } from '@/lib/maps/great-circle';
import { boardAxis, departures } from '@/lib/pages/departures';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { homeMap, mapOfRoute, officeMap } from '@/lib/pages/maps';
import { postList } from '@/lib/pages/post-list';
import { fill } from '@/lib/text/fill';
import { ticketText } from '@/lib/ticket/ticket-text';
import { DeparturesBoard } from './departures-board/departures-board';
import { heroPriceProps } from './home-hero/hero-price-props';
import { HomeHero } from './home-hero/home-hero';
import { Offices } from './offices/offices';
import { Places } from './places/places';
import { PostIndex } from './post-index/post-index';
import { RouteHero } from './route-hero/route-hero';
import { ServiceIndex } from './service-index/service-index';

export function HomeHeroSection({ section }: { section: SectionOf<'home-hero'> }) {
  const site = currentSite();
  return (
    <HomeHero
      section={section}
      price={heroPriceProps(site, section)}
      map={homeMap(site)}
      mapTitle={site.words.homeMap}
    />
  );
}

export function RouteHeroSection({ section }: { section: AnySectionOf<'route-hero'> }) {
  const site = currentSite();
  const { company, rates } = site;
  const entry = site.routeBySlug(section.slug);
  const drawing = mapOfRoute(site, entry);
  const { map, ticket } = site.routePage;
  const distance = (km: number, step: 10 | 100) => formatKilometers(roundKm(km, step), site.locale);
  const ends = {
    from: { code: entry.page.airport, city: entry.page.city.name },
    to: { code: company.airport, city: company.offices[0]?.city ?? '' },
  };
  const byAir = distance(drawing.air.km, 10);
  return (
    <RouteHero
      section={section}
      ticket={{ ...ends, valid: fill(ticket.valid, { date: dateReference(rates.validAsOf) }) }}
      share={{
        label: ticket.share,
        href: `https://wa.me/?text=${encodeURIComponent(
          ticketText({ ...ends, facts: section.facts }, [site.absoluteUrl(entry.canonical)]),
        )}`,
      }}
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

export function ServiceIndexSection({ section }: { section: SectionOf<'service-index'> }) {
  const services = currentSite()
    .listedPages('services')
    .map(({ path, page }) => ({
      ...page.listing,
      name: page.name,
      href: path,
    }));
  return <ServiceIndex section={section} services={services} />;
}

export function PostIndexSection({ section }: { section: SectionOf<'post-index'> }) {
  return <PostIndex {...postList(currentSite(), section, 1)} />;
}

export function OfficesSection({ section }: { section: SectionOf<'offices'> }) {
  const site = currentSite();
  return <Offices section={section} company={site.company} drawing={officeMap(site)} />;
}

export function PlacesSection({ section }: { section: SectionOf<'places'> }) {
  return <Places section={section} offices={officeMap(currentSite())} />;
}
