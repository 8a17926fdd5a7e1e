import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './statistics.module.scss';

/** Characters of a text that needs more than a narrow column. */
const LONG = 180;

/** Large figures, each with what it counts. */
export function Statistics(section: SectionOf<'statistics'>) {
  const isLong = section.items.some(({ text }) => text.length > LONG);
  return (
    <SectionFrame section={section} layout="stacked">
      <dl className={clsx(styles.figures, isLong && styles.two)}>
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
