import { currentSite } from '@/components/current-site/current-site';
import { priceProps } from '@/components/islands/price/price-props';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Shares } from '@/components/ui/shares/shares';
import { Ticket } from '@/components/ui/ticket/ticket';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';
import { ticketOf } from '@/lib/price-list/price-card';
import styles from './case.module.scss';

/** What one shipment costs, as the sum that the price card would show. */
export function Case(section: SectionOf<'case'>) {
  const { goods, origin, action } = section;
  const site = currentSite();
  const { first, destination, foot } = priceProps(site, {
    origin: site.routeBySlug(origin),
    goods: site.goodsBySlug(goods),
  });
  const { card, thing } = first;
  return (
    <SectionFrame section={section} layout="split">
      <div className={styles.shipment}>
        <div className={styles.ticket}>
          <Ticket
            {...ticketOf({ ...card, from: first.origin.airport, to: destination })}
            picture={thing.object && <ObjectPicture name={thing.object} />}
            foot={card.countsClearance ? foot.withClearance : foot.withoutClearance}
          >
            <Shares shares={card.parts} />
          </Ticket>
        </div>
        <Actions links={[action]} />
      </div>
    </SectionFrame>
  );
}
