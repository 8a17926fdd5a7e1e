import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './statistics.module.scss';

/** Large figures with labels. */
export function Statistics(section: SectionOf<'statistics'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <dl className={styles.figures}>
        {section.items.map(({ value, label, basis }) => (
          <div key={label}>
            <dt>
              {label}{' '}
              {basis && (
                <span>
                  <RichText text={basis} />
                </span>
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
