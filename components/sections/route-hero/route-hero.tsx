import { Actions } from '@/components/ui/actions/actions';
import { KangaStrip } from '@/components/ui/kanga/kanga-pattern';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { RouteMap } from '@/components/ui/route-map/route-map';
import { Ticket } from '@/components/ui/ticket/ticket';
import type { RouteMapDrawing } from '@/lib/maps/route-map';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import type { TicketContent } from '@/lib/ticket/ticket';
import styles from './route-hero.module.scss';

type RouteHeroProps = {
  section: AnySectionOf<'route-hero'>;
  /** The journey, and from when its rate is valid. The section has the facts. */
  ticket: Pick<TicketContent, 'from' | 'to'> & { valid: string };
  /** Sends the ticket as text. */
  share: { label: string; href: string };
  map: {
    drawing: RouteMapDrawing;
    title: string;
    description: string;
    legend: { air: string; sea: string };
  };
};

/** The opening of a route page: times and rate at a glance, next to the map of the route. */
export function RouteHero({ section, ticket, share, map }: RouteHeroProps) {
  const { heading, lead, actions, facts, kanga } = section;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <Ticket
            from={ticket.from}
            to={ticket.to}
            facts={facts}
            foot={<RichText text={ticket.valid} />}
          />
          <a className={styles.share} href={share.href} target="_blank" rel="noopener">
            {share.label}
          </a>
          <Actions links={actions} background="ink" />
        </div>
        <RouteMap {...map} />
      </div>
      <KangaStrip name={kanga} />
    </section>
  );
}
