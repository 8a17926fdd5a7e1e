import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './service-index.module.scss';

type ServiceIndexProps = {
  section: SectionOf<'service-index'>;
  services: readonly { name: string; summary: string; icon: IconName; href: string }[];
};

/** All services, each row linking to its page. */
export function ServiceIndex({ section, services }: ServiceIndexProps) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.services}>
        {services.map(({ name, summary, icon, href }) => (
          <li key={href} className={styles.service}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
