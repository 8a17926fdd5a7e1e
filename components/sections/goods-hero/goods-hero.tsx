import { Actions } from '@/components/ui/actions/actions';
import { Kanga } from '@/components/ui/kanga/kanga';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import type { AnySectionOf, GoodsVerdict } from '@/lib/pages/derived-section';
import styles from './goods-hero.module.scss';

type Hero = AnySectionOf<'goods-hero'>;

function Verdict({ answer, label, text, reason }: GoodsVerdict) {
  return (
    <div className={styles.verdict}>
      <dt>
        <VerdictMark answer={answer} />
        {label}
      </dt>
      <dd>
        <b>{text}</b> {reason}
      </dd>
    </div>
  );
}

/** The figure, right next to the note that it is an estimate. */
function Total({ item, amount, text, estimate, more }: NonNullable<Hero['total']>) {
  return (
    <div className={styles.total}>
      <p>{item}</p>
      <p>
        <b>{amount}</b> <RichText text={text} />
      </p>
      <p className={styles.estimate}>
        <RichText text={estimate} /> {more && <SmartLink to={more}>{more.label}</SmartLink>}
      </p>
    </div>
  );
}

/** The opening of a goods page: the verdict and the total on one slip. */
export function GoodsHero({ heading, otherName, lead, verdicts, total, actions }: Hero) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <h1>
          {heading} <span lang={otherName.language}>{otherName.text}</span>
        </h1>
        <div className={styles.slip}>
          <dl>
            {verdicts.map((verdict) => (
              <Verdict key={verdict.way} {...verdict} />
            ))}
          </dl>
          {total && <Total {...total} />}
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <Actions links={actions} background="ink" />
        </div>
      </div>
      <Kanga />
    </section>
  );
}
