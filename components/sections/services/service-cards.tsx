import clsx from 'clsx/lite';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import swipe from '@/components/ui/swipe-row/swipe-row.module.scss';
import type { SectionOf } from '@/content/schema/section';
import styles from './service-cards.module.scss';

type ServiceCardsProps = { cards: NonNullable<SectionOf<'services'>['cards']> };

/** The most popular services; the first one set apart. */
export function ServiceCards({ cards }: ServiceCardsProps) {
  return (
    <div className={clsx(swipe.row, swipe.scroller)}>
      {cards.map(({ title, description, badge, savings, basis, features, link }) => (
        <article key={title} className={styles.card}>
          <p className={styles.badge}>
            {[`${badge} · ${savings}`, basis].filter(Boolean).join(' ')}
          </p>
          <h3>{title}</h3>
          <p className={styles.description}>{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <SmartLink to={link}>{link.label}</SmartLink>
        </article>
      ))}
    </div>
  );
}
