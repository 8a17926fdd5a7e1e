import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { Company } from '@/content/schema/site';
import { plainText } from '@/lib/plain/plain-text';
import styles from './statistics.module.scss';

/** Characters of a text that needs more than a narrow column. */
const LONG = 180;

/** Rows of squares, of which as many are filled as asked for. */
function Squares({ rows, columns, filled }: { rows: number; columns: number; filled: number }) {
  const squares = (count: number) =>
    Array.from(
      { length: rows },
      (_, row) => `M0 ${row + 0.5}h${Math.min(Math.max(count - row * columns, 0), columns)}`,
    ).join('');
  return (
    <svg className={styles.squares} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <path d={squares(rows * columns)} />
      <path d={squares(filled)} />
    </svg>
  );
}

/** The week, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hour of a time such as `09:00`. */
const hourOf = (time: string) => Number(time.slice(0, 2));

/** All hours of a week as squares, a row for each day, of which those of the office are darker. */
function Week({ days, opens, closes }: Company['openingHours']) {
  const hours = hourOf(closes) - hourOf(opens);
  const open = days.map((day) => `M${hourOf(opens)} ${DAYS.indexOf(day) + 0.5}h${hours}`);
  return (
    <svg className={clsx(styles.squares, styles.week)} viewBox="0 0 24 7" aria-hidden="true">
      <path d={DAYS.map((_, row) => `M0 ${row + 0.5}h24`).join('')} />
      <path d={open.join('')} />
    </svg>
  );
}

const STAR = 'M.5 .05 .62 .37 .96 .38 .69 .59 .78 .92 .5 .73 .22 .92 .31 .59 .04 .38 .38 .37z';

/** From one star to the next, so that five are as wide as the squares of a hundred. */
const STEP = 1.29;

/** Where as much of a star is filled: nearly all of it lies between its arms. */
const filledTo = (part: number) => part && 0.3 + 0.45 * part;

/** As many stars as are possible, of which the last one is filled in part. */
function Stars({ rating, most }: { rating: number; most: number }) {
  const stars = Array.from({ length: most }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change places
    <path key={i} d={STAR} transform={`translate(${i * STEP})`} />
  ));
  const full = Math.floor(rating);
  return (
    <svg className={styles.stars} viewBox={`0 0 ${(most - 1) * STEP + 1} 1`} aria-hidden="true">
      {stars}
      <svg width={full * STEP + filledTo(rating - full)} height="1" aria-hidden="true">
        {stars}
      </svg>
    </svg>
  );
}

/** A share as squares of a hundred, a rating as stars, the hours of a week as squares. */
function Drawn({ value }: { value: string }) {
  const { openingHours } = currentSite().company;
  const [first = 0, second = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (value.endsWith('%')) return <Squares rows={4} columns={25} filled={first} />;
  if (value === '24/7') return <Week {...openingHours} />;
  return value.includes('/') && <Stars rating={first} most={second} />;
}

/** Large figures, each with what it counts; some are drawn. */
export function Statistics(section: SectionOf<'statistics'>) {
  const { locale } = currentSite();
  const { items } = section;
  const isInPairs =
    items.length === 4 || items.some(({ text }) => plainText(text, locale).length > LONG);
  return (
    <SectionFrame section={section} layout="stacked">
      <dl className={clsx(styles.figures, isInPairs && styles.rows)}>
        {items.map(({ value, label, text, example, bars }) => (
          <div key={label}>
            <dt>
              <b>{value}</b> {label} {example && <ExampleLabel />}
              <Drawn value={plainText(value, locale)} />
            </dt>
            <dd>
              <RichText text={text} />
              {bars && <DataTable table={bars} bars />}
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
