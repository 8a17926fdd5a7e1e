import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import styles from './openings.module.scss';

/** Open positions, or a note that there are none. */
export function Openings(section: SectionOf<'openings'>) {
  const { items, empty } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      {items.length === 0 && <EmptyState illustration="spare-vest" text={empty} />}
      {items.map(({ title, place, contract, description, action, example }) => (
        <article key={title} className={styles.opening}>
          <h3>{title}</h3>
          <p className={styles.terms}>
            {place} · {contract} {example && <ExampleLabel />}
          </p>
          <p className={styles.description}>{description}</p>
          <SmartLink to={action}>{action.label}</SmartLink>
        </article>
      ))}
    </SectionFrame>
  );
}
