import type { ComponentProps } from 'react';
import { Actions } from '@/components/ui/actions/actions';
import { Kanga } from '@/components/ui/kanga/kanga';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { RouteMap } from '@/components/ui/route-map/route-map';
import { Waybill } from '@/components/ui/waybill/waybill';
import type { RouteMapDrawing } from '@/lib/maps/route-map';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './route-hero.module.scss';

type RouteHeroProps = {
  section: AnySectionOf<'route-hero'>;
  waybill: Omit<ComponentProps<typeof Waybill>, 'children' | 'valid'> & { valid: string };
  map: {
    drawing: RouteMapDrawing;
    title: string;
    description: string;
    legend: { air: string; sea: string };
  };
};

/** The opening of a route page: times and rate at a glance, next to the map of the route. */
export function RouteHero({ section, waybill, map }: RouteHeroProps) {
  const { heading, lead, actions, facts } = section;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <Waybill {...waybill} valid={<RichText text={waybill.valid} />}>
            <dl>
              {facts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Waybill>
          <Actions links={actions} background="ink" />
        </div>
        <RouteMap {...map} />
      </div>
      <Kanga />
    </section>
  );
}
