import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { YearStrip } from '@/components/ui/year-strip/year-strip';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './shipping-options.module.scss';

/** What goes by air and what by sea, how long both take, and busy seasons. */
export function ShippingOptions(section: AnySectionOf<'shipping-options'>) {
  const { air, sea, times, seasons } = section;
  const { byAir, bySea } = currentSite().routePage;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.options}>
        {[
          { ...air, icon: 'plane' as const },
          { ...sea, icon: 'ship' as const },
        ].map(({ title, text, icon }) => (
          <article key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <div className={styles.times}>
        <div>
          <h3>{times.heading}</h3>
          <dl>
            <dt>{byAir}</dt>
            <dd>{times.air}</dd>
            <dt>{bySea}</dt>
            <dd>{times.sea}</dd>
          </dl>
          <p>{times.note}</p>
        </div>
        {times.clock && (
          <div>
            <h3>{times.clock.heading}</h3>
            <ol>
              {times.clock.parts.map((part) => (
                <li key={part}>
                  <RichText text={part} />
                </li>
              ))}
            </ol>
          </div>
        )}
        {seasons && (
          <div>
            <h3>{seasons.heading}</h3>
            <YearStrip year={seasons.year} />
            <p>
              <RichText text={seasons.text} />
            </p>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
