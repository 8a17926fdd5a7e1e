import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { Company } from '@/content/schema/site';
import { plainText } from '@/lib/reading/plain-text';
import styles from './statistics.module.scss';

/** A bar, filled up to a share of it. */
const Share = ({ value }: { value: string }) => (
  <svg className={styles.share} aria-hidden="true">
    <rect width="100%" height="100%" />
    <rect width={value} height="100%" />
  </svg>
);

/** The week, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hour of a time such as `09:00`. */
const hourOf = (time: string) => Number(time.slice(0, 2));

/** All hours of a week as squares, a row for each day, of which those of the office are darker. */
function Week({ days, opens, closes }: Company['openingHours']) {
  const hours = hourOf(closes) - hourOf(opens);
  const open = days.map((day) => `M${hourOf(opens)} ${DAYS.indexOf(day) + 0.5}h${hours}`);
  return (
    <svg className={styles.week} viewBox="0 0 24 7" aria-hidden="true">
      <path d={DAYS.map((_, row) => `M0 ${row + 0.5}h24`).join('')} />
      <path d={open.join('')} />
    </svg>
  );
}

/** A share as a bar, the hours of a week as squares. */
function Drawn({ value }: { value: string }) {
  const { openingHours } = currentSite().company;
  if (value.endsWith('%')) return <Share value={value} />;
  return value === '24/7' && <Week {...openingHours} />;
}

type Item = SectionOf<'statistics'>['items'][number];

const Label = ({ value, label, example }: Item) => (
  <>
    <b>{value}</b> {label} {example && <ExampleLabel />}
  </>
);

/** Large figures, each with what it counts; some are drawn. Examples stand below them, as small as text. */
export function Statistics(section: SectionOf<'statistics'>) {
  const { locale } = currentSite();
  const items = section.items.filter(({ example }) => !example);
  const examples = section.items.filter(({ example }) => example);
  return (
    <SectionFrame section={section} layout="stacked">
      <dl className={clsx(styles.figures, items.length === 4 && styles.rows)}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>
              <Label {...item} />
              <Drawn value={plainText(item.value, locale)} />
            </dt>
            <dd>
              <RichText text={item.text} />
              {item.bars && <DataTable table={item.bars} bars />}
            </dd>
          </div>
        ))}
      </dl>
      {examples.length > 0 && (
        <dl className={styles.examples}>
          {examples.map((item) => (
            <div key={item.label}>
              <dt>
                <Label {...item} />
              </dt>
              <dd>
                <RichText text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SectionFrame>
  );
}
