import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import { plainText } from '@/lib/plain/plain-text';
import styles from './statistics.module.scss';

/** Characters of a text that needs more than a narrow column. */
const LONG = 180;

const [ROWS, COLUMNS] = [4, 25];

/** A hundred squares, of which as many are filled as a share says. */
function Hundred({ share }: { share: number }) {
  const rows = (lengthOf: (row: number) => number) =>
    Array.from({ length: ROWS }, (_, row) => `M0 ${row + 0.5}h${lengthOf(row)}`).join('');
  const filled = (row: number) => Math.min(Math.max(share - row * COLUMNS, 0), COLUMNS);
  return (
    <svg className={styles.hundred} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
      <path d={rows(() => COLUMNS)} />
      <path d={rows(filled)} />
    </svg>
  );
}

/** Large figures, each with what it counts; a share is drawn. */
export function Statistics(section: SectionOf<'statistics'>) {
  const { locale } = currentSite();
  const isLong = section.items.some(({ text }) => plainText(text, locale).length > LONG);
  return (
    <SectionFrame section={section} layout="stacked">
      <dl className={clsx(styles.figures, isLong && styles.rows)}>
        {section.items.map(({ value, label, text, example, picture }) => (
          <div key={label} className={picture && styles.pictured}>
            <dt>
              <b>{value}</b> {label} {example && <ExampleLabel />}
              {plainText(value, locale).endsWith('%') && (
                <Hundred share={Number.parseInt(value, 10)} />
              )}
            </dt>
            <dd>
              {picture && <Picture picture={picture} sizes="7rem" onPhones="beside" />}
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
