import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { ListedPage } from '@/content/schema/page';
import styles from './service-index.module.scss';

type ServiceIndexProps = { services: readonly { path: string; page: ListedPage }[] };

/** All services by what a customer wants to do, each row a link with price and time. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className={styles.services}>
      {services.map(({ path, page: { name, listing } }) => {
        const { summary, icon, want, price, time } = listing;
        return (
          <li key={path} className={styles.service}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div className={styles.words}>
              <p>{want ?? summary}</p>
              <h3>
                <a href={path}>{name}</a>
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
