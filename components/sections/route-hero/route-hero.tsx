import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { RouteMap } from '@/components/ui/route-map/route-map';
import type { RouteMapDrawing } from '@/lib/maps/route-map';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './route-hero.module.scss';

type RouteHeroProps = {
  section: AnySectionOf<'route-hero'>;
  map: {
    drawing: RouteMapDrawing;
    title: string;
    description: string;
    legend: { air: string; sea: string };
  };
};

/** The opening of a route page: times and rate at a glance, beside the way the goods take. */
export function RouteHero({ section, map }: RouteHeroProps) {
  const { heading, lead, actions, facts } = section;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <FigureList items={facts} direction="row" />
          <Actions links={actions} background="ink" />
        </div>
        <RouteMap {...map} />
      </div>
    </section>
  );
}
