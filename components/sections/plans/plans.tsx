import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';
import { formatPrice } from '@/lib/format/money';
import { termsOf } from '@/lib/membership/membership';
import styles from './plans.module.scss';

/** Plans side by side, the recommended one marked by a label and its background. */
export function Plans(section: SectionOf<'plans'>) {
  const { locale, membership, words } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.plans}>
        {section.items.map(
          ({ name, plan, period, recommended, features, object, example, action }) => (
            <article key={name} className={clsx(styles.plan, recommended && styles.recommended)}>
              <h3>{name}</h3>
              {recommended && <p className={styles.mark}>{words.recommended}</p>}
              <p className={styles.price}>
                <strong>{formatPrice(termsOf(plan, membership).fee, locale)}</strong>{' '}
                <RichText text={period} />
              </p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" />{' '}
                    <span>
                      <RichText text={feature} />
                    </span>
                  </li>
                ))}
              </ul>
              <div className={styles.example}>
                <ObjectPicture name={object} />
                <h4>{example.title}</h4>
                <dl>
                  {example.lines.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <RichText text={value} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
              <SmartLink to={action} className={buttonClass(recommended ? 'premium' : 'outline')}>
                {action.label}
              </SmartLink>
            </article>
          ),
        )}
      </div>
    </SectionFrame>
  );
}
