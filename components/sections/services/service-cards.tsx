import { currentSite } from '@/components/current-site/current-site';
import { Picture } from '@/components/ui/picture/picture';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { pictureOfTarget } from '@/lib/pictures/hero-picture';
import styles from './service-cards.module.scss';

type ServiceCardsProps = { cards: NonNullable<SectionOf<'services'>['cards']> };

/** The most popular services, each with the picture of its page. */
export function ServiceCards({ cards }: ServiceCardsProps) {
  const site = currentSite();
  return (
    <div className={styles.cards}>
      {cards.map(({ title, description, badge, savings, basis, features, link }) => {
        const picture = pictureOfTarget(site, link);
        return (
          <article key={title} className={styles.card}>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  loading="lazy"
                  sizes="(min-width: 60rem) 19rem, (min-width: 30rem) 45vw, 92vw"
                  onPhones="card"
                />
              </div>
            )}
            <header>
              <p className={styles.badge}>{badge}</p>
              <h3>{title}</h3>
            </header>
            <p className={styles.description}>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className={styles.savings}>
              <b>{savings}</b> {basis}
            </p>
            <SmartLink to={link}>{link.label}</SmartLink>
          </article>
        );
      })}
    </div>
  );
}
