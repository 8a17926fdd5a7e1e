import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './track-facts.module.scss';

type TrackFactsProps = {
  stop: SectionOf<'track'>['stops'][number];
  words: SectionOf<'track'>['words'];
};

/** Time, payment and stage of a stop; it may lack any of them. */
export function TrackFacts({ stop, words }: TrackFactsProps) {
  const facts = (['time', 'pays', 'stage'] as const).flatMap((fact) => {
    const value = stop[fact];
    return value ? [{ fact, value }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ fact, value }) => (
        <div key={fact} className={styles[fact]}>
          <dt>{words[fact]}</dt>{' '}
          <dd>
            <RichText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
