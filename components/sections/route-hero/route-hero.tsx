import { Island } from '@/components/islands/islands';
import type { PriceProps } from '@/components/islands/price/price-props';
import { HeroFrame, HeroWords } from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { RouteMap } from '@/components/ui/route-map/route-map';
import type { RouteMapDrawing } from '@/lib/maps/route-map';
import type { AnySectionOf } from '@/lib/pages/derived-section';

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
    <HeroFrame kanga={kanga}>
      <HeroWords heading={heading} lead={lead}>
        <Actions links={actions} background="ink" />
        <Island of="price" {...price} />
      </HeroWords>
      <RouteMap {...map} />
    </HeroFrame>
  );
}
