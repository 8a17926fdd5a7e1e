import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './track.module.scss';

type Section = SectionOf<'track'>;
type Words = Section['words'];

/**
 * A whole shipment as one way from picture to picture, with what the customer does and what we do at each. Below it,
 * closed, when the invoice comes.
 */
export function Track(section: Section) {
  const { words, stops } = section;
  const table = currentSite().shipmentStages.cases;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.track}>
        <ol>
          {stops.map((stop, i) => (
            <Stop
              key={stop.title}
              stop={stop}
              words={words}
              before={stops[i - 1]?.who}
              after={stops[i + 1]?.who}
            />
          ))}
        </ol>
      </div>
      <Accordion
        name="cases"
        level={3}
        questions={[{ ...section.cases, question: section.cases.label, answer: [{ table }] }]}
      />
    </SectionFrame>
  );
}

type StopContent = Section['stops'][number];
type Side = StopContent['who'] | undefined;
type StopProps = { stop: StopContent; words: Words; before: Side; after: Side };

function Stop({ stop, words, before, after }: StopProps) {
  const { title, who, picture, stage } = stop;
  const other = who === 'you' ? 'us' : 'you';
  return (
    <li
      className={clsx(
        who === 'you' && styles.yours,
        stop.main && styles.main,
        before !== who && styles.enters,
        after !== who && styles.leaves,
      )}
    >
      <div className={styles.place}>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 60rem) 25rem, 9rem" onPhones="beside" />
        )}
        {stage && (
          <p>
            <span>{words.stage}</span> <b>{stage}</b>
          </p>
        )}
      </div>
      <div className={styles.card}>
        <h3>{title}</h3>
        <p className={styles.turn}>{words.who[who]}</p>
        <Paragraph text={stop[who]} />
        <Facts stop={stop} words={words} />
      </div>
      <div className={styles.other}>
        <b>{words[other]}</b>
        <Paragraph text={stop[other]} />
      </div>
    </li>
  );
}

/** Time and payment of a stop; it may lack either. */
function Facts({ stop, words }: Pick<StopProps, 'stop' | 'words'>) {
  return (['time', 'pays'] as const).map((fact) => {
    const value = stop[fact];
    return (
      value && (
        <p key={fact} className={styles.fact}>
          <b>{words[fact]}:</b> <RichText text={value} />
        </p>
      )
    );
  });
}
