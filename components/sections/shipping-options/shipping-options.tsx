import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './shipping-options.module.scss';

/** Air and sea side by side: purpose, time, and notes for this origin. */
export function ShippingOptions(section: AnySectionOf<'shipping-options'>) {
  const { air, sea } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.options}>
        {[
          { ...air, icon: 'plane' as const },
          { ...sea, icon: 'ship' as const },
        ].map(({ title, time, text, note, icon }) => (
          <article key={title} className={styles.option}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className={styles.time}>{time}</p>
            <p className={styles.text}>{text}</p>
            <p>
              <RichText text={note} />
            </p>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
