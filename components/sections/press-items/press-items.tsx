import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import styles from './press-items.module.scss';

/** News about the company, newest first. */
export function PressItems(section: SectionOf<'press-items'>) {
  const items = section.items.toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    <SectionFrame section={section} layout="split">
      {items.length === 0 && <EmptyState illustration="blank-newspaper" text={section.empty} />}
      {items.map(({ title, source, date, description, example }) => (
        <article key={title} className={styles.item}>
          {example && <ExampleLabel />}
          <h3>{title}</h3>
          <p className={styles.source}>
            {source}, <time dateTime={date}>{formatDate(date, currentSite().locale)}</time>
          </p>
          <p>{description}</p>
        </article>
      ))}
    </SectionFrame>
  );
}
