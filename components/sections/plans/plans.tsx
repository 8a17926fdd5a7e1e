import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { buttonClass } from '@/components/ui/button/button';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { PlanTerms } from '@/content/schema/membership';
import type { SectionOf } from '@/content/schema/section';
import { formatPrice } from '@/lib/format/money';
import styles from './plans.module.scss';

type PlansProps = {
  section: SectionOf<'plans'>;
  /** Fee and discount of a plan by the name that the section gives it. */
  termsOf: (plan: string) => PlanTerms;
};

/** Plans side by side, the recommended one marked by a label and its background. */
export function Plans({ section, termsOf }: PlansProps) {
  const { items, note } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.plans}>
        {items.map(({ name, plan, period, recommended, features, action }) => (
          <article key={name} className={clsx(styles.plan, recommended && styles.recommended)}>
            <h3>{name}</h3>
            {recommended && <p className={styles.mark}>{currentSite().words.recommended}</p>}
            <p className={styles.price}>
              <strong>{formatPrice(termsOf(plan).fee, currentSite().locale)}</strong> {period}
            </p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <SmartLink to={action} className={buttonClass(recommended ? 'premium' : 'outline')}>
              {action.label}
            </SmartLink>
          </article>
        ))}
      </div>
      {note && (
        <p>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}
