import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { SectionOf } from '@/content/schema/section';
import styles from './awards.module.scss';

/** Awards by year, newest first. */
export function Awards(section: SectionOf<'awards'>) {
  const items = section.items.toSorted((a, b) => b.year - a.year);
  return (
    <SectionFrame section={section} layout="split">
      {items.length === 0 && <EmptyState illustration="empty-frame" text={section.empty} />}
      {items.length > 0 && (
        <ul className={styles.awards}>
          {items.map(({ title, year, example }) => (
            <li key={title}>
              <span className={styles.year}>{year}</span>
              {title}
              {example && <ExampleLabel />}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
