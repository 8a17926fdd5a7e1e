import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { ListedPage } from '@/content/schema/page';
import type { SectionOf } from '@/content/schema/section';
import styles from './service-index.module.scss';

type Service = Pick<ListedPage['listing'], 'summary' | 'icon' | 'want' | 'price' | 'time'> & {
  name: string;
  href: string;
};

type ServiceIndexProps = { section: SectionOf<'service-index'>; services: readonly Service[] };

/** All services by what a customer wants to do, each row a link with price and time. */
export function ServiceIndex({ section, services }: ServiceIndexProps) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.services}>
        {services.map(({ name, summary, icon, want, price, time, href }) => (
          <li key={href} className={styles.service}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div className={styles.words}>
              <p>{want ?? summary}</p>
              <h3>
                <a href={href}>{name}</a>
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
        ))}
      </ul>
    </SectionFrame>
  );
}
