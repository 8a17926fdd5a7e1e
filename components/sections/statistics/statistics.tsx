import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './statistics.module.scss';

/** Large figures, each with what it counts. */
export function Statistics(section: SectionOf<'statistics'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <dl className={styles.figures}>
        {section.items.map(({ value, label, text, example }) => (
          <div key={label}>
            <dt>
              <b>{value}</b> {label} {example && <ExampleLabel />}
            </dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <Paragraph text={section.note} />
    </SectionFrame>
  );
}
