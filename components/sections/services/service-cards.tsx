import { currentSite } from '@/components/current-site/current-site';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
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
                  sizes="(min-width: 60rem) 19rem, (min-width: 30rem) 45vw, 8rem"
                  onPhones="thumb"
                />
              </div>
            )}
            <header>
              <p className={styles.badge}>{badge}</p>
              <h3>{title}</h3>
            </header>
            <div className={styles.description}>
              <p>{description}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <p className={styles.savings}>
              <b>
                <RichText text={savings} />
              </b>{' '}
              {basis}
            </p>
            <SmartLink to={link}>{link.label}</SmartLink>
          </article>
        );
      })}
    </div>
  );
}
