import clsx from 'clsx/lite';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { ListedEntry } from '@/lib/pages/page-entry';
import { heroPicture } from '@/lib/pictures/hero-picture';
import boxes from '../cards/boxes.module.scss';
import styles from './service-index.module.scss';

type ServiceIndexProps = Pick<SectionOf<'services'>, 'groups'> & {
  services: readonly ListedEntry[];
};

/** The services of one group, by what a customer wants to do, each with its picture, price and time. */
const List = ({ services }: Pick<ServiceIndexProps, 'services'>) => (
  <ul className={clsx(boxes.list, boxes.pictured)}>
    {services.map(({ path, page }) => {
      const { summary, want, price, time } = page.listing;
      const picture = heroPicture(page);
      return (
        <li key={path} className={boxes.linked}>
          {picture && (
            <Picture picture={picture} sizes="(min-width: 60rem) 32rem, 12rem" onPhones="thumb" />
          )}
          <h3>
            <a href={path}>{want ?? summary}</a>
          </h3>
          <p className={boxes.terms}>{page.name}</p>
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

/** All services, in groups next to their titles. A service of no group ends the last one. */
export function ServiceIndex({ services, groups }: ServiceIndexProps) {
  if (!groups) return <List services={services} />;
  const grouped = new Set<string>(groups.flatMap(({ pages }) => pages));
  return groups.map(({ title, text, pages }, i) => {
    const others = i === groups.length - 1 ? services.filter(({ id }) => !grouped.has(id)) : [];
    const own = pages.flatMap((page) => services.find(({ id }) => id === page) ?? []);
    return (
      <div key={title} className={styles.group}>
        <div className={styles.title}>
          <p>{title}</p>
          <Paragraph text={text} />
        </div>
        <List services={[...own, ...others]} />
      </div>
    );
  });
}
