import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { priceProps } from '@/components/islands/price/price-props';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { priceTicket } from '@/components/ui/price-card/price-ticket';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { Shares } from '@/components/ui/shares/shares';
import { Ticket } from '@/components/ui/ticket/ticket';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';
import { formatShillings } from '@/lib/format/money';
import { leftOutFor } from '@/lib/goods/left-out';
import { toThousand } from '@/lib/price/price';
import { fill } from '@/lib/text/fill';
import styles from './case.module.scss';

/** What one shipment costs, as the sum that the price card would show, and what is not in that sum. */
export function Case(section: SectionOf<'case'>) {
  const { goods, origin, onward, owned, onTop = [], besides, leftOut: own } = section;
  const { points = [], action } = section;
  const site = currentSite();
  const shipped = site.goodsBySlug(goods);
  const { first, destination, leftOut, foot, words } = priceProps(site, {
    origin: site.routeBySlug(origin),
    goods: shipped,
  });
  const ownLeftOut =
    own && [own, shipped && leftOutFor(site, shipped.page)].filter(Boolean).join(' ');
  const { card, thing } = first;
  const parts = owned ? card.parts.filter(({ tone }) => tone !== 'goods') : card.parts;
  const sum = parts.reduce((all, { amount = 0 }) => all + amount, 0);
  const ownedTotal = owned && {
    total: fill(words.total, { amount: formatShillings(toThousand(sum), site.locale) }),
    basis: words.owned.total,
  };
  const quoted = onTop.map(({ ours, ...line }) => {
    const tone: 'ours' | 'freight' = ours ? 'ours' : 'freight';
    return { ...line, tone, amount: undefined };
  });
  return (
    <SectionFrame
      section={{ ...section, actions: [action] }}
      layout="split"
      picture={
        <div className={styles.ticket}>
          <Ticket
            {...priceTicket({
              ...card,
              ...ownedTotal,
              note: besides,
              from: first.origin.airport,
              to: destination,
              onward,
            })}
            picture={thing.object && <ObjectPicture name={thing.object} />}
            // Its own lines say what the sum leaves out.
            foot={
              <>
                <b>{words.notIncluded}</b>{' '}
                {ownLeftOut ??
                  (card.countsClearance || onTop.length > 0
                    ? leftOut.withClearance
                    : leftOut.withoutClearance)}{' '}
                {foot}
              </>
            }
          >
            <Shares shares={[...parts, ...quoted]} />
          </Ticket>
        </div>
      }
    >
      {points.map(({ title, text, ours }) => (
        <div key={title} className={clsx(styles.point, ours && styles.ours)}>
          <h3>{title}</h3>
          <Paragraph text={text} />
        </div>
      ))}
    </SectionFrame>
  );
}
