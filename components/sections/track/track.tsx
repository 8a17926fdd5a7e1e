import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Table } from '@/content/schema/block';
import type { SectionOf } from '@/content/schema/section';
import styles from './track.module.scss';
import { TrackFacts } from './track-facts';

type TrackProps = {
  section: SectionOf<'track'>;
  /** When the invoice comes: a closed table below the line. */
  cases: Table;
};

type Stop = SectionOf<'track'>['stops'][number];

const sideClass = {
  you: styles.you,
  us: styles.us,
  customs: styles.customs,
} satisfies Record<Stop['who'], string | undefined>;

/**
 * A shipment as stops on one line. Wide windows show the customer's stops on one side and all others
 * on the other; on phones the customer's are filled. Each stop says who acts, too.
 */
export function Track({ section, cases }: TrackProps) {
  const { words, stops } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      <ol className={styles.track}>
        {stops.map((stop) => (
          <li key={stop.title} className={clsx(styles.stop, sideClass[stop.who])}>
            <div className={styles.act}>
              <p className={styles.who}>{words.who[stop.who]}</p>
              <h3>{stop.title}</h3>
              <p>
                <RichText text={stop.text} />
              </p>
            </div>
            <div className={styles.facts}>
              <TrackFacts stop={stop} words={words} />
            </div>
          </li>
        ))}
      </ol>
      <details className={styles.cases}>
        <summary>{section.cases.label}</summary>
        <div id={section.cases.id}>
          <DataTable table={cases} />
        </div>
      </details>
    </SectionFrame>
  );
}
