import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { ListedPage } from '@/content/schema/page';
import { heroPicture } from '@/lib/pictures/hero-picture';
import styles from './service-index.module.scss';

/** How many are large on phones, too. */
const LARGE = 2;

type ServiceIndexProps = { services: readonly { path: string; page: ListedPage }[] };

/** All services by what a customer wants to do, each with its picture, price and time. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className={styles.services}>
      {services.map(({ path, page }, i) => {
        const { name, listing } = page;
        const { summary, want, price, time } = listing;
        const picture = heroPicture(page);
        return (
          <li key={path} className={styles.service}>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  loading="lazy"
                  sizes="(min-width: 60rem) 36rem, 92vw"
                  onPhones={i < LARGE ? 'card' : 'thumb'}
                />
              </div>
            )}
            <div className={styles.words}>
              <p>{name}</p>
              <h3>
                <a href={path}>{want ?? summary}</a>
              </h3>
              <p className={styles.figures}>
                {price && (
                  <b>
                    <RichText text={price} />
                  </b>
                )}
                {time && (
                  <span>
                    <RichText text={time} />
                  </span>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
