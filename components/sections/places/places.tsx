import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './places.module.scss';

/** A list of places, each with a detail. */
export function Places(section: SectionOf<'places'>) {
  const { items, note } = section;
  return (
    <SectionFrame section={section} layout="split">
      <dl className={styles.places}>
        {items.map(({ name, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}
