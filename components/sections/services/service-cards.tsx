import clsx from 'clsx/lite';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import styles from './service-cards.module.scss';

type ServiceCardsProps = { cards: NonNullable<SectionOf<'services'>['cards']> };

/** The most popular services; the first one large. */
export function ServiceCards({ cards }: ServiceCardsProps) {
  return (
    <div className={styles.cards}>
      {cards.map(({ title, description, badge, savings, basis, features, link }, i) => (
        <article key={title} className={clsx(styles.card, i === 0 && styles.large)}>
          <p className={styles.badge}>
            {[`${badge} · ${savings}`, basis].filter(Boolean).join(' ')}
          </p>
          <h3>{title}</h3>
          <p className={styles.description}>{description}</p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <SmartLink className={styles.more} to={link}>
            {link.label}
          </SmartLink>
        </article>
      ))}
    </div>
  );
}
