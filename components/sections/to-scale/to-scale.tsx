import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import type { SectionOf } from '@/content/schema/section';
import type { ScaledThing, ToScaleWords } from '@/lib/goods/things-to-scale';
import type { GoodsVerdict } from '@/lib/pages/derived-section';
import { MeterBar, ScaledObject } from './scaled-object';
import styles from './to-scale.module.scss';

type ToScaleProps = {
  section: SectionOf<'to-scale'>;
  things: readonly ScaledThing[];
  words: ToScaleWords;
};

/** Everyday things at one scale, each a link to its goods page. */
export function ToScale({ section, things, words }: ToScaleProps) {
  const widest = Math.max(...things.map(({ metres }) => metres));
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.scale}>
        <div className={styles.key}>
          <p className={styles.meter}>
            <MeterBar scale={{ widest }} /> {words.meter}
          </p>
          {words.answers.map(({ answer, text }) => (
            <p key={answer}>
              <VerdictMark answer={answer} small /> {text}
            </p>
          ))}
        </div>
        <p className={styles.note}>{words.key}</p>
        <ul className={styles.things}>
          {things.map((thing) => (
            <li key={thing.name}>
              <SmartLink className={styles.thing} to={{ page: thing.page }}>
                <ScaledObject thing={thing} scale={{ widest }} />
                <span className={styles.words}>
                  <span className={styles.facts}>
                    <b>{thing.name}</b>{' '}
                    {thing.price && (
                      <>
                        <strong>{thing.price.amount}</strong> {thing.price.counts}{' '}
                      </>
                    )}
                    <span>{thing.weight}</span>
                  </span>{' '}
                  <span className={styles.verdicts}>
                    {thing.verdicts.map((verdict) => (
                      <Verdict key={verdict.way} {...verdict} />
                    ))}
                  </span>
                </span>
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

/** The way, its mark, and for screen readers the answer in words. */
function Verdict({ label, answer, text }: GoodsVerdict) {
  return (
    <span className={styles.verdict}>
      <span aria-hidden="true">{label}</span> <VerdictMark answer={answer} small />
      <span className={styles.said}>{`${label}: ${text}.`}</span>
    </span>
  );
}
