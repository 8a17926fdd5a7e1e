import clsx from 'clsx/lite';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { ListedPage } from '@/content/schema/page';
import { heroPicture } from '@/lib/pictures/hero-picture';
import styles from '../cards/boxes.module.scss';

type ServiceIndexProps = { services: readonly { path: string; page: ListedPage }[] };

/** All services by what a customer wants to do, each with its picture, price and time. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className={clsx(styles.list, styles.pictured, styles.fours)}>
      {services.map(({ path, page }) => {
        const { summary, want, price, time } = page.listing;
        const picture = heroPicture(page);
        return (
          <li key={path} className={styles.linked}>
            {picture && (
              <Picture picture={picture} sizes="(min-width: 60rem) 24rem, 7rem" onPhones="beside" />
            )}
            <h3>
              <a href={path}>{want ?? summary}</a>
            </h3>
            <p className={styles.terms}>{page.name}</p>
            {price && (
              <b>
                <RichText text={price} />
              </b>
            )}
            <Paragraph text={time} />
          </li>
        );
      })}
    </ul>
  );
}
